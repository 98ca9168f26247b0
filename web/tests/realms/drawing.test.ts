// Results as people write them, and the outlines of places.
import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../src/lib/i18n.svelte';
import { onlyOf } from '../../src/realms/cards/card';
import { outline, type Form } from '../../src/realms/cards/outline';
import { starsText } from '../../src/realms/stars';

beforeAll(() => setLanguage('en'));

test('tenths of a star are written with one decimal', () => {
  expect(starsText(127)).toBe('12.7');
  expect(starsText(40)).toBe('4.0');
});

test('the only resource of a gain is found', () => {
  expect(onlyOf({ heart: 1 })).toBe('heart');
  expect(onlyOf({ star: 1, coin: 2 })).toBe('coin');
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
