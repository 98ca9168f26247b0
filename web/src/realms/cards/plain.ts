// Marks of any realm in words.

/** Write marks of any form in one line. */
export function plain(found: unknown): string {
  if (found === null) return '–';
  if (Array.isArray(found)) return found.map(plain).join(found.some(Array.isArray) ? ' / ' : ' ');
  if (typeof found !== 'object') return String(found);
  return Object.entries(found)
    .map(([part, inner]) => `${part}: ${plain(inner)}`)
    .join('  ');
}
