// Bots by the names the server gives; one that is new to us is shown by its own name.
import { has, t } from './i18n.svelte';

/** The name of a bot for people. */
export function botName(bot: string): string {
  const key = `web-bot-${bot.replaceAll('_', '-')}`;
  if (has(key)) return t(key);
  const words = bot.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
