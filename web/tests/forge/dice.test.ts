// Sums of resources in the order of the game, and the side one would miss least.
import { expect, test } from 'vitest';
import { leastMissed, listed } from '../../src/forge/dice';
import { hero } from '../arrange';

test('resources are listed in the order of the game, without those there are none of', () => {
  expect(listed({ glory: 2, gold: 3, moon: 0 })).toEqual([
    ['gold', 3],
    ['glory', 2],
  ]);
});

test('of several sides a poor one is given up', () => {
  const sides = [
    { die: 'light', side: 5 },
    { die: 'dark', side: 0 },
    { die: 'dark', side: 4 },
  ] as const;
  expect(leastMissed(hero(0), sides)).toBe(sides[1]);
  expect(leastMissed(hero(0), [])).toBeNull();
});
