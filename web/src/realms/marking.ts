// The marks of a realm card as a form: which sort of control each part of them wants. What is marked is
// written as positions write it; whether it can be is for the server to say.

export type MarkValue = number | string | null | MarkValue[] | { [part: string]: MarkValue };

export type Control =
  /** Some of these, each once. */
  | { sort: 'some'; of: (number | string)[] }
  /** Numbers on top of each other. */
  | { sort: 'pile' }
  /** Squares of a grid of six by six, by row and column. */
  | { sort: 'squares' }
  /** Rows of cells, each with a number or without. */
  | { sort: 'cells' }
  /** A number for some of six places. */
  | { sort: 'places' }
  | { sort: 'count' }
  | { sort: 'parts' };

export const PIPS = [1, 2, 3, 4, 5, 6];
const ORDERS = [10, 11, 12];
const OCTAGONS = ['o1', 'o2', 'o3', 'o4', 'o5'];

/** Which control a part wants, by its name and what it holds. */
export function controlOf(part: string, value: MarkValue): Control {
  if (typeof value === 'number') return { sort: 'count' };
  if (part === 'filled') return { sort: 'squares' };
  if (part === 'crates') return { sort: 'places' };
  if (!Array.isArray(value)) return { sort: 'parts' };
  if (value.some(Array.isArray)) return { sort: 'cells' };
  if (/^\d+$/.test(part)) return { sort: 'pile' };
  if (part === 'orders') return { sort: 'some', of: ORDERS };
  return { sort: 'some', of: part === 'octagons' ? OCTAGONS : PIPS };
}

/** Put something among those that are marked, or take it away; they stay in order. */
export function toggled<One extends number | string>(marked: readonly One[], one: One): One[] {
  const others = marked.filter((other) => other !== one);
  if (others.length < marked.length) return others;
  return [...others, one].sort((a, b) => (a < b ? -1 : 1));
}

/** The same with squares. */
export function toggledSquare(marked: readonly number[][], row: number, column: number): number[][] {
  const others = marked.filter(([r, c]) => r !== row || c !== column);
  if (others.length < marked.length) return others;
  return [...others, [row, column]].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** What a cell shows after a press: nothing, one to six, nothing again. */
export function turned(value: number | null | undefined): number | null {
  return value === 6 ? null : (value ?? 0) + 1;
}
