// What the position at hand is worth, thought about a little longer with every look, for as long as
// somebody looks at it.
import type { Judged } from '../generated/protocol';
import { ApiError } from '../lib/api';
import { remember, remembered } from '../lib/settings.svelte';
import { judge } from './asking';

const KEPT = 'analysis-judge';
/** As often a position is looked at: half a minute of the server's time. */
export const LOOKS = 16;
/** Whoever steps on within so many milliseconds does not want to know. */
const PAUSE = 250;
/** Milliseconds after which a busy server is asked again. */
const LATER = 2500;

export class Judge {
  on = $state(remembered(KEPT) !== 'off');
  judged: Judged | null = $state.raw(null);
  /** What positions that were looked at are worth to every seat, by their ids. */
  known: Readonly<Record<string, readonly number[]>> = $state.raw({});
  /** A sharper answer is on its way. */
  thinking = $state(false);
  #position = '';
  #timer = 0;
  #wish = 0;

  /** Look at a position, and at what a seat can do there. */
  follow(position: string, seat: number): void {
    if (position === this.#position && this.judged) return;
    this.stop();
    this.#position = position;
    this.judged = null;
    if (!this.on || !position) return;
    const wish = this.#wish;
    this.thinking = true;
    this.#timer = window.setTimeout(() => void this.#look(position, seat, 1, wish), PAUSE);
  }

  /** Think about positions from now on, or no more. */
  set(on: boolean): void {
    this.on = on;
    remember(KEPT, on ? 'on' : 'off');
    this.stop();
    this.judged = null;
    this.#position = '';
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#wish += 1;
    this.thinking = false;
    clearTimeout(this.#timer);
  }

  async #look(position: string, seat: number, look: number, wish: number): Promise<void> {
    try {
      const judged = await judge(position, seat, look);
      if (wish !== this.#wish) return;
      this.judged = judged;
      this.known = { ...this.known, [position]: judged.win };
      if (!judged.more || look >= LOOKS) this.thinking = false;
      else {
        await seen();
        if (wish === this.#wish) await this.#look(position, seat, look + 1, wish);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (wish !== this.#wish) return;
      this.thinking = error.status === 429;
      if (this.thinking) this.#timer = window.setTimeout(() => void this.#look(position, seat, look, wish), LATER);
    }
  }
}

/** Wait until the page is looked at. */
function seen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));
}
