// Numbers as people write them: what is below zero has a minus, not a hyphen.

/** Put a minus where JavaScript writes a hyphen. */
export const withMinus = (written: string): string => written.replace('-', '−');

/** A whole number as it stands on the table. */
export const inFigures = (n: number): string => withMinus(String(n));

/** Keep numbers on one line with what they count, and with what they are of where a sentence or a part of it ends
 * with them: “3 gold”, “(glory: 2)”, “this scepter 0, …”. */
export const unbroken = (text: string): string =>
  text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(\(\p{L}+:) (?=−?\d+\))/gu, '$1\u00a0')
    .replace(/(\p{L}) (?=\d+(?:[,;.]|$))/gu, '$1\u00a0');
