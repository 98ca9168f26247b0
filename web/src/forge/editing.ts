// Changes of a position of Dice Forge by clicking. Each keeps what belongs together: a face that is put on a
// die comes out of the temple, what it replaces goes back or leaves the game, and that is counted; a card
// brings its tracks and tokens. Whether the whole can be is for the server to say.
import { FACES, FEATS, POOLS, SLOTS, type Die } from '../generated/forge';
import type { CompanionView, MemoryView } from '../generated/forge-types';
import type { Position } from '../lib/games';

export interface HeroData extends Record<string, unknown> {
  light: string[];
  dark: string[];
  /** The sides that lie up: of the light die, of the dark one. */
  up?: (number | null)[];
  cards: Record<string, number>;
  forged: number;
  scepters?: number[];
  companions?: CompanionView[];
}

export interface Pending extends Record<string, unknown> {
  effect: string;
  seat: number;
}

export interface ForgeData extends Position {
  round: number;
  turn?: number;
  module?: string;
  feats: Record<string, string>;
  temple: Record<string, number>;
  heroes: HeroData[];
  owners?: Record<string, number>;
  treasures?: (string | null)[];
  goddess_reached?: boolean;
  memories?: Record<string, MemoryView>;
  pending?: Pending[];
}

/** Cards whose face has a colour that tells whose it is, and the pool of those faces. */
const COLOURED: Readonly<Record<string, string>> = {
  tenacious_boar: 'g_boar',
  mirror_of_misfortune: 'f_misfortune',
};
/** Cards that leave something with their owner, and what is there at first. */
const TRACKS: Readonly<Record<string, 'scepters' | 'companions'>> = {
  blacksmiths_scepter: 'scepters',
  companion: 'companions',
};
const MEMORY = 'memory';
/** The colours of its cards, in the order in which they are taken. */
const COLOURS = ['red', 'yellow', 'green', 'blue'];

/** Change what is known of one hero. */
export function withHero(position: ForgeData, seat: number, change: Partial<HeroData>): ForgeData {
  const heroes = position.heroes.map((hero, number) => (number === seat ? ({ ...hero, ...change } as HeroData) : hero));
  return { ...position, heroes };
}

/** Put a face on a side of a die. */
export function withFace(position: ForgeData, seat: number, die: Die, side: number, face: string): ForgeData {
  const hero = position.heroes[seat];
  const old = hero[die][side];
  if (old === face) return position;
  const temple = { ...position.temple };
  if (face in temple) temple[face] -= 1;
  if (old in temple) temple[old] += 1;
  // A face that was printed on the die has no way back: it left the game, or comes back into it.
  const replaced = (face in temple ? 1 : 0) - (old in temple ? 1 : 0);
  const sides = hero[die].with(side, face);
  return { ...withHero(position, seat, { [die]: sides, forged: hero.forged + replaced }), temple };
}

/** Let a side of a die lie up, or none of it if it lay up before. */
export function withUp(position: ForgeData, seat: number, die: Die, side: number): ForgeData {
  const up = position.heroes[seat].up ?? [null, null];
  const place = die === 'light' ? 0 : 1;
  return withHero(position, seat, { up: up.with(place, up[place] === side ? null : side) });
}

/** Let a hero own so many cards of a feat. */
export function withCards(position: ForgeData, seat: number, feat: string, count: number): ForgeData {
  const { [feat]: before = 0, ...others } = position.heroes[seat].cards;
  const cards = count > 0 ? { ...others, [feat]: count } : others;
  const changed = withTracks(withHero(position, seat, { cards }), seat, feat, count);
  if (feat === MEMORY) return withMemories(changed, seat, count - before);
  return COLOURED[feat] ? withOwners(changed, COLOURED[feat], seat, count - before) : changed;
}

/** Let a stack hold other cards; nobody owns any of those that were there. */
export function withFeat(position: ForgeData, slot: string, feat: string): ForgeData {
  const old = position.feats[slot];
  const without = position.heroes.reduce((changed, _, seat) => withCards(changed, seat, old, 0), position);
  return { ...without, feats: { ...position.feats, [slot]: feat } };
}

/** The feats that a stack can hold in this game. */
export function featsFor(position: ForgeData, slot: string): readonly string[] {
  return SLOTS[slot].feats.filter((feat) => {
    const { box } = FEATS[feat];
    return (box !== 'goddess' && box !== 'titans') || box === position.module;
  });
}

/** Every scepter has its gold, every companion its space: new ones stand at the beginning. */
function withTracks(position: ForgeData, seat: number, feat: string, count: number): ForgeData {
  const field = TRACKS[feat];
  if (!field) return position;
  const { [field]: before, ...hero } = position.heroes[seat];
  const kept: (number | CompanionView)[] = (before ?? []).slice(0, count);
  const track = [...kept, ...Array<number>(count - kept.length).fill(0)];
  const changed = (count > 0 ? { ...hero, [field]: track } : hero) as HeroData;
  return { ...position, heroes: position.heroes.with(seat, changed) };
}

