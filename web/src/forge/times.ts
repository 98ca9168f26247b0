// How long things take on the table, in milliseconds at normal pace.

export const TIMES = {
  /** A die from the hand until it lies still; each die of a hand follows the other. */
  throw: 980,
  perDie: 70,
  perSeat: 40,
  turnOver: 300,
  flight: 620,
  /** What a full reserve has no room for falls off it. */
  fall: 480,
  tick: 220,
  carryFace: 420,
  lever: 220,
  hammer: 260,
  card: 520,
  pawn: 420,
  oust: 200,
  golem: 260,
  star: 900,
  round: 700,
  source: 250,
  afterCount: 500,
  /** Whoever wants no motion sees fades, and the table rests for as long as it would have moved. */
  fade: 120,
} as const;
