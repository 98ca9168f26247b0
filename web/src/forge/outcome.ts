// How the tracks of a hero stand after a choice, from what the option says that it brings and takes.
import type { Option, Prompt } from '../generated/protocol';
import { lostBy } from '../lib/orders.svelte';
import { capOf, held, type HeroView } from './view';

export interface TrackAfter {
  name: string;
  before: number;
  after: number;
  cap: number;
}

interface Limits {
  readonly hammerLap: number;
  readonly scepter: number;
  readonly ancient: number;
}

const RESERVES = ['gold', 'sun', 'moon', 'ancient'] as const;
/** Questions whose options tell what is paid, as amounts above zero. */
const PAYING: ReadonlySet<string> = new Set(['pay', 'lose']);

/** The tracks that a choice moves, each before and after. */
export function tracksAfter(prompt: Prompt, option: Option, hero: HeroView, limits: Limits): TrackAfter[] {
  const { amounts = {}, args } = option;
  const tracks: TrackAfter[] = [];
  // Whoever empties a scepter to pay is told of its shards; nothing of one's own moves.
  if (prompt.kind === 'spend' || 'shards' in args) return tracks;
  if (prompt.kind === 'hammer') {
    const after = Number(args.space);
    tracks.push({ name: 'hammer', before: amounts.glory ? 0 : hero.hammer_track, after, cap: limits.hammerLap });
  }
  if (prompt.kind === 'store') {
    const before = hero.scepters?.[Number(prompt.args.scepter) - 1] ?? 0;
    tracks.push({ name: 'scepter', before, after: before + (amounts.scepter ?? 0), cap: limits.scepter });
    return tracks;
  }
  for (const name of RESERVES) {
    const amount = amounts[name];
    if (amount === undefined) continue;
    const before = held(hero, name);
    const cap = capOf(hero, name, limits.ancient);
    const change = PAYING.has(prompt.kind) ? -Math.abs(amount) : amount - lostBy(option);
    // Whoever pays more than the reserve holds pays from a scepter, too: that is asked later.
    if (before + change >= 0) tracks.push({ name, before, after: Math.min(cap, before + change), cap });
  }
  return tracks;
}
