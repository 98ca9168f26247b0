// Written by `python -m tools.generate` from the types of grani.rolling_realms.

export type Resource = "pumpkin" | "heart" | "coin";

export type RealmId = "scythe" | "tapestry" | "charterstone" | "euphoria" | "my_little_scythe" | "between_two_castles" | "between_two_cities" | "viticulture" | "wingspan" | "pendulum" | "pyramid";

export type Parts = Record<string, unknown>;

export type Gain = Partial<Record<Resource | "star", number>>;

export type Castle = "left" | "right";

export type Layout = ScytheLayout | TapestryLayout | CharterstoneLayout | EuphoriaLayout | MyLittleScytheLayout | BetweenTwoCastlesLayout | BetweenTwoCitiesLayout | ViticultureLayout | WingspanLayout | PendulumLayout | PyramidLayout | Parts;

export type AnyMarks = ScytheMarks | TapestryMarks | CharterstoneMarks | EuphoriaMarks | MyLittleScytheMarks | BetweenTwoCastlesMarks | BetweenTwoCitiesMarks | ViticultureMarks | Record<string, number[]> | PendulumMarks | PyramidMarks | Parts;

export type WayId = "adjust" | "empower" | "copy-pair" | "copy-any" | "copy-seven" | "buy";

export type RealmsEvent = Drawn | Round | Landed | Rolled | Used | Gained | Paid | Starred | Adjusted | Empowered | GainedDie | Claimed | EndedTurn | Scored | Result | Over;

export interface ScytheLayout {
  columns: ScytheColumn[];
}

export interface TapestryLayout {
  prefilled: number[][];
  squares: Gain[];
  shapes: number[][][];
}

export interface CharterstoneLayout {
  buildings: Gain[];
}

export interface EuphoriaLayout {
  bands: EuphoriaBand[];
}

export interface MyLittleScytheLayout {
  rings: ("pumpkin" | "heart")[];
  pair: Gain;
  enough: number;
}

export interface BetweenTwoCastlesLayout {
  columns: CastleColumn[];
}

export interface BetweenTwoCitiesLayout {
  rows: Gain[];
  columns: Gain[];
}

export interface ViticultureLayout {
  grapes: Gain[];
  orders: number[];
}

export interface WingspanLayout {
  birds: WingspanBird[];
}

export interface PendulumLayout {
  octagons: Record<string, Gain>;
  hourglasses: number[][];
}

export interface PyramidLayout {
  rows: number[];
  gains: Gain[];
}

export interface ScytheMarks {
  top: number[];
  bottom: number[];
}

export interface TapestryMarks {
  filled: number[][];
}

export interface CharterstoneMarks {
  crates: Record<string, number>;
  marked: number[];
}

export interface EuphoriaMarks {
  left: number[];
  right: number[];
  stars: number;
}

export interface MyLittleScytheMarks {
  pumpkin: number[];
  heart: number[];
}

/** The values in each column of a castle, by its number. */
export interface BetweenTwoCastlesMarks {
  left: Record<string, number[]>;
  right: Record<string, number[]>;
}

export interface BetweenTwoCitiesMarks {
  grid: ((number | null)[])[];
}

export interface ViticultureMarks {
  gained: number[];
  crossed: number[];
  orders: number[];
}

export interface PendulumMarks {
  octagons: string[];
  marked: number[];
  stars: number;
}

export interface PyramidMarks {
  rows: ((number | null)[])[];
}

/** A realm is drawn to its place, from 0, among the three of the round. */
export interface Drawn {
  kind: "drawn";
  sort: "plain";
  seat: null;
  realm: RealmId;
  card: number;
}

/** A round begins with these realms. */
export interface Round {
  kind: "round";
  sort: "plain";
  opens: true;
  seat: null;
  round: number;
  realms: RealmId[];
}

/** One die lands. */
export interface Landed {
  kind: "landed";
  sort: "roll";
  seat: null;
  die: "d1" | "d2";
  value: number;
}

/** Both dice have landed, and a turn begins for everybody. */
export interface Rolled {
  kind: "rolled";
  sort: "roll";
  opens: true;
  seat: null;
  values: number[];
  turn: number;
}

/** The seat activates a realm with a die; `placement` names what it does there. */
export interface Used {
  kind: "used";
  sort: "plain";
  seat: number;
  die: "d1" | "d2" | "gained" | "empowered";
  value: number;
  realm: RealmId;
  placement: string;
}

/** Resources arrive; what is beyond the cap is lost. */
export interface Gained {
  kind: "gained";
  sort: "gain";
  seat: number;
  amounts: Resources;
  lost: Resources;
  source: RealmId | "fallback";
}

/** A realm is paid; other payments are part of their own event. */
export interface Paid {
  kind: "paid";
  sort: "loss";
  seat: number;
  amounts: Resources;
  source: RealmId | "fallback";
}

/** An activation brought stars; `total` is what the realm has now. */
export interface Starred {
  kind: "starred";
  sort: "gain";
  seat: number;
  realm: RealmId;
  stars: number;
  total: number;
}

