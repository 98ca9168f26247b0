// The past of a table: the lines of a chronicle find the moment in which they happened, also after an
// undo or a break has brought them once more.
import { expect, test } from 'vitest';
import type { Line } from '../../src/generated/protocol';
import { Moments, recognised } from '../../src/lib/moments';
import { lineOf } from '../arrange';

const line = (kind: string, seat: number | null = 0): Line => lineOf({ kind, sort: 'plain', seat }, `log-${kind}`);
const copy = (lines: Line[]): Line[] => JSON.parse(JSON.stringify(lines)) as Line[];
const around = (at: number) => ({ before: { at }, after: { at: at + 1 } });

test('lines are shown again in their moments, with what happened between them', () => {
  const moments = new Moments();
  const [a, silent, b, c, d] = ['a', 'silent', 'b', 'c', 'd'].map((kind) => line(kind));
  moments.keep({ lines: [a, silent, b], ...around(1) });
  moments.keep({ lines: [c, d], ...around(2) });
  expect(moments.of([b])).toEqual([{ lines: [b], ...around(1) }]);
  expect(moments.of([a, b, c])).toEqual([
    { lines: [a, silent, b], ...around(1) },
    { lines: [c], ...around(2) },
  ]);
});

test('a deed before the lines of a moment is shown once more, or an old face would be rolled', () => {
  const moments = new Moments();
  const [paid, turn, rolled, after] = ['paid', 'turn', 'rolled', 'after'].map((kind) => line(kind));
  const forged = lineOf({ kind: 'forged', sort: 'deed', seat: 0 }, 'log-forged');
  moments.keep({ lines: [paid, forged, turn, rolled, after], ...around(1) });
  expect(moments.of([turn, rolled])).toEqual([{ lines: [forged, turn, rolled], ...around(1) }]);
  expect(moments.of([paid])).toEqual([{ lines: [paid], ...around(1) }]);
});

test('a line that this page has not seen happen has no moment', () => {
  const moments = new Moments();
  expect(moments.knows(line('a'))).toBe(false);
  expect(moments.of([line('a')])).toEqual([]);
});

test('after an undo the lines that are left are those that were known', () => {
  const known = ['a', 'b', 'c', 'd'].map((kind) => line(kind));
  const fresh = recognised(known, copy(known.slice(0, 3)));
  expect(fresh.map((one, at) => one === known[at])).toEqual([true, true, true]);
});

test('after a break new lines follow those that were known, and old ones may be gone', () => {
  const known = ['a', 'a', 'b', 'a', 'c'].map((kind) => line(kind));
  const fresh = recognised(known, copy([...known.slice(2), line('d')]));
  expect(fresh.slice(0, 3).every((one, at) => one === known[at + 2])).toBe(true);
  expect(fresh).toHaveLength(4);
  expect(fresh[3].key).toBe('log-d');
});

test('of a game that shares nothing with what was known, all lines are new', () => {
  const fresh = [line('x')];
  expect(
    recognised(
      ['a', 'b'].map((kind) => line(kind)),
      fresh,
    ),
  ).toEqual(fresh);
});
