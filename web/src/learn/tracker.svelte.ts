// Keeps the light on a thing while it moves: looks at every frame as long as something changes, and
// not at all while the table is still.
import { screenBox } from '../lib/zoom';
import { holeAround, type Hole, type Size } from './spotlight';

/** After so many frames without a change the table is taken to be still. */
const STILL = 20;
/** After so many frames it has come to rest. */
const SETTLED = 6;
const MOST_PULLS = 3;
/** Whatever may set things in motion that no observer sees. */
const STIRS = ['resize', 'scroll', 'pointerup', 'keyup', 'transitionend', 'animationend', 'load'];

export class Tracker {
  /** The thing that is lit; null if it is not there. */
  lit: Element | null = $state.raw(null);
  hole: Hole | null = $state.raw(null);
  size: Size = $state.raw({ width: innerWidth, height: innerHeight });
  #frame = 0;
  #still = 0;
  #pulls = 0;
  #seen = '';
  #find: () => Element | null = () => null;

  /** Light what this finds, from now on. */
  follow(find: () => Element | null): void {
    this.#find = find;
    this.wake();
  }

  /** Look again: something may have moved. */
  wake = (): void => {
    this.#still = 0;
    this.#frame ||= requestAnimationFrame(this.#look);
  };

  /** Follow what happens on a table until called back. */
  watch(table: Element): () => void {
    const observer = new MutationObserver(this.wake);
    observer.observe(table, { childList: true, subtree: true, attributes: true });
    const sizes = new ResizeObserver(this.wake);
    sizes.observe(table);
    for (const stir of STIRS) addEventListener(stir, this.wake, true);
    this.wake();
    return () => {
      observer.disconnect();
      sizes.disconnect();
      for (const stir of STIRS) removeEventListener(stir, this.wake, true);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  }

  #look = (): void => {
    this.#frame = 0;
    const lit = this.#find();
    if (lit !== this.lit) {
      this.lit = lit;
      this.#pulls = 0;
      lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    this.size = this.#measured();
    const box = lit ? screenBox(lit) : undefined;
    const seen = box ? [box.left, box.top, box.width, box.height].join() : '';
    const now = `${seen} ${this.size.width} ${this.size.height}`;
    this.#still = now === this.#seen ? this.#still + 1 : 0;
    if (now !== this.#seen) this.hole = box ? holeAround(box, this.size) : null;
    this.#seen = now;
    if (box && this.#still === SETTLED) this.#pull(box);
    if (this.#still < STILL) this.#frame = requestAnimationFrame(this.#look);
  };

  /** Bring a thing to the middle that came to rest out of sight, as on pages that snap to an edge. */
  #pull({ left, top, right, bottom }: DOMRect): void {
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (isInside || this.#pulls >= MOST_PULLS) return;
    this.#pulls += 1;
    this.lit?.scrollIntoView({ block: 'center', inline: 'center' });
    this.wake();
  }

  #measured(): Size {
    const { width, height } = this.size;
    return width === innerWidth && height === innerHeight ? this.size : { width: innerWidth, height: innerHeight };
  }
}
