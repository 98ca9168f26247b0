// How seats look, and whether several people share a screen.
import { expect, test } from 'vitest';
import { fromOwn, SEAT_LOOKS, seatLook, together } from '../../src/lib/seats';
import { seat } from '../arrange';

test('no two seats of a table of four share a colour or a mark', () => {
  const looks = [0, 1, 2, 3].map(seatLook);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
  expect(new Set(looks.map(({ mark }) => mark)).size).toBe(4);
});

test('a fifth seat begins the row anew, and so does a spectator', () => {
  expect(seatLook(4)).toBe(SEAT_LOOKS[0]);
  expect(seatLook(-1)).toBe(SEAT_LOOKS[3]);
});

test('people share a screen when two of the seats are played here', () => {
  expect(together([seat(0, { mine: true }), seat(1)])).toBe(false);
  expect(together([seat(0, { mine: true }), seat(1), seat(2, { mine: true })])).toBe(true);
});

test('seats follow each other from one’s own, whoever acts; who watches begins with the first', () => {
  const numbers = (...own: number[]): number[] =>
    fromOwn([0, 1, 2, 3].map((at) => seat(at, { mine: own.includes(at) }))).map((one) => one.seat);
  expect(numbers(2)).toEqual([2, 3, 0, 1]);
  expect(numbers(1, 3)).toEqual([1, 2, 3, 0]);
  expect(numbers()).toEqual([0, 1, 2, 3]);
});
