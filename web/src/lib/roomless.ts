// What a table wants to know of a room where there is none: lessons and puzzles.
import type { RoomInfo } from '../generated/protocol';

export const NO_CHAIN = { steps: 0, head: '' };

/** A room that nobody has opened, with one person in it. */
export function roomless(game: string, names: readonly string[], person: number | null): RoomInfo {
  const seats = names.map((name, seat) => ({
    seat,
    kind: seat === person ? ('person' as const) : ('bot' as const),
    name,
    bot: '',
    online: true,
    mine: seat === person,
    ready: true,
    stand_in: '',
  }));
  return {
    code: '',
    game,
    setup: {},
    setup_name: '',
    status: 'playing',
    host: false,
    timer: null,
    seats,
    spectators: 0,
    watching: [],
    wins: [],
    commitment: '',
    rematch: '',
    sealing: { stage: 'open', hashes: [], opened: [], terms: '', start: '' },
    trouble: '',
  };
}
