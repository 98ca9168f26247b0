// The numbers of a review, put together for charts and tables. Nothing here has words.
import type { Review, ReviewChoice, ReviewSeat, ReviewStep } from '../generated/protocol';

export const GRADES = ['best', 'fine', 'doubtful', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];
/** What is listed as an error where no grade is asked for. */
export const ERRORS: readonly Grade[] = ['doubtful', 'mistake', 'blunder'];
/** Units of noise at which a review says that the judge misunderstood the game (`review/scales.py`). */
export const MUCH_NOISE = 0.25;
/** What makes a curve, in the order in which it is piled up. */
export const CAUSES = ['luck', 'lost', 'noise'] as const;
export type Cause = (typeof CAUSES)[number];
export type Pile = Record<Cause | 'sum', number[]>;

export const isAlone = (review: Pick<Review, 'names'>): boolean => review.names.length === 1;

/** What numbers are multiplied by to be shown: hundredths of a victory, alone what the score counts. */
export function shownPer(review: Pick<Review, 'names' | 'parts'>): number {
  return (isAlone(review) ? 1 : 100) / review.parts;
}

const of = (values: number[] | undefined, seat: number): number => values?.[seat] ?? 0;

/** Luck, errors of all and noise of a seat since the start, at every position; their sum is the curve's change. */
export function pile(review: Pick<Review, 'steps'>, seat: number): Pile {
  const found: Pile = { luck: [0], lost: [0], noise: [0], sum: [0] };
  for (const step of review.steps) {
    for (const cause of CAUSES) found[cause].push((found[cause].at(-1) ?? 0) + of(step[cause], seat));
    found.sum.push(CAUSES.reduce((sum, cause) => sum + (found[cause].at(-1) ?? 0), 0));
  }
  return found;
}

/** A piece of a pile at one position: from where to where it reaches. */
export type Span = readonly [number, number];

/** Where each cause lies at every position: what is above nothing is piled upwards, the rest downwards. */
export function layers(piled: Pile): Record<Cause, Span[]> {
  const found: Record<Cause, Span[]> = { luck: [], lost: [], noise: [] };
  piled.sum.forEach((_, at) => {
    let above = 0;
    let below = 0;
    for (const cause of CAUSES) {
      const value = piled[cause][at];
      const from = value >= 0 ? above : below;
      found[cause].push([from, from + value]);
      if (value >= 0) above += value;
      else below += value;
    }
  });
  return found;
}

export interface RoundRow {
  round: number;
  /** The position after its last step. */
  step: number;
  /** By seat: worth at its end, luck and own errors in it, what is left of the change. */
  seats: { worth: number; luck: number; lost: number; rest: number }[];
}

/** The game round by round. */
export function rounds(review: Pick<Review, 'names' | 'steps' | 'worth'>): RoundRow[] {
  const found = new Map<number, ReviewStep[]>();
  for (const step of review.steps) {
    if (step.round > 0) found.set(step.round, [...(found.get(step.round) ?? []), step]);
  }
  return [...found].map(([round, steps]) => {
    const last = steps.at(-1)?.step ?? 0;
    return {
      round,
      step: last,
      seats: review.names.map((_, seat) => {
        const worth = review.worth[last]?.[seat] ?? 0;
        const before = review.worth[(steps[0]?.step ?? 1) - 1]?.[seat] ?? 0;
        const luck = steps.reduce((sum, step) => sum + of(step.luck, seat), 0);
        const lost = steps.reduce((sum, step) => sum + (step.seat === seat ? of(step.lost, seat) : 0), 0);
        return { worth, luck, lost, rest: worth - before - luck - lost };
      }),
    };
  });
}

/** Which errors somebody wants to see, and in which order. */
export interface Wish {
  seat: number;
  /** '' for all that are errors. */
  grade: Grade | '';
  order: 'cost' | 'game';
}

export type ErrorStep = ReviewStep & { choice: ReviewChoice };

/** The errors of a seat: the dearest first, or as they were made. */
export function errorsOf(review: Pick<Review, 'steps'>, { seat, grade, order }: Wish): ErrorStep[] {
  const wanted = grade ? [grade] : ERRORS;
  const found = review.steps.filter(
    (step): step is ErrorStep => step.seat === seat && !!step.choice && wanted.includes(step.choice.grade),
  );
  return order === 'cost' ? found.toSorted((a, b) => b.choice.loss - a.choice.loss) : found;
}

/** The errors of all seats, one seat after another, of every grade that is an error. */
export const errorsOfAll = (review: Pick<Review, 'steps' | 'names'>, wish: Wish): ErrorStep[] =>
  review.names.flatMap((_, seat) => errorsOf(review, { ...wish, seat, grade: '' }));

/** Where each round begins. */
export function roundStarts({ steps }: Pick<Review, 'steps'>): { round: number; step: number }[] {
  const found = new Map<number, number>();
  for (const { round, step } of steps) if (round > 0 && !found.has(round)) found.set(round, step - 1);
  return [...found].map(([round, step]) => ({ round, step }));
}

/** All that any seat has something of, in the order in which it first comes up. */
export function names(seats: ReviewSeat[], of: (seat: ReviewSeat) => Record<string, unknown>): string[] {
  return [...new Set(seats.flatMap((seat) => Object.keys(of(seat))))];
}

/** What was rolled, the most expected first, with how many dice there were. */
export function rolled(seat: ReviewSeat): { faces: [string, { rolled: number; expected: number }][]; dice: number } {
  const faces = Object.entries(seat.rolled).sort((a, b) => b[1].expected - a[1].expected);
  return { faces, dice: faces.reduce((sum, [, { rolled: count }]) => sum + count, 0) };
}
