// The trees of variations that are kept in this browser, the latest first.
import { remember, remembered } from '../lib/settings.svelte';
import { readTree, writeTree, type Tree, type Written } from './tree';

const KEPT = 'analyses';
const MOST = 30;

export interface Kept {
  id: string;
  /** When it was changed last, in milliseconds. */
  at: number;
  tree: Written;
}

export function keptTrees(): Kept[] {
  try {
    const all: unknown = JSON.parse(remembered(KEPT) ?? '[]');
    return Array.isArray(all) ? (all as Kept[]).filter((one) => readTree(one?.tree) !== null) : [];
  } catch {
    return [];
  }
}

/** Keep a tree under its id, in the place of what was there. */
export function keepTree(id: string, tree: Tree, now = Date.now()): void {
  const others = keptTrees().filter((one) => one.id !== id);
  remember(KEPT, JSON.stringify([{ id, at: now, tree: writeTree(tree) }, ...others].slice(0, MOST)));
}

export function forgetTree(id: string): void {
  remember(KEPT, JSON.stringify(keptTrees().filter((one) => one.id !== id)));
}
