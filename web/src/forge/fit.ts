// What fits a card: how large a name or a strip of signs can be drawn in a given room without breaking a
// word or getting too small to read. If it cannot, there is nothing to draw.

export interface Room {
  width: number;
  height: number;
}

/** How wide a letter is on average, in parts of its size, and how high a line. */
const LATIN = 0.6;
const CYRILLIC = 0.65;
const LINE = 1.08;

/** Lines of signs lie this much apart, in parts of a sign. */
const BETWEEN = 0.08;

/** The size of a name on one line or two, at most `most`; null if words do not fit at `least`. */
export function fitName(name: string, room: Room, most: number, least: number): number | null {
  const letter = /[а-яіїєґ]/i.test(name) ? CYRILLIC : LATIN;
  const size = (letters: number, lines: number): number =>
    Math.min(most, room.width / (letter * letters), room.height / (LINE * lines));
  const best = Math.max(size(name.length, 1), ...halves(name).map((longer) => size(longer, 2)));
  return best >= least ? best : null;
}

/** How many letters the longer line has, for every way to break a name once between words. */
function halves(name: string): number[] {
  return [...name.matchAll(/[\s-]/g)].map(({ index }) => {
    const first = name[index] === '-' ? index + 1 : index;
    return Math.max(first, name.length - index - 1);
  });
}

export interface Piece {
  /** In parts of a sign. */
  width: number;
  /** It stands between two signs, and on the line of the first. */
  joins: boolean;
}

export interface Strip {
  /** Side of a sign. */
  size: number;
  /** How many pieces stand on each line. */
  lines: number[];
}

/** Signs are tried this much smaller each time. */
const STEP = 0.5;

/** Lay pieces out on as few lines as let them be large; the gap is in parts of a sign. Null if signs would
 * be smaller than `least`. */
export function fitStrip(pieces: readonly Piece[], gap: number, room: Room, most: number, least: number): Strip | null {
  for (let size = most; size >= least; size -= STEP) {
    const lines = wrap(pieces, gap, room.width / size);
    const height = lines && lines.length + BETWEEN * (lines.length - 1);
    if (lines && height && height * size <= room.height) return { size, lines };
  }
  return null;
}

/** Fill lines one after the other; null if a sign with what joins it is wider than a line. */
function wrap(pieces: readonly Piece[], gap: number, width: number): number[] | null {
  const lines: number[] = [];
  let left = 0;
  for (let at = 0; at < pieces.length;) {
    let end = at + 1;
    while (end < pieces.length && pieces[end].joins) end += 1;
    const needs = pieces.slice(at, end).reduce((sum, piece) => sum + piece.width + gap, 0);
    if (needs - gap > width) return null;
    if (lines.length === 0 || needs - gap > left) {
      lines.push(0);
      left = width;
    }
    lines[lines.length - 1] += end - at;
    left -= needs;
    at = end;
  }
  return lines;
}
