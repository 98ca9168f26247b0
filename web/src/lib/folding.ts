// Texts as they are searched.

/** Fold a text for searching: no case, accents or soft hyphens, one sort of apostrophe. */
export function fold(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replace(/[’ʼ`]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase();
}
