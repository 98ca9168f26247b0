// Events as scenes to play: what happens together becomes one scene, in order.
import { DICE } from '../generated/forge';
import type { CelestialSide, Die, ForgeEvent, Resource } from '../generated/forge-types';
import type { Line } from '../generated/protocol';
import { TIMES } from './times';

export interface Roll {
  seat: number;
  die: Die;
  side: number;
}

/** Resources that come or, below zero, go; what a full reserve has no room for is lost. */
export interface Flow {
  seat: number;
  resource: Resource;
  amount: number;
  lost: number;
  source: string;
}

export type Scene =
  | { kind: 'roll'; rolls: Roll[] }
  | { kind: 'flow'; flows: Flow[] }
  | { kind: 'pay'; seat: number; resource: Resource; amount: number }
  | { kind: 'forge'; seat: number; face: string; die: Die; side: number }
  | { kind: 'turnup'; seat: number; die: Die; side: number }
  | { kind: 'feat'; seat: number; feat: string; portal: number }
  | { kind: 'oust'; seat: number; portal: number }
  | { kind: 'star'; seat: number; side: CelestialSide }
  | { kind: 'walk'; seat: number; square: string }
  | { kind: 'sway'; seat: number; square: string }
  | { kind: 'round'; round: number }
  | { kind: 'turn'; seat: number }
  | { kind: 'count' };

/** Read the event of a line as one of Dice Forge. */
export function eventOf(line: Line): ForgeEvent {
  return line.event as ForgeEvent;
}

/** What one event looks like; null if there is nothing to see. */
function sceneOf(event: ForgeEvent): Scene | null {
  switch (event.kind) {
    case 'rolled':
      return { kind: 'roll', rolls: [{ seat: event.seat, die: event.die, side: event.side }] };
    case 'gained':
      return event.amount + event.lost > 0 ? flow(event, 1, event.lost) : null;
    case 'lost':
      return event.amount > 0 ? flow(event, -1) : null;
    case 'paid':
      return isTribute(event)
        ? flow(event, -1)
        : { kind: 'pay', seat: event.seat, resource: event.resource, amount: event.amount };
    case 'forged':
      return { kind: 'forge', seat: event.seat, face: event.face, die: event.die, side: event.side };
    case 'turned':
      return { kind: 'turnup', seat: event.seat, die: event.die, side: event.side };
    case 'performed':
      return { kind: 'feat', seat: event.seat, feat: event.feat, portal: event.portal };
    case 'ousted':
      return { kind: 'oust', seat: event.seat, portal: event.portal };
    case 'starred':
      return { kind: 'star', seat: event.seat, side: event.star };
    case 'walked':
      return { kind: 'walk', seat: event.seat, square: event.square };
    case 'swayed':
      return { kind: 'sway', seat: event.seat, square: event.square };
    case 'round':
      return { kind: 'round', round: event.round };
    case 'turn':
      return { kind: 'turn', seat: event.seat };
    case 'ended':
      return { kind: 'count' };
    default:
      return null;
  }
}

type Moved = Extract<ForgeEvent, { kind: 'gained' | 'lost' | 'paid' }>;

function flow({ seat, resource, amount, source }: Moved, sign: number, lost = 0): Scene {
  return { kind: 'flow', flows: [{ seat, resource, amount: sign * amount, lost, source }] };
}

/** Gold for what a card does, and trades in the labyrinth, are worth a look; prices are not. */
function isTribute({ resource, source }: Moved): boolean {
  return source === 'labyrinth' || (resource === 'gold' && source.startsWith('feat:'));
}

const origins = new WeakMap<Scene, Line>();

/** Give the scenes of some lines; those without anything to see are left out. */
export function scenesOf(lines: readonly Line[]): Scene[] {
  const scenes: Scene[] = [];
  for (const line of lines) {
    const scene = sceneOf(eventOf(line));
    if (!scene || joined(scenes.at(-1), scene)) continue;
    origins.set(scene, line);
    scenes.push(scene);
  }
  return scenes;
}

/** The line that tells of a scene in words; undefined where it is told by what is seen: dice and gains. */
export function captionOf(scene: Scene): Line | undefined {
  return scene.kind === 'roll' || scene.kind === 'flow' ? undefined : origins.get(scene);
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
    if (same) [same.amount, same.lost] = [same.amount + flow.amount, same.lost + flow.lost];
    else last.flows.push(flow);
    return true;
  }
  return false;
}

/** How long a scene takes at normal speed, in milliseconds. */
export function lengthOf(scene: Scene): number {
  switch (scene.kind) {
    case 'roll':
      return TIMES.throw + Math.max(...scene.rolls.map((roll) => delayOf(roll, scene.rolls)));
    case 'flow':
      return TIMES.flight + (scene.flows.some((flow) => flow.lost > 0) ? TIMES.fall : TIMES.tick);
    case 'forge':
      return TIMES.carryFace + TIMES.hammer;
    case 'feat':
      return TIMES.pawn + TIMES.card;
    case 'oust':
      return TIMES.oust + TIMES.pawn;
    case 'star':
      return TIMES.star;
    case 'round':
      return TIMES.round;
    case 'turnup':
      return TIMES.turnOver;
    case 'walk':
    case 'sway':
      return TIMES.golem;
    default:
      return 0;
  }
}

/** How much later than the first a die leaves its hand. */
export function delayOf({ seat, die }: Roll, rolls: readonly Roll[]): number {
  const seats = [...new Set(rolls.map((roll) => roll.seat))];
  return TIMES.perDie * DICE.indexOf(die) + TIMES.perSeat * seats.indexOf(seat);
}
