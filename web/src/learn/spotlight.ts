// Where the light falls: finds the thing to choose by the names that tables give their places, and
// reckons the hole in the night and where the sheet stands beside it. Knows no game.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A light: a circle around small things, a rounded frame around larger ones. */
export interface Hole extends Box {
  round: number;
}

const HALO = 10;
/** What is lower than a row of a list gets no more than this around it, so that no other row is cut. */
const ROW = 32;
const ROW_HALO = 3;
/** What is not larger than this, and about as wide as it is high, gets a round light. */
const SMALL = 150;
const OBLONG = 1.8;
const CORNER = 22;
const EDGE = 10;
const GAP = 26;

/** Attributes by which tables name things; some name only a sort of thing, which stands before. */
const NAMES = ['target', 'place', 'die', 'tell'];
const SORTS = ['count', 'home', 'way'];
const PROMPT = '[data-prompt]';

/**
 * Find what to light: the option itself if it lies open somewhere, else the first of the places that
 * can be seen (or what would show it, if it cannot be pressed there), else the option in the list of all,
 * else the whole prompt. Places joined by `+` are lit together; the first is the one that is meant.
 */
export function findLit(root: ParentNode, places: readonly string[], action: number | null): Element[] {
  const option = action === null ? null : `[data-action="${action}"]`;
  const open = option && firstSeen(root, `[role="dialog"] ${option}, ${option}:not(${PROMPT} *)`);
  if (open) return [open];
  // What must be turned up first, where there is not room for everything.
  const holder = action === null ? null : firstSeen(root, `[data-holds~="${action}"]`);
  for (const place of places) {
    const found = place.split('+').flatMap((one) => thingAt(root, one) ?? []);
    if (found.length > 0) return holder && !isPressed(found[0]) ? [holder] : found;
  }
  const other = option && (firstSeen(root, option) ?? firstSeen(root, PROMPT));
  return other ? [other] : [];
}

/** What is at a place; a sign that counts something is lit with its number. */
function thingAt(root: ParentNode, place: string): Element | null {
  const found = firstSeen(root, selectorOf(place));
  return place.startsWith('count:') ? (found?.parentElement ?? found) : found;
}

/** How a place is found on a table. */
export function selectorOf(place: string): string {
  const [sort, ...rest] = place.split(':');
  if (SORTS.includes(sort)) return `[data-${sort}=${JSON.stringify(rest.join(':'))}]`;
  return NAMES.map((name) => `[data-${name}=${JSON.stringify(place)}]`).join(', ');
}

