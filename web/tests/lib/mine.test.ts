import { expect, test } from 'vitest';
import type { MyRoom } from '../../src/generated/protocol';
import { ANYTHING, bests, compared, outcome, wished } from '../../src/lib/mine';

function ended(code: string, rest: Partial<MyRoom> = {}): MyRoom {
  return {
    code,
    game: 'dice-forge',
    setup_name: '',
    status: 'over',
    names: ['Olena', 'Daedalus'],
    bots: ['', 'easy'],
    mine: [0],
    your_turn: false,
    updated: 0,
    scores: [104, 96],
    winners: [0],
    ...rest,
  };
}

test.each([
  [{}, 'won'],
  [{ winners: [1] }, 'lost'],
  [{ winners: [0, 1] }, 'shared'],
  [{ mine: [0, 1], winners: [1] }, 'together'],
  [{ names: ['Olena'], bots: [''], scores: [42] }, 'alone'],
  [{ mine: [] }, 'watched'],
  [{ scores: [], winners: [] }, 'unknown'],
  [{ status: 'playing', scores: [], winners: [] }, 'going'],
] as [Partial<MyRoom>, string][])('a game of %j is %s', (rest, how) => {
  expect(outcome(ended('A', rest))).toBe(how);
});

test('games are found by name, bot, outcome and what they are called', () => {
  const rooms = [
    ended('A'),
    ended('B', { winners: [1], bots: ['', 'hard'] }),
    ended('C', { names: ['Olena', 'Taras'] }),
  ];
  const codes = (wish: Partial<typeof ANYTHING>): string[] =>
    wished(rooms, { ...ANYTHING, ...wish }, () => 'Dice Forge').map(({ code }) => code);
  expect(codes({})).toEqual(['A', 'B', 'C']);
  expect(codes({ text: 'forge TARAS' })).toEqual(['C']);
  expect(codes({ bot: 'hard' })).toEqual(['B']);
  expect(codes({ outcome: 'won' })).toEqual(['A', 'C']);
  expect(codes({ game: 'rolling-realms' })).toEqual([]);
});

test('bests count what ended, and name the room of the best score', () => {
  const rooms = [
    ended('A'),
    ended('B', { scores: [130, 140], winners: [1] }),
    ended('C', { status: 'playing', scores: [], winners: [] }),
    ended('D', { game: 'rolling-realms', names: ['Olena'], bots: [''], scores: [45] }),
  ];
  expect(bests(rooms)).toEqual([
    { game: 'dice-forge', played: 2, won: 1, score: 130, code: 'B' },
    { game: 'rolling-realms', played: 0, won: 0, score: 45, code: 'D' },
  ]);
});

test('a game that went on from a position is no best, and is compared with none', () => {
  const half = { from_position: true, names: ['Olena'], bots: [''], scores: [200] };
  const rooms = [ended('A', half), ended('B', { names: ['Olena'], bots: [''], scores: [104] })];
  expect(bests(rooms)).toEqual([{ game: 'dice-forge', played: 0, won: 0, score: 104, code: 'B' }]);
  expect(compared(rooms, 'dice-forge', 'A', 200)).toBeNull();
  expect(compared(rooms, 'dice-forge', 'B', 104)).toEqual({ how: 'first', best: 104 });
});

test.each([
  [[], 'first', 50],
  [[40, 45], 'better', 45],
  [[50, 20], 'equal', 50],
  [[20, 61], 'worse', 61],
] as const)('a score of 50 beside %j is %s', (scores, how, best) => {
  const alone = { names: ['Olena'], bots: [''], winners: [0] };
  const rooms = scores.map((score, n) => ended(`B${n}`, { ...alone, scores: [score] }));
  const elsewhere = ended('C', { ...alone, game: 'rolling-realms', scores: [99] });
  const own = ended('A', { ...alone, scores: [50] });
  expect(compared([own, elsewhere, ...rooms], 'dice-forge', 'A', 50)).toEqual({ how, best });
});
