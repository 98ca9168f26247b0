// A view of Dice Forge: its types are those of `grani.dice_forge.seen`, and here is what reads them.
import type { Resource } from '../generated/forge';
import type { ForgeView, HeroView, PoolView } from '../generated/forge-types';
import type { View } from '../generated/protocol';

export type {
  BoardsView,
  CompanionView,
  DieView,
  ForgeView,
  HeroView,
  MemoryView,
  PoolView,
  StackView,
} from '../generated/forge-types';

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

/** Take a face out of its pool as it is shown, unless it was taken when it was bought. */
export function takeFace(shown: ForgeView, truth: ForgeView, face: string): void {
  const poolOf = ({ temple }: ForgeView): PoolView | undefined => temple.find(({ faces }) => face in faces);
  const pool = poolOf(shown);
  if (pool && pool.faces[face] > (poolOf(truth)?.faces[face] ?? 0)) pool.faces[face] -= 1;
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
