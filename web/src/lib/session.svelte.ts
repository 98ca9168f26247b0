// A table as its components see it, and the live one: a socket whose truth is shown at the pace of
// its animations. The browser knows no rules: it shows prompts and sends the number of an option.
import type {
  Batch,
  ClientMessage,
  Hint,
  Late,
  Line,
  Option,
  Play,
  Prompt,
  Reject,
  RoomInfo,
  Said,
  SeatInfo,
  ServerMessage,
  View,
} from '../generated/protocol';
import { ordered } from './games';
import { Orders } from './orders.svelte';
import { Link, type LinkStatus } from './link.svelte';
import { Seal } from './seal';
import { settings } from './settings.svelte';
import { sounds } from './sound';

export type { Hint };

/**
 * Shows one batch; resolves when it has been shown. `speed` is how many times faster than normal,
 * 0 = at once. `signal` is aborted when the player skips or time is up: start nothing more then.
 */
export type Animate = (lines: Line[], before: View, after: View, speed: number, signal: AbortSignal) => Promise<void>;

/** What every table component gets; a live room and a replay both implement it. */
export interface TableSession {
  readonly game: string;
  /** The shown view: it lags behind the truth until a batch's animation is done. */
  readonly view: View;
  readonly seats: SeatInfo[];
  /** Whose dock is shown; null for a spectator. */
  readonly focus: number | null;
  /** Null while animating, waiting, or in a replay. */
  readonly prompt: Prompt | null;
  /** What people read of the past: the events that have words. */
  readonly log: Line[];
  readonly waiting: number[];
  /** A command is on its way. */
  readonly pending: boolean;
  readonly undoDepth: number;
  /** The option that one step of undo takes back, where it is known. */
  readonly undoOption?: Option | null;
  optionsAt(target: string): Option[];
  isTarget(target: string): boolean;
  act(option: Option): void;
  undo(count?: number): void;
  askHint(): void;
  readonly hint: Hint | null;
  readonly hinting?: boolean;
  /** What is to be decided in the same way from now on; a replay has nothing of it. */
  readonly orders?: Orders;
  /** Something is being shown right now; `skip` ends that. */
  readonly animating?: boolean;
  skip?(): void;
  /** The target under the pointer, in the prompt bar or on the board: both sides highlight it. */
  hovered: string | null;
  /** The table registers its animation; what it gets back takes it off again. */
  onBatch(animate: Animate): () => void;
}

export interface Phrase {
  id: number;
  seat: number;
  name: string;
  phrase: string;
}

/** With more batches than this in the queue, the first of them are shown at once. */
const FAST_FORWARD = 3;
/** Between two decisions, showing what others do keeps nobody waiting longer, in milliseconds. */
const LONGEST_WAIT = 2500;
/** What of that is kept for the last batch, the one that ends in one's own decision. */
const FOR_THE_LAST = 1400;
/** What cannot be seen in less time is shown at once. */
const SHORTEST_SHOW = 200;
const PHRASE_STAYS = 6000;

