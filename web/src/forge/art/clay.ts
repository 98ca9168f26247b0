// Of what clay the tile of a feat is; the colours are in clay.css.

export type Clay = 'sun' | 'moon' | 'end';

/** What no island but the last asks for of one sort. */
const MUCH = 6;

/** The clay of a feat by its cost: the last island asks for both sorts of shards, or for many of one. */
export function clayOf({ sun, moon }: { sun: number; moon: number }): Clay {
  if ((sun > 0 && moon > 0) || Math.max(sun, moon) >= MUCH) return 'end';
  return sun > 0 ? 'sun' : 'moon';
}
