// The way of a golem through the labyrinth.
import { expect, test } from 'vitest';
import { driven, trail } from '../../src/forge/boards/trail';
import { MAZE } from '../../src/generated/forge';

test('a way goes from square to square, both ends included', () => {
  expect(trail('g01', 'g01')).toEqual(['g01']);
  expect(trail('g01', 'g04')).toEqual(['g01', 'g02', 'g03', 'g04']);
  for (const to of Object.keys(MAZE)) {
    const way = trail('g01', to) ?? [];
    expect(way.at(-1)).toBe(to);
    way.slice(1).forEach((square, at) => expect(MAZE[way[at]].next).toContain(square));
  }
});

test('whoever must go back goes the same way', () => {
  expect(trail('g04', 'g03')).toEqual(['g04', 'g03']);
});

test('further steps are driven on while there is but one way', () => {
  expect(driven(['g01', 'g02'], 1)).toEqual([]);
  expect(driven(['g02', 'g03'], 2)).toEqual(['g04']);
  expect(driven(['g05', 'g04'], 2)).toEqual(['g03', 'g02']);
});
