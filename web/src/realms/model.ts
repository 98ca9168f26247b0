// What the browser calls things of Rolling Realms: the types of views and cards are those of the game
// (`grani.rolling_realms`), and here is what only the screen knows.
import type { DrawnLayouts, DrawnMarks, Parts, RealmId, Resource, WayId } from '../generated/realms-types';

export type {
  Amount,
  Amounts,
  AnyMarks,
  CardMarks,
  Castle,
  Earned,
  Gain,
  GainedDieView as GainedDie,
  RealmId,
  RealmsView,
  Resource,
  RolledDieView as RolledDie,
  SheetView,
  WayId,
} from '../generated/realms-types';

/** Row and column, from 1. */
export type Cell = readonly number[];

/** A realm that has a drawing of its own. */
export type DrawnRealm = keyof DrawnLayouts;
/** What is printed on the card of each realm. */
export type Layouts = { readonly [R in RealmId]: R extends DrawnRealm ? DrawnLayouts[R] : Parts };
/** What a seat has marked on the card of each realm. */
export type Marks = { readonly [R in RealmId]: R extends DrawnRealm ? DrawnMarks[R] : Parts };

/** One of the six ways to spend, and the fewest and most resources it takes. */
export interface Way {
  readonly id: WayId;
  readonly resource: Resource;
  readonly least: number;
  readonly most: number;
}

/** Realm ids stand with hyphens in message keys. */
export function keyOf(id: string): string {
  return id.replaceAll('_', '-');
}
