// Keeps the light on a thing while it moves: looks at every frame as long as something changes, and
// not at all while the table is still.
import { screenBox } from '../lib/zoom';
import { boxAround, holeAround, type Box, type Hole, type Size } from './spotlight';

/** What lies open around a lit thing and tells of it. */
const OPEN = '.beside, [role="dialog"]';

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
  /** The light, and the card or slip on which the lit thing is, to be left uncovered. */
  kept: Box | null = $state.raw(null);
  size: Size = $state.raw({ width: innerWidth, height: innerHeight });
  #frame = 0;
  #still = 0;
  #pulls = 0;
  #seen = '';
  #find: () => Element[] = () => [];

  /** Light what this finds, from now on; the first of it is the thing that is meant. */
  follow(find: () => Element[]): void {
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
    const all = this.#find();
    const lit = all[0] ?? null;
    if (lit !== this.lit) {
      this.lit = lit;
      this.#pulls = 0;
      lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    this.size = this.#measured();
    const box = lit ? boxAround(all.map(screenBox)) : undefined;
    const open = lit?.closest(OPEN);
    const kept = box && open ? boxAround([box, screenBox(open)]) : box;
    const seen = [box, kept].map((one) => one && [one.left, one.top, one.width, one.height].join()).join(' ');
    const now = `${seen} ${this.size.width} ${this.size.height}`;
    this.#still = now === this.#seen ? this.#still + 1 : 0;
    if (now !== this.#seen) {
      this.hole = box ? holeAround(box, this.size) : null;
      this.kept = this.hole && kept ? boxAround([this.hole, kept]) : null;
    }
    this.#seen = now;
    if (box && this.#still === SETTLED) this.#pull(box);
    if (this.#still < STILL) this.#frame = requestAnimationFrame(this.#look);
  };

  /** Bring a thing to the middle that came to rest out of sight, as on pages that snap to an edge. */
  #pull({ left, top, width, height }: Box): void {
    const isInside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
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
