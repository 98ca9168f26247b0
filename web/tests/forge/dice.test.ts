// Sums of resources in the order of the game.
import { expect, test } from 'vitest';
import { changes, felt, listed } from '../../src/forge/dice';

test('resources are listed in the order of the game, without those there are none of', () => {
  expect(listed({ glory: 2, gold: 3, moon: 0 })).toEqual([
    ['gold', 3],
    ['glory', 2],
  ]);
});

test('two sums are told side by side, also what is gone in the second', () => {
  expect(changes({ gold: 1.5, sun: 0.167 }, { gold: 1.5, moon: 0.333 })).toEqual([
    { name: 'gold', was: 1.5, will: 1.5, change: 0 },
    { name: 'sun', was: 0.167, will: 0, change: -1 },
    { name: 'moon', was: 0, will: 0.333, change: 1 },
  ]);
});

test('what changes by less than is written is not told, nor what nobody knows', () => {
  expect(felt({ gold: 1.5, sun: 0.5, glory: 1 }, { gold: 1.54, sun: 0.4, glory: 1 })).toEqual([
    { name: 'sun', was: 0.5, will: 0.4, change: -1 },
  ]);
  expect(felt({ gold: 1 }, null)).toEqual([]);
  expect(felt(undefined, { gold: 1 })).toEqual([]);
});
