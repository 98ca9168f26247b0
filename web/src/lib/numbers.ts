// Numbers as people write them: what is below zero has a minus, not a hyphen.

/** Put a minus where JavaScript writes a hyphen. */
export const withMinus = (written: string): string => written.replace('-', '−');

/** A whole number as it stands on the table. */
export const inFigures = (n: number): string => withMinus(String(n));
