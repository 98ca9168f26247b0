// The tutor: has every decision weighed while one thinks, and stops one that would cost too much. It never
// holds up the table: without an opinion in time, whatever was chosen is done.
import type { Hint, Option, Prompt } from '../generated/protocol';
import type { Command } from '../lib/session.svelte';
import type { Size } from './size';

/** How much a warned mistake costs at least, in victories; the same as grades of reviews. */
export const LEAST: Readonly<Record<Size, number>> = { off: Infinity, small: 0.015, medium: 0.04, large: 0.1 };
/** Alone, scores take the place of victories: they are graded by parts of as many. */
const WHOLE_ALONE = 5;
/** Options that were tried less often must look worse: three times how far a single try strays, in victories.
 * That is 0.06 at most (`bench/tutor.py`); three times, since the best of several is likely to have strayed
 * upwards. The errors of a hint say how far the judge is off, and that in the same way for all options. */
const STRAYS = 0.2;
/** As long a decision waits for an opinion, in milliseconds. */
export const PATIENCE = 1200;

export interface Warning {
  prompt: Prompt;
  option: Option;
  better: Option;
  /** What it costs: a share of a victory, alone a part of the score. */
  cost: number;
}

/** Tell what an option would cost and which is better, if that is clearly a mistake of this size. */
export function warned(prompt: Prompt, option: Option, hint: Hint, size: Size, whole = 1): Warning | null {
  const [best] = hint.options;
  const own = hint.options.find(({ action }) => action === option.action);
  const better = prompt.options.find(({ action }) => action === best?.action);
  if (!best || !own || !better || own === best) return null;
  const cost = best.win - own.win;
  const noise = STRAYS * Math.sqrt(1 / best.tries + 1 / own.tries);
  return cost >= whole * Math.max(LEAST[size], noise) ? { prompt, option, better, cost } : null;
}

export class Tutor {
  /** What is being asked about right now. */
  warning: Warning | null = $state.raw(null);
  #asked = '';
  #prompt = '';
  #hint: Hint | null = null;
  #listener: (() => void) | null = null;
  #answer: ((goesOn: boolean) => void) | null = null;

  /** `send` sends a command and gives its number. */
  constructor(
    private readonly send: (command: Command) => string,
    private readonly size: () => Size,
    private readonly alone: () => boolean,
  ) {}

  /** A decision is at hand: have it weighed, unless there is nothing to choose. */
  watch(prompt: Prompt | null): void {
    if (!prompt || prompt.id === this.#prompt) return;
    this.#prompt = prompt.id;
    this.#hint = null;
    this.#asked = prompt.options.length > 1 ? this.send({ type: 'hint', seat: prompt.seat, tutor: true }) : '';
  }

  hear(hint: Hint): void {
    if (hint.id !== this.#asked || hint.prompt !== this.#prompt) return;
    this.#hint = hint;
    this.#listener?.();
  }

  /** Whether a refusal is about a question of the tutor: nobody need hear of it. */
  refused(id: string): boolean {
    if (id === '' || id !== this.#asked) return false;
    this.#asked = '';
    this.#listener?.();
    return true;
  }

  /** Whether a decision may be sent: at once, or after the player has been warned and goes on. */
  async allows(prompt: Prompt, option: Option): Promise<boolean> {
    const hint = await this.#opinion(prompt);
    const warning = hint && warned(prompt, option, hint, this.size(), this.alone() ? WHOLE_ALONE : 1);
    if (!warning) return true;
    this.warning = warning;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** Answer the warning: go on, or take it back. */
  answer(goesOn: boolean): void {
    this.warning = null;
    this.#answer?.(goesOn);
    this.#answer = null;
  }

  /** Leave the table: what waits is done. */
  leave(): void {
    this.#asked = '';
    this.#listener?.();
    this.answer(true);
  }

  /** What is known of a decision, or will be in a moment; null if there is nothing. */
  async #opinion(prompt: Prompt): Promise<Hint | null> {
    if (prompt.id !== this.#prompt || this.#asked === '') return null;
    if (!this.#hint) {
      await new Promise<void>((resolve) => {
        this.#listener = resolve;
        setTimeout(resolve, PATIENCE);
      });
      this.#listener = null;
    }
    return this.#hint;
  }
}
