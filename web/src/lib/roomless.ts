// What a table wants to know of a room where there is none: lessons, puzzles, the analysis board.
import type { RoomInfo } from '../generated/protocol';

export const NO_CHAIN = { steps: 0, head: '' };

/** A room that nobody has opened: one plays one of its seats, or all. */
export function roomless(game: string, names: readonly string[], own: number | 'all' | null): RoomInfo {
  const isOwn = (seat: number): boolean => own === 'all' || own === seat;
  const seats = names.map((name, seat) => ({
    seat,
    kind: isOwn(seat) ? ('person' as const) : ('bot' as const),
    name,
    bot: '',
    online: true,
    mine: isOwn(seat),
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
