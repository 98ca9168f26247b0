// Roving focus on a board: Tab enters it at one place, arrows go to the nearest place that way.

const SPOT = '[data-spot]';

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const STEPS: Record<Way, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function isWay(key: string): key is Way {
  return key in STEPS;
}

/** Make the places of a board one stop of the Tab key. */
export function roving(board: Element): () => void {
  const spots = () => [...board.querySelectorAll<SVGGElement>(SPOT)];

  const settle = (spot: SVGGElement | undefined) => {
    for (const other of spots()) other.setAttribute('tabindex', other === spot ? '0' : '-1');
  };

  const enter = (event: Event) => {
    if (event.target instanceof SVGGElement && event.target.matches(SPOT)) settle(event.target);
  };

  const move = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isWay(event.key)) return;
    const from = event.target;
    if (!(from instanceof SVGGElement)) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(from, spots(), STEPS[event.key])?.focus();
  };

  settle(spots()[0]);
  board.addEventListener('focusin', enter);
  board.addEventListener('keydown', move);
  return () => {
    board.removeEventListener('focusin', enter);
    board.removeEventListener('keydown', move);
  };
}

function middle(spot: Element): readonly [number, number] {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The place nearest in one direction; what lies aside counts thrice as far. */
function nearest(
  from: SVGGElement,
  spots: readonly SVGGElement[],
  [across, down]: readonly [number, number],
): SVGGElement | undefined {
  const [x, y] = middle(from);
  let best: SVGGElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [middle(spot)[0] - x, middle(spot)[1] - y];
    const ahead = dx * across + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    if (spot === from || ahead < 4) continue;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
