// What the browser calls things of Rolling Realms: the types of views and cards are those of the game
// (`grani.rolling_realms`), and here is what only the screen knows.
import type { Resource, WayId } from '../generated/realms-types';

export type {
  Amount,
  Amounts,
  CardMarks,
  Castle,
  Gain,
  GainedDieView as GainedDie,
  Layouts,
  Marks,
  RealmId,
  RealmsView,
  Resource,
  RolledDieView as RolledDie,
  SheetView,
  WayId,
} from '../generated/realms-types';

/** Row and column, from 1. */
export type Cell = readonly number[];

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
