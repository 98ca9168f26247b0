// A table may be zoomed as a whole: what the window measures are pixels of the screen, what a table is
// laid out in are its own.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How many times larger an element is shown than it is laid out. */
export function scaleOf(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect();
  return element.offsetWidth > 0 && width > 0 ? width / element.offsetWidth : 1;
}

/** Where an element is shown, in the pixels that `table` is laid out in. */
export function boxOf(element: Element, table: HTMLElement | null): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = table ? scaleOf(table) : 1;
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
}
