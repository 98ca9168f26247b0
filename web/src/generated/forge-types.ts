// Written by `python -m tools.generate` from the types of grani.dice_forge: change those.

export type Resource = "gold" | "sun" | "moon" | "glory" | "ancient" | "loyalty";

export type Die = "light" | "dark";

export type CelestialSide = "gold" | "glory" | "choice" | "mirror" | "face" | "upgrade";

export type Question = "ancestor" | "barter" | "cerberus" | "choose" | "companion" | "convert" | "extra" | "forge" | "free-face" | "free-feat" | "garden" | "give" | "golem-pair" | "hall" | "hammer" | "look" | "lose" | "main" | "main-extra" | "market" | "memory" | "merchant" | "minor" | "mirror" | "misfortunes" | "offer" | "order" | "pay" | "pick" | "place" | "reinforce" | "replace" | "right-hand" | "ship" | "spend" | "store" | "turn-up" | "twins" | "twins-second" | "twins-star" | "upgrade" | "walk" | "wind";

export type Deed = "" | "buy" | "perform" | "seat";

export type CompanionView = "spent" | number | MovedCompanion;

export type ForgeEvent = Round | Turn | Rolled | Gained | Paid | Lost | Bought | Forged | Performed | Ousted | Took | Copied | Hammered | Reinforced | SpentToken | Passed | Extra | Converted | Gave | Removed | Dealt | Picked | Ended | Starred | Walked | Swayed | Remembered | Cashed | Stored | Emptied | Advanced | Rerolled | Treasured | Turned | Again | Judged | Granted;

/** A companion that has moved this turn. */
export interface MovedCompanion {
  space: number;
  advanced: true;
}

/** A round begins. */
export interface Round {
  kind: "round";
  sort: "plain";
  opens: true;
  seat: null;
  round: number;
}

/** The seat becomes active. */
export interface Turn {
  kind: "turn";
  sort: "plain";
  opens: true;
  seat: number;
  round: number;
}

/** A die lands on a side, which shows a face. */
export interface Rolled {
  kind: "rolled";
  sort: "roll";
  seat: number;
  die: Die;
  face: string;
  side: number;
}

/** So much of a resource arrives; what a full reserve has no room for is lost. */
export interface Gained {
  kind: "gained";
  sort: "gain";
  seat: number;
  resource: Resource;
  amount: number;
  lost: number;
  source: string;
}

/** So much is paid; `source` is what for. */
export interface Paid {
  kind: "paid";
  sort: "loss";
  seat: number;
  resource: Resource;
  amount: number;
  source: string;
}

/** So much is really lost, to others or to a face. */
export interface Lost {
  kind: "lost";
  sort: "loss";
  seat: number;
  resource: Resource;
  amount: number;
  source: string;
}

/** A face is bought; the payment is told by itself. */
export interface Bought {
  kind: "bought";
  sort: "plain";
  seat: number;
  face: string;
  price: number;
}

/** A face is forged onto a side, over the one that was there. */
export interface Forged {
  kind: "forged";
  sort: "deed";
  seat: number;
  face: string;
  die: Die;
  side: number;
  replaced: string;
}

/** The seat has paid for a feat and moves to its portal; the card is taken after that. */
export interface Performed {
  kind: "performed";
  sort: "deed";
  seat: number;
  feat: string;
  slot: string;
  portal: number;
  sun: number;
  moon: number;
  glory: number;
}

/** The hero of the seat is sent home by another; `all` if everybody has to go. */
export interface Ousted {
  kind: "ousted";
  sort: "plain";
  seat: number;
  portal: number;
  by: number;
  all: boolean;
}

/** The seat takes a card, which brings the glory printed on it at the end. */
export interface Took {
  kind: "took";
  sort: "plain";
  seat: number;
  feat: string;
  copy: number;
  glory: number;
}

/** A mirror becomes a face, or nothing. */
export interface Copied {
  kind: "copied";
  sort: "plain";
  seat: number;
  face: string | null;
}

/** Gold goes to the hammer: from one space of its track to another, perhaps over a lap's end. */
export interface Hammered {
  kind: "hammered";
  sort: "plain";
  seat: number;
  amount: number;
  before: number;
  space: number;
  laps: number;
  source: string;
}

/** A reinforcement is used. */
export interface Reinforced {
  kind: "reinforced";
  sort: "plain";
  seat: number;
  feat: string;
}

/** A token is spent. */
export interface SpentToken {
  kind: "spent-token";
  sort: "plain";
  seat: number;
  token: "triton" | "cerberus" | "companion";
}

/** The active seat passes. */
export interface Passed {
  kind: "passed";
  sort: "plain";
  seat: number;
}

/** The active seat buys an extra action for so many sun shards. */
export interface Extra {
  kind: "extra";
  sort: "plain";
  seat: number;
  sun: number;
}

/** Resources of a face are turned into glory. */
export interface Converted {
  kind: "converted";
  sort: "plain";
  seat: number;
  face: string;
  glory: number;
}

/** The seat hands a face to another. */
export interface Gave {
  kind: "gave";
  sort: "plain";
  seat: number;
  face: string;
  receiver: number;
}

/** Set-up takes a face out of its pool. */
export interface Removed {
  kind: "removed";
  sort: "plain";
  seat: null;
  face: string;
}

/** Set-up puts a set into a slot. */
export interface Dealt {
  kind: "dealt";
  sort: "plain";
  seat: null;
  feat: string;
  slot: string;
}