/** A room on the server, played through its socket. */
export class LiveSession implements TableSession {
  room: RoomInfo | null = $state.raw(null);
  seed = $state('');
  log: Line[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  hovered: string | null = $state(null);
  phrases: Phrase[] = $state.raw([]);
  /** The last refusal, to be shown and cleared by the screen. */
  refusal: Reject | null = $state.raw(null);
  /** Time was up for a seat of one's own, and a bot decided: to be shown and cleared likewise. */
  late: Late | null = $state.raw(null);
  /** Set when the server ends the connection for good: `unknown` room and the like. */
  closed = $state('');
  animating = $state(false);
  readonly orders: Orders;
  #play: Play | null = $state.raw(null);
  #since = $state(0);
  #answered = $state('');
  #acted: { seat: number; option: Option; sent: string }[] = $state.raw([]);
  /** What has come in and is not shown yet, with the moment it came. */
  #queue: { batch: Batch; at: number }[] = [];
  #animations: Animate[] = [];
  #running: AbortController | null = null;
  #generation = 0;
  #shownSeq = -1;
  #waited = 0;
  /** A hint was asked for while there was nothing to decide yet. */
  #wished = false;
  /** The number of the hint that was asked for last. */
  #asked = '';
  #link: Link;
  #seal: Seal;
  /** Numbers of the commands that seal the dice: nobody need hear when one is refused. */
  #sealing = new Set<string>();

  constructor(readonly code: string) {
    this.orders = new Orders(() => this.game, code);
    this.#seal = new Seal(code, (command) => this.#sealing.add(this.send(command)));
    this.#link = new Link(`/ws/rooms/${encodeURIComponent(code)}`, (message) => this.#receive(message));
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** Leave the room's socket. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.skip();
    this.#link.close();
  }

  // ------------------------------------------------------------------ what is shown

  get status(): LinkStatus {
    return this.#link.status;
  }

  get game(): string {
    return this.room?.game ?? '';
  }

  get playing(): boolean {
    return this.#play !== null;
  }

  get view(): View {
    if (!this.#play) throw new Error(`room ${this.code}: the game has not begun`);
    return this.#play.view;
  }

  get seats(): SeatInfo[] {
    return this.room?.seats ?? [];
  }

  get focus(): number | null {
    return this.#play?.focus ?? null;
  }

  get prompt(): Prompt | null {
    if (!this.#play || this.animating) return null;
    const { prompts, focus } = this.#play;
    return prompts.find((prompt) => prompt.seat === focus) ?? prompts[0] ?? null;
  }

  get waiting(): number[] {
    return this.#play?.waiting ?? [];
  }

  get pending(): boolean {
    const prompt = this.prompt;
    return this.#link.busy || (prompt !== null && prompt.id === this.#answered);
  }

  /** When the timer acts, in milliseconds of `performance.now`; null without a timer. */
  get deadline(): number | null {
    const left = this.#play?.deadline ?? null;
    return left === null ? null : this.#since + left;
  }

  optionsAt(target: string): Option[] {
    return this.prompt?.options.filter((option) => option.targets.includes(target)) ?? [];
  }

  isTarget(target: string): boolean {
    return this.prompt?.options.some((option) => option.targets.includes(target)) ?? false;
  }

  // ------------------------------------------------------------------ what a person does

  act(option: Option): void {
    const prompt = this.prompt;
    if (!prompt || this.pending) return;
    this.#answered = prompt.id;
    this.orders.note(prompt, option, this.#turn);
    this.hovered = null;
    this.hint = null;
    const { seat, id } = prompt;
    const sent = this.send({ type: 'act', seat, prompt: id, action: option.action });
    this.#acted = [...this.#acted, { seat, option, sent }];
  }

  /** The turn that is played, as far as a game tells it. */
  get #turn(): string {
    const { round, turn } = this.view;
    return `${String(round)}/${String(turn)}`;
  }

  get undoDepth(): number {
    const seat = this.#undoSeat;
    return seat === null || this.animating ? 0 : (this.#play?.undo[seat] ?? 0);
  }

  get undoOption(): Option | null {
    const seat = this.#undoSeat;
    return this.#acted.findLast((act) => act.seat === seat)?.option ?? null;
  }

  get #undoSeat(): number | null {
    if (!this.#play) return null;
    const { undo, focus } = this.#play;
    if (focus !== null && undo[focus] > 0) return focus;
    const other = Object.keys(undo).find((seat) => undo[seat] > 0);
    return other === undefined ? null : Number(other);
  }

  undo(count = 1): void {
    const seat = this.#undoSeat;
    if (seat === null || this.undoDepth === 0 || this.#link.busy) return;
    this.hint = null;
    this.#acted = this.#acted.toSpliced(
      this.#acted.findLastIndex((act) => act.seat === seat),
      1,
    );
    this.send({ type: 'undo', seat, count: Math.min(count, this.undoDepth) });
  }

  askHint(): void {
    const prompt = this.prompt;
    // Pressed while something was shown: asked as soon as there is something to ask about.
    this.#wished = this.animating;
    if (!prompt || this.hinting || this.hint) return;
    this.hinting = true;
    this.#asked = this.send({ type: 'hint', seat: prompt.seat });
  }

  /** Send a command, which is repeated until the server has answered it; gives its number. */
  send(command: Command): string {
    return this.#link.command((id): ClientMessage => {
      if (command.type === 'undo') return { ...command, id, seq: this.#link.seq };
      return { ...command, id };
    });
  }

  // ------------------------------------------------------------------ showing batches

  onBatch(animate: Animate): () => void {
    this.#animations.push(animate);
    return () => (this.#animations = this.#animations.filter((other) => other !== animate));
  }

  /** Show at once what is being animated and all that waits behind it. */
  skip(): void {
    this.#generation += 1;
    this.#running?.abort();
  }

  #hide = (): void => {
    if (document.hidden) this.skip();
  };

  async #show(): Promise<void> {
    if (this.animating) return;
    this.animating = true;
    let generation = this.#generation;
    let skipped = 0;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { batch, at } = next;
      if (generation !== this.#generation) {
        generation = this.#generation;
        skipped = this.#queue.length + 1;
      }
      const time = skipped > 0 ? 0 : this.#timeFor(batch);
      skipped = Math.max(0, skipped - 1);
      await this.#animate(batch, time);
      // A snapshot that came meanwhile has replaced everything this batch could change.
      if (batch.seq <= this.#shownSeq) continue;
      this.#shownSeq = batch.seq;
      this.log = [...this.log, ...readable(batch.lines)];
      this.#settle(batch.play, batch.seed, at);
    }
    this.animating = false;
    if (this.prompt) this.#waited = 0;
    this.#standingOrders();
    // Between the decisions of others there is nothing to ask about yet: the wish stays.
    if (this.#wished && this.prompt && !this.pending) this.askHint();
  }

  /** How long a batch may be shown, in milliseconds; 0 = at once. */
  #timeFor(batch: Batch): number {
    const behind = this.#queue.length;
    if (document.hidden || behind >= FAST_FORWARD) return 0;
    const mover = this.seats[batch.seat];
    const watching = !this.seats.some((seat) => seat.mine);
    if (watching || (mover && mover.kind === 'person' && !mover.mine)) this.#waited = 0;
    const left = LONGEST_WAIT - this.#waited;
    const last = watching || batch.play.prompts.length > 0 || batch.play.waiting.length === 0;
    const time = last && behind === 0 ? left : (left - FOR_THE_LAST) / Math.max(1, behind);
    return time < SHORTEST_SHOW ? 0 : time;
  }

  async #animate(batch: Batch, time: number): Promise<void> {
    const before = this.#play?.view;
    if (!before) return;
    const speed = time === 0 ? 0 : settings.pace * (1 + this.#queue.length / 2);
    sounds.forLines(batch.lines, speed);
    const running = new AbortController();
    this.#running = running;
    const start = performance.now();
    let timer = 0;
    const over = new Promise<void>((resolve) => {
      running.signal.addEventListener('abort', () => resolve());
      timer = window.setTimeout(() => running.abort(), time);
    });
    if (speed === 0) running.abort();
    const shows = this.#animations.map((animate) =>
      animate(batch.lines, before, batch.play.view, speed, running.signal),
    );
    await Promise.race([Promise.allSettled(shows), over]);
    clearTimeout(timer);
    if (running.signal.aborted) finishAnimations();
    this.#running = null;
    this.#waited += performance.now() - start;
  }

  #settle(play: Play | null, seed: string, at: number): void {
    const turn = this.prompt === null;
    this.#play = play;
    this.#since = at;
    this.seed = seed;
    this.hovered = null;
    this.orders.span = 'now';
    if (this.hint && !play?.prompts.some((prompt) => prompt.id === this.hint?.prompt)) {
      this.hint = null;
    }
    const depths = play?.undo ?? {};
    this.#acted = this.#acted.filter((act, index, all) => {
      const later = all.slice(index).filter((other) => other.seat === act.seat).length;
      return later <= (depths[act.seat] ?? 0);
    });
    if (turn && play && play.prompts.length > 0) sounds.yourTurn();
  }

  /** Decide what the player has told us always to decide in one way. Whoever takes such a decision
   * back is asked: that comes as a snapshot, and only batches are answered. */
  #standingOrders(): void {
    const prompt = this.prompt;
    if (this.room?.status === 'over') this.orders.clear();
    else if (this.#play) this.orders.pass(this.#turn);
    if (!prompt || this.pending) return;
    const option = ordered(this.game, prompt) ?? this.orders.takes(prompt);
    if (option) this.act(option);
  }

  // ------------------------------------------------------------------ what the server says

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#queue = [];
        this.skip();
        this.#shownSeq = message.seq;
        this.room = message.room;
        this.#seal.hear(message.room);
        this.#seal.note(message.chain);
        this.log = message.log;
        this.hinting = false;
        // What was chosen before a break counts when it is sent again: do not offer it twice.
        if (!this.#link.acting) this.#answered = '';
        this.#settle(message.play, message.seed, performance.now());
        break;
      case 'batch':
        this.#seal.note(message.chain);
        this.#queue.push({ batch: message, at: performance.now() });
        void this.#show();
        break;
      case 'room':
        this.room = message.room;
        this.#seal.hear(message.room);
        break;
      case 'reject':
        if (this.#sealing.delete(message.id)) break;
        this.refusal = message;
        if (message.id === this.#asked) this.hinting = false;
        if (this.#acted.some((act) => act.sent === message.id)) this.#answered = '';
        this.#acted = this.#acted.filter((act) => act.sent !== message.id);
        if (message.play && this.#queue.length === 0 && !this.animating) {
          this.#settle(message.play, this.seed, performance.now());
        }
        break;
      case 'phrase':
        this.#hear(message);
        break;
      case 'late':
        this.late = message;
        break;
      case 'hint':
        this.hinting = false;
        if (this.#play?.prompts.some((prompt) => prompt.id === message.prompt)) this.hint = message;
        break;
      case 'error':
        this.closed = message.code;
        break;
      case 'ack':
      case 'pong':
        break;
    }
  }

  #hear({ seat, name, phrase }: Said): void {
    const heard = { id: (this.phrases.at(-1)?.id ?? 0) + 1, seat, name, phrase };
    this.phrases = [...this.phrases, heard].slice(-4);
    setTimeout(() => {
      this.phrases = this.phrases.filter((other) => other !== heard);
    }, PHRASE_STAYS);
  }
}

type Unnumbered<T> = T extends { id: string } ? Omit<T, 'id' | 'seq'> : never;
/** A command of a person, before it gets its number. */
export type Command = Unnumbered<ClientMessage>;

/** Of what happened, what is told in words. */
export function readable(lines: Line[]): Line[] {
  return lines.filter((line) => line.key !== '');
}

/** Bring everything that moves to where it is going. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.iterations !== Infinity && animation.playbackRate !== 0) animation.finish();
  }
}
