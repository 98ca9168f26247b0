// Pointing at things: a card explains what the pointer rests on, the finger presses long, or the focus has
// reached; and a face can be carried from its pool to a side. One set of listeners serves all things: they
// say what they are by `data-place`, `data-count` or `data-line`.
import { explain } from './explain';
import { Hand } from './hand.svelte';
import type { Stage } from './stage.svelte';

const REST = 250;
const LONG_PRESS = 400;
/** Between two things that lie close together nothing is closed. */
const GRACE = 90;
/** Pixels of the screen after which a press becomes carrying, or no long press any more. */
const FAR = 7;

/** What an element says that it is, in the words of `explain`. */
export function targetOf(element: Element | null): { target: string; anchor: Element } | null {
  const anchor = element?.closest<HTMLElement>('[data-count], [data-line], [data-place]');
  if (!anchor) return null;
  const { count, line, place } = anchor.dataset;
  const target = count ? `count:${count}` : line ? `line:${line}` : place;
  return target ? { target, anchor } : null;
}

/** Listen on the table until called back. */
export function pointing(stage: Stage, root: HTMLElement): () => void {
  const { hand } = stage;
  const off = new AbortController();
  let timer = 0;
  let start: { x: number; y: number; face: string | null } | null = null;
  let swallow = false;

  const later = (wait: number, action: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(action, wait);
  };

  function show(element: Element | null, wait: number, aloud = false): void {
    const found = targetOf(element);
    if (!found || stage.moving || !explain(stage, found.target)) return later(GRACE, () => hand.hush());
    if (hand.told && !hand.told.pinned && hand.told.anchor === found.anchor) return clearTimeout(timer);
    later(hand.told ? 0 : wait, () => {
      if (found.anchor.isConnected && !stage.moving) hand.tell(found.target, found.anchor, aloud);
    });
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && event.buttons === 0) show(event.target as Element, REST);
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') later(GRACE, () => hand.hush());
  }

  function down(event: PointerEvent): void {
    hand.touches = event.pointerType === 'touch';
    clearTimeout(timer);
    hand.hush();
    const element = event.target as Element;
    const isFree = event.isPrimary && event.button === 0;
    const carried = isFree ? Hand.faceAt(element) : null;
    // By touch a pool is scrolled; from the middle of the forging a finger can carry, too.
    const mayCarry = !hand.touches || element.closest('[data-carry]') !== null;
    start = { x: event.clientX, y: event.clientY, face: mayCarry ? carried : null };
    if (!hand.touches) return;
    const found = targetOf(element);
    if (found && explain(stage, found.target)) {
      later(LONG_PRESS, () => {
        swallow = true;
        hand.told = { ...found, pinned: true, aloud: false };
      });
    }
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [x, y] = [event.clientX, event.clientY];
    if (Math.hypot(x - start.x, y - start.y) > FAR) {
      if (hand.touches) clearTimeout(timer);
      if (start.face && !hand.carried) root.setPointerCapture(event.pointerId);
      if (start.face) hand.carried = { face: start.face, x, y };
    }
    if (hand.carried) stage.point(hand.under(x, y));
  }

  function up(event: PointerEvent): void {
    start = null;
    if (hand.touches) clearTimeout(timer);
    if (!hand.carried) return;
    swallow = true;
    hand.drop(hand.under(event.clientX, event.clientY));
    // The click that ends the carrying belongs to no thing; where there is none, nothing is swallowed.
    setTimeout(() => (swallow = false));
  }

  function cancel(): void {
    start = null;
    clearTimeout(timer);
    hand.carried = null;
  }

  /** A press that was long, or that carried something, presses nothing. */
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
  root.addEventListener('pointerover', over, { signal });
  root.addEventListener('pointerleave', leave, { signal });
  root.addEventListener('pointerdown', down, { signal, capture: true });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', cancel, { signal });
  root.addEventListener('click', clicked, { signal, capture: true });
  root.addEventListener('focusin', focused, { signal });
  root.addEventListener('focusout', () => later(GRACE, () => hand.hush()), { signal });
  root.addEventListener('scroll', () => hand.hush(), { signal, capture: true, passive: true });
  root.addEventListener('contextmenu', (event) => hand.touches && event.preventDefault(), { signal });
  return () => {
    off.abort();
    clearTimeout(timer);
  };
}