/** One of the faces that opponents rolled is picked. */
export interface Picked {
  kind: "picked";
  sort: "plain";
  seat: number;
  face: string;
}

/** The game is over. */
export interface Ended {
  kind: "ended";
  sort: "plain";
  seat: null;
}

/** The celestial die lands. */
export interface Starred {
  kind: "starred";
  sort: "roll";
  seat: number;
  star: CelestialSide;
  side: number;
}

/** A golem enters a square of the labyrinth. */
export interface Walked {
  kind: "walked";
  sort: "plain";
  seat: number;
  square: string;
}

/** A loyalty token moves to a square of the Titans. */
export interface Swayed {
  kind: "swayed";
  sort: "plain";
  seat: number;
  square: string;
  toward: "loyalty" | "rebellion";
  glory: number;
}

/** A memory token is placed. */
export interface Remembered {
  kind: "remembered";
  sort: "plain";
  seat: number;
  portal: number;
  shard: "sun" | "moon";
}

/** A memory token pays. */
export interface Cashed {
  kind: "cashed";
  sort: "plain";
  seat: number;
  portal: number;
  shard: "sun" | "moon";
}

/** Gold goes to a scepter. */
export interface Stored {
  kind: "stored";
  sort: "gain";
  seat: number;
  amount: number;
  scepter: number;
  source: string;
}

/** A scepter is emptied as shards: its gold is gone. */
export interface Emptied {
  kind: "emptied";
  sort: "loss";
  seat: number;
  gold: number;
  shard: "sun" | "moon";
}

/** A companion advances to a space. */
export interface Advanced {
  kind: "advanced";
  sort: "plain";
  seat: number;
  space: number;
}

/** By the Twins a die is rolled again. */
export interface Rerolled {
  kind: "rerolled";
  sort: "plain";
  seat: number;
  die: Die | "celestial";
}

/** The first golem enters a hall and leaves a treasure there. */
export interface Treasured {
  kind: "treasured";
  sort: "plain";
  seat: number;
  hall: number;
  treasure: "sun" | "moon" | "glory";
}

/** A die is turned to a side. */
export interface Turned {
  kind: "turned";
  sort: "plain";
  seat: number;
  die: Die;
  face: string;
  side: number;
}

/** The seat takes a new turn at once. */
export interface Again {
  kind: "again";
  sort: "plain";
  seat: number;
}

/** The game is over: the square of the loyalty token counts. */
export interface Judged {
  kind: "judged";
  sort: "plain";
  seat: number;
  glory: number;
}

/** The seat performs a feat for nothing and stays where it is; the card is taken after that. */
export interface Granted {
  kind: "granted";
  sort: "deed";
  seat: number;
  feat: string;
  slot: string;
  glory: number;
}

/** The whole table; `you` is -1 for a spectator. */
export interface ForgeView {
  game: "dice-forge";
  you: number;
  round: number;
  rounds: number;
  turn: number;
  actor: number;
  decision: string;
  /** Seat and name of the die in the air, if one is. */
  rolling: (number | Die)[] | null;
  boards: BoardsView;
  temple: PoolView[];
  islands: StackView[];
  heroes: HeroView[];
  scores: number[];
  counts: Count[];
  winners: number[];
}

/** House rules, the module, and what it keeps on the table. */
export interface BoardsView {
  module?: string;
  treasures?: ("sun" | "moon" | "glory" | null)[];
  goddess_reached?: boolean;
  memories?: Record<string, MemoryView>;
  house_rules?: Record<string, string>;
  /** What house rules remember of this turn. */
  bought?: string[];
  cerberus_spent?: number[];
}

/** A pool of the temple. */
export interface PoolView {
  pool: string;
  cost: number;
  garden: boolean;
  faces: Record<string, number>;
}

/** A stack of the islands. */
export interface StackView {
  slot: string;
  portal: number;
  sun: number;
  moon: number;
  feat: string | null;
  glory: number;
  left: number;
}

/** A hero with all that is on the board of the seat. */
export interface HeroView {
  seat: number;
  gold: number;
  sun: number;
  moon: number;
  glory: number;
  gold_cap: number;
  shard_cap: number;
  dice: DiceView;
  /** 1 to 7; 0 at home. */
  portal: number;
  cards: Record<string, number>;
  unused_reinforcements: Record<string, number>;
  forged: number;
  hammers: number;
  hammer_track: number;
  hammer_lap: number;
  hammers_spent: number;
  cerberus: number;
  triton: number;
  score: number;
  /** What one roll of both dice brings on average; of mirrors and ships, how often they lie up. */
  average: Partial<Record<"gold" | "sun" | "moon" | "glory" | "ancient" | "loyalty" | "golem" | "mirror" | "ship", number>>;
  ancient?: number;
  loyalty?: string;
  golem?: string;
  scepters?: number[];
  companions?: CompanionView[];
}

/** Points of every seat that come from one source; they add up to the scores. */
export interface Count {
  source: "glory" | "feats" | "titans";
  points: number[];
}

/** The memory card of a colour. */
export interface MemoryView {
  owner: number;
  tokens: (TokenView | null)[];
}

/** Both dice of a hero. */
export interface DiceView {
  light: DieView;
  dark: DieView;
}

/** A memory token on an island. */
export interface TokenView {
  portal: number;
  side: "sun" | "moon";
}

/** A die of a hero. */
export interface DieView {
  faces: string[];
  /** The side that lies up; none before the first roll. */
  up: number | null;
}
