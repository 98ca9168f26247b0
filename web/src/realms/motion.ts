// Times of the table's motion, in milliseconds at normal speed, and how a batch is shown.
import type { Line } from '../generated/protocol';

export const TUMBLE = 900;
/** The second die starts so much later. */
export const TUMBLE_APART = 80;
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

/** The roll of a batch; null if nothing was rolled. */
export function rollIn(lines: readonly Line[]): readonly [number, number] | null {
  const line = lines.findLast((line) => line.key === 'rr-log-rolled');
  return line ? [Number(line.args.d1), Number(line.args.d2)] : null;
}

/** The results that a batch tells, when it ends a round. */
export function resultsIn(lines: readonly Line[]): Result[] {
  return lines
    .filter((line) => line.key === 'rr-log-result')
    .map(({ args }) => ({
      round: Number(args.round),
      seat: Number(args.seat),
      stars: Number(args.stars),
      tenths: Number(args.tenths),
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
