// Which puzzles somebody wants to see, and which comes next.
import type { PuzzleInfo } from '../generated/protocol';

export interface Wish {
  game: string;
  /** '' for all. */
  theme: string;
  /** 0 for all. */
  level: number;
  /** Only those that were not answered. */
  fresh: boolean;
}

/** The puzzles that fit a wish. */
export function fitting(
  puzzles: readonly PuzzleInfo[],
  wish: Wish,
  answered: ReadonlyMap<string, boolean>,
): PuzzleInfo[] {
  return puzzles.filter(
    ({ id, game, themes, level }) =>
      game === wish.game &&
      (wish.theme === '' || themes.includes(wish.theme)) &&
      (wish.level === 0 || level === wish.level) &&
      !(wish.fresh && answered.has(id)),
  );
}

/** The themes of a game's puzzles with how many there are, the most frequent first. */
export function themesOf(puzzles: readonly PuzzleInfo[], game: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const puzzle of puzzles) {
    if (puzzle.game !== game) continue;
    for (const theme of puzzle.themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** The next puzzle after one: among those not answered, as hard as it or harder first. */
export function nextAfter(
  puzzles: readonly PuzzleInfo[],
  id: string,
  answered: ReadonlyMap<string, boolean>,
): PuzzleInfo | undefined {
  const at = puzzles.findIndex((one) => one.id === id);
  const game = puzzles[at]?.game;
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].filter((one) => one.game === game);
  return others.find((one) => !answered.has(one.id)) ?? others[0];
}
