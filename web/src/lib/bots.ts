// Bots by the names the server gives; one that is new to us is shown by its own name.
import { capital, has, spelled, t } from './i18n.svelte';

/** Whom most people want to play: not the strongest there is. */
const USUAL = 'easy';
const FIRST = 'novice';

/** The bot that takes a seat if nobody says which; a game without levels has its strongest last. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? '');
}

/** Whom somebody plays first: a bot that is easily beaten, where there is one. */
export function firstBot(bots: readonly string[]): string {
  return bots.includes(FIRST) ? FIRST : usualBot(bots);
}

/** The name of a bot for people. */
export function botName(bot: string): string {
  const key = `web-bot-${bot.replaceAll('_', '-')}`;
  return has(key) ? t(key) : capital(spelled(bot));
}
