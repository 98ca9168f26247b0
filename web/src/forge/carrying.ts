// Carrying a face: by mouse from its pool or from the middle of the forging to a side; by finger likewise,
// but from a pool only after it was held for a moment, since a finger that moves at once scrolls.
import { FAR, LONG_PRESS } from '../lib/pointing';
import { Hand } from './hand.svelte';
import type { Stage } from './stage.svelte';

interface Grip {
  face: string;
  x: number;
  y: number;
  /** The face may be carried: else it must be held first. */
  loose: boolean;
}

/** Listen on the table until called back. */
export function carrying(stage: Stage, root: HTMLElement): () => void {
  const { hand } = stage;
  const off = new AbortController();
  let grip: Grip | null = null;
  let timer = 0;
  let swallow = false;

  function down(event: PointerEvent): void {
    const element = event.target as Element;
    const face = event.isPrimary && event.button === 0 ? Hand.faceAt(element) : null;
    grip = null;
    clearTimeout(timer);
    if (face === null) return;
    const loose = event.pointerType !== 'touch' || element.closest('[data-carry]') !== null;
    const taken: Grip = { face, x: event.clientX, y: event.clientY, loose };
    grip = taken;
    if (!loose) timer = window.setTimeout(() => (taken.loose = true), LONG_PRESS);
  }

  function move(event: PointerEvent): void {
    if (!grip) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!hand.carried) {
      if (Math.hypot(x - grip.x, y - grip.y) <= FAR) return;
      if (!grip.loose) return cancel();
      root.setPointerCapture(event.pointerId);
      hand.told = null;
    }
    hand.carried = { face: grip.face, x, y };
    stage.point(hand.under(x, y));
  }

  function up(event: PointerEvent): void {
    grip = null;
    clearTimeout(timer);
    if (!hand.carried) return;
    swallow = true;
    hand.drop(hand.under(event.clientX, event.clientY));
    // The click that ends the carrying belongs to no thing; where there is none, nothing is swallowed.
    setTimeout(() => (swallow = false));
  }

  function cancel(): void {
    grip = null;
    clearTimeout(timer);
    hand.carried = null;
  }

  function clicked(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const { signal } = off;
  root.addEventListener('pointerdown', down, { signal, capture: true });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', cancel, { signal });
  root.addEventListener('click', clicked, { signal, capture: true });
  // A finger that holds a face scrolls nothing.
  root.addEventListener('touchmove', (event) => grip?.loose && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  return () => {
    off.abort();
    clearTimeout(timer);
  };
}
