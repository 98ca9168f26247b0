// Sums of resources in the order of the game.
import { expect, test } from 'vitest';
import { listed } from '../../src/forge/dice';

test('resources are listed in the order of the game, without those there are none of', () => {
  expect(listed({ glory: 2, gold: 3, moon: 0 })).toEqual([
    ['gold', 3],
    ['glory', 2],
  ]);
});