/** The first of these that takes up room, buttons before the pictures they lie on. */
function firstSeen(root: ParentNode, selector: string): Element | null {
  const seen = [...root.querySelectorAll(selector)].filter(isSeen);
  return seen.find(isPressed) ?? seen[0] ?? null;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function isPressed(element: Element): boolean {
  return element.matches('button, a, [role="button"]');
}

/** The smallest box around all of these. */
export function boxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The light around a thing, never larger than the window: round, unless the thing is large or oblong, or a
 * circle would be cut by an edge. */
export function holeAround(box: Box, within: Size): Hole {
  const [long, short] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
  const across = Math.hypot(box.width, box.height) + HALO;
  const [left, top] = [box.left + (box.width - across) / 2, box.top + (box.height - across) / 2];
  const isInside = left >= 0 && top >= 0 && left + across <= within.width && top + across <= within.height;
  if (long > SMALL || long > short * OBLONG || !isInside) return frameAround(box, within);
  return { left, top, width: across, height: across, round: across / 2 };
}

/** A rounded frame around a thing, never larger than the window. */
export function frameAround(box: Box, within: Size): Hole {
  const halo = box.height < ROW ? ROW_HALO : HALO;
  const left = Math.max(2, box.left - HALO);
  const top = Math.max(2, box.top - halo);
  const width = Math.max(0, Math.min(within.width - 2, box.left + box.width + HALO) - left);
  const height = Math.max(0, Math.min(within.height - 2, box.top + box.height + halo) - top);
  return { left, top, width, height, round: Math.min(CORNER, width / 2, height / 2) };
}

/** A light around each of some things; those whose lights would touch have one in common. */
export function holesAround(boxes: readonly Box[], within: Size): Hole[] {
  const holes = boxes.map((box) => holeAround(box, within));
  for (const [at, hole] of holes.entries()) {
    const other = holes.findIndex((one, n) => n > at && overlap(hole, one) > 0);
    if (other < 0) continue;
    const joined = boxAround([boxes[at], boxes[other]]);
    return holesAround(boxes.with(at, joined).toSpliced(other, 1), within);
  }
  return holes;
}

/** How much of two boxes lies over each other. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The night with holes in it, as a path: pointers fall through them and nowhere else. */
export function nightAround(holes: readonly Hole[], { width, height }: Size): string {
  return `M0 0H${width}V${height}H0Z${outlines(holes)}`;
}

/** Some holes as a path. */
export function outlines(holes: readonly Hole[]): string {
  return holes.map(outline).join('');
}

function outline({ left, top, width, height, round: r }: Hole): string {
  const arc = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const frame = `h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`;
  return `M${left + r} ${top}${frame}`;
}

/** A light weighs more than what is only to be read around it. */
const WEIGHT = 50;

/** Where a sheet stands, wholly in the window: on the side of the light with the most room, where it covers
 * no light and as little as possible of what belongs to it and is to be `kept` clear. */
export function standBeside(
  lights: readonly Box[],
  sheet: Size,
  within: Size,
  kept: Box | null = lights[0] ?? null,
): { left: number; top: number } {
  const [right, bottom] = [within.width - sheet.width - EDGE, within.height - sheet.height - EDGE];
  const [centre, middle] = [(within.width - sheet.width) / 2, (within.height - sheet.height) / 2];
  const inside = ({ left, top }: Spot): Spot => ({
    left: Math.max(EDGE, Math.min(left, right)),
    top: Math.max(EDGE, Math.min(top, bottom)),
  });
  const [light] = lights;
  if (!light || !kept) return inside({ left: centre, top: middle });
  const spots = [
    ...sidesOf(kept, light, sheet, within),
    ...sidesOf(light, light, sheet, within),
    ...[EDGE, middle, bottom].flatMap((top) => [EDGE, centre, right].map((left) => ({ left, top }))),
  ].map(inside);
  const covers = (spot: Spot): number => {
    const mine = { ...spot, ...sheet };
    return lights.reduce((sum, one) => sum + WEIGHT * overlap(mine, one), overlap(mine, kept));
  };
  return spots.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
}

/** How far from an edge a line keeps, and how far apart the levels are that it tries. */
const MARGIN = 14;
const STEP = 6;
/** Between a line and what it does not cover. */
const AIR = 8;

/** The level at which a line in the middle of the window covers no light or sheet, if it can, and least of the
 * things on the table; of several, the lowest. */
export function levelFor(line: Size, lights: readonly Box[], things: readonly Box[], within: Size): number {
  const left = (within.width - line.width) / 2;
  const lowest = within.height - line.height - MARGIN;
  const covers = (top: number): number => {
    const mine = { left, top: top - AIR, width: line.width, height: line.height + 2 * AIR };
    const cost = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(mine, box), 0);
    return WEIGHT * cost(lights) + cost(things);
  };
  let best = { top: lowest, cost: covers(lowest) };
  for (let top = lowest; top >= MARGIN && best.cost > 0; top -= STEP) {
    const cost = covers(top);
    if (cost < best.cost) best = { top, cost };
  }
  return best.top;
}

interface Spot {
  left: number;
  top: number;
}

/** The four places beside a box, level with the light; those with the most room first. */
function sidesOf(box: Box, light: Box, sheet: Size, within: Size): Spot[] {
  const middle = light.top + light.height / 2 - sheet.height / 2;
  const centre = light.left + light.width / 2 - sheet.width / 2;
  const [right, below] = [box.left + box.width, box.top + box.height];
  return [
    { room: within.width - right - sheet.width, left: right + GAP, top: middle },
    { room: box.left - sheet.width, left: box.left - GAP - sheet.width, top: middle },
    { room: within.height - below - sheet.height, left: centre, top: below + GAP },
    { room: box.top - sheet.height, left: centre, top: box.top - GAP - sheet.height },
  ].sort((a, b) => b.room - a.room);
}

/** A longer thread would lie across what is to be read between the light and the sheet. */
const LONGEST = 2 * GAP;

/** The thread from the light to the sheet, as a path; nothing where they touch or are far from each other. */
export function threadBetween(hole: Hole, sheet: Box): string {
  const from = { x: hole.left + hole.width / 2, y: hole.top + hole.height / 2 };
  const to = {
    x: Math.max(sheet.left, Math.min(from.x, sheet.left + sheet.width)),
    y: Math.max(sheet.top, Math.min(from.y, sheet.top + sheet.height)),
  };
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y);
  const reach = Math.min(
    hole.width / 2 / Math.max(Math.abs(x) / far, 1e-6),
    hole.height / 2 / Math.max(Math.abs(y) / far, 1e-6),
  );
  if (!(far > reach + 6) || far > reach + LONGEST) return '';
  const start = { x: from.x + (x / far) * reach, y: from.y + (y / far) * reach };
  const bend = { x: (start.x + to.x) / 2 - y * 0.12, y: (start.y + to.y) / 2 + x * 0.12 };
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}
