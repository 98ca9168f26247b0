// Laying shapes on the woven grid: which placement lies under a cell, and how it turns there.
import type { Option } from '../generated/protocol';
import type { Cell } from './model';

/** The cells that an option fills, row by row. */
export function cellsOf(option: Option): Cell[] {
  return option.targets
    .map((target) => target.split(':'))
    .filter((words) => words[0] === 'realm' && words[2] === 'cell')
    .map((words): Cell => [Number(words[3]), Number(words[4])])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** How a shape is turned, whatever its place: equal for placements that differ by a shift only. */
export function turnOf(option: Option): string {
  const cells = cellsOf(option);
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => `${row - top}.${column - left}`).join(' ');
}

/** The cell by which a placement is held: the same cell of the shape for every place. */
function gripOf(option: Option): Cell {
  const cells = cellsOf(option);
  return cells[Math.floor((cells.length - 1) / 2)];
}

function isSame(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function covers(option: Option, cell: Cell): boolean {
  return cellsOf(option).some((other) => isSame(other, cell));
}

/**
 * Give the placement to show for a cell: turned as wished and held by this cell if that is legal,
 * else one that covers the cell, turned as wished if possible. Every legal placement shows up for
 * its own grip and turn.
 */
export function placementAt(options: readonly Option[], cell: Cell, turn: string): Option | null {
  const here = options.filter((option) => covers(option, cell));
  const turned = here.filter((option) => turnOf(option) === turn);
  const wished = turned.length ? turned : here;
  return wished.find((option) => isSame(gripOf(option), cell)) ?? wished[0] ?? null;
}

/** Give the next way to lay the shape over a cell: another turn, or another shift if none. */
export function turnedAt(options: readonly Option[], cell: Cell, shown: Option): Option {
  const here = options.filter((option) => covers(option, cell));
  const turns = [...new Set(here.map(turnOf))].sort();
  if (turns.length > 1) {
    const next = turns[(turns.indexOf(turnOf(shown)) + 1) % turns.length];
    return placementAt(options, cell, next) ?? shown;
  }
  return here[(here.indexOf(shown) + 1) % here.length] ?? shown;
}
