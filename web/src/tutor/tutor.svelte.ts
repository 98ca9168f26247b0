// The tutor: has a decision judged before it is sent, as a review would, and stops one that would cost too
// much. It never holds up the table for long: without an opinion in time, whatever was chosen is done.
import type { Hint, Option, Prompt } from '../generated/protocol';
import type { Command } from '../lib/session.svelte';
import type { Size } from './size';

/** How much a warned mistake costs at least, in victories; the same as grades of reviews. */
export const LEAST: Readonly<Record<Size, number>> = { off: Infinity, small: 0.015, medium: 0.04, large: 0.1 };
/** Alone, scores take the place of victories: they are graded by parts of as many. */
const WHOLE_ALONE = 5;
/** As long a decision waits for an opinion, in milliseconds. */
export const PATIENCE = 1200;

export interface Warning {
  prompt: Prompt;
  option: Option;
  better: Option;
  /** What it costs: a share of a victory, alone a part of the score. */
  cost: number;
}

/** Tell what an option would cost and which is better, if that is a mistake of this size. That the loss is more
 * than noise the server has seen to: by the rule of reviews, else the option stands alone. */
export function warned(prompt: Prompt, option: Option, hint: Hint, size: Size, whole = 1): Warning | null {
  const [best] = hint.options;
  const own = hint.options.find(({ action }) => action === option.action);
  const better = prompt.options.find(({ action }) => action === best?.action);
  if (!best || !own || !better || own === best) return null;
  const cost = best.win - own.win;
  return cost >= whole * LEAST[size] ? { prompt, option, better, cost } : null;
}

export class Tutor {
  /** What is being asked about right now. */
  warning: Warning | null = $state.raw(null);
  #asked = '';
  #hint: Hint | null = null;
  #listener: (() => void) | null = null;
  #answer: ((goesOn: boolean) => void) | null = null;

  /** `send` sends a command and gives its number. */
  constructor(
    private readonly send: (command: Command) => string,
    private readonly size: () => Size,
    private readonly alone: () => boolean,
  ) {}

  hear(hint: Hint): void {
    if (hint.id !== this.#asked) return;
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
    if (prompt.options.length < 2) return true;
    const hint = await this.#opinion(prompt, option);
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

  /** What would come of a decision; null if nobody says so in time. */
  async #opinion({ seat }: Prompt, { action }: Option): Promise<Hint | null> {
    this.#hint = null;
    this.#asked = this.send({ type: 'hint', seat, tutor: true, option: action });
    await new Promise<void>((resolve) => {
      this.#listener = resolve;
      setTimeout(resolve, PATIENCE);
    });
    this.#listener = null;
    return this.#hint;
  }
}
