// How far a learner has come in this browser, game by game.
import type { LessonChapter } from '../generated/protocol';
import { remember, remembered } from '../lib/settings.svelte';

/** Where one is in the lessons of a game. */
export interface Mark {
  chapter: string;
  step: number;
}

/** Stands for having been through all of it. */
export const THROUGH = 'through';

const key = (game: string): string => `learn-${game}`;

/** Keep where one is. */
export function keepMark(game: string, { chapter, step }: Mark): void {
  remember(key(game), `${chapter} ${step}`);
}

/** Note that one has been through all chapters. */
export function keepThrough(game: string): void {
  remember(key(game), THROUGH);
}

/** Tell how it stands with the lessons of a game: never begun, begun, or all done. */
export function standing(game: string): 'new' | 'begun' | 'through' {
  const kept = remembered(key(game));
  return kept === null ? 'new' : kept === THROUGH ? 'through' : 'begun';
}

/** Where to go on: where one left, or at the beginning if that is no more, or was the end. */
export function markOf(game: string, chapters: readonly LessonChapter[]): Mark {
  const [chapter = '', word = ''] = (remembered(key(game)) ?? '').split(' ');
  const found = chapters.find(({ id }) => id === chapter);
  const step = Number(word);
  if (found && Number.isInteger(step) && step >= 0 && step <= found.steps) return { chapter, step };
  return { chapter: chapters[0]?.id ?? '', step: 0 };
}
