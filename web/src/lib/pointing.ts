// Pointing at things: a card explains what the pointer rests on, the finger presses long, or the focus has
// reached. One set of listeners serves all things of a table: they say what they are by `data-tell`,
// `data-count`, `data-line` or `data-place`.

const REST = 250;
export const LONG_PRESS = 400;
/** Between two things that lie close together nothing is closed. */
const GRACE = 90;
/** Pixels of the screen after which a press is no long press any more. */
export const FAR = 7;

/** A thing that is being explained. `pinned`: it was pressed, and stays until something else is. */
export interface Told {
  target: string;
  anchor: Element;
  pinned: boolean;
  /** By keyboard: who cannot see it must hear it. */
  aloud: boolean;
}

/** Whoever can explain the things of a table. */
export interface Teller {
  readonly told: Told | null;
  /** The last press was by a finger, which cannot point at a thing before. */
  touches: boolean;
  /** Whether there is something to say of a thing now. */
  knows(target: string, anchor: Element): boolean;
  /** Explain a thing for as long as it is pointed at. */
  tell(target: string, anchor: Element, aloud: boolean): void;
  /** Explain a thing until something else is pressed. */
  pin(target: string, anchor: Element): void;
  /** Stop explaining what was only pointed at. */
  hush(): void;
}

/** What an element says that it is. */
export function targetOf(element: Element | null): { target: string; anchor: Element } | null {
  const anchor = element?.closest<HTMLElement | SVGElement>('[data-tell], [data-count], [data-line], [data-place]');
  if (!anchor) return null;
  const { tell, count, line, place } = anchor.dataset;
  const target = tell ?? (count ? `count:${count}` : line ? `line:${line}` : place);
  return target ? { target, anchor } : null;
}

/** Listen on a table until called back. */
export function pointing(teller: Teller, root: HTMLElement): () => void {
  const off = new AbortController();
  let timer = 0;
  let start: { x: number; y: number } | null = null;
  let swallow = false;
  /** Where the pointer was last moved to. */
  let last = '';
  const spot = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

  const later = (wait: number, action: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(action, wait);
  };

  function show(element: Element | null, wait: number, aloud = false): void {
    const found = targetOf(element);
    if (!found || !teller.knows(found.target, found.anchor)) return later(GRACE, () => teller.hush());
    const { told } = teller;
    if (told && !told.pinned && told.target === found.target && told.anchor === found.anchor) {
      return clearTimeout(timer);
    }
    later(told ? 0 : wait, () => {
      if (found.anchor.isConnected && teller.knows(found.target, found.anchor))
        teller.tell(found.target, found.anchor, aloud);
    });
  }

  function over(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    // What comes to lie under a pointer at rest was not pointed at.
    if (teller.told || spot(event) !== last) show(event.target as Element, REST);
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') later(GRACE, () => teller.hush());
  }

  function down(event: PointerEvent): void {
    teller.touches = event.pointerType === 'touch';
    clearTimeout(timer);
    teller.hush();
    swallow = false;
    start = { x: event.clientX, y: event.clientY };
    const found = teller.touches ? targetOf(event.target as Element) : null;
    if (!found || !teller.knows(found.target, found.anchor)) return;
    later(LONG_PRESS, () => {
      swallow = true;
      teller.pin(found.target, found.anchor);
    });
  }

  function move(event: PointerEvent): void {
    if (!start || !teller.touches) return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) clearTimeout(timer);
  }

  function end(): void {
    start = null;
    if (teller.touches) clearTimeout(timer);
  }

  /** A press that was long presses nothing. */
  function clicked(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function focused(event: FocusEvent): void {
    const element = event.target as Element;
    if (element.matches(':focus-visible')) show(element, REST, true);
  }

  const { signal } = off;
  // Also over what lies above the table, and goes.
  window.addEventListener('pointermove', (event) => (last = spot(event)), { signal, capture: true });
  root.addEventListener('pointerover', over, { signal });
  root.addEventListener('pointerleave', leave, { signal });
  root.addEventListener('pointerdown', down, { signal, capture: true });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', end, { signal });
  root.addEventListener('pointercancel', end, { signal });
  root.addEventListener('click', clicked, { signal, capture: true });
  root.addEventListener('focusin', focused, { signal });
  root.addEventListener('focusout', () => later(GRACE, () => teller.hush()), { signal });
  root.addEventListener('scroll', () => teller.hush(), { signal, capture: true, passive: true });
  root.addEventListener('contextmenu', (event) => teller.touches && event.preventDefault(), { signal });
  return () => {
    off.abort();
    clearTimeout(timer);
  };
}
