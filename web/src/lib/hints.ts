// What a hint says about one option, in words: a chance to win, or in a game for one the score to expect.
import type { TableSession } from './session.svelte';
import { lang, t } from './i18n.svelte';

type Seated = Pick<TableSession, 'seats'>;

export function odds(session: Seated, hint: { win: number; error: number }): string {
  if (session.seats.length === 1) {
    return t('web-hint-score', { score: tenths(hint.win), error: tenths(hint.error) });
  }
  return t('web-hint-win', { win: percent(hint.win), error: percent(hint.error) });
}

/** The same without its error, for where there is little room. */
export function shortOdds(session: Seated, hint: { win: number }): string {
  if (session.seats.length === 1) return t('web-hint-short-score', { score: tenths(hint.win) });
  return t('web-hint-short', { win: percent(hint.win) });
}

/** What the numbers of a hint mean. */
export function legend(session: Seated): string {
  return t(session.seats.length === 1 ? 'web-hint-means-score' : 'web-hint-means-win');
}

function tenths(stars: number): string {
  return new Intl.NumberFormat(lang.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(stars);
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
