// The screens around a table, each loaded with the words that tables do without.
import { learnPuzzles, learnScreens } from './i18n.svelte';
import { once } from './once';

function screen<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return once(async () => (await Promise.all([load(), learnScreens()]))[0]);
}

export const SCREENS = {
  home: screen(() => import('../screens/Home.svelte')),
  day: screen(() => import('../screens/Day.svelte')),
  mine: screen(() => import('../screens/MyGames.svelte')),
  newTable: screen(() => import('../screens/NewTable.svelte')),
  room: screen(() => import('../screens/Room.svelte')),
  ended: screen(() => import('../screens/Ended.svelte')),
  noRoom: screen(() => import('../screens/NoRoom.svelte')),
  trouble: screen(() => import('../screens/Trouble.svelte')),
  leaderboard: screen(async () => (await import('../account/screens')).leaderboard()),
  settings: screen(() => import('../screens/Settings.svelte')),
  chat: screen(() => import('../screens/ChatPanel.svelte')),
  handOver: screen(() => import('../screens/HandOver.svelte')),
  take: screen(() => import('../screens/Take.svelte')),
  menu: screen(() => import('../screens/TableMenu.svelte')),
  keys: screen(() => import('../screens/KeysSheet.svelte')),
  hosting: screen(() => import('../screens/Hosting.svelte')),
  announcements: screen(() => import('../ui/Announcements.svelte')),
  puzzles: screen(async () => (await Promise.all([import('../puzzles/Puzzles.svelte'), learnPuzzles()]))[0]),
  puzzle: screen(async () => (await Promise.all([import('../puzzles/Solve.svelte'), learnPuzzles()]))[0]),
};
