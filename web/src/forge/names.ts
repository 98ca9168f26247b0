// What screen readers hear of the things on the table, from the words of the game.
import { FEATS } from '../generated/forge';
import type { Option } from '../generated/protocol';
import { speech, t } from '../lib/i18n.svelte';
import type { Brought } from './dice';
import type { Stage } from './stage.svelte';
import type { HeroView } from './view';

/** Some amount of what a roll brings, in words. */
export function amountName(resource: Brought, amount: number): string {
  return t(`amount-${resource}`, { amount });
}

/** How many copies are left, in words. */
export function copiesName(left: number): string {
  return left > 0 ? t('forge-copies-left', { count: left }) : t('forge-sold-out');
}

/** A feat: name, cost, glory, timing, and how many are left where that is known. */
export function featName(feat: string, left?: number): string {
  const { sun, moon, glory, timing } = FEATS[feat];
  const parts = [speech.name('feat', feat), t('cost-feat', { sun, moon })];
  if (glory > 0) parts.push(amountName('glory', glory));
  parts.push(t(`timing-${timing}`));
  if (left !== undefined) parts.push(copiesName(left));
  return parts.join(', ');
}

/** A face in its pool: what it shows, its price, how many are left. */
export function poolFaceName(face: string, cost: number, left: number): string {
  const parts = [speech.name('face', face)];
  if (cost > 0) parts.push(t('forge-costs', { price: amountName('gold', cost) }));
  parts.push(left > 0 ? t('forge-faces-left', { count: left }) : t('forge-no-faces-left'));
  return parts.join(', ');
}

/** An owned card: name, timing, how many of it, whether it can still be used this turn. */
export function cardName(feat: string, count: number, unused: number): string {
  const parts = [speech.name('feat', feat), t(`timing-${FEATS[feat].timing}`)];
  if (count > 1) parts.push(t('forge-owned', { count }));
  if (unused > 0) parts.push(t('forge-unused'));
  return parts.join(', ');
}

/** What lies up on a die. */
export function dieName(hero: HeroView, die: 'light' | 'dark'): string {
  const { faces, up } = hero.dice[die];
  const name = speech.name('die', die);
  return up === null ? name : t('forge-die-shows', { die: name, face: speech.name('face', faces[up]) });
}

/** What clicking a place does: its one option, or that there are several. */
export function pressName(stage: Stage, options: readonly Option[], what: string): string {
  if (options.length === 1) return speech.option(options[0], stage.session.seats);
  return t('forge-several', { what, count: options.length });
}

/** The name of a feat where there is little room: an article says nothing there. */
export function shortName(feat: string): string {
  return speech.name('feat', feat).replace(/^The /, '');
}
