// What the hosts of the server tell everybody, as it was last heard.
import type { Announced } from '../generated/protocol';

class Heard {
  /** Those that were not read yet. */
  texts: string[] = $state.raw([]);
  /** Nobody may play, and no time runs out. */
  paused = $state(false);
  #last = '[]';

  /** Whether there is anything to show. */
  get any(): boolean {
    return this.paused || this.texts.length > 0;
  }

  hear({ texts, paused }: Announced): void {
    this.paused = paused;
    const text = JSON.stringify(texts);
    if (text !== this.#last) this.texts = texts;
    this.#last = text;
  }
}

export const announced = new Heard();
