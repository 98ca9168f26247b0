// Laying shapes on the woven grid.
import { expect, test } from 'vitest';
import type { Option } from '../../src/generated/protocol';
import { cellsOf, placementAt, turnedAt, turnOf } from '../../src/realms/shapes';
import { option } from '../arrange';

/** A placement of cells on the card at place 1. */
function laid(...cells: [number, number][]): Option {
  const targets = cells.map(([row, column]) => `realm:1:cell:${row}:${column}`);
  return option('rr-option-tapestry', { targets: ['die:d1', ...targets] });
}

const ACROSS = laid([1, 1], [1, 2]);
const ACROSS_BELOW = laid([2, 1], [2, 2]);
const ACROSS_RIGHT = laid([1, 2], [1, 3]);
const DOWN = laid([1, 1], [2, 1]);
const ALL = [ACROSS, ACROSS_BELOW, ACROSS_RIGHT, DOWN];

test('cells come row by row, and dice are none', () => {
  expect(cellsOf(laid([2, 1], [1, 2], [1, 1]))).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
  ]);
});

test('placements that differ by a shift are turned alike', () => {
  expect(turnOf(ACROSS)).toBe(turnOf(ACROSS_BELOW));
  expect(turnOf(ACROSS)).not.toBe(turnOf(DOWN));
});

test('a cell shows the placement it holds, turned as wished', () => {
  expect(placementAt(ALL, [1, 1], turnOf(ACROSS))).toBe(ACROSS);
  expect(placementAt(ALL, [1, 1], turnOf(DOWN))).toBe(DOWN);
  expect(placementAt(ALL, [1, 2], turnOf(ACROSS))).toBe(ACROSS_RIGHT);
});

test('if no placement is turned as wished, another covers the cell', () => {
  expect(placementAt(ALL, [2, 2], turnOf(DOWN))).toBe(ACROSS_BELOW);
  expect(placementAt(ALL, [5, 5], turnOf(DOWN))).toBeNull();
});

test('every legal placement can be reached by its own cell and turn', () => {
  for (const placement of ALL) {
    const grip = cellsOf(placement)[0];
    expect(placementAt(ALL, grip, turnOf(placement))).toBe(placement);
  }
});

test('turning goes round all turns, and shifts where there is but one', () => {
  const down = laid([1, 2], [2, 2]);
  const all = [...ALL, down];
  expect(turnedAt(all, [1, 2], ACROSS)).toBe(down);
  expect(turnedAt(all, [1, 2], down)).toBe(ACROSS_RIGHT);
  expect(turnedAt(ALL, [1, 2], ACROSS_RIGHT)).toBe(ACROSS);
  expect(turnedAt(ALL, [1, 2], ACROSS)).toBe(ACROSS_RIGHT);
});
