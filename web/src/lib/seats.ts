// Seats carry a colour and a mark, so that they never depend on colour alone.

import type { SeatInfo } from '../generated/protocol';

export interface SeatLook {
  color: string;
  deep: string;
  /** The mark in a box of 20 by 20. */
  mark: string;
}

export const SEAT_LOOKS: readonly SeatLook[] = [
  {
    color: 'var(--seat-0)',
    deep: 'var(--seat-deep-0)',
    mark: 'M7 1h6v2.2l-1 .6q4.8 1.6 4.8 6.4 0 5-4.3 7.3V19h-5v-1.5Q3.2 15.2 3.2 10.2q0-4.8 4.8-6.4l-1-.6z',
  },
  {
    color: 'var(--seat-1)',
    deep: 'var(--seat-deep-1)',
    mark: 'M1 17q1-12.5 10-13 7.5 0 7.5 6 0 5-5 5-4 0-4-3.5 0-2.5 2.5-2.7-1 1.2.2 2.3 2.8 1.4 2.8-1.6 0-2.8-4-2.7-5 .4-4.5 8.7 5 1.8 11 .5V18H1z',
  },
  {
    color: 'var(--seat-2)',
    deep: 'var(--seat-deep-2)',
    mark: 'M16.5 2q2.5 8-3.5 12.5-3.5 2.5-7 1.5L3.5 19l-1.3-1 2.5-3.3Q3.2 10.5 7 6.5 10.5 3 16.5 2z',
  },
  {
    color: 'var(--seat-3)',
    deep: 'var(--seat-deep-3)',
    mark: 'M9.3 4V1h1.6v3a3 3 0 0 1 4.3 3.7 3 3 0 0 1-1.4 5.5 3 3 0 0 1-2.4 3 1.6 1.6 0 1 1-2.8 0 3 3 0 0 1-2.4-3A3 3 0 0 1 4.8 7.7 3 3 0 0 1 9.3 4z',
  },
];

/** The look of a seat; a seat beyond the fourth begins the row anew. */
export function seatLook(seat: number): SeatLook {
  return SEAT_LOOKS[((seat % SEAT_LOOKS.length) + SEAT_LOOKS.length) % SEAT_LOOKS.length];
}

/** Seats in the order of play, one's own first; those who watch see the first seat first. The order does not
 * change as turns pass, also where several people share a screen. */
export function fromOwn<Seat extends Pick<SeatInfo, 'mine'>>(seats: readonly Seat[]): Seat[] {
  const own = Math.max(
    0,
    seats.findIndex((seat) => seat.mine),
  );
  return [...seats.slice(own), ...seats.slice(0, own)];
}

/** Whether several people share this screen, so that each question must say whom it asks. */
export const together = (seats: SeatInfo[]): boolean => seats.filter((seat) => seat.mine).length > 1;
