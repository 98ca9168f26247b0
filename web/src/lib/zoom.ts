// A table may be zoomed as a whole: what the window measures are pixels of the screen, what a table is
// laid out in are its own.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const PROBE = 10;
let inside: boolean | null = null;

/** WebKit measures what is zoomed in its own pixels, as Chromium did up to 127; others in those of the
 * screen. */
function measuresInside(): boolean {
  if (inside === null) {
    const probe = document.createElement('div');
    probe.style.cssText = `position: absolute; width: ${PROBE}px; zoom: 2`;
    document.body.append(probe);
    inside = probe.getBoundingClientRect().width === PROBE;
    probe.remove();
  }
  return inside;
}

/** Where an element is on the screen, in every browser. */
export function screenBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const table = measuresInside() ? element.closest<HTMLElement>('.composition') : null;
  const k = Number(table?.style.zoom || 1);
  return k === 1 ? box : new DOMRect(box.x * k, box.y * k, box.width * k, box.height * k);
}

/** How many times larger an element is shown than it is laid out. */
export function scaleOf(element: HTMLElement): number {
  const { width } = screenBox(element);
  return element.offsetWidth > 0 && width > 0 ? width / element.offsetWidth : 1;
}

/** Where an element is shown, in the pixels that `table` is laid out in. */
export function boxOf(element: Element, table: HTMLElement | null): Box {
  const { left, top, width, height } = screenBox(element);
  const scale = table ? scaleOf(table) : 1;
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
}
