// What the engine tells about a table of Rolling Realms, as types: mirrors `rolling_realms/view.py`
// and each realm's `layout` and `write`. The values stand in `generated/realms.ts` and in views.
import type { RealmId } from '../generated/realms';

export type { RealmId };

export type Resource = 'pumpkin' | 'heart' | 'coin';
/** Resources and stars that arrive together; only those that do. */
export type Gain = Readonly<Partial<Record<Resource | 'star', number>>>;
/** Row and column, from 1. */
export type Cell = readonly [number, number];
export type Castle = 'left' | 'right';

/** What is printed on the card of each realm that has a drawing of its own. */
interface DrawnLayouts {
  scythe: {
    readonly columns: readonly { top: number; gain: Resource; bottom: number; cost: Resource }[];
  };
  tapestry: {
    readonly prefilled: readonly Cell[];
    readonly squares: readonly Gain[];
    readonly shapes: readonly (readonly Cell[])[];
  };
  charterstone: { readonly buildings: readonly Gain[] };
  euphoria: {
    readonly bands: readonly {
      top: number;
      gain: Gain;
      stars: number;
      choice: readonly Resource[];
    }[];
  };
  my_little_scythe: {
    readonly rings: readonly ('pumpkin' | 'heart')[];
    readonly pair: Gain;
    readonly enough: number;
  };
  between_two_castles: {
    readonly columns: readonly {
      castle: Castle;
      column: number;
      levels: readonly number[];
      gain: Gain;
    }[];
  };
  between_two_cities: { readonly rows: readonly Gain[]; readonly columns: readonly Gain[] };
  viticulture: { readonly grapes: readonly Gain[]; readonly orders: readonly number[] };
  wingspan: {
    readonly birds: readonly { wingspan: number; squares: readonly (Resource | 'star')[] }[];
  };
  pendulum: {
    readonly octagons: Readonly<Record<string, Gain>>;
    readonly hourglasses: readonly (readonly number[])[];
  };
  pyramid: { readonly rows: readonly number[]; readonly gains: readonly Gain[] };
}

/** What a seat has marked on each of these. */
interface DrawnMarks {
  scythe: { readonly top: readonly number[]; readonly bottom: readonly number[] };
  tapestry: { readonly filled: readonly Cell[] };
  charterstone: {
    readonly crates: Readonly<Record<string, number>>;
    readonly marked: readonly number[];
  };
  euphoria: {
    readonly left: readonly number[];
    readonly right: readonly number[];
    readonly stars: number;
  };
  my_little_scythe: { readonly pumpkin: readonly number[]; readonly heart: readonly number[] };
  between_two_castles: Readonly<Record<Castle, Readonly<Record<string, readonly number[]>>>>;
  between_two_cities: { readonly grid: readonly (readonly (number | null)[])[] };
  viticulture: {
    readonly gained: readonly number[];
    readonly crossed: readonly number[];
    readonly orders: readonly number[];
  };
  wingspan: Readonly<Record<string, readonly number[]>>;
  pendulum: {
    readonly octagons: readonly string[];
    readonly marked: readonly number[];
    readonly stars: number;
  };
  pyramid: { readonly rows: readonly (readonly (number | null)[])[] };
}

/** A realm that has a drawing of its own. */
export type DrawnRealm = keyof DrawnLayouts;
/** What is known of any realm: parts with names. */
export type Parts = Readonly<Record<string, unknown>>;

/** What is printed on the card of each realm. */
export type Layouts = { readonly [R in RealmId]: R extends DrawnRealm ? DrawnLayouts[R] : Parts };
/** What a seat has marked on the card of each realm. */
export type Marks = { readonly [R in RealmId]: R extends DrawnRealm ? DrawnMarks[R] : Parts };

/** One of the six ways to spend, and the fewest and most resources it takes. */
export type WayId = 'adjust' | 'empower' | 'copy-pair' | 'copy-any' | 'copy-seven' | 'buy';
export interface Way {
  readonly id: WayId;
  readonly resource: Resource;
  readonly least: number;
  readonly most: number;
}

export interface Amount {
  readonly gained: number;
  readonly hand: number;
}
export type Amounts = Readonly<Record<Resource, Amount>>;

export interface RolledDie {
  readonly die: 'd1' | 'd2';
  readonly value: number;
  readonly used: boolean;
  readonly adjusted: boolean;
  readonly empowered: boolean;
}

export interface GainedDie {
  readonly value: number;
  readonly empowered: boolean;
}

/** The card of one realm as one seat has filled it. */
export interface CardMarks<R extends RealmId = RealmId> {
  readonly realm: R;
  readonly activated: boolean;
  readonly stars: number;
  readonly marks: Marks[R];
}

export interface SheetView {
  readonly seat: number;
  readonly acting: boolean;
  readonly resources: Amounts;
  readonly dice: readonly RolledDie[];
  readonly gained: readonly GainedDie[];
  readonly cards: readonly (CardMarks | null)[];
  /** Results of the rounds that are over, in tenths of a star. */
  readonly results: readonly number[];
}

export interface RealmsView {
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly turns: number;
  readonly actor: number;
  readonly decision: string;
  readonly rolled: readonly (number | null)[];
  readonly realms: readonly (RealmId | null)[];
  readonly code: string;
  readonly cap: number;
  readonly sheets: readonly SheetView[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Realm ids stand with hyphens in message keys. */
export function keyOf(id: string): string {
  return id.replaceAll('_', '-');
}
