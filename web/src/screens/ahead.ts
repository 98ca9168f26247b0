// What every table may still need once a game is on: lists, sheets, the end, and the words of all that.
import type { Fetch } from '../lib/ahead';
import { gameOf } from '../lib/games';
import { wordsOf } from '../lib/i18n.svelte';
import type { View } from '../generated/protocol';

/** List it, what is needed soonest first. */
export async function ahead(game: string, view: View): Promise<Fetch[]> {
  const own = await gameOf(game).ahead?.();
  return [
    ...(own?.default(view) ?? []),
    () => import('../ui/FullList.svelte'),
    () => import('../ui/SameAgain.svelte'),
    wordsOf('study'),
    () => import('./TableMenu.svelte'),
    wordsOf('screens'),
    () => import('./ChatPanel.svelte'),
    () => import('./KeysSheet.svelte'),
    () => import('./HandOver.svelte'),
    () => import('../ui/Announcements.svelte'),
    () => import('./Ended.svelte'),
    () => import('./Trouble.svelte'),
    () => import('./TextTable.svelte'),
    () => import('../tutor/Tutor.svelte'),
    () => import('../study/End.svelte'),
    () => import('../account/Ratings.svelte'),
  ];
}
