// The roofs of Charterstone, in the picture of the realm and on its card.

/** Colours of roofs, building by building. */
export const ROOFS = [
  'var(--rust-56)',
  'var(--straw-60)',
  'var(--olive-56)',
  'var(--steel-48)',
  'var(--rose-50)',
  'var(--clay-56)',
];
