// Trees of variations: how they grow, read as text, and come back from a link.
import { expect, test } from 'vitest';
import type { Line } from '../../src/generated/protocol';
import {
  annotate,
  CHANCE,
  grow,
  headsBefore,
  leaves,
  newTree,
  ownerOf,
  pathTo,
  promote,
  prune,
  readHash,
  readTree,
  ROOT,
  rowsOf,
  stopBefore,
  toNextStop,
  turnsOf,
  writeHash,
  writeSteps,
  writeTree,
  type Tree,
} from '../../src/analysis/tree';

const step = (seat: number, action: number): { seat: number; action: number } => ({ seat, action });
const START = 'dice-forge.1:abc';

/** A decision, two dice, and another way for the second die, and another decision. */
function sample(): { tree: Tree; line: number[]; other: number; late: number } {
  const first = grow(newTree(START, ['Olena', 'Taras']), ROOT, [
    step(0, 32),
    step(CHANCE, 64),
    step(CHANCE, 65),
    step(1, 0),
  ]);
  const second = grow(first.tree, first.path[1], [step(CHANCE, 69)]);
  const third = grow(second.tree, ROOT, [step(0, 40)]);
  return { tree: third.tree, line: first.path, other: second.path[0], late: third.path[0] };
}

test('the same step is one node, another one a variation', () => {
  const { tree, line, other } = sample();
  expect(grow(tree, ROOT, [step(0, 32), step(CHANCE, 64)]).path).toEqual(line.slice(0, 2));
  expect(tree.nodes[line[1]].children).toEqual([line[2], other]);
  expect(pathTo(tree, other)).toEqual([line[0], line[1], other]);
  expect(leaves(tree)).toHaveLength(3);
});

test('a tree is written as one word and read back', () => {
  const { tree } = sample();
  expect(writeSteps(tree)).toBe('Aw(A14)Z1sZ1t(Z1x)B0');
  const back = readTree(JSON.parse(JSON.stringify(writeTree(tree))));
  expect(back && writeSteps(back)).toBe(writeSteps(tree));
});

test('a link holds names, notes and where one looks', () => {
  const { tree, other } = sample();
  const named = annotate({ ...tree, title: 'Чи варто?' }, other, { name: 'шістка', note: 'щастить & (a=b)#' });
  const found = readHash(START, `#${writeHash(named, other)}`);
  expect(writeTree(found.tree)).toEqual(writeTree(named));
  expect(found.tree.nodes[found.at].name).toBe('шістка');
  expect(found.tree.names).toEqual(['Olena', 'Taras']);
});

test('whatever stands in a link, there is a tree', () => {
  for (const hash of ['#m=))((A&at=99&w=[[3', '#w=[[0,1],"x",[-1,2,3]]&p={}', '#at=x', '']) {
    expect(readHash(START, hash).tree.start).toBe(START);
  }
  expect(readTree({ format: 'grani-record-1' })).toBeNull();
  expect(readTree(null)).toBeNull();
});

test('one stops where somebody decides and before dice, not between them', () => {
  const { tree: whole, line, late, other } = sample();
  const tree = prune(prune(whole, other), late);
  expect(toNextStop(tree, ROOT)).toEqual([line[0]]);
  expect(toNextStop(tree, line[0])).toEqual([line[1], line[2]]);
  expect(stopBefore(tree, line[3])).toBe(line[2]);
  expect(stopBefore(tree, line[2])).toBe(line[0]);
  expect(toNextStop(tree, line[3])).toEqual([]);
});

test('variations stand below what they vary, and can become the main line or go', () => {
  const { tree, line, other, late } = sample();
  expect(rowsOf(tree).map(({ depth, nodes }) => [depth, nodes])).toEqual([
    [0, [line[0]]],
    [1, [late]],
    [0, [line[1], line[2]]],
    [1, [other]],
    [0, [line[3]]],
  ]);
  expect(rowsOf(tree).map(({ goesOn }) => goesOn ?? false)).toEqual([false, false, true, false, true]);
  expect(writeSteps(promote(tree, other))).toBe('Aw(A14)Z1sZ1x(Z1tB0)');
  expect(writeSteps(prune(tree, line[1]))).toBe('Aw(A14)');
  expect(writeSteps(prune(tree, ROOT))).toBe('');
});

const line = (key: string, event: Partial<Line['event']>): Line => ({
  key,
  args: {},
  event: { kind: 'any', sort: 'plain', seat: null, ...event },
});

test('what goes on after a variation is headed by its own turn again', () => {
  const { tree, line: main } = sample();
  const turn = line('log-turn', { opens: true, seat: 1 });
  const linesOf = (id: number): Line[] => (id === main[0] ? [line('log-forged', {}), turn] : []);
  expect(headsBefore(tree, main[1], linesOf)).toEqual([turn]);
  expect(headsBefore(tree, main[3], linesOf)).toEqual([turn]);
  expect(headsBefore(tree, main[0], linesOf)).toEqual([]);
  expect(turnsOf([main[3]], linesOf, [turn])).toEqual([{ heads: [turn], nodes: [main[3]] }]);
});

test('steps stand under the round and the turn that they belong to, dice with their owner', () => {
  const lines: Record<number, Line[]> = {
    1: [line('log-removed', {}), line('log-round', { opens: true }), line('log-turn', { opens: true, seat: 1 })],
    2: [line('log-rolled', { sort: 'roll', seat: 1 })],
    4: [line('log-turn', { opens: true, seat: 0 })],
  };
  const told = turnsOf([1, 2, 3, 4], (id) => lines[id] ?? []);
  expect(told.map(({ heads, nodes }) => [heads.map(({ key }) => key), nodes])).toEqual([
    [[], [1]],
    [
      ['log-round', 'log-turn'],
      [2, 3, 4],
    ],
  ]);
  expect(ownerOf(step(CHANCE, 5), lines[2])).toBe(1);
  expect(ownerOf(step(CHANCE, 5), lines[1])).toBeNull();
  expect(ownerOf(step(0, 5), [])).toBe(0);
});
