// Things to test with: the least that a type asks for, with what a test is about put over it.
import type { Happening, Line, Option, Prompt, RoomInfo, SeatInfo } from '../src/generated/protocol';
import type { BoardsView, ForgeView, HeroView } from '../src/forge/view';

export function option(key: string, rest: Partial<Option> = {}): Option {
  return { action: 0, key, args: {}, targets: [], ...rest };
}

export function prompt(options: Option[], rest: Partial<Prompt> = {}): Prompt {
  return { id: 'p1', kind: 'main', seat: 0, cause: '', args: {}, options, ...rest };
}

/** A line that tells of an event; without a key it has no words. */
export function lineOf(event: Happening, key = ''): Line {
  return { event, key, args: {} };
}

export function seat(number: number, rest: Partial<SeatInfo> = {}): SeatInfo {
  const person = { kind: 'person', bot: '', online: true, mine: false, ready: true, stand_in: '' } as const;
  return { seat: number, name: `Player ${number + 1}`, ...person, ...rest };
}

export function room(rest: Partial<RoomInfo> = {}): RoomInfo {
  return {
    code: 'ROOM',
    game: 'dice-forge',
    setup: {},
    setup_name: '',
    status: 'open',
    host: true,
    timer: null,
    seats: [seat(0, { mine: true }), seat(1)],
    spectators: 0,
    watching: [],
    commitment: 'c'.repeat(64),
    rematch: '',
    wins: [0, 0],
    sealing: { stage: 'open', hashes: ['', ''], opened: [false, false], terms: '', start: '' },
    ...rest,
  };
}

/** A die with the face it shows first on its first side. */
export const LIGHT = ['gold_1', 'gold_1', 'gold_1', 'gold_1', 'gold_1', 'sun_1'];
export const DARK = ['gold_1', 'gold_1', 'gold_1', 'gold_1', 'glory_2', 'moon_1'];

export function hero(number: number, rest: Partial<HeroView> = {}): HeroView {
  return {
    seat: number,
    gold: 0,
    sun: 0,
    moon: 0,
    glory: 0,
    gold_cap: 12,
    shard_cap: 6,
    dice: { light: { faces: LIGHT, up: null }, dark: { faces: DARK, up: null } },
    portal: 0,
    cards: {},
    unused_reinforcements: {},
    forged: 0,
    hammers: 0,
    hammer_track: 0,
    hammer_lap: 0,
    hammers_spent: 0,
    cerberus: 0,
    triton: 0,
    score: 0,
    average: { gold: 1.5, sun: 0.167, moon: 0.167, glory: 0.333 },
    ...rest,
  };
}

export function forgeView(heroes: HeroView[], boards: BoardsView = {}): ForgeView {
  return {
    game: 'dice-forge',
    you: 0,
    round: 1,
    rounds: 9,
    turn: 1,
    actor: 0,
    decision: 'main',
    rolling: null,
    boards,
    temple: [],
    islands: [],
    heroes,
    scores: heroes.map(({ score }) => score),
    counts: [],
    winners: [],
  };
}
