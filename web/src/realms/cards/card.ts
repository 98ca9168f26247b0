// What every drawing of a realm is given.
import type { Pen } from '../desk.svelte';
import type { Amounts, Gain, Layouts, Marks, RealmId, Resource } from '../model';
import { RESOURCES } from '../../generated/realms';

/** Drawings fill a square of this side. */
export const SIDE = 320;

export interface CardProps<R extends RealmId> {
  layout: Layouts[R];
  marks: Marks[R];
  /** Resources of the seat, for realms that count them; null on a blank card. */
  amounts: Amounts | null;
  /** Null for a card that is only a picture. */
  pen: Pen | null;
}

/** The only resource of a gain that has just one. */
export function onlyOf(gain: Gain): Resource {
  return RESOURCES.find((resource) => gain[resource]) ?? RESOURCES[0];
}
