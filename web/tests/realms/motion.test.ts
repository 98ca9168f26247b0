// What a batch shows is read from its events.
import { expect, test } from 'vitest';
import type { RealmsEvent } from '../../src/generated/realms-types';
import { resultsIn, rollIn } from '../../src/realms/motion';
import { lineOf } from '../arrange';

const rolled = (d1: number, d2: number, turn: number): RealmsEvent => ({
  kind: 'rolled',
  sort: 'roll',
  opens: true,
  seat: null,
  values: [d1, d2],
  turn,
});
const result = (seat: number, tenths: number): RealmsEvent => ({
  kind: 'result',
  sort: 'plain',
  seat,
  round: 2,
  tenths,
  unspent: 3,
});

test('the last roll of a batch is shown', () => {
  expect(rollIn([rolled(3, 4, 1), result(0, 57), rolled(6, 1, 2)].map((event) => lineOf(event)))).toEqual([6, 1]);
  expect(rollIn([lineOf(result(0, 57))])).toBeNull();
});

test('results are told in stars and tenths', () => {
  expect(resultsIn([result(0, 57), rolled(3, 4, 1), result(1, 60)].map((event) => lineOf(event)))).toEqual([
    { round: 2, seat: 0, stars: 5, tenths: 7 },
    { round: 2, seat: 1, stars: 6, tenths: 0 },
  ]);
});
