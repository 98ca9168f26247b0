// Bots by the names the server gives; one that is new to us is shown by its own name.
import { capital, has, spelled, t } from './i18n.svelte';

/** The name of a bot for people. */
export function botName(bot: string): string {
  const key = `web-bot-${bot.replaceAll('_', '-')}`;
  return has(key) ? t(key) : capital(spelled(bot));
}
