// Whether the ribbon "since your turn" is open: from the first question of one's own turn until that is
// answered, or the ribbon is put away.
import type { Prompt } from '../generated/protocol';
import type { Story } from './stories';

export class Since {
  /** What the ribbon tells; nothing while it is away. */
  stories: readonly Story[] = $state.raw([]);
  /** The turn it was opened for, and the question that was asked then. */
  #turn = '';
  #prompt = '';

  /** See what is asked now; `stories` is what has happened since the turn before. While nothing is asked,
   * because something moves, all stays as it is. */
  notice(turn: string, prompt: Prompt | null, pending: boolean, stories: readonly Story[]): void {
    if (!prompt) return;
    if (turn !== this.#turn && stories.length > 0) {
      [this.#turn, this.#prompt] = [turn, prompt.id];
      this.stories = stories;
    }
    if (pending || prompt.id !== this.#prompt) this.close();
  }

  close(): void {
    if (this.stories.length > 0) this.stories = [];
  }
}
