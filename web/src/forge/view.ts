// What a view of Dice Forge holds: the JSON that `grani.dice_forge.view` writes.
import type { Die, Resource } from '../generated/forge';
import type { View } from '../generated/protocol';

export interface DieView {
  faces: string[];
  /** The side that lies up; null before the first roll. */
  up: number | null;
}

/** A companion: spent, or the space it stands on and whether it has moved this turn. */
export type CompanionView = 'spent' | number | { space: number; advanced: true };

export interface HeroView {
  seat: number;
  gold: number;
  sun: number;
  moon: number;
  glory: number;
  gold_cap: number;
  shard_cap: number;
  dice: Record<Die, DieView>;
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
  ancient?: number;
  loyalty?: string;
  golem?: string;
  scepters?: number[];
  companions?: CompanionView[];
}

export interface PoolView {
  pool: string;
  cost: number;
  garden: boolean;
  faces: Record<string, number>;
}

export interface StackView {
  slot: string;
  portal: number;
  sun: number;
  moon: number;
  feat: string | null;
  glory: number;
  left: number;
}

export interface MemoryView {
  owner: number;
  tokens: ({ portal: number; side: 'sun' | 'moon' } | null)[];
}

export interface BoardsView {
  module?: 'goddess' | 'titans';
  treasures?: ('sun' | 'moon' | 'glory' | null)[];
  goddess_reached?: boolean;
  memories?: Record<string, MemoryView>;
  house_rules?: Record<string, string>;
  /** What house rules remember of this turn. */
  bought?: string[];
  cerberus_spent?: number[];
}

export interface ForgeView {
  game: 'dice-forge';
  you: number;
  round: number;
  rounds: number;
  turn: number;
  actor: number;
  decision: string;
  rolling: [number, Die] | null;
  boards: BoardsView;
  temple: PoolView[];
  islands: StackView[];
  heroes: HeroView[];
  scores: number[];
  winners: number[];
}

/** Read a view as one of Dice Forge. */
export function forgeView(view: View): ForgeView {
  if (view.game !== 'dice-forge') throw new Error(`not a view of Dice Forge: ${String(view.game)}`);
  return view as unknown as ForgeView;
}

/** What a hero holds of a resource; loyalty is never held. */
export function held(hero: HeroView, resource: Resource): number {
  return resource === 'loyalty' ? 0 : (hero[resource] ?? 0);
}

/** How much of a resource a hero can hold; glory has no limit. */
export function capOf(hero: HeroView, resource: Resource, ancientCap: number): number {
  if (resource === 'gold') return hero.gold_cap;
  if (resource === 'sun' || resource === 'moon') return hero.shard_cap;
  return resource === 'ancient' ? ancientCap : Infinity;
}

type Branch = Record<string, unknown> | unknown[];

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

/** Make `shown` equal to `truth` by changing only what differs, so that what is drawn from it
 * stays the same elements. */
export function reconcile(shown: object, truth: object): void {
  const [old, fresh] = [shown as Record<string, unknown>, truth as Record<string, unknown>];
  if (Array.isArray(shown) && Array.isArray(truth)) shown.length = Math.min(shown.length, truth.length);
  else for (const key of Object.keys(old)) if (!(key in fresh)) Reflect.deleteProperty(old, key);
  for (const [key, value] of Object.entries(fresh)) {
    const before = old[key];
    if (isBranch(value) && isBranch(before) && Array.isArray(value) === Array.isArray(before)) {
      reconcile(before, value);
    } else if (isBranch(value)) {
      old[key] = structuredClone(value);
    } else if (before !== value) {
      old[key] = value;
    }
  }
}
