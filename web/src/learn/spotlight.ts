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
/** What is not larger than this gets a round light. */
const SMALL = 150;
const CORNER = 22;
const EDGE = 10;
const GAP = 26;

/** Attributes by which tables name things; some name only a sort of thing, which stands before. */
const NAMES = ['target', 'place', 'die'];
const SORTS = ['count', 'home', 'way'];
const PROMPT = '[data-prompt]';

/**
 * Find what to light: the option itself if it lies open somewhere, else the first of the places that
 * can be seen (or what would show it, if it cannot be pressed there), else the option in the list of all, else the whole prompt.
 */
export function findLit(root: ParentNode, places: readonly string[], action: number | null): Element | null {
  const option = action === null ? null : `[data-action="${action}"]`;
  const open = option && firstSeen(root, `[role="dialog"] ${option}, ${option}:not(${PROMPT} *)`);
  if (open) return open;
  // What must be turned up first, where there is not room for everything.
  const holder = action === null ? null : firstSeen(root, `[data-holds~="${action}"]`);
  for (const place of places) {
    const found = firstSeen(root, selectorOf(place));
    if (found) return holder && !isPressed(found) ? holder : found;
  }
  if (!option) return null;
  return firstSeen(root, option) ?? firstSeen(root, PROMPT);
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

/** The light around a thing, never larger than the window. */
export function holeAround(box: Box, within: Size): Hole {
  if (Math.max(box.width, box.height) <= SMALL) {
    const across = Math.hypot(box.width, box.height) + HALO;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return { left: x - across / 2, top: y - across / 2, width: across, height: across, round: across / 2 };
  }
  const left = Math.max(2, box.left - HALO);
  const top = Math.max(2, box.top - HALO);
  const width = Math.min(within.width - 2, box.left + box.width + HALO) - left;
  const height = Math.min(within.height - 2, box.top + box.height + HALO) - top;
  return { left, top, width, height, round: Math.min(CORNER, width / 2, height / 2) };
}

/** The night with a hole in it, as a path: pointers fall through the hole and nowhere else. */
export function nightAround(hole: Hole | null, { width, height }: Size): string {
  const all = `M0 0H${width}V${height}H0Z`;
  if (!hole) return all;
  const { left, top, width: w, height: h, round: r } = hole;
  const arc = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  const frame = `h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`;
  return `${all}M${left + r} ${top}${frame}`;
}

/** Where a sheet stands: on the side of the light with the most room, wholly in the window. */
export function standBeside(hole: Hole | null, sheet: Size, within: Size): { left: number; top: number } {
  const inside = (value: number, size: number, all: number): number =>
    Math.max(EDGE, Math.min(value, all - size - EDGE));
  const place = (left: number, top: number): { left: number; top: number } => ({
    left: inside(left, sheet.width, within.width),
    top: inside(top, sheet.height, within.height),
  });
  if (!hole) return place((within.width - sheet.width) / 2, (within.height - sheet.height) / 2);
  const middle = hole.top + hole.height / 2 - sheet.height / 2;
  const centre = hole.left + hole.width / 2 - sheet.width / 2;
  const room = {
    right: within.width - hole.left - hole.width - sheet.width,
    left: hole.left - sheet.width,
    below: within.height - hole.top - hole.height - sheet.height,
    above: hole.top - sheet.height,
  };
  const most = Math.max(...Object.values(room));
  if (room.right === most) return place(hole.left + hole.width + GAP, middle);
  if (room.left === most) return place(hole.left - GAP - sheet.width, middle);
  if (room.below === most) return place(centre, hole.top + hole.height + GAP);
  return place(centre, hole.top - GAP - sheet.height);
}

/** The thread from the light to the sheet, as a path; nothing where they touch. */
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
  if (!(far > reach + 6)) return '';
  const start = { x: from.x + (x / far) * reach, y: from.y + (y / far) * reach };
  const bend = { x: (start.x + to.x) / 2 - y * 0.12, y: (start.y + to.y) / 2 + x * 0.12 };
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}
