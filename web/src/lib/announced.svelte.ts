// What the hosts of the server tell everybody: heard through the socket of a table, asked for elsewhere.
import type { Announced } from '../generated/protocol';
import { api } from './api';

const EVERY = 20_000;

class Heard {
  #all: Announced | null = $state.raw(null);
  /** The last that was put away. */
  #read = $state('');

  hear(told: Announced): void {
    this.#all = told;
  }

  /** What is to be shown: null if there is nothing, or if it was read. */
  get told(): Announced | null {
    const all = this.#all;
    if (!all || (all.texts.length === 0 && !all.paused)) return null;
    return JSON.stringify(all) === this.#read ? null : all;
  }

  putAway(): void {
    this.#read = JSON.stringify(this.#all);
  }

  /** Ask now and then, until what it gives back is called. */
  follow(): () => void {
    const ask = (): void => {
      if (!document.hidden)
        api.notices().then(
          (told) => this.hear(told),
          () => undefined,
        );
    };
    ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }
}

export const announced = new Heard();
