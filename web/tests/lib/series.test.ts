import { expect, test } from 'vitest';
import { seriesWords } from '../../src/lib/series';
import { room, seat } from '../arrange';

const seats = [seat(0, { name: 'Olena' }), seat(1, { name: 'Taras' })];

test('the score of a row of games is told from the second game on', () => {
  expect(seriesWords(room({ seats, wins: [0, 0], status: 'playing' }))).toBe('');
  expect(seriesWords(room({ seats, wins: [1, 0], status: 'over' }))).toBe('');
  expect(seriesWords(room({ seats, wins: [1, 0], status: 'open' }))).toBe('Olena 1 · Taras 0');
  expect(seriesWords(room({ seats, wins: [2, 1], status: 'over' }))).toBe('Olena 2 · Taras 1');
});

test('alone there is no score to keep', () => {
  expect(seriesWords(room({ seats: [seats[0]], wins: [3], status: 'over' }))).toBe('');
});
