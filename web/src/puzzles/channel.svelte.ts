// A puzzle as a channel: a session plays through it as through the socket of a room. The first option
// that is chosen is the answer; the table stays as it is, and what the answer costs is told beside it.
import type {
  ClientMessage,
  PuzzleHint,
  PuzzleJudged,
  PuzzleShown,
  Reject,
  ServerMessage,
} from '../generated/protocol';
import { api } from '../lib/api';
import type { Channel } from '../lib/link.svelte';
import { NO_CHAIN, roomless } from '../lib/roomless';

export class PuzzleChannel implements Channel {
  readonly status = 'online';
  readonly acting = false;
  readonly seq = 0;
  busy = $state(false);
  /** The option that was chosen, and what is known of it; null before. */
  chosen: number | null = $state(null);
  judged: PuzzleJudged | null = $state.raw(null);
  /** A first help, once somebody has asked for it. */
  hint: PuzzleHint | null = $state.raw(null);
  #commands = 0;

  constructor(
    readonly puzzle: PuzzleShown,
    private readonly names: readonly string[],
    private readonly receive: (message: ServerMessage) => void,
    private readonly told: (judged: PuzzleJudged) => void,
    private readonly trouble: (error: unknown) => void,
  ) {
    queueMicrotask(() => this.#begin());
  }

  close(): void {
    // There is nothing to hang up.
  }

  /** Take an answer, if there is none yet. */
  command(make: (id: string) => ClientMessage): string {
    const id = String(++this.#commands);
    const message = make(id);
    if (message.type === 'act') void this.#answer(id, message.action);
    else if (message.type === 'hint') void this.#help(id);
    else this.#refuse(id, 'illegal');
    return id;
  }

  /** Put the question once more. */
  again(): void {
    this.chosen = null;
    this.judged = null;
    this.#begin();
  }

  async #answer(id: string, action: number): Promise<void> {
    if (this.chosen !== null) {
      this.#refuse(id, 'illegal');
      return;
    }
    this.chosen = action;
    this.busy = true;
    try {
      this.judged = await api.answer(this.puzzle.id, action);
      this.receive({ type: 'ack', id, seq: this.seq });
      this.#begin();
      this.told(this.judged);
    } catch (error) {
      this.chosen = null;
      this.#refuse(id, 'unknown');
      this.trouble(error);
    } finally {
      this.busy = false;
    }
  }

  /** Help without a word on what options are worth: that would give the answer away. */
  async #help(id: string): Promise<void> {
    try {
      this.hint ??= await api.puzzleHint(this.puzzle.id);
    } catch (error) {
      this.trouble(error);
    }
    this.#refuse(id, 'no-hint');
  }

  /** Show the table; once there is an answer, nothing is asked any more. */
  #begin(): void {
    const { play, game } = this.puzzle;
    const shown = this.judged ? { ...play, prompts: [], waiting: [] } : play;
    const room = roomless(game, this.names, play.focus);
    this.receive({ type: 'snapshot', seq: this.seq, room, play: shown, log: [], seed: '', chain: NO_CHAIN });
  }

  #refuse(id: string, code: Reject['code']): void {
    // Not before the command has its number: whoever sent it looks it up by that.
    queueMicrotask(() => this.receive({ type: 'reject', id, code, reason: '', seq: this.seq, play: null }));
  }
}
