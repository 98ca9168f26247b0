// Which arrangement a window gets, and how large. An arrangement is a composition on a design box: the
// stage is zoomed as a whole until the box fits, and what is left over goes to the middle of the table.

export type Shape = 'wide' | 'tablet' | 'phone' | 'side';

/** A design box, in pixels before zoom. */
export interface Box {
  shape: Shape;
  width: number;
  height: number;
  /** Never wider or higher than this; what is left beyond is background. */
  widest: number;
  highest: number;
  /** Zoomed out further than this nobody can read it: another arrangement is taken. */
  least: number;
  /** A wide one with a column more, taken wherever it fits. */
  spare?: true;
}

/** In order of preference; of several boxes of one shape the one that comes out largest is taken. */
export const BOXES: readonly Box[] = [
  { shape: 'wide', width: 1440, height: 810, widest: 1620, highest: 1010, least: 0.8 },
  { shape: 'wide', width: 1280, height: 880, widest: 1440, highest: 1010, least: 0.8 },
  { shape: 'tablet', width: 820, height: 1120, widest: 960, highest: 1320, least: 0.8 },
  { shape: 'phone', width: 360, height: 720, widest: 480, highest: 900, least: 0 },
  { shape: 'side', width: 780, height: 360, widest: 860, highest: 440, least: 0 },
];

/** For a full table on a large screen: beside everybody there is room for what has happened. */
export const CROWDED: readonly Box[] = [
  { shape: 'wide', width: 1750, height: 985, widest: 1930, highest: 1185, least: 1.3, spare: true },
  ...BOXES,
];

export interface Size {
  width: number;
  height: number;
}

export interface Arrangement {
  shape: Shape;
  spare: boolean;
  zoom: number;
  /** Of the stage, before zoom. */
  width: number;
  height: number;
}

/** Lay out for so much room. Who wants `text` that many times as large gets an arrangement with fewer
 * things on it where the usual one would have to be small. The `screen` chooses the arrangement where it
 * is larger than the room: what stands beside a table for a while does not lay it anew. */
export function arrange(
  width: number,
  height: number,
  text = 1,
  boxes: readonly Box[] = BOXES,
  screen: Size = { width, height },
): Arrangement {
  const fit = (box: Box, room: Size = { width, height }): number =>
    Math.min(room.width / box.width, room.height / box.height);
  const lies = ({ shape }: Box): boolean => shape === 'wide' || shape === 'side';
  const suits = (box: Box): boolean =>
    lies(box) === screen.width > screen.height && fit(box, screen) >= box.least * text;
  const fitting = boxes.filter(suits);
  const { shape, spare = false } = fitting[0];
  const alike = spare ? fitting.slice(0, 1) : fitting.filter((other) => other.shape === shape);
  const box = alike.reduce((a, b) => (fit(b) > fit(a) ? b : a));
  const zoom = fit(box);
  return {
    shape,
    spare,
    zoom,
    width: Math.min(width / zoom, box.widest),
    height: Math.min(height / zoom, box.highest),
  };
}
