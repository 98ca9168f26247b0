// Bots by the names the server gives; one that is new to us is shown by its own name.
import { capital, has, spelled, t } from './i18n.svelte';
import { remember, remembered } from './settings.svelte';

/** Whom most people want to play: not the strongest there is. */
const USUAL = 'easy';
/** Bots that are there to compare others with: they play, but they are nobody's level. */
const FOR_SCIENCE: readonly string[] = ['random', 'greedy'];
const KEPT = 'bot';
const FIRST = 'novice';

/** The bot that takes a seat if nobody says which; a game without levels has its strongest last. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? '');
}

/** The bot that was chosen last, if it plays this game; null if nobody has chosen yet. */
export function chosenBot(bots: readonly string[]): string | null {
  const kept = remembered(KEPT);
  return kept !== null && bots.includes(kept) ? kept : null;
}

/** Keep the choice of a bot for the next game. */
export const chooseBot = (bot: string): void => remember(KEPT, bot);

/** Bots as menus list them: levels in the server's order, and apart those that are for science. */
export function listedBots(bots: readonly string[]): { levels: string[]; science: string[] } {
  const levels = bots.filter((bot) => !FOR_SCIENCE.includes(bot));
  if (levels.length === 0) return { levels: [...bots], science: [] };
  return { levels, science: bots.filter((bot) => FOR_SCIENCE.includes(bot)) };
}

const keyOf = (bot: string): string => `web-bot-${bot.replaceAll('_', '-')}`;

/** Whom somebody plays first: a bot that is easily beaten, where there is one. */
export function firstBot(bots: readonly string[]): string {
  return bots.includes(FIRST) ? FIRST : usualBot(bots);
}

/** The name of a bot for people. */
export function botName(bot: string): string {
  const key = keyOf(bot);
  return has(key) ? t(key) : capital(spelled(bot));
}

/** How a bot plays, in a sentence; empty if nobody has said. */
export function botAbout(bot: string): string {
  const key = `${keyOf(bot)}-about`;
  return has(key) ? t(key) : '';
}
