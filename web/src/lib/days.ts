// Games of the day: what a day is called, what a result is, and what is told to others of it.
import type { DayGame } from '../generated/protocol';
import { gameTitle } from './games';
import { lang, t } from './i18n.svelte';
import { writeScore } from '../study/words';

const DAY = 86_400_000;

/** A date of the server, which counts days by UTC everywhere. */
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A date as people write it; within the week nobody needs the year. */
export function dateText(day: string, brief = false): string {
  const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(lang.code, brief ? parts : { ...parts, year: 'numeric' }).format(at(day));
}

/** What a day is called, seen from today. */
export function dayName(day: string, today: string): string {
  const back = Math.round((at(today).getTime() - at(day).getTime()) / DAY);
  if (back === 0) return t('web-day-today');
  if (back === 1) return t('web-day-yesterday');
  return new Intl.DateTimeFormat(lang.code, { weekday: 'long', timeZone: 'UTC' }).format(at(day));
}

/** How many days a game can still be played, the present one included. */
export function daysLeft({ closes }: Pick<DayGame, 'closes'>, today: string): number {
  return Math.round((closes * 1000 - at(today).getTime()) / DAY);
}

/** When the next day begins, by the clock of whoever looks. */
export function nextAt(today: string): string {
  const format = new Intl.DateTimeFormat(lang.code, { hour: '2-digit', minute: '2-digit' });
  return format.format(at(today).getTime() + DAY);
}

/** The own score, and those of others after it. */
export function scoreText(scores: readonly number[], parts: number): string {
  return scores.map((score) => writeScore(score, parts)).join(' : ');
}

/** Where a game of the day is gone to from elsewhere: its table once it is begun. It has one try, so it is
 * begun nowhere but on the page that says so; there it stands first. */
export function dayPath({ game, code, scores }: Pick<DayGame, 'game' | 'code' | 'scores'>): string {
  return code && scores.length === 0 ? `/room/${code}` : `/day?game=${encodeURIComponent(game)}`;
}

/** What one tells others: how it went, and nothing of the dice. */
export function shareText({ game, day, scores, score_parts, place, played }: DayGame): string {
  const score = scoreText(scores, score_parts);
  return t('web-day-share-text', { game: gameTitle(game), date: dateText(day), score, place, count: played });
}
