// Codes of rooms as people read and type them.

/** A code in groups of four, easier to read out; codes of old rooms are short enough. */
export function spaced(code: string): string {
  return code.length > 8 ? code.replace(/(.{4})(?=.)/g, '$1-') : code;
}

/** Cyrillic capitals, and the Latin ones that look the same. */
const CYRILLIC = 'АВЕЅІЈКМНОРСТУХ';
const LATIN = 'ABESIJKMHOPCTYX';

/** A text in capitals, Latin ones where a Cyrillic letter looks the same. */
export function latin(text: string): string {
  return text.toUpperCase().replace(/[Ѐ-ӿ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
}

/** The code of a room in what was typed or pasted, the whole link too; empty if there is none. */
export function codeIn(text: string): string {
  const linked = /\/(?:room|replay)\/([^/?#\s]+)/i.exec(text)?.[1];
  if (!linked && text.includes('://')) return '';
  return latin(linked ?? text).replace(/[^0-9A-Z]/g, '');
}
