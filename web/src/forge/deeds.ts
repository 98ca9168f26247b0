// What a seat did on its last turn, for its board: the dice it rolled, then faces and feats, in order.
import type { Die } from '../generated/forge-types';
import type { Line } from '../generated/protocol';
import { eventOf } from './scenes';

export type Deed =
  | { kind: 'roll'; face: string; die: Die }
  | { kind: 'forge'; face: string; replaced: string }
  | { kind: 'feat'; feat: string };

/** The deeds of a seat since its last turn began. */
export function lastTurn(log: readonly Line[], seat: number): Deed[] {
  const from = log.findLastIndex((line) => line.event.kind === 'turn' && line.event.seat === seat);
  if (from < 0) return [];
  const rolls = new Map<Die, Deed>();
  const deeds: Deed[] = [];
  for (const line of log.slice(from + 1)) {
    const event = eventOf(line);
    if (event.kind === 'turn') break;
    if (event.seat !== seat) continue;
    // Of several rolls of a die the first is that of the turn; the others belong to what was done.
    if (event.kind === 'rolled' && !rolls.has(event.die)) {
      rolls.set(event.die, { kind: 'roll', face: event.face, die: event.die });
    } else if (event.kind === 'forged') {
      deeds.push({ kind: 'forge', face: event.face, replaced: event.replaced });
    } else if (event.kind === 'performed') {
      deeds.push({ kind: 'feat', feat: event.feat });
    }
  }
  return [...rolls.values(), ...deeds];
}
