// Log lines as scenes to play: what happens together becomes one scene, in order.
import { DICE, RESOURCES, type CelestialSide, type Die, type Resource } from '../generated/forge';
import type { Line } from '../generated/protocol';

export interface Roll {
  seat: number;
  die: Die;
  face: string;
}

/** Resources that come or, below zero, go. */
export interface Flow {
  seat: number;
  resource: Resource;
  amount: number;
  source: string;
}

export type Scene =
  | { kind: 'roll'; rolls: Roll[] }
  | { kind: 'flow'; flows: Flow[] }
  | { kind: 'pay'; seat: number; gold: number }
  | { kind: 'forge'; seat: number; face: string; die: Die; replaced: string }
  | { kind: 'turnup'; seat: number; face: string; die: Die }
  | { kind: 'feat'; seat: number; feat: string; sun: number; moon: number; portal: number }
  | { kind: 'oust'; seat: number; portal: number }
  | { kind: 'star'; seat: number; side: CelestialSide }
  | { kind: 'walk'; seat: number; square: string }
  | { kind: 'round'; round: number }
  | { kind: 'turn'; seat: number }
  | { kind: 'count' };

const word = (line: Line, name: string): string => String(line.args[name] ?? '');
const number = (line: Line, name: string): number => Number(line.args[name] ?? 0);
const die = (line: Line): Die => DICE.find((known) => known === line.args.die) ?? 'light';

function flow(line: Line, sign: number): Scene {
  const resource = RESOURCES.find((known) => known === line.args.resource) ?? 'gold';
  const amount = sign * number(line, 'amount');
  return { kind: 'flow', flows: [{ seat: number(line, 'seat'), resource, amount, source: word(line, 'source') }] };
}

const READERS: Readonly<Record<string, (line: Line) => Scene>> = {
  'log-rolled': (line) => ({
    kind: 'roll',
    rolls: [{ seat: number(line, 'seat'), die: die(line), face: word(line, 'face') }],
  }),
  'log-gained': (line) => flow(line, 1),
  'log-gained-lost': (line) => flow(line, 1),
  'log-paid': (line) => flow(line, -1),
  'log-lost': (line) => flow(line, -1),
  'log-bought': (line) => ({ kind: 'pay', seat: number(line, 'seat'), gold: number(line, 'price') }),
  'log-forged': (line) => ({
    kind: 'forge',
    seat: number(line, 'seat'),
    face: word(line, 'face'),
    die: die(line),
    replaced: word(line, 'replaced'),
  }),
  'log-turned': (line) => ({
    kind: 'turnup',
    seat: number(line, 'seat'),
    face: word(line, 'face'),
    die: die(line),
  }),
  'log-performed': (line) => ({
    kind: 'feat',
    seat: number(line, 'seat'),
    feat: word(line, 'feat'),
    sun: number(line, 'sun'),
    moon: number(line, 'moon'),
    portal: number(line, 'portal'),
  }),
  'log-ousted': (line) => ({ kind: 'oust', seat: number(line, 'seat'), portal: number(line, 'portal') }),
  'log-walked': (line) => ({ kind: 'walk', seat: number(line, 'seat'), square: word(line, 'chamber') }),
  'log-round': (line) => ({ kind: 'round', round: number(line, 'round') }),
  'log-turn': (line) => ({ kind: 'turn', seat: number(line, 'seat') }),
  'log-ended': () => ({ kind: 'count' }),
};

const STAR = 'log-starred-';

function read(line: Line): Scene | null {
  if (line.key.startsWith(STAR)) {
    const side = line.key.slice(STAR.length) as CelestialSide;
    return { kind: 'star', seat: number(line, 'seat'), side };
  }
  return READERS[line.key]?.(line) ?? null;
}

/** Give the scenes of some log lines; lines without anything to see are left out. */
export function scenesOf(lines: readonly Line[]): Scene[] {
  const scenes: Scene[] = [];
  for (const line of lines) {
    const scene = read(line);
    if (scene && !joined(scenes.at(-1), scene)) scenes.push(scene);
  }
  return scenes;
}

/** Let a scene happen together with the last one, if it can. */
function joined(last: Scene | undefined, next: Scene): boolean {
  if (last?.kind === 'roll' && next.kind === 'roll') {
    const [roll] = next.rolls;
    if (last.rolls.some((other) => other.seat === roll.seat && other.die === roll.die)) return false;
    last.rolls.push(roll);
    return true;
  }
  if (last?.kind === 'flow' && next.kind === 'flow') {
    const [flow] = next.flows;
    const same = last.flows.find((other) => other.seat === flow.seat && other.resource === flow.resource);
    if (same) same.amount += flow.amount;
    else last.flows.push(flow);
    return true;
  }
  return false;
}

/** How long a scene takes at normal speed, in milliseconds. */
export function lengthOf(scene: Scene): number {
  switch (scene.kind) {
    case 'roll':
      return 980 + 70 + 120 * (new Set(scene.rolls.map((roll) => roll.seat)).size - 1);
    case 'flow':
      return 620 + 220;
    case 'forge':
      return 450 + 300;
    case 'feat':
      return 450 + 400;
    case 'oust':
      return 200 + 300;
    case 'star':
      return 900;
    case 'round':
      return 700;
    case 'turnup':
    case 'walk':
      return 350;
    default:
      return 0;
  }
}
