// The log turn by turn, in words that serve any game: what opens, whose it is, what sort it is of.
import { expect, test } from 'vitest';
import type { Sort } from '../../src/generated/protocol';
import { about, chaptersOf, latest } from '../../src/lib/chronicle';
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

test('the latest are in the order in which they happened, and no turn is cut', () => {
  const chapters = chaptersOf(LOG);
  expect(latest(100, chapters)).toEqual(chapters);
  const few = latest(1, chapters);
  expect(few).toEqual(chapters.slice(-few.length));
  expect(few.length).toBeLessThan(chapters.length);
});

test('a round stands above its turns, also where those before it are left out', () => {
  const rounds = [1, 2].flatMap(() => [line('round', null, 'plain', true), ...[0, 1].flatMap(turnOf)]);
  expect(latest(100, chaptersOf(rounds)).map(({ id }) => id)).toEqual([0, 1, 3, 5, 6, 8]);
  expect(latest(2, chaptersOf(rounds)).map(({ id }) => id)).toEqual([5, 6, 8]);
});
