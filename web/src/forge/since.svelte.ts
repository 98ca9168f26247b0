// Whether the ribbon "since your turn" is open: from the first question of one's own turn until one has chosen
// an action, or the ribbon is put away. What one's own dice ask before that lies over it, and ends nothing.
import type { Prompt } from '../generated/protocol';
import type { Story } from './stories';

/** What asks for the action of a turn. */
const ACTION = 'main';

export class Since {
  /** What the ribbon tells; nothing while it is away. */
  stories: readonly Story[] = $state.raw([]);
  /** The turn it was opened for, and the question about the action, once it was asked. */
  #turn = '';
  #action = '';

  /** See what is asked now; `stories` is what has happened since the turn before. While nothing is asked,
   * because something moves, all stays as it is. */
  notice(turn: string, prompt: Prompt | null, pending: boolean, stories: readonly Story[]): void {
    if (!prompt) return;
    if (turn !== this.#turn && stories.length > 0) {
      [this.#turn, this.#action] = [turn, ''];
      this.stories = stories;
    }
    if (!this.#action && prompt.kind !== ACTION) return;
    this.#action ||= prompt.id;
    if (pending || prompt.id !== this.#action) this.close();
  }

  close(): void {
    if (this.stories.length > 0) this.stories = [];
  }
}