/** Pumpkins changed a die. */
export interface Adjusted {
  kind: "adjusted";
  sort: "plain";
  seat: number;
  die: "d1" | "d2" | "gained" | "empowered";
  before: number;
  after: number;
}

/** Pumpkins empowered a die, and perhaps changed it. */
export interface Empowered {
  kind: "empowered";
  sort: "plain";
  seat: number;
  die: "d1" | "d2" | "gained" | "empowered";
  before: number;
  after: number;
}

/** Hearts or coins brought a die. */
export interface GainedDie {
  kind: "gained-die";
  sort: "gain";
  seat: number;
  value: number;
  way: "pair" | "any" | "seven" | "coins";
  paid: Resources;
}

/** A resource is taken instead of using a die; the gain is told after it. */
export interface Claimed {
  kind: "claimed";
  sort: "plain";
  seat: number;
  die: "d1" | "d2";
  value: number;
  resource: Resource;
}

/** The seat has ended its turn. */
export interface EndedTurn {
  kind: "ended-turn";
  sort: "plain";
  seat: number;
}

/** At the end of a round: the stars of a seat in a realm. */
export interface Scored {
  kind: "scored";
  sort: "plain";
  seat: number;
  realm: RealmId;
  stars: number;
}

/** At the end of a round: what a seat has, in tenths of a star, and what it left unspent. */
export interface Result {
  kind: "result";
  sort: "plain";
  seat: number;
  round: number;
  tenths: number;
  unspent: number;
}

/** The game is over. */
export interface Over {
  kind: "over";
  sort: "plain";
  seat: null;
}

/** What is printed on the card of each realm that has a drawing of its own. */
export interface DrawnLayouts {
  scythe: ScytheLayout;
  tapestry: TapestryLayout;
  charterstone: CharterstoneLayout;
  euphoria: EuphoriaLayout;
  my_little_scythe: MyLittleScytheLayout;
  between_two_castles: BetweenTwoCastlesLayout;
  between_two_cities: BetweenTwoCitiesLayout;
  viticulture: ViticultureLayout;
  wingspan: WingspanLayout;
  pendulum: PendulumLayout;
  pyramid: PyramidLayout;
}

/** What a seat has marked on each of these. */
export interface DrawnMarks {
  scythe: ScytheMarks;
  tapestry: TapestryMarks;
  charterstone: CharterstoneMarks;
  euphoria: EuphoriaMarks;
  my_little_scythe: MyLittleScytheMarks;
  between_two_castles: BetweenTwoCastlesMarks;
  between_two_cities: BetweenTwoCitiesMarks;
  viticulture: ViticultureMarks;
  wingspan: Record<string, number[]>;
  pendulum: PendulumMarks;
  pyramid: PyramidMarks;
}

/** The whole table; `you` is -1 for a spectator. */
export interface RealmsView {
  game: "rolling-realms";
  you: number;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  actor: number;
  decision: string;
  rolled: (number | null)[];
  realms: (RealmId | null)[];
  code: string;
  cards: (CardView | null)[];
  cap: number;
  sheets: SheetView[];
  scores: number[];
  winners: number[];
}

export interface ScytheColumn {
  top: number;
  gain: Resource;
  bottom: number;
  cost: Resource;
}

export interface EuphoriaBand {
  top: number;
  gain: Gain;
  stars: number;
  choice: Resource[];
}

export interface CastleColumn {
  castle: Castle;
  column: number;
  levels: number[];
  gain: Gain;
}

export interface WingspanBird {
  wingspan: number;
  squares: (Resource | "star")[];
}

/** How many of each. */
export interface Resources {
  pumpkin: number;
  heart: number;
  coin: number;
}

/** A realm of the round with what is printed on it. */
export interface CardView {
  realm: RealmId;
  layout: Layout;
}

/** The sheet of a seat. */
export interface SheetView {
  seat: number;
  acting: boolean;
  resources: Amounts;
  dice: RolledDieView[];
  gained: GainedDieView[];
  cards: (CardMarks | null)[];
  /** Results of the rounds that are over, in tenths of a star. */
  results: number[];
}

/** The resources of a seat. */
export interface Amounts {
  pumpkin: Amount;
  heart: Amount;
  coin: Amount;
}

/** One of the two dice that everybody uses, as one seat has it. */
export interface RolledDieView {
  die: "d1" | "d2";
  value: number;
  used: boolean;
  adjusted: boolean;
  empowered: boolean;
}

/** A die that a seat has bought this turn. */
export interface GainedDieView {
  value: number;
  empowered: boolean;
}

/** The card of one realm as one seat has filled it. */
export interface CardMarks {
  realm: RealmId;
  activated: boolean;
  stars: number;
  marks: AnyMarks;
  earned: Earned;
}

/** Of a resource: how many were gained this round, and how many are left to spend. */
export interface Amount {
  gained: number;
  hand: number;
}

/**
 * What the marks on a card have earned so far, place by place. `stars` tells how many each place
 * has; those that no place has to itself stand at `card`. `gains` lists the places whose gain has
 * come.
 */
export interface Earned {
  stars: Record<string, number>;
  gains: string[];
}
