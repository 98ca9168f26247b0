// Keeps the light on a thing while it moves: looks at every frame as long as something changes, and
// not at all while the table is still.
import { screenBox } from '../lib/zoom';
import { boxAround, frameAround, holesAround, type Box, type Hole, type Size } from './spotlight';

/** What lies open around a lit thing and tells of it: that is to be read too. */
const OPEN = '.beside, [role="dialog"], [data-open]';
/** What was chosen in it, if the lit thing is the button by which one is sure of that. */
const CHOSEN = '.aimed';

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
  /** A light around each thing that is looked at; the first is the one that is meant. */
  holes: readonly Hole[] = $state.raw([]);
  /** What the night leaves open: the lights, or all of the card or slip on which the lit thing is. */
  clear: readonly Hole[] = $state.raw([]);
  /** All of that, to be left uncovered. */
  kept: Box | null = $state.raw(null);
  /** How often the table has come to rest. */
  rests = $state(0);
  /** What was chosen there, to be covered even less. */
  chosen: readonly Box[] = $state.raw([]);
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
    observer.observe(table, { childList: true, subtree: true, attributes: true, characterData: true });
    const sizes = new ResizeObserver(this.wake);
    sizes.observe(table);
    for (const stir of STIRS) addEventListener(stir, this.wake, true);
    document.fonts.addEventListener('loadingdone', this.wake);
    this.wake();
    return () => {
      observer.disconnect();
      sizes.disconnect();
      for (const stir of STIRS) removeEventListener(stir, this.wake, true);
      document.fonts.removeEventListener('loadingdone', this.wake);
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
    this.#measure();
    const boxes = all.map(screenBox);
    const around = lit?.closest(OPEN);
    const open = around ? screenBox(around) : null;
    const sure = lit?.matches('[data-action]') ? around : null;
    const chosen = [...(sure?.querySelectorAll(CHOSEN) ?? [])].map(screenBox);
    const seen = [...boxes, ...(open ? [open] : []), ...chosen].map(({ left, top, width, height }) =>
      [left, top, width, height].join(),
    );
    const now = `${seen.join(' ')} ${this.size.width} ${this.size.height}`;
    this.#still = now === this.#seen ? this.#still + 1 : 0;
    if (now !== this.#seen) this.#shine(boxes, open, chosen);
    this.#seen = now;
    if (this.#still === SETTLED) this.rests += 1;
    if (boxes.length && this.#still === SETTLED) this.#pull(boxes[0]);
    if (this.#still < STILL) this.#frame = requestAnimationFrame(this.#look);
  };

  #shine(boxes: readonly Box[], open: Box | null, chosen: readonly Box[]): void {
    this.holes = holesAround(boxes, this.size);
    this.clear = open ? [frameAround(boxAround([...boxes, open]), this.size)] : this.holes;
    this.kept = this.clear.length ? boxAround(this.clear) : null;
    this.chosen = chosen;
  }

  /** Bring a thing to the middle that came to rest out of sight, as on pages that snap to an edge. */
  #pull({ left, top, width, height }: Box): void {
    const isInside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    if (isInside || this.#pulls >= MOST_PULLS) return;
    this.#pulls += 1;
    this.lit?.scrollIntoView({ block: 'center', inline: 'center' });
    this.wake();
  }

  /** Note how large the window is; in another one, things may lie out of sight once more. */
  #measure(): void {
    if (this.size.width === innerWidth && this.size.height === innerHeight) return;
    this.size = { width: innerWidth, height: innerHeight };
    this.#pulls = 0;
  }
}
