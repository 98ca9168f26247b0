// What fits a card: how large a name or a strip of signs can be drawn in a given room without breaking a
// word or getting too small to read. If it cannot, there is nothing to draw.

export interface Room {
  width: number;
  height: number;
}

/** How wide the letters of the bold text are, in parts of their size: as measured, and a little more. */
const WIDTHS: readonly (readonly [string, number])[] = [
  [' ', 0.22],
  ["ijlіїІЇ’'.", 0.29],
  ['IJ', 0.34],
  ['frt-гґ', 0.45],
  ['cszстзєэ', 0.51],
  ['aevyаеувчья', 0.56],
  ['BCEFLPSTБВГҐЕЗРСТЬ', 0.69],
  ['mwжфшщюым', 0.88],
  ['MWМЖШЩЮФ', 1.08],
];
const SMALL = 0.6;
const CAPITAL = 0.8;
const LINE = 1.08;
/** Letters stand so much closer where a name would not fit at all, in parts of their size. */
export const SQUEEZE = 0.045;

/** Lines of signs lie this much apart, in parts of a sign. */
const BETWEEN = 0.08;

export interface Lettering {
  size: number;
  lines: number;
  /** Letters stand closer than usual. */
  squeezed: boolean;
}

/** The size of a name on one line or two, at most `most`, squeezed if it must be; null if words do not fit at
 * `least` even so. */
export function fitName(name: string, room: Room, most: number, least: number): Lettering | null {
  const [usual, squeezed] = [fitted(name, room, most, false), fitted(name, room, most, true)];
  if (usual.size >= least) return usual;
  return squeezed.size >= least ? squeezed : null;
}

function fitted(name: string, room: Room, most: number, squeezed: boolean): Lettering {
  const fit = (width: number, lines: number): Lettering => ({
    size: Math.min(most, room.width / width, room.height / (LINE * lines)),
    lines,
    squeezed,
  });
  const ways = [fit(widthOf(name, squeezed), 1), ...halves(name, squeezed).map((longer) => fit(longer, 2))];
  return ways.reduce((a, b) => (b.size > a.size ? b : a));
}

/** What a name of letters of one size needs at least to stand as usual, on one line or two. */
export function leastWidth(name: string, size: number): number {
  return size * Math.min(widthOf(name), ...halves(name));
}

/** How wide a text is, in parts of the size of its letters. */
function widthOf(text: string, squeezed = false): number {
  const usual = (letter: string): number => (letter === letter.toLowerCase() ? SMALL : CAPITAL);
  const of = (letter: string): number => WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? usual(letter);
  return [...text].reduce((sum, letter) => sum + of(letter) - (squeezed ? SQUEEZE : 0), 0);
}

/** How wide the longer line is, for every way to break a name once between words. */
function halves(name: string, squeezed = false): number[] {
  return [...name.matchAll(/[\s-]/g)].map(({ index }) => {
    const first = name.slice(0, name[index] === '-' ? index + 1 : index);
    return Math.max(widthOf(first, squeezed), widthOf(name.slice(index + 1), squeezed));
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

/** How wide pieces are on one line, in parts of a sign, as is the gap between them. */
export function stripWidth(pieces: readonly Piece[], gap: number): number {
  return pieces.reduce((sum, piece) => sum + piece.width + gap, pieces.length > 0 ? -gap : 0);
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
