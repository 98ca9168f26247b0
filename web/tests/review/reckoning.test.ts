// The numbers of reviews: what adds up to a curve, how it is piled, rounds.
import { expect, test } from 'vitest';
import type { ReviewSeat, ReviewStep } from '../../src/generated/protocol';
import { isRecord, waysTo } from '../../src/review/asking';
import {
  errorsOf,
  errorsOfAll,
  layers,
  names,
  pile,
  rolled,
  rounds,
  roundStarts,
  shownPer,
  type Grade,
} from '../../src/review/reckoning';

const GAME = {
  names: ['Olena', 'Taras'],
  parts: 100,
  worth: [
    [50, 50],
    [62, 38],
    [52, 48],
    [49, 51],
    [100, 0],
  ],
  steps: [
    { step: 1, seat: -1, action: 0, round: 1, whose: 0, luck: [12, -12] },
    { step: 2, seat: 0, action: 0, round: 1, lost: [-8, 8], noise: [-2, 2] },
    { step: 3, seat: 1, action: 0, round: 2, lost: [3, -3], noise: [-6, 6] },
    { step: 4, seat: -1, action: 0, round: 2, whose: 1, luck: [51, -51] },
  ],
};

test('luck, errors and noise add up to the curve at every step', () => {
  for (const seat of [0, 1]) {
    const { sum } = pile(GAME, seat);
    expect(sum).toEqual(GAME.worth.map((worth) => worth[seat] - GAME.worth[0][seat]));
  }
});

test('what is above nothing is piled upwards, the rest downwards', () => {
  const found = layers(pile(GAME, 0));
  expect(found.luck[2]).toEqual([0, 12]);
  expect(found.lost[2]).toEqual([0, -8]);
  expect(found.noise[2]).toEqual([-8, -10]);
});

test('rounds tell worth, luck and own errors of each seat', () => {
  const [first, second] = rounds(GAME);
  expect(first.seats[0]).toEqual({ worth: 52, luck: 12, lost: -8, rest: -2 });
  expect(second.seats[0]).toEqual({ worth: 100, luck: 51, lost: 0, rest: -3 });
  expect(second.seats[1].lost).toBe(-3);
});

test('chances are shown in hundredths, the scores of one as they are', () => {
  expect(shownPer(GAME) * 50).toBe(50);
  expect(shownPer({ names: ['Olena'], parts: 100 }) * 250).toBe(2.5);
});

test('sorts and faces come in an order that can be read', () => {
  const seat = {
    by_sort: { feats: 1 },
    rolled: { 'face:a': { rolled: 1, expected: 2 }, 'face:b': { rolled: 4, expected: 3 } },
  };
  const other = { by_sort: { order: 1, feats: 1 }, rolled: {} };
  const seats = [seat, other] as unknown as ReviewSeat[];
  expect(names(seats, (one) => one.by_sort)).toEqual(['feats', 'order']);
  expect(rolled(seats[0])).toMatchObject({
    dice: 5,
    faces: [
      ['face:b', {}],
      ['face:a', {}],
    ],
  });
});

test('a record is told from a room by its fingerprint', () => {
  expect(isRecord('0123456789abcdef'.repeat(4))).toBe(true);
  expect(isRecord('K9YRZVC6VWAC')).toBe(false);
});

test('a round begins at the position before its first step', () => {
  expect(roundStarts(GAME)).toEqual([
    { round: 1, step: 0 },
    { round: 2, step: 2 },
  ]);
});

test('errors of a seat are listed by grade, the dearest first or as they were made', () => {
  const made = (step: number, seat: number, grade: string, loss: number) =>
    ({ step, seat, action: 0, round: 1, choice: { grade, loss } }) as unknown as ReviewStep;
  const game = {
    steps: [
      made(1, 0, 'doubtful', 2),
      made(2, 1, 'blunder', 30),
      made(3, 0, 'best', 0),
      made(4, 0, 'blunder', 20),
      made(5, 0, 'fine', 1),
      { step: 6, seat: -1, action: 0, round: 1 },
    ],
  };
  const steps = (grade: '' | Grade, order: 'cost' | 'game') =>
    errorsOf(game, { seat: 0, grade, order }).map(({ step }) => step);
  expect(steps('', 'cost')).toEqual([4, 1]);
  expect(steps('', 'game')).toEqual([1, 4]);
  expect(steps('fine', 'cost')).toEqual([5]);
  const every = errorsOfAll({ ...game, names: ['Olena', 'Taras'] }, { seat: 0, grade: 'fine', order: 'game' });
  expect(every.map(({ step }) => step)).toEqual([1, 4, 2]);
});

test('a game of a room can be replayed and analysed, a record that was brought analysed', () => {
  expect(waysTo('abcd', 12)).toEqual({ replay: '/replay/ABCD?step=12', analysis: '/analysis?room=ABCD&step=12' });
  const id = 'f'.repeat(64);
  expect(waysTo(id, 3)).toEqual({ analysis: `/analysis?record=${id}&step=3` });
});
