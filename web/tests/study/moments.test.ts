import { expect, test } from 'vitest';
import type { Figures } from '../../src/study/figures';
import { moments } from '../../src/study/moments';

/** A game of two by their scores after each turn; a turn takes ten steps. */
function game(...scores: [number, number][]): Figures {
  const last = scores.at(-1) ?? [0, 0];
  const winner = last[0] >= last[1] ? 0 : 1;
  const seats = last.map((score, seat) => ({ seat, name: `P${seat}`, score }));
  return {
    turns: scores.map((row, at) => ({ step: at * 10, round: 1 + Math.floor(at / 2), seat: at % 2, scores: row })),
    winners: [winner],
    seats,
  } as unknown as Figures;
}

test('the richest turns and the one after which nobody caught up are told, in their order', () => {
  const found = moments(game([5, 0], [5, 9], [20, 9], [20, 12], [40, 12], [40, 20]));
  expect(found).toEqual([
    { kind: 'leap', seat: 1, round: 1, step: 10, points: 9 },
    { kind: 'lead', seat: 0, round: 2, step: 20, points: 11 },
    { kind: 'leap', seat: 0, round: 3, step: 40, points: 20 },
  ]);
});

test('a lead that was there from the first turn on is no moment', () => {
  expect(moments(game([0, 0], [5, 0], [30, 9])).map(({ kind }) => kind)).toEqual(['leap', 'leap']);
});

test('a narrow end is told with what it was narrow by', () => {
  expect(moments(game([10, 50], [100, 96])).find(({ kind }) => kind === 'close')?.points).toBe(4);
});

test('alone there is nobody to lead against', () => {
  const alone = { ...game([3, 0], [9, 0]), seats: [{ seat: 0, name: 'P', score: 9 }] } as unknown as Figures;
  expect(moments(alone).map(({ kind }) => kind)).toEqual(['leap']);
});
