// What a hint says, in words: chances to win, or in a game for one the scores to expect.
import type { Hint, HintOption } from '../generated/protocol';
import type { TableSession } from './session.svelte';
import { lang, t } from './i18n.svelte';
import { REACH } from './reach';

type Seats = Pick<TableSession, 'seats'>;
type Odds = Pick<HintOption, 'win' | 'error'>;

const BEST = 3;

/** The best options by action, as far as a table recommends any; a hint tells of all. */
export function bestOf(hint: Hint | null): Map<number, HintOption> {
  return new Map(hint?.options.slice(0, BEST).map((option) => [option.action, option]));
}

export function odds({ seats }: Seats, { win, error }: Odds): string {
  if (seats.length === 1) return t('web-hint-score', { score: tenths(win), error: tenths(REACH * error) });
  return t('web-hint-win', { win: percent(win), error: percent(REACH * error) });
}

/** The same without its error, for where there is little room. */
export function shortOdds({ seats }: Seats, { win }: Pick<HintOption, 'win'>): string {
  if (seats.length === 1) return t('web-hint-short-score', { score: tenths(win) });
  return t('web-hint-short', { win: percent(win) });
}

/** What the numbers of a hint are. */
export function legend({ seats }: Seats): string {
  return t(seats.length === 1 ? 'web-hint-is-score' : 'web-hint-is-win');
}

/** The same with what stands behind one of them, for whoever wants to know. */
export function meaning(session: Seats, { tries }: Pick<HintOption, 'tries'>): string {
  return t('web-hint-meaning', { legend: legend(session), tries });
}

function tenths(stars: number): string {
  return new Intl.NumberFormat(lang.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(stars);
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
