// Names beside a chart: whole where there is room.
import { expect, test } from 'vitest';
import { roomFor, shortened } from '../../src/study/charts/names';

test('a name that the room was made for is written whole, whatever its length', () => {
  for (let length = 1; length <= 24; length++) {
    const name = 'x'.repeat(length);
    expect(shortened(name, roomFor([name], 1000))).toBe(name);
  }
});

test('where there is little room, a name is cut and says so', () => {
  expect(shortened('Penelope of Ithaca', roomFor(['Penelope of Ithaca'], 60))).toBe('Penel…');
});
