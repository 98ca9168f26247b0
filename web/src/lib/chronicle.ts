// The log of a game as people read it: turns with what happened in them, and what reads as one as one.
import type { Line } from '../generated/protocol';

/** Lines that read as one: the dice of a seat that fall one after another, equal gains. */
export interface Entry {
  id: number;
  seat: number | null;
  lines: Line[];
}

/** What belongs to one turn or round; `head` is the line that opens it, none before the first. */
export interface Chapter {
  id: number;
  seat: number | null;
  head: Line | null;
  entries: Entry[];
}

/** Give the chapters of a log in order. */
export function chaptersOf(log: readonly Line[]): Chapter[] {
  const chapters: Chapter[] = [];
  log.forEach((line, id) => {
    const { seat, opens } = line.event;
    if (opens) return chapters.push({ id, seat, head: line, entries: [] });
    if (chapters.length === 0) chapters.push({ id, seat: null, head: null, entries: [] });
    const { entries } = chapters[chapters.length - 1];
    const last = entries.at(-1);
    if (last && last.seat === seat && joins(last.lines[0], line)) last.lines.push(line);
    else entries.push({ id, seat, lines: [line] });
  });
  return chapters;
}

function joins(first: Line, { event }: Line): boolean {
  return first.event.kind === event.kind && (event.sort === 'roll' || event.sort === 'gain');
}

/** Of some chapters, what is about one seat. */
export function about(seat: number, chapters: readonly Chapter[]): Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => entry.seat === seat) }))
    .filter((chapter) => chapter.entries.length > 0 || chapter.seat === seat);
}

/** The last chapters with about so many entries, as whole as they are, below the headings that stand right above
 * them, such as that of a round. */
export function latest(count: number, chapters: readonly Chapter[]): Chapter[] {
  let [first, entries] = [chapters.length, 0];
  while (first > 0 && (entries < count || chapters[first - 1].entries.length === 0)) {
    first -= 1;
    entries += chapters[first].entries.length;
  }
  return chapters.slice(first);
}
