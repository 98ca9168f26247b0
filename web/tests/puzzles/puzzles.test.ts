// Puzzles in the browser: which fit a wish, which comes next, what is kept of answers and days.
import { beforeEach, expect, test } from 'vitest';
import { fitting, nextAfter, themesOf, type Wish } from '../../src/puzzles/choosing';
import { answers, isDone, keepAnswer, keepDay, streakOf } from '../../src/puzzles/progress';

const PUZZLES = [
  { id: 'AAA', game: 'forge', level: 1, themes: ['base', 'feats'] },
  { id: 'BBB', game: 'forge', level: 2, themes: ['base', 'forging'] },
  { id: 'CCC', game: 'realms', level: 1, themes: ['alone'] },
  { id: 'DDD', game: 'forge', level: 2, themes: ['titans', 'feats'] },
];
const ALL: Wish = { game: 'forge', theme: '', level: 0, fresh: false };
const ids = (found: { id: string }[]): string => found.map(({ id }) => id[0]).join('');

beforeEach(() => localStorage.clear());

test('puzzles fit a wish by game, theme, difficulty and whether they are new', () => {
  const known = new Map([['BBB', true]]);
  expect(ids(fitting(PUZZLES, ALL, known))).toBe('ABD');
  expect(ids(fitting(PUZZLES, { ...ALL, theme: 'feats' }, known))).toBe('AD');
  expect(ids(fitting(PUZZLES, { ...ALL, level: 2 }, known))).toBe('BD');
  expect(ids(fitting(PUZZLES, { ...ALL, fresh: true }, known))).toBe('AD');
});

test('themes are counted, the most frequent first', () => {
  expect(themesOf(PUZZLES, 'forge')[0][1]).toBe(2);
  expect(Object.fromEntries(themesOf(PUZZLES, 'forge'))).toEqual({ base: 2, feats: 2, forging: 1, titans: 1 });
});

test('the next one is new, of the same game, and harder rather than easier', () => {
  expect(nextAfter(PUZZLES, 'AAA', new Map())?.id).toBe('BBB');
  expect(nextAfter(PUZZLES, 'AAA', new Map([['BBB', false]]))?.id).toBe('DDD');
  expect(nextAfter(PUZZLES, 'DDD', new Map())?.id).toBe('AAA');
  expect(nextAfter(PUZZLES, 'CCC', new Map())).toBeUndefined();
});

test('the first answer to a puzzle counts', () => {
  keepAnswer('AAA', false);
  keepAnswer('AAA', true);
  keepAnswer('BBB', true);
  expect([...answers()]).toEqual([
    ['AAA', false],
    ['BBB', true],
  ]);
});

test('days in a row count until one is missed', () => {
  keepDay('forge', '2026-02-27', true);
  keepDay('forge', '2026-02-28', true);
  expect(streakOf('forge', '2026-03-01')).toBe(2);
  keepDay('forge', '2026-03-01', true);
  keepDay('forge', '2026-03-01', false);
  expect([streakOf('forge', '2026-03-01'), isDone('forge', '2026-03-01')]).toEqual([3, true]);
  expect(streakOf('forge', '2026-03-03')).toBe(0);
  keepDay('forge', '2026-03-03', true);
  keepDay('forge', '2026-03-04', false);
  expect(streakOf('forge', '2026-03-04')).toBe(0);
});

test('an answer to the puzzle of yesterday, given after midnight, leaves the row of today alone', () => {
  keepDay('late', '2026-05-02', true);
  keepDay('late', '2026-05-01', false);
  expect(isDone('late', '2026-05-02')).toBe(true);
  expect(streakOf('late', '2026-05-02')).toBe(1);
});
