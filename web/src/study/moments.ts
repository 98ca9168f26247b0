// The moments of a game that one remembers, found in the scores after each turn.
import type { Figures } from './figures';

export interface Moment {
  /** `lead`: somebody went ahead for good; `leap`: the turn that brought a seat the most; `close`: a narrow end. */
  kind: 'lead' | 'leap' | 'close';
  seat: number;
  round: number;
  /** The step of the record at which the turn begins. */
  step: number;
  points: number;
}

/** A victory by at most this share of the winning score is a narrow one. */
const NARROW = 0.05;

/** The moments of a game, in the order in which they came. */
export function moments(figures: Figures): Moment[] {
  const leaps = figures.seats.map(({ seat }) => leap(figures, seat));
  const found = [...leaps, lead(figures), close(figures)].filter((moment) => moment !== null);
  return found.sort((a, b) => a.step - b.step);
}

/** The turn that brought a seat the most; none if it never got anything. */
function leap({ turns, begun }: Figures, seat: number): Moment | null {
  let best: Moment | null = null;
  turns.forEach(({ step, round, scores }, at) => {
    const points = scores[seat] - (turns[at - 1]?.scores[seat] ?? begun?.[seat] ?? 0);
    if (points > (best?.points ?? 0)) best = { kind: 'leap', seat, round, step, points };
  });
  return best;
}

/** The turn after which the winner was never caught up with; none if that was so from the first on. */
function lead({ turns, winners, seats }: Figures): Moment | null {
  if (winners.length !== 1 || seats.length < 2) return null;
  const seat = winners[0];
  const ahead = ({ scores }: Figures['turns'][number]): number =>
    scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
  const behind = turns.findLastIndex((turn) => ahead(turn) <= 0);
  const turn = turns[behind + 1];
  if (behind < 0 || !turn || turns.slice(0, behind + 1).every(({ scores }) => scores.every((score) => score === 0))) {
    return null;
  }
  return { kind: 'lead', seat, round: turn.round, step: turn.step, points: ahead(turn) };
}

/** A game that was won by little, or by a tie-break. */
function close({ turns, winners, seats }: Figures): Moment | null {
  const last = turns.at(-1);
  if (winners.length !== 1 || seats.length < 2 || !last) return null;
  const seat = winners[0];
  const best = seats[seat]?.score ?? 0;
  const second = Math.max(...seats.filter((other) => other.seat !== seat).map((other) => other.score));
  if (best - second > best * NARROW) return null;
  return { kind: 'close', seat, round: last.round, step: last.step, points: best - second };
}
