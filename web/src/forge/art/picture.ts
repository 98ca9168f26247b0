/* How a black-figure picture is written down: marks laid over one another in a square of 100.

   A silhouette is filled with glaze, lines are scratched through it to the clay, and a few places
   stay bare, as on Attic vases. Colours are the concern of whoever draws it. */

/** What the painter does with a path. */
export type Role =
  | 'fill' // glaze
  | 'over' // glaze, with a scratched edge that parts it from what lies below
  | 'line' // a stroke of glaze
  | 'cut' // a scratched line
  | 'bare'; // clay left free

export interface Mark {
  readonly role: Role;
  readonly d: string;
  /** Width of the stroke, if it is not the usual one of its role. */
  readonly w?: number;
  readonly transform?: string;
  /** Drawn a second time, mirrored in the middle line. */
  readonly both?: true;
}

export type Picture = readonly Mark[];

const mark =
  (role: Role) =>
  (d: string, w?: number): Mark =>
    w === undefined ? { role, d } : { role, d, w };

export const fill = mark('fill');
export const over = mark('over');
export const line = mark('line');
export const cut = mark('cut');
export const bare = mark('bare');

/** Draw these on both sides of the middle line. */
export const both = (...marks: Mark[]): Mark[] => marks.map((m) => ({ ...m, both: true }));

/** Move, turn and scale these together. */
export const placed = (transform: string, ...marks: Mark[]): Mark[] =>
  marks.map((m) => ({ ...m, transform: m.transform ? `${transform} ${m.transform}` : transform }));

/** The same mark at several places. */
export const strewn = (m: Mark, ...transforms: string[]): Mark[] =>
  transforms.map((transform) => ({ ...m, transform }));

/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A star of `points` rays as path data, one ray upward. */
export const star = (x: number, y: number, outer: number, inner: number, points: number): string =>
  Array.from({ length: 2 * points }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const a = (i * Math.PI) / points;
    return `${i ? 'L' : 'M'}${round(x + r * Math.sin(a))} ${round(y - r * Math.cos(a))}`;
  }).join('') + 'Z';

/** Strokes from radius `from` to radius `to`, `count` of them over a whole turn. */
export const rays = (x: number, y: number, from: number, to: number, count: number, start = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const a = start + (i * 2 * Math.PI) / count;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    return `M${round(x + from * s)} ${round(y - from * c)}L${round(x + to * s)} ${round(y - to * c)}`;
  }).join('');
