// Who is awaited, in words: others by name, and for a seat of one's own the bot that plays there. Where
// nobody is, because it is a replay, what has just happened; because the game is over, who has won; because
// games are paused, that they are; in a puzzle, a lesson or an analysis, what these say.
import { t } from './i18n.svelte';
import type { TableSession } from './session.svelte';

/** Say for whom the table waits; nothing if for nobody. */
export function awaitedWords(
  {
    seats,
    waiting,
    told,
    view,
    paused,
    remark = '',
  }: Pick<TableSession, 'seats' | 'waiting' | 'told' | 'view' | 'paused' | 'remark'>,
  awaited = waiting,
): string {
  if (told !== undefined) return told;
  const winners = Array.isArray(view.winners) ? (view.winners as number[]) : [];
  if (winners.length > 0) {
    const names = winners.map((seat) => seats[seat]?.name ?? '').join(', ');
    return seats.length > 1 ? t('web-prompt-over', { names, count: winners.length }) : t('web-status-over');
  }
  if (paused) return t('web-refused-read-only');
  const stoodIn = (seat: number): boolean => Boolean(seats[seat]?.mine && seats[seat].stand_in);
  const alone = seats.filter((seat) => seat.mine).length === 1;
  const own = awaited
    .filter(stoodIn)
    .map((seat) => (alone ? t('web-prompt-stood-in') : t('web-prompt-stood-in-seat', { name: seats[seat].name })));
  const names = awaited
    .filter((seat) => !stoodIn(seat))
    .map((seat) => seats[seat]?.name ?? '')
    .join(', ');
  return [...own, names && t('web-prompt-waiting', { names })].filter(Boolean).join(' ') || remark;
}
