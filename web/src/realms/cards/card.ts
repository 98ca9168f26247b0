// What every drawing of a realm is given.
import type { Pen } from '../desk.svelte';
import type { Amounts, Earned, Gain, Layouts, Marks, RealmId, Resource } from '../model';
import { RESOURCES } from '../../generated/realms';

/** Drawings fill a square of this side. */
export const SIDE = 320;

export interface CardProps<R extends RealmId> {
  layout: Layouts[R];
  marks: Marks[R];
  /** Which places have earned what; drawings show it and never work it out. */
  earned: Earned;
  /** Resources of the seat, for realms that count them; null on a blank card. */
  amounts: Amounts | null;
  /** Null for a card that is only a picture. */
  pen: Pen | null;
}

/** What a card without marks has earned. */
export const NOTHING: Earned = { stars: {}, gains: [] };

/** The sign of a star of a place: earned, or still to be earned. */
export function starOf(earned: Earned, place: string, n = 0): 'star' | 'no-star' {
  return n < (earned.stars[place] ?? 0) ? 'star' : 'no-star';
}

/** Tell whether the gain of a place has come. */
export function isTaken(earned: Earned, place: string): boolean {
  return earned.gains.includes(place);
}

/** The only resource of a gain that has just one. */
export function onlyOf(gain: Gain): Resource {
  return RESOURCES.find((resource) => gain[resource]) ?? RESOURCES[0];
}
