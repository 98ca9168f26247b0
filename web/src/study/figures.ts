// What the server tells of a finished game: its statistics, and the frames of its replay.
import type { Frame, Replay } from '../generated/protocol';
import { json, roomPath } from '../lib/api';

/** Of one resource: what came, went, was taken by others, was left, or never fitted. */
export interface Flow {
  gained: number;
  spent: number;
  lost?: number;
  unspent?: number;
  wasted: number;
}

/** A pair of dice of Dice Forge with what a roll of both brings on average. */
export interface DicePair {
  light: string[];
  dark: string[];
  average: Record<string, number>;
}

export interface RealmResult {
  realm: string;
  round: number;
  stars: number;
}

export interface SeatFigures {
  seat: number;
  name: string;
  score: number;
  place: number;
  winner: boolean;
  decisions: number;
  /** Points by where they came from: `face:gold_3`, `card:hydra`, `realm:scythe`, `hammer` … */
  sources: Record<string, number>;
  counts: Record<string, number>;
  resources: Record<string, Flow>;
  dice?: { start: DicePair; end: DicePair };
  feats?: { feat: string; round: number }[];
  luck?: number;
  realms?: RealmResult[];
  results?: number[];
}

export interface Standing {
  round: number;
  scores: number[];
}

export interface Figures {
  game: string;
  score_unit: string;
  score_parts: number;
  winners: number[];
  steps: number;
  /** The scores with which it began: not nothing, if it went on from a position. */
  begun?: number[];
  turns: (Standing & { step: number; seat: number })[];
  rounds: Standing[];
  seats: SeatFigures[];
}

export const fetchFigures = (code: string) => json<Figures>('GET', `${roomPath(code)}/statistics`);
export const fetchReplay = (code: string) => json<Replay>('GET', `${roomPath(code)}/replay`);
export const fetchFrames = (code: string, first: number, last: number) =>
  json<Frame[]>('GET', `${roomPath(code)}/replay/frames?from=${first}&to=${last}`);

/** A share of the score: one source, or several of one sort taken together. */
export interface Share {
  id: string;
  points: number;
  /** The single sources behind it, the most first; empty if it is one itself. */
  parts: { source: string; points: number }[];
}

/** Sorts of source that are shown together, since single ones are many. */
const GATHERED = new Set(['face', 'feat', 'card']);

/** Gather the sources of a seat into few shares, the most first, losses last. */
export function shares(sources: Record<string, number>): Share[] {
  const found = new Map<string, Share>();
  for (const [source, points] of Object.entries(sources)) {
    const sort = source.split(':')[0];
    const id = GATHERED.has(sort) ? sort : source;
    const share = found.get(id) ?? { id, points: 0, parts: [] };
    share.points += points;
    if (GATHERED.has(sort)) share.parts.push({ source, points });
    found.set(id, share);
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

/** All shares that anybody has, by what they come to for all. */
export function allShares(figures: { seats: readonly Pick<SeatFigures, 'sources'>[] }): string[] {
  const totals = new Map<string, number>();
  for (const seat of figures.seats) {
    for (const share of shares(seat.sources)) {
      totals.set(share.id, (totals.get(share.id) ?? 0) + share.points);
    }
  }
  return [...totals].sort((a, b) => b[1] - a[1]).map(([id]) => id);
}
