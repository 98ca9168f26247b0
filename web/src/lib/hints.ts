// What a hint says about one option, in words: a chance to win, or in a game for one the score to expect.
import type { TableSession } from './session.svelte';
import { t } from './i18n.svelte';

export function odds(session: TableSession, hint: { win: number; error: number }): string {
  if (session.seats.length === 1) {
    return t('web-hint-score', { score: hint.win.toFixed(1), error: hint.error.toFixed(1) });
  }
  return t('web-hint-win', { win: percent(hint.win), error: percent(hint.error) });
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