/** Whoever takes cards comes last, whoever gives some up loses the last of theirs. */
function reordered<One>(order: One[], isMine: (one: One) => boolean, more: number, added: () => One): One[] {
  const found = [...order];
  for (let number = 0; number < more; number++) found.push(added());
  for (let number = 0; number < -more; number++) {
    const last = found.findLastIndex(isMine);
    if (last >= 0) found.splice(last, 1);
  }
  return found;
}

/** A position with a field, or without it where it would be empty. */
function withField(position: ForgeData, field: string, value: Record<string, unknown>): ForgeData {
  const rest = Object.entries(position).filter(([name]) => name !== field);
  if (Object.keys(value).length > 0) rest.push([field, value]);
  return Object.fromEntries(rest) as ForgeData;
}

/** Colours go to who takes the cards, one after another. */
function withOwners(position: ForgeData, pool: string, seat: number, more: number): ForgeData {
  const { faces } = POOLS[pool];
  const before = position.owners ?? {};
  const owning = faces.flatMap((face) => (face in before ? [before[face]] : []));
  const order = reordered(
    owning,
    (owner) => owner === seat,
    more,
    () => seat,
  );
  const others = Object.entries(before).filter(([face]) => !faces.includes(face));
  const owners = [...others, ...order.slice(0, faces.length).map((owner, place) => [faces[place], owner] as const)];
  return withField(position, 'owners', Object.fromEntries(owners));
}

/** So do the colours of memories, whose tokens nobody has placed yet. */
function withMemories(position: ForgeData, seat: number, more: number): ForgeData {
  const before = position.memories ?? {};
  const known = COLOURS.flatMap((colour) => (colour in before ? [before[colour]] : []));
  const order = reordered(
    known,
    ({ owner }) => owner === seat,
    more,
    () => ({ owner: seat, tokens: [null, null] }),
  );
  const memories = order.slice(0, COLOURS.length).map((memory, place) => [COLOURS[place], memory] as const);
  return withField(position, 'memories', Object.fromEntries(memories));
}

/** Where a memory token can be: on no island, or on one with either side up; as words of a form. */
export const TOKENS = ['', ...[1, 2, 3, 4, 5, 6, 7].flatMap((portal) => [`${portal}-sun`, `${portal}-moon`])];

export function tokenOf(token: MemoryView['tokens'][number]): string {
  return token ? `${token.portal}-${token.side}` : '';
}

/** Put a token of a colour somewhere. */
export function withToken(position: ForgeData, colour: string, number: number, word: string): ForgeData {
  const memories = position.memories ?? {};
  const [portal, side] = word.split('-');
  const token = word ? { portal: Number(portal), side: side as 'sun' | 'moon' } : null;
  const memory = { ...memories[colour], tokens: memories[colour].tokens.with(number, token) };
  return { ...position, memories: { ...memories, [colour]: memory } };
}

/** What can be about to happen, in this editor: a turn begins, or somebody chooses what to do in it. */
export const MOMENTS = ['turn', 'main'] as const;
export type Moment = (typeof MOMENTS)[number];

function pendingAt(moment: Moment, seat: number): Pending[] {
  if (moment === 'turn') return [{ effect: 'turn', seat }];
  return [
    { effect: 'end_turn', seat },
    { effect: 'main', seat, extra: false },
  ];
}

/** Which of these moments it is, and whose; null in the middle of something else. */
export function momentOf({ pending }: ForgeData): { moment: Moment; seat: number } | null {
  const seat = pending?.[0]?.seat ?? 0;
  const now = JSON.stringify(pending);
  const moment = MOMENTS.find((one) => JSON.stringify(pendingAt(one, seat)) === now);
  return moment ? { moment, seat } : null;
}

/** Let it be such a moment; what the turn before remembered is gone. */
export function withMoment(position: ForgeData, moment: Moment, seat: number): ForgeData {
  const kept = Object.entries(position).filter(([field]) => !OF_A_TURN.includes(field));
  return { ...(Object.fromEntries(kept) as ForgeData), turn: seat, pending: pendingAt(moment, seat) };
}
const OF_A_TURN = ['used', 'upgraded', 'bought', 'cerberus_spent'];

/** The faces that can be put on a die here: those of the temple, and those that dice begin with. */
export function facesFor(position: ForgeData): string[] {
  const printed = Object.values(FACES).filter(({ kind, copies }) => kind !== 'empty' && copies === 0);
  return [...Object.keys(position.temple), ...printed.map(({ id }) => id)];
}
