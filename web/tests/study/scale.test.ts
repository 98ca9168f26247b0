// Axes in round numbers, bars with losses, and labels that do not lie over one another.
import { expect, test } from 'vitest';
import { laidOut, reach, spreadOut, ticks } from '../../src/study/charts/scale';

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

test('a bar lays losses to the left of zero, and its two ends make the sum', () => {
  const bars = [
    [30, 10, -8, -2],
    [20, 5, 0, 0],
  ];
  const ends = reach(bars);
  expect(ends).toEqual({ low: -10, high: 40 });
  expect(laidOut(bars[0], ends)).toEqual([
    { left: 20, width: 60 },
    { left: 80, width: 20 },
    { left: 4, width: 16 },
    { left: 0, width: 4 },
  ]);
  expect(laidOut(bars[1], ends).slice(0, 2)).toEqual([
    { left: 20, width: 40 },
    { left: 60, width: 10 },
  ]);
});

test('bars of nothing, or of losses alone, have a length', () => {
  expect(reach([[0, 0]])).toEqual({ low: 0, high: 1 });
  expect(reach([[-5]])).toEqual({ low: -5, high: 0 });
});
