// What this browser saw of the dice of a room while it was played, kept so that it can be compared
// with the record when the game is over; and the secret numbers it put into them.
import { remember, remembered } from './settings.svelte';

export interface Witness {
  /** When the room was first seen, in milliseconds; the oldest are forgotten. */
  at: number;
  commitment: string;
  /** Whether it was seen before its game began. */
  before: boolean;
  /** What the hashes were frozen into when this browser opened its numbers; empty if it did not. */
  terms: string;
  /** The head of the chain before the first action. */
  start: string;
  /** Heads that were told while playing: after how many actions, and what. */
  heads: [number, string][];
  /** The secret numbers of own seats that were sent to the server. */
  opened: Record<string, string>;
}

const KEPT = 40;
const SEEN = 'dice.';
const SECRET = 'share.';

/** Give what was seen of a room, or a blank sheet. */
export function witness(code: string): Witness {
  const blank = { at: Date.now(), commitment: '', before: false, terms: '', start: '', heads: [], opened: {} };
  try {
    return { ...blank, ...(JSON.parse(remembered(SEEN + code) ?? '{}') as Partial<Witness>) };
  } catch {
    return blank;
  }
}

export function keepWitness(code: string, seen: Witness): void {
  if (remembered(SEEN + code) === null) forgetOldest();
  remember(SEEN + code, JSON.stringify(seen));
}

export const keepSecret = (code: string, hash: string, secret: string): void =>
  remember(`${SECRET}${code}.${hash}`, secret);

export const secretOf = (code: string, hash: string): string => remembered(`${SECRET}${code}.${hash}`) ?? '';

/** Make room for another game: forget the oldest, with their secret numbers. */
function forgetOldest(): void {
  try {
    const names = Object.keys(localStorage);
    const rooms = names
      .filter((name) => name.startsWith(`grani.${SEEN}`))
      .map((name) => name.slice(`grani.${SEEN}`.length))
      .sort((one, other) => witness(other).at - witness(one).at);
    for (const code of rooms.slice(KEPT - 1)) {
      const own = [`grani.${SEEN}${code}`, `grani.${SECRET}${code}.`];
      for (const name of names) {
        if (own.some((start) => name.startsWith(start))) localStorage.removeItem(name);
      }
    }
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}
