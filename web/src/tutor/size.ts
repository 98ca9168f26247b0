// Of which mistakes the tutor warns, and where he may.
import type { RoomInfo } from '../generated/protocol';

export const SIZES = ['off', 'small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** What somebody has set, as a size: off, unless it is one. */
export const sizeOf = (kept: string): Size => SIZES.find((size) => size === kept) ?? 'off';

/** Whether the tutor may help in a room: one person plays in this browser, and nobody else but bots, or everybody may
 * have hints; and it is neither a game of the day nor rated. */
export function isTutored(room: RoomInfo | null): boolean {
  if (!room || room.day || room.rated || room.status !== 'playing') return false;
  const people = room.seats.filter((seat) => seat.kind !== 'bot');
  return people.filter((seat) => seat.mine).length === 1 && (people.length === 1 || Boolean(room.hints));
}
