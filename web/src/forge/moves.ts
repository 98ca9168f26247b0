// What somebody did last, as places on the table: it stays marked until the next move.
import type { Line } from '../generated/protocol';
import { eventOf } from './scenes';
import { poolAt, sideAt, stackAt } from './targets';

/** The places of the last move, each with the seat that made it. */
export function movePlaces(log: readonly Line[]): ReadonlyMap<string, number> {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = eventOf(log[at]);
    if (event.kind === 'performed' || event.kind === 'granted') return new Map([[stackAt(event.slot), event.seat]]);
    if (event.kind === 'forged') {
      const { seat, face, die, side } = event;
      return new Map([poolAt(face), sideAt(seat, die, side)].map((place) => [place, seat]));
    }
  }
  return new Map();
}
