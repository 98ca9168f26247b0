// What was answered in this browser, and on how many days in a row the puzzle of the day was found.
import { remember, remembered } from '../lib/settings.svelte';

const ANSWERS = 'puzzles';
const DAY = 86_400_000;

interface Row {
  last: string;
  streak: number;
}

/** The first answers by puzzle: found or not. */
export function answers(): Map<string, boolean> {
  const kept = (remembered(ANSWERS) ?? '').split(' ').filter(Boolean);
  return new Map(kept.map((word) => [word.slice(1), word.startsWith('+')]));
}

/** Keep an answer if it is the first to its puzzle. */
export function keepAnswer(id: string, found: boolean): void {
  const known = answers();
  if (known.has(id)) return;
  remember(ANSWERS, `${remembered(ANSWERS) ?? ''} ${found ? '+' : '-'}${id}`.trim());
}

const key = (game: string): string => `puzzles-day-${game}`;

function rowOf(game: string): Row | null {
  const [last = '', streak = ''] = (remembered(key(game)) ?? '').split(' ');
  return last ? { last, streak: Number(streak) || 0 } : null;
}

/** On how many days in a row the puzzle of the day was found, up to this one. */
export function streakOf(game: string, day: string): number {
  const row = rowOf(game);
  return row && (row.last === day || row.last === before(day)) ? row.streak : 0;
}

/** Whether the puzzle of this day was answered. */
export const isDone = (game: string, day: string): boolean => rowOf(game)?.last === day;

/** Keep how the puzzle of a day went; only the first answer counts, and none to that of a day before. */
export function keepDay(game: string, day: string, found: boolean): void {
  if ((rowOf(game)?.last ?? '') >= day) return;
  remember(key(game), `${day} ${found ? streakOf(game, day) + 1 : 0}`);
}

function before(day: string): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() - DAY).toISOString().slice(0, 10);
}
