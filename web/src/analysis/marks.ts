// What is known of the steps of a tree: what a position is worth after them, by a look at it or by the review
// of the game, and which were errors. Nothing here has words.
import type { Review } from '../generated/protocol';
import { ERRORS, type Grade } from '../review/reckoning';
import { CHANCE, ROOT, type Tree } from './tree';

/** A step of the game that a tree comes from, as its review tells of it. */
export interface Reviewed {
  /** What the position after it is worth to every seat, as hints count it. */
  win: number[];
  /** Of errors alone. */
  grade?: Grade;
  loss: number;
  /** Whether something was decided, or a roll is over: else its worth is no news. */
  tells: boolean;
}

type Told = Pick<Review, 'steps' | 'worth' | 'parts'>;

/** The nodes of a tree on which the game went, with what the review says of them. */
export function reviewedNodes(tree: Tree, { steps, worth, parts }: Told): Map<number, Reviewed> {
  const found = new Map<number, Reviewed>();
  let at = ROOT;
  for (const [place, { seat, action, step, choice }] of steps.entries()) {
    const next = tree.nodes[at].children.find((id) => tree.nodes[id].seat === seat && tree.nodes[id].action === action);
    if (next === undefined) break;
    const isRolling = seat === CHANCE && steps[place + 1]?.seat === CHANCE;
    found.set(next, {
      win: (worth[step] ?? []).map((one) => one / parts),
      grade: choice && ERRORS.includes(choice.grade) ? choice.grade : undefined,
      loss: choice?.loss ?? 0,
      tells: seat === CHANCE ? !isRolling : choice !== undefined && choice !== null,
    });
    at = next;
  }
  return found;
}

/**
 * What a seat did after a node: in the game that the tree comes from, as far as its review is there, else on the
 * main line. Others who decide at the same time may have been quicker. Null if it did nothing before the dice.
 */
export function playedAfter(
  tree: Tree,
  id: number,
  seat: number,
  reviewed: ReadonlyMap<number, Reviewed> | null,
): number | null {
  const next = (at: number): number | undefined =>
    reviewed ? tree.nodes[at].children.find((child) => reviewed.has(child)) : tree.nodes[at].children[0];
  let at = next(id);
  while (at !== undefined && tree.nodes[at].seat !== CHANCE && tree.nodes[at].seat !== seat) at = next(at);
  return at === undefined || tree.nodes[at].seat === CHANCE ? null : tree.nodes[at].action;
}

/** How errors are marked, as chess players do. */
export const SIGNS: Partial<Record<Grade, string>> = { doubtful: '?!', mistake: '?', blunder: '??' };
