// A lesson as a channel: a session plays through it as through the socket of a room. Every scene is
// asked for by its number, so one that is left can be come back to at any step.
import type { ClientMessage, LessonScene, Reject, ServerMessage } from '../generated/protocol';
import { api } from '../lib/api';
import type { Channel } from '../lib/link.svelte';
import { NO_CHAIN, roomless } from '../lib/roomless';

export interface Lesson {
  game: string;
  chapter: string;
  /** What the seats are called, the learner first. */
  names: string[];
}

export class LessonChannel implements Channel {
  readonly status = 'online';
  readonly acting = false;
  seq = 0;
  /** The step whose scene was asked for last. */
  step = $state(0);
  /** What is to be done now; null until the first scene is there. */
  scene: LessonScene | null = $state.raw(null);
  busy = $state(false);
  #commands = 0;

  private constructor(
    private readonly lesson: Lesson,
    private readonly receive: (message: ServerMessage) => void,
    private readonly trouble: (error: unknown) => void,
  ) {}

  /** Begin a chapter at one of its steps; what goes wrong on the way is told to `trouble`. */
  static open(
    lesson: Lesson,
    step: number,
    receive: (message: ServerMessage) => void,
    trouble: (error: unknown) => void,
  ): LessonChannel {
    const channel = new LessonChannel(lesson, receive, trouble);
    void channel.#fetch(step, (scene) => channel.#begin(scene));
    return channel;
  }

  close(): void {
    // There is nothing to hang up.
  }

  /** Take a decision of the learner: the one that the scene asks for, and no other. */
  command(make: (id: string) => ClientMessage): string {
    const id = String(++this.#commands);
    const message = make(id);
    if (message.type !== 'act') this.#refuse(id, message.type === 'hint' ? 'no-hint' : 'illegal');
    else if (message.action !== this.scene?.expects) this.#refuse(id, 'illegal');
    else void this.goOn(id);
    return id;
  }

  /** Let happen what follows this step. */
  async goOn(id = ''): Promise<void> {
    if (this.busy) return;
    const moved = await this.#fetch(this.step + 1, (scene) => {
      this.seq += 1;
      const { lines, play } = scene;
      this.receive({ type: 'ack', id, seq: this.seq });
      this.receive({ type: 'batch', seq: this.seq, seat: 0, lines, play, seed: '', chain: NO_CHAIN });
    });
    if (!moved && id) this.#refuse(id, 'unknown');
  }

  async #fetch(step: number, show: (scene: LessonScene) => void): Promise<boolean> {
    this.busy = true;
    try {
      const scene = await api.lesson(this.lesson.game, this.lesson.chapter, step);
      this.step = step;
      this.scene = scene;
      this.busy = false;
      show(scene);
      return true;
    } catch (error) {
      this.busy = false;
      this.trouble(error);
      return false;
    }
  }

  #begin({ past, lines, play, seats }: LessonScene): void {
    const log = [...past, ...lines.filter((line) => line.key !== '')];
    this.receive({
      type: 'snapshot',
      seq: this.seq,
      room: roomless(this.lesson.game, this.lesson.names.slice(0, seats), play.focus),
      play,
      log,
      seed: '',
      chain: NO_CHAIN,
    });
  }

  #refuse(id: string, code: Reject['code']): void {
    // Not before the command has its number: whoever sent it looks it up by that.
    queueMicrotask(() => this.receive({ type: 'reject', id, code, reason: '', seq: this.seq, play: null }));
  }
}
