// The way of a golem through the labyrinth.
import { MAZE } from '../../generated/forge';

/** The shortest way from one square to another, both included: onward, or else back; null if there is none. */
export function trail(from: string, to: string): string[] | null {
  return onward(from, to) ?? onward(to, from)?.toReversed() ?? null;
}

function onward(from: string, to: string): string[] | null {
  const before = new Map<string, string>([[from, '']]);
  for (const square of before.keys()) {
    if (square === to) break;
    for (const next of MAZE[square].next) if (!before.has(next)) before.set(next, square);
  }
  if (!before.has(to)) return null;
  const way: string[] = [];
  for (let square = to; square; square = before.get(square) ?? '') way.unshift(square);
  return way;
}

/** Where further steps lead from the end of a way, as long as there is but one. */
export function driven(way: readonly string[], steps: number): string[] {
  const on: string[] = [];
  let last = way[way.length - 1];
  const back = way.length > 1 && MAZE[last].next.includes(way[way.length - 2]);
  while (on.length < steps) {
    const [next, ...others] = back ? MAZE[last].prev : MAZE[last].next;
    if (!next || others.length > 0) break;
    on.push(next);
    last = next;
  }
  return on;
}
