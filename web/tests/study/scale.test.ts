// Axes in round numbers, and labels that do not lie over one another.
import { expect, test } from 'vitest';
import { spreadOut, ticks } from '../../src/study/charts/scale';

test.each([
  [0, 100, [0, 20, 40, 60, 80, 100]],
  [0, 37, [0, 10, 20, 30, 40]],
  [-12, 7, [-15, -10, -5, 0, 5, 10]],
  [0, 3, [0, 1, 2, 3]],
  [0, 0, [0]],
])('from %i to %i the steps are round', (low, high, steps) => {
  expect(ticks(low, high)).toEqual(steps);
});

test('labels are moved apart, in their order', () => {
  expect(spreadOut([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
});

test('labels stay on the paper', () => {
  expect(spreadOut([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
  expect(spreadOut([-5, 0], 10, 0, 100)).toEqual([0, 10]);
});
