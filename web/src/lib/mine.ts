// The games of a guest: how each ended for them, which of them are looked for, the best of them.
import type { MyRoom } from '../generated/protocol';

/** How a game stands or ended for its guest: `together` is a game that only friends at one screen played. */
export const OUTCOMES = ['going', 'won', 'shared', 'lost', 'alone', 'together', 'watched', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function outcome(room: MyRoom): Outcome {
  const { status, names, mine, winners, scores } = room;
  if (status !== 'over') return 'going';
  if (mine.length === 0) return 'watched';
  if (scores.length === 0) return 'unknown';
  if (names.length === 1) return 'alone';
  if (mine.length === names.length) return 'together';
  if (!winners.some((seat) => mine.includes(seat))) return 'lost';
  return winners.every((seat) => mine.includes(seat)) ? 'won' : 'shared';
}

/** What is looked for; an empty word means anything. */
export interface Wish {
  text: string;
  game: string;
  bot: string;
  outcome: Outcome | '';
}

export const ANYTHING: Wish = { text: '', game: '', bot: '', outcome: '' };

/** The games that fit a wish; `title` gives what a game is called, which can be looked for, too. */
export function wished(rooms: MyRoom[], wish: Wish, title: (room: MyRoom) => string): MyRoom[] {
  const words = wish.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rooms.filter((room) => {
    if (wish.game && room.game !== wish.game) return false;
    if (wish.bot && !room.bots.includes(wish.bot)) return false;
    if (wish.outcome && outcome(room) !== wish.outcome) return false;
    const told = [title(room), room.code, ...room.names].join(' ').toLocaleLowerCase();
    return words.every((word) => told.includes(word));
  });
}

/** What somebody has achieved in one game. */
export interface Best {
  game: string;
  /** Games that ended and were played against others, and how many of them were won, alone or shared. */
  played: number;
  won: number;
  /** The best score of an own seat, with the room in which it was made; null before the first. */
  score: number | null;
  code: string;
}

/** How a result compares with the best other one of the same guest. */
export interface Comparison {
  how: 'first' | 'better' | 'equal' | 'worse';
  /** The best other score; the same where there is none. */
  best: number;
}

/** Hold the result of a room against all others of its game; null for one that is no whole game. */
export function compared(rooms: MyRoom[], game: string, code: string, score: number): Comparison | null {
  if (rooms.some((room) => room.code === code && room.from_position)) return null;
  const others = rooms.filter((room) => room.game === game && room.code !== code);
  const best = bests(others)[0]?.score ?? null;
  if (best === null) return { how: 'first', best: score };
  return { how: score > best ? 'better' : score === best ? 'equal' : 'worse', best };
}

/** The bests of each game that was played from its beginning to its end, in the order of the list. */
export function bests(rooms: MyRoom[]): Best[] {
  const found = new Map<string, Best>();
  for (const room of rooms) {
    const how = outcome(room);
    if (how === 'going' || how === 'watched' || how === 'unknown' || room.from_position) continue;
    const best = found.get(room.game) ?? { game: room.game, played: 0, won: 0, score: null, code: '' };
    found.set(room.game, best);
    if (how !== 'alone' && how !== 'together') best.played += 1;
    if (how === 'won' || how === 'shared') best.won += 1;
    const score = Math.max(...room.mine.map((seat) => room.scores[seat] ?? -Infinity));
    if (Number.isFinite(score) && (best.score === null || score > best.score)) {
      best.score = score;
      best.code = room.code;
    }
  }
  return [...found.values()];
}
