// Where the coach speaks: beside the question, where it covers as little as possible of what it speaks of.
import { overlap, type Box, type Size } from './spotlight';

const GAP = 10;
/** The question itself weighs more than anything that can be chosen. */
const WEIGHT = 20;

interface Spot {
  left: number;
  top: number;
}

/** Of the places around the question and along the edges, the first of those that cover least. */
export function quietest(size: Size, prompt: Box | null, choices: readonly Box[], within: Size): Spot {
  const [right, bottom] = [within.width - size.width - GAP, within.height - size.height - GAP];
  const edges = [right, GAP, (GAP + right) / 2];
  const levels = [GAP, bottom, bottom / 2, bottom / 4, (3 * bottom) / 4];
  const spots: Spot[] = [];
  if (prompt) {
    const isLow = prompt.top > within.height / 2;
    const above = prompt.top - GAP - size.height;
    const below = prompt.top + prompt.height + GAP;
    const tops = isLow ? [above, below] : [below, above];
    const lefts = [prompt.left, prompt.left + prompt.width - size.width];
    spots.push(...tops.flatMap((top) => lefts.map((left) => ({ left, top }))));
  }
  spots.push(...levels.flatMap((top) => edges.map((left) => ({ left, top }))));
  const inside = spots.map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(left, right)),
    top: Math.max(GAP, Math.min(top, bottom)),
  }));
  const covers = (spot: Spot): number => {
    const mine = { ...spot, ...size };
    const chosen = choices.reduce((sum, box) => sum + overlap(mine, box), 0);
    return chosen + (prompt ? WEIGHT * overlap(mine, prompt) : 0);
  };
  return inside.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
}
