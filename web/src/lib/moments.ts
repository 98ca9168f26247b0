// The past of a table, as far as this page has seen it: every batch with the table before and after, so
// that a line of the chronicle can be shown again where it happened.
import type { Line, View } from '../generated/protocol';

/** What one decision did, and the table around it. */
export interface Moment {
  lines: readonly Line[];
  before: View;
  after: View;
}

/** A part of a moment that is shown again. */
export type Scene = Moment;

export class Moments {
  #of = new WeakMap<Line, Moment>();

  keep(moment: Moment): void {
    for (const line of moment.lines) this.#of.set(line, moment);
  }

  /** Whether the moment of a line is known. */
  knows(line: Line): boolean {
    return this.#of.has(line);
  }

  /** Give what to show for some lines, in their order: of each moment, all from the first of them to the
   * last, with what has no words between. What the table was before is known of the whole moment alone: the
   * deed that it began with is shown, too, or an old face would be rolled where a new one was forged. */
  of(lines: readonly Line[]): Scene[] {
    const wanted = new Map<Moment, Line[]>();
    for (const line of lines) {
      const moment = this.#of.get(line);
      if (moment) wanted.set(moment, [...(wanted.get(moment) ?? []), line]);
    }
    return [...wanted].map(([moment, told]) => {
      const places = told.map((line) => moment.lines.indexOf(line));
      const last = Math.max(...places) + 1;
      const deed = moment.lines.slice(0, last).findIndex(({ event }) => event.sort === 'deed');
      const first = Math.min(...places, deed < 0 ? last : deed);
      return { ...moment, lines: moment.lines.slice(first, last) };
    });
  }
}

/**
 * Give the lines of a snapshot, each that was known before as the same object, so that its moment is
 * still found. After an undo a snapshot has fewer lines than we have, after a break more; either way
 * they lie against each other somewhere, and where most of them agree is the place.
 */
export function recognised(known: readonly Line[], fresh: readonly Line[]): Line[] {
  const [old, now] = [known.map(spelled), fresh.map(spelled)];
  let [best, most] = [0, 0];
  for (let start = 0; start < old.length; start += 1) {
    const same = agreeing(old, now, start);
    if (same > most) [best, most] = [start, same];
  }
  return fresh.map((line, at) => (at < most ? known[best + at] : line));
}

/** How many lines agree from the beginning of the snapshot on, if it begins at a known line. */
function agreeing(old: readonly string[], now: readonly string[], start: number): number {
  let same = 0;
  while (start + same < old.length && same < now.length && old[start + same] === now[same]) same += 1;
  return same;
}

function spelled(line: Line): string {
  return JSON.stringify([line.event, line.key, line.args]);
}
