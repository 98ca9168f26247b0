// Roving focus: one stop for Tab in a group, arrows move inside by where things lie.

/** What takes part, in HTML or in a drawing. */
type Item = HTMLElement | SVGElement;

const ITEM = '[data-rove]';
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels that a thing must lie ahead to be ahead at all. */
const AHEAD = 4;

/** Attach to a group whose items carry `data-rove`; one with `data-enter="end"` is come into at its last. */
export function roving(group: HTMLElement): () => void {
  let current: Item | undefined;

  const items = (): Item[] => [...group.querySelectorAll<Item>(ITEM)];

  function settle(): void {
    const all = items();
    const known = current !== undefined && all.includes(current);
    const held = group.contains(document.activeElement);
    // Tab comes in at something that can be chosen; whoever is inside stays where they are.
    if (!known || (!held && !current?.matches('.legal'))) {
      const first = group.dataset.enter === 'end' ? all.at(-1) : known ? current : all[0];
      current = all.find((item) => item.matches('.legal')) ?? first;
    }
    for (const item of all) {
      const stop = item === current ? '0' : '-1';
      if (item.getAttribute('tabindex') !== stop) item.setAttribute('tabindex', stop);
    }
  }

  function enter(event: FocusEvent): void {
    const item = (event.target as Element).closest<Item>(ITEM);
    if (item && group.contains(item)) {
      current = item;
      settle();
    }
  }

  function move(event: KeyboardEvent): void {
    const way = MOVES[event.key];
    const from = (event.target as Element).closest<Item>(ITEM);
    if (!way || !from) return;
    const next = nearest(from, items(), way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ['class'] });
  group.addEventListener('focusin', enter);
  group.addEventListener('keydown', move);
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', enter);
    group.removeEventListener('keydown', move);
  };
}

/** The next item that way: near, and rather straight on than aside. */
function nearest(from: Item, all: readonly Item[], [dx, dy]: readonly [number, number]): Item | null {
  const start = from.getBoundingClientRect();
  let best: Item | null = null;
  let least = Infinity;
  for (const item of all) {
    if (item === from) continue;
    const box = item.getBoundingClientRect();
    const x = box.left + box.width / 2 - start.left - start.width / 2;
    const y = box.top + box.height / 2 - start.top - start.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < AHEAD) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}
