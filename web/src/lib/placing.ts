// Where something small lies beside a thing: never over the thing, never over the prompt, all in sight.
// Boxes are in pixels of the screen.
import { screenBox } from './zoom';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** What there is room for, if it is less than wished. */
  width: number;
  height: number;
}

const GAP = 12;
/** How far it stays from an edge. */
export const EDGE = 8;

/** The largest part of an area that a bar inside it leaves free, above, below or beside the bar. */
export function clearOf(area: Box, bar: Box): Box {
  const parts: Box[] = [
    { ...area, top: Math.max(area.top, bar.bottom) },
    { ...area, bottom: Math.min(area.bottom, bar.top) },
    { ...area, left: Math.max(area.left, bar.right) },
    { ...area, right: Math.min(area.right, bar.left) },
  ];
  const room = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
  return parts.reduce((best, part) => (room(part) > room(best) ? part : best));
}

/** Right of the thing, or left of it, as high as there is room; where neither is wide enough, below or above:
 * the first that has room. Else narrower beside it, if not narrower than the least, or with the height that
 * there is. */
export function placeBeside(width: number, height: number, thing: Box, area: Box, least = width): Spot {
  const inside = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
  const [low, high] = [area.left + EDGE, area.right - EDGE - width];
  const tall = Math.min(height, area.bottom - area.top - 2 * EDGE);
  const middle = inside((thing.top + thing.bottom - tall) / 2, area.top + EDGE, area.bottom - EDGE - tall);
  const right = thing.right + GAP;
  const left = thing.left - GAP - width;
  if (right <= high) return { left: Math.max(right, low), top: middle, width, height: tall };
  if (left >= low) return { left: Math.min(left, high), top: middle, width, height: tall };
  const centre = inside((thing.left + thing.right - width) / 2, low, Math.max(low, high));
  const below = area.bottom - EDGE - thing.bottom - GAP;
  const above = thing.top - GAP - area.top - EDGE;
  const fits = Math.min(height, Math.max(below, above));
  const [onLeft, onRight] = [thing.left - GAP - low, area.right - EDGE - right];
  const narrow = Math.min(width, Math.floor(Math.max(onLeft, onRight)));
  if (fits < height && fits < tall && narrow >= least) {
    return { left: onRight >= onLeft ? right : thing.left - GAP - narrow, top: middle, width: narrow, height: tall };
  }
  if (below >= height || below >= above) return { left: centre, top: thing.bottom + GAP, width, height: fits };
  return { left: centre, top: thing.top - GAP - fits, width, height: fits };
}

/** Where an element is on the screen. */
export function onScreen(element: Element): Box {
  const { left, top, right, bottom } = screenBox(element);
  return { left, top, right, bottom };
}

/** What of an area its prompt and its tabs leave free, where it has them. */
export function clearOfPrompt(area: HTMLElement): Box {
  return [...area.querySelectorAll('.decision, .nav')].reduce(
    (free, bar) => clearOf(free, onScreen(bar)),
    onScreen(area),
  );
}
