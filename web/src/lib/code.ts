// Codes of rooms as people read them.

/** A code in groups of four, easier to read out; codes of old rooms are short enough. */
export function spaced(code: string): string {
  return code.length > 8 ? code.replace(/(.{4})(?=.)/g, '$1-') : code;
}
