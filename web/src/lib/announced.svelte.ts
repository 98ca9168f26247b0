// What the hosts of the server tell everybody, as it was last heard.
import type { Announced } from '../generated/protocol';

class Heard {
  /** Null before anything was heard, and once it was read. */
  told: Announced | null = $state.raw(null);
  #last = '';

  hear(told: Announced): void {
    const text = JSON.stringify(told);
    if (text !== this.#last) this.told = told;
    this.#last = text;
  }
}

export const announced = new Heard();
