// The hint to the decision at hand: asked for once, told several times, each time sharper, for as long as
// the decision stands and somebody looks.
import type { Hint, Prompt } from '../generated/protocol';

type Wish = { type: 'hint'; seat: number } | { type: 'drop_hint' };

export class Hinting {
  shown: Hint | null = $state.raw(null);
  /** It was asked for, and nothing has come yet. */
  thinking = $state(false);
  /** The number of the one that was asked for last; none if nobody wants to hear of it any more. */
  #asked = '';

  /** `send` sends a command and gives its number. */
  constructor(private readonly send: (wish: Wish) => string) {}

  /** Ask for one; the one that is shown is put away instead. */
  ask(prompt: Prompt): void {
    if (this.thinking) return;
    if (this.shown) {
      this.leave();
      this.forget();
      return;
    }
    this.thinking = true;
    this.#asked = this.send({ type: 'hint', seat: prompt.seat });
  }

  /** Nobody looks any more: what is known is kept, and need not get sharper. */
  leave(): void {
    if (!this.shown?.more) return;
    this.#asked = '';
    this.shown = { ...this.shown, more: false };
    this.send({ type: 'drop_hint' });
  }

  /** The decision is being made or taken back, which the server notices by itself. */
  forget(): void {
    this.shown = null;
    this.thinking = false;
    this.#asked = '';
  }

  hear(hint: Hint, prompts: Prompt[]): void {
    if (hint.id !== this.#asked) return;
    this.thinking = false;
    if (isAsked(hint, prompts)) this.shown = hint;
  }

  /** A command was refused: perhaps this one. */
  refused(id: string): void {
    if (id === this.#asked) this.thinking = false;
  }

  /** Other decisions are at hand than before. */
  renew(prompts: Prompt[]): void {
    if (this.shown && !isAsked(this.shown, prompts)) this.forget();
  }
}

function isAsked(hint: Hint, prompts: Prompt[]): boolean {
  return prompts.some((prompt) => prompt.id === hint.prompt);
}
