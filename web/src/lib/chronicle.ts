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

/** The last chapters with about so many entries, the newest first, as whole as they are. A heading, such
 * as that of a round, stands above all that came under it. */
export function newest(count: number, chapters: readonly Chapter[]): Chapter[] {
  const headings = headingsOf(chapters);
  const found: Chapter[] = [];
  let under: Chapter[] = [];
  let entries = 0;
  for (const chapter of chapters.toReversed()) {
    if (isEmpty(chapter) && headings.has(chapter.head?.event.kind)) {
      if (under.length > 0 || entries < count) found.push(chapter, ...under);
      under = [];
    } else if (entries < count) {
      under.push(chapter);
      entries += chapter.entries.length;
    }
    if (entries >= count && under.length === 0) break;
  }
  return [...found, ...under];
}

/** The kinds of lines that only say what comes after them. A turn in which nothing has happened yet is the last. */
function headingsOf(chapters: readonly Chapter[]): ReadonlySet<string | undefined> {
  return new Set(
    chapters
      .slice(0, -1)
      .filter(isEmpty)
      .map(({ head }) => head?.event.kind),
  );
}

function isEmpty({ head, seat, entries }: Chapter): boolean {
  return head !== null && seat === null && entries.length === 0;
}
