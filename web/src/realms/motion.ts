// Times of the table's motion, in milliseconds at normal speed, and how a batch is shown.
import { STAR } from '../generated/realms';
import type { RealmsEvent } from '../generated/realms-types';
import type { Line } from '../generated/protocol';

export const TUMBLE = 900;
/** The second die starts so much later. */
export const TUMBLE_APART = 80;
/** Whoever wants no motion sees new dice fade in; they rest for as long as they would have tumbled. */
export const FADE = 120;
/** How long a result of a round stays to be read. */
export const RESULT = 1500;
/** How long new marks count as just drawn. */
export const DRAWING = 700;

export interface Roll {
  readonly values: readonly [number, number];
  readonly time: number;
}

export interface Result {
  readonly round: number;
  readonly seat: number;
  readonly stars: number;
  readonly tenths: number;
}

/** Read the event of a line as one of Rolling Realms. */
export function eventOf(line: Line): RealmsEvent {
  return line.event as RealmsEvent;
}

/** The roll of a batch; null if nothing was rolled. */
export function rollIn(lines: readonly Line[]): readonly [number, number] | null {
  const rolled = lines.map(eventOf).findLast((event) => event.kind === 'rolled');
  return rolled ? [rolled.values[0], rolled.values[1]] : null;
}

/** The results that a batch tells, when it ends a round. */
export function resultsIn(lines: readonly Line[]): Result[] {
  return lines
    .map(eventOf)
    .filter((event) => event.kind === 'result')
    .map(({ round, seat, tenths }) => ({
      round,
      seat,
      stars: Math.floor(tenths / STAR),
      tenths: tenths % STAR,
    }));
}

/** Wait, but no longer than until the player skips. */
export function pause(time: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || time <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
