// Results as people write them, and the outlines of places.
import { beforeAll, expect, test } from 'vitest';
import { learnGame, setLanguage } from '../../src/lib/i18n.svelte';
import { isTaken, NOTHING, onlyOf, starOf } from '../../src/realms/cards/card';
import { outline, type Form } from '../../src/realms/cards/outline';
import { starsText } from '../../src/realms/stars';

beforeAll(async () => {
  await setLanguage('en');
  await learnGame('rolling-realms');
});

test('tenths of a star are written with one decimal', () => {
  expect(starsText(127)).toBe('12.7');
  expect(starsText(40)).toBe('4.0');
});

test('the only resource of a gain is found', () => {
  expect(onlyOf({ heart: 1 })).toBe('heart');
  expect(onlyOf({ star: 1, coin: 2 })).toBe('coin');
});

test('places show what they are said to have earned, and no more', () => {
  const earned = { stars: { 'order:10': 2, 'row:1': 1 }, gains: ['column:2'] };
  expect([0, 1, 2].map((n) => starOf(earned, 'order:10', n))).toEqual(['star', 'star', 'no-star']);
  expect([starOf(earned, 'row:1'), starOf(earned, 'row:2')]).toEqual(['star', 'no-star']);
  expect([isTaken(earned, 'column:2'), isTaken(earned, 'row:1')]).toEqual([true, false]);
  expect([starOf(NOTHING, 'row:1'), isTaken(NOTHING, 'column:2')]).toEqual(['no-star', false]);
});

test.each<Form>(['hex', 'octagon', 'house'])('a %s touches all sides of its box', (form) => {
  const corners = outline(form, 10, 20, 40, 60)
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  expect([Math.min(...across), Math.max(...across)]).toEqual([10, 50]);
  expect([Math.min(...down), Math.max(...down)]).toEqual([20, 80]);
});
