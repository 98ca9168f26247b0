// The log turn by turn, in words that serve any game: what opens, whose it is, what sort it is of.
import { expect, test } from 'vitest';
import type { Sort } from '../../src/generated/protocol';
import { about, chaptersOf, newest } from '../../src/lib/chronicle';
import { lineOf } from '../arrange';

const line = (kind: string, seat: number | null, sort: Sort = 'plain', opens = false) =>
  lineOf({ kind, sort, seat, opens }, `log-${kind}`);

const turnOf = (seat: number) => [line('turn', seat, 'plain', true), line('passed', seat)];

const LOG = [
  line('dealt', null),
  line('round', null, 'plain', true),
  line('turn', 0, 'plain', true),
  line('rolled', 0, 'roll'),
  line('rolled', 0, 'roll'),
  line('rolled', 1, 'roll'),
  line('bought', 0, 'deed'),
  line('bought', 0, 'deed'),
  line('turn', 1, 'plain', true),
  line('passed', 1),
];

test('chapters are turns and rounds, with what came before the first', () => {
  const chapters = chaptersOf(LOG);
  expect(chapters.map(({ head, seat, entries }) => [head?.event.kind ?? '', seat, entries.length])).toEqual([
    ['', null, 1],
    ['round', null, 0],
    ['turn', 0, 4],
    ['turn', 1, 1],
  ]);
});

test('dice of one seat in a row read as one, deeds each for itself', () => {
  const [, , turn] = chaptersOf(LOG);
  expect(turn.entries.map(({ lines }) => lines.length)).toEqual([2, 1, 1, 1]);
});

test('of one seat: its turns, and what befell it in those of others', () => {
  const found = about(1, chaptersOf(LOG));
  expect(found.map(({ seat, entries }) => [seat, entries.map((entry) => entry.seat)])).toEqual([
    [0, [1]],
    [1, [1]],
  ]);
});

test('the newest come first, and no turn is cut', () => {
  const chapters = chaptersOf(LOG);
  expect(newest(2, chapters).map(({ id }) => id)).toEqual([1, 8, 2]);
  expect(newest(100, chapters)).toHaveLength(4);
});

test('a round stands above its turns, and the rounds before it below them', () => {
  const rounds = [1, 2].flatMap(() => [line('round', null, 'plain', true), ...[0, 1].flatMap(turnOf)]);
  expect(newest(100, chaptersOf(rounds)).map(({ id }) => id)).toEqual([5, 8, 6, 0, 3, 1]);
  expect(newest(1, chaptersOf(rounds)).map(({ id }) => id)).toEqual([5, 8]);
});

test('a turn in which nothing has happened yet is no heading of the turns before it', () => {
  const turn = (n: number) => [line('turn', null, 'plain', true), ...(n ? [line('placed', 0)] : [])];
  const log = [line('round', null, 'plain', true), ...turn(1), ...turn(0)];
  expect(newest(100, chaptersOf(log)).map(({ id }) => id)).toEqual([0, 3, 1]);
  const next = [...log.slice(0, -1), line('round', null, 'plain', true)];
  expect(newest(100, chaptersOf(next)).map(({ id }) => id)).toEqual([3, 0, 1]);
});
