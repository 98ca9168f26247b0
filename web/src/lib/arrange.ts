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
}

/** In order of preference; of several boxes of one shape the one that comes out largest is taken. */
export const BOXES: readonly Box[] = [
  { shape: 'wide', width: 1440, height: 810, widest: 1620, highest: 1010, least: 0.8 },
  { shape: 'wide', width: 1280, height: 880, widest: 1440, highest: 1010, least: 0.8 },
  { shape: 'tablet', width: 820, height: 1120, widest: 960, highest: 1320, least: 0.8 },
  { shape: 'phone', width: 360, height: 720, widest: 480, highest: 900, least: 0 },
  { shape: 'side', width: 780, height: 360, widest: 860, highest: 440, least: 0 },
];

export interface Arrangement {
  shape: Shape;
  zoom: number;
  /** Of the stage, before zoom. */
  width: number;
  height: number;
}

/** Lay out for so much room. Who wants `text` that many times as large gets an arrangement with fewer
 * things on it where the usual one would have to be small. */
export function arrange(width: number, height: number, text = 1, boxes: readonly Box[] = BOXES): Arrangement {
  const fit = (box: Box): number => Math.min(width / box.width, height / box.height);
  const lies = ({ shape }: Box): boolean => shape === 'wide' || shape === 'side';
  const fitting = boxes.filter((box) => lies(box) === width > height && fit(box) >= box.least * text);
  const { shape } = fitting[0];
  const box = fitting.filter((other) => other.shape === shape).reduce((a, b) => (fit(b) > fit(a) ? b : a));
  const zoom = fit(box);
  return {
    shape,
    zoom,
    width: Math.min(width / zoom, box.widest),
    height: Math.min(height / zoom, box.highest),
  };
}
