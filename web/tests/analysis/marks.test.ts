// What a review says of the steps of a tree.
import { expect, test } from 'vitest';
import { playedAfter, reviewedNodes } from '../../src/analysis/marks';
import { CHANCE, grow, newTree, promote, readHash, ROOT, writeHash } from '../../src/analysis/tree';
import type { ReviewStep } from '../../src/generated/protocol';

const STEPS = [
  { step: 1, seat: CHANCE, action: 64, round: 1 },
  { step: 2, seat: CHANCE, action: 65, round: 1 },
  { step: 3, seat: 0, action: 7, round: 1, choice: { grade: 'blunder', loss: 250_000 } },
  { step: 4, seat: 1, action: 0, round: 1 },
] as ReviewStep[];
const WORTH = [0.5, 0.6, 0.55, 0.3, 0.3].map((win) => [win * 1e6, (1 - win) * 1e6]);
const REVIEW = { steps: STEPS, worth: WORTH, parts: 1e6 };

test('steps of the game are known wherever they stand, and variations are not', () => {
  const game = grow(newTree('pig:1', [], '', 'ABC'), ROOT, STEPS);
  const { tree, path } = grow(game.tree, game.path[1], [{ seat: 0, action: 8 }]);
  const found = reviewedNodes(promote(tree, path[0]), REVIEW);
  expect([...found.keys()]).toEqual(game.path);
  expect(game.path.map((id) => found.get(id)?.tells)).toEqual([false, true, true, false]);
  expect(found.get(game.path[2])).toMatchObject({ win: [0.3, 0.7], grade: 'blunder', loss: 250_000 });
  expect(reviewedNodes(newTree('pig:1'), REVIEW).size).toBe(0);
});

test('a link knows which game it comes from', () => {
  const { tree } = grow(newTree('pig:1', [], '', 'ABC'), ROOT, STEPS);
  expect(readHash('pig:1', writeHash(tree, ROOT)).tree.review).toBe('ABC');
  expect(readHash('pig:1', 'r=../x').tree.review).toBe('');
});

test('what was played is known without a review, and after variations were made the main line', () => {
  const game = grow(newTree('pig:1', [], '', 'ABC'), ROOT, STEPS);
  const { tree, path } = grow(game.tree, game.path[1], [{ seat: 0, action: 8 }]);
  const changed = promote(tree, path[0]);
  expect(playedAfter(game.tree, game.path[1], 0, null)).toBe(7);
  expect(playedAfter(changed, game.path[1], 0, null)).toBe(8);
  expect(playedAfter(changed, game.path[1], 0, reviewedNodes(changed, REVIEW))).toBe(7);
  expect(playedAfter(changed, path[0], 1, reviewedNodes(changed, REVIEW))).toBeNull();
  // Where both decide at once, the other was quicker; a die that falls first is no decision.
  expect(playedAfter(game.tree, game.path[1], 1, null)).toBe(0);
  expect(playedAfter(game.tree, ROOT, 0, null)).toBeNull();
});
