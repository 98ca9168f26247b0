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
  Snapshot,
  View,
} from '../generated/protocol';
import { announced } from './announced.svelte';
import { Beats } from './beats';
import { ordered } from './games';
import { Hinting } from './hinting.svelte';
import { t } from './i18n.svelte';
import { Link, type Channel, type LinkStatus } from './link.svelte';
import { Moments, recognised, type Scene } from './moments';
import { notices } from './notices.svelte';
import { Orders } from './orders.svelte';
import { Seal } from './seal';
import { settings } from './settings.svelte';
import { sounds } from './sound';
import { Talk } from './talk.svelte';

export type { Hint };

/** Why there are no hints where other people play. */
export const STRANGERS = 'web-refused-strangers';

/**
 * Shows one batch; resolves when it has been shown. `speed` is how many times faster than normal,
 * 0 = at once. `signal` is aborted when the player skips: start nothing more then.
 */
export type Animate = (
  lines: readonly Line[],
  before: View,
  after: View,
  speed: number,
  signal: AbortSignal,
) => Promise<void>;

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
  /** Of a replay: what the last move did, in words. */
  readonly told?: string;
  /** The seat that made this move; null if nobody did. */
  readonly toldOf?: number | null;
  /** Where nothing is asked and nobody is awaited: what there is to say instead. */
  readonly remark?: string;
  /** A command is on its way. */
  readonly pending: boolean;
  /** Hosts let all games stand still: nothing is asked until they go on. */
  readonly paused?: boolean;
  readonly undoDepth: number;
  /** The option that one step of undo takes back, where it is known. */
  readonly undoOption?: Option | null;
  optionsAt(target: string): Option[];
  isTarget(target: string): boolean;
  act(option: Option): void;
  undo(count?: number): void;
  /** Ask for a hint, or put away the one that is shown. */
  askHint(): void;
  /** Nobody looks at the hint any more: it is kept, and gets no sharper. */
  leaveHint?(): void;
  /** Replaced by a sharper one now and then, for a while. */
  readonly hint: Hint | null;
  readonly hinting?: boolean;
  /** Why there are no hints here, as the key of a message; nothing where there are. */
  readonly hintless?: string;
  /** What is to be decided in the same way from now on; a replay has nothing of it. */
  readonly orders?: Orders;
  /** Something is being shown right now; `skip` ends that. */
  readonly animating?: boolean;
  skip?(): void;
  /** How many moves wait to be shown. */
  readonly behind?: number;
  /** What is shown is the past, for a look. */
  readonly lookingBack?: boolean;
  /** Whether a line can be shown again where it happened. */
  recalls?(line: Line): boolean;
  /** Show some lines again on the table; what it gives back ends that at once. */
  lookBack?(lines: readonly Line[]): () => void;
  /** The target under the pointer, in the prompt bar or on the board: both sides highlight it. */
  hovered: string | null;
  /** What the tutor would do, while he asks: tables may show where. */
  readonly better?: Option | null;
  /** The table registers its animation; what it gets back takes it off again. */
  onBatch(animate: Animate): () => void;
}

/** Watches over decisions before they are sent. */
export interface Watchman {
  allows(prompt: Prompt, option: Option): Promise<boolean>;
  hear(hint: Hint): void;
  /** Whether a refused command was his. */
  refused(id: string): boolean;
}

export interface Phrase {
  id: number;
  seat: number;
  name: string;
  phrase: string;
}

/** How long the table stays as it was after a look back, in milliseconds at normal pace. */
const STAYS = 700;
/** A look back that somebody asks for is seen even where nothing else moves. */
const LOOKING_PACE = 2;
/** No table takes so long over a batch: something is wrong with its animation, in milliseconds. */
const STUCK = 30_000;
const PHRASE_STAYS = 6000;
/** Three bots may decide so often between two turns of one’s own: a table that is more moves behind says so, and one
 * that slept goes to now. */
export const FEW = 10;
/** Milliseconds without a word, though the server is asked for one more often: the page slept. */
const ASLEEP = 20_000;
/** Milliseconds within which all comes in that has waited for the page to wake. */
const WAKING = 1500;

/** Something to show: a batch that has come in, or the past once more. */
type Beat = { batch: Batch; at: number } | { past: Scene[] };

/** A room on the server, played through its socket. */
export class LiveSession implements TableSession {
  room: RoomInfo | null = $state.raw(null);
  seed = $state('');
  log: Line[] = $state.raw([]);
  hovered: string | null = $state(null);
  phrases: Phrase[] = $state.raw([]);
  /** The last refusal, to be shown and cleared by the screen. */
  refusal: Reject | null = $state.raw(null);
  /** Time was up for a seat of one's own, and a bot decided: to be shown and cleared likewise. */
  late: Late | null = $state.raw(null);
  /** Set when the server ends the connection for good: `unknown` room and the like. */
  closed = $state('');
  /** What was said about it. */
  closedWhy = '';
  /** Another device has taken over one's seats: this one watches. */
  moved = $state(false);
  animating = $state(false);
  behind = $state(0);
  remark = $state('');
  readonly orders: Orders;
  readonly talk: Talk;
  tutor: Watchman | null = null;
  better: Option | null = $state.raw(null);
  #play: Play | null = $state.raw(null);
  #since = $state(0);
  #answered = $state('');
  /** The command by which it was answered. */
  #answer = '';
  #acted: { seat: number; option: Option; sent: string }[] = $state.raw([]);
  #beats = new Beats<Beat>({
    show: (beat, speed, signal) =>
      'batch' in beat ? this.#show(beat, speed, signal) : this.#recall(beat, speed, signal),
    pace: (beat) => (document.hidden ? 0 : settings.pace || ('past' in beat ? LOOKING_PACE : 0)),
    rests: () => this.#rest(),
  });
  #moments = new Moments();
  /** The table as it was, while somebody looks back. */
  #past: View | null = $state.raw(null);
  #animations: Animate[] = [];
  #shownSeq = -1;
  /** The decision at hand came with a batch, not with a snapshot, and nobody was told of it yet. */
  #isNew = false;
  /** A hint was asked for while there was nothing to decide yet. */
  #wished = false;
  /** When something was last heard, and when the page woke after it had not heard anything for long. */
  #heardAt = Date.now();
  #wokeAt = 0;
  /** Phrases so far: their numbers only grow, also when all of them are gone. */
  #heard = 0;
  #hints = new Hinting((wish) => this.send(wish));
  #link: Channel;
  /** Dice are sealed in rooms; whoever learns is told beforehand how they fall. */
  #seal: Seal | null = null;
  /** Numbers of the commands that seal the dice: nobody need hear when one is refused. */
  #sealing = new Set<string>();

  /** Play in a room, or through a channel of another kind: then there is no code. */
  constructor(
    readonly code: string,
    open?: (receive: (message: ServerMessage) => void) => Channel,
  ) {
    this.orders = new Orders(() => this.game, code);
    this.talk = new Talk(code);
    const receive = (message: ServerMessage): void => this.#receive(message);
    if (!open) this.#seal = new Seal(code, (command) => this.#sealing.add(this.send(command)));
    this.#link = open?.(receive) ?? new Link(`/ws/rooms/${encodeURIComponent(code)}`, receive);
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
    return this.#past ?? this.#play.view;
  }

  get seats(): SeatInfo[] {
    return this.room?.seats ?? [];
  }

  get focus(): number | null {
    return this.#play?.focus ?? null;
  }

  get paused(): boolean {
    return this.code !== '' && announced.paused;
  }

  get prompt(): Prompt | null {
    return this.animating ? null : this.#question;
  }

  /** What is asked, whether it can be seen yet or not. */
  get #question(): Prompt | null {
    if (!this.#play || this.paused) return null;
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
    return left === null || this.paused ? null : this.#since + left;
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
    if (!this.tutor) this.#act(prompt, option);
    else
      void this.tutor.allows(prompt, option).then((isAllowed) => {
        // Something else may have happened meanwhile; what was not sent can be chosen again.
        if (isAllowed && this.prompt?.id === prompt.id) this.#act(prompt, option);
        else if (this.#answered === prompt.id) this.#answered = '';
      });
  }

  #act(prompt: Prompt, option: Option): void {
    this.orders.note(prompt, option, this.#turn);
    this.hovered = null;
    this.#hints.forget();
    const { seat, id } = prompt;
    const sent = this.send({ type: 'act', seat, prompt: id, action: option.action });
    this.#answer = sent;
    this.#acted = [...this.#acted, { seat, option, sent }];
  }

  /** The turn that is played, as far as a game tells it. */
  get #turn(): string {
    const { round, turn } = this.view;
    return `${String(round)}/${String(turn)}`;
  }

  get undoDepth(): number {
    const seat = this.#undoSeat;
    return seat === null || this.animating || this.paused ? 0 : (this.#play?.undo[seat] ?? 0);
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
    this.#hints.forget();
    this.#acted = this.#acted.toSpliced(
      this.#acted.findLastIndex((act) => act.seat === seat),
      1,
    );
    this.send({ type: 'undo', seat, count: Math.min(count, this.undoDepth) });
  }

  get hintless(): string {
    const { room } = this;
    if (room?.day) return 'web-hint-never-day';
    if (room?.rated) return 'web-refused-rated';
    const alone = !room?.seats.some(({ kind, mine }) => kind === 'person' && !mine);
    return alone || room?.hints ? '' : STRANGERS;
  }

  askHint(): void {
    if (this.hintless) return notices.show(t(this.hintless));
    const prompt = this.prompt;
    // Pressed while something was shown: asked as soon as there is something to ask about.
    this.#wished = this.animating;
    if (prompt) this.#hints.ask(prompt);
  }

  leaveHint(): void {
    this.#hints.leave();
  }

  get hint(): Hint | null {
    return this.#hints.shown;
  }

  get hinting(): boolean {
    return this.#hints.thinking;
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
    this.#beats.skip();
    this.behind = 0;
  }

  #hide = (): void => {
    if (document.hidden) this.skip();
  };

  #enqueue(beat: Beat): void {
    this.animating = true;
    this.#beats.push(beat);
    this.behind = this.#beats.behind;
    if (this.behind > FEW && Date.now() - this.#wokeAt < WAKING) this.skip();
  }

  #rest(): void {
    // What is answered here is not asked: the table goes on as if it had not come to rest.
    this.animating = this.#isNew && this.#standingOrders();
    // In a pause nothing is answered: that is made good when it ends.
    this.#isNew = this.#isNew && this.paused;
    // Between the decisions of others there is nothing to ask about yet: the wish stays.
    if (this.#wished && this.prompt && !this.pending) this.askHint();
  }

  async #show({ batch, at }: { batch: Batch; at: number }, speed: number, signal: AbortSignal): Promise<void> {
    this.behind = this.#beats.behind;
    const before = this.#play?.view;
    if (before) await this.#animate({ lines: batch.lines, before, after: batch.play.view }, speed, signal);
    // A snapshot that came meanwhile has replaced everything this batch could change.
    if (batch.seq <= this.#shownSeq) return;
    this.#shownSeq = batch.seq;
    if (before) this.#moments.keep({ lines: batch.lines, before, after: batch.play.view });
    this.log = [...this.log, ...readable(batch.lines)];
    this.#settle(batch.play, batch.seed, at);
    this.#isNew = true;
  }

  async #animate({ lines, before, after }: Scene, speed: number, signal: AbortSignal): Promise<void> {
    sounds.forLines(lines, speed);
    const shows = this.#animations.map((animate) => animate(lines, before, after, speed, signal));
    let isDone = false;
    const done = Promise.allSettled(shows).then(() => (isDone = true));
    await Promise.race([done, pause(STUCK, signal, done)]);
    if (!isDone) finishAnimations();
  }

  // ------------------------------------------------------------------ looking back

  get lookingBack(): boolean {
    return this.#past !== null;
  }

  recalls(line: Line): boolean {
    return this.#animations.length > 0 && this.#moments.knows(line);
  }

  lookBack(lines: readonly Line[]): () => void {
    const beat = { past: this.#moments.of(lines) };
    if (beat.past.length > 0 && this.#animations.length > 0) this.#enqueue(beat);
    return () => this.#beats.drop(beat);
  }

  async #recall({ past }: { past: Scene[] }, speed: number, signal: AbortSignal): Promise<void> {
    if (speed === 0) return;
    for (const scene of past) {
      if (signal.aborted) break;
      this.#past = scene.before;
      await this.#animate(scene, speed, signal);
      if (!signal.aborted) this.#past = scene.after;
    }
    await pause(STAYS / speed, signal);
    this.#past = null;
  }

  #settle(play: Play | null, seed: string, at: number): void {
    const turn = this.prompt === null;
    this.#play = play;
    this.#since = at;
    this.seed = seed;
    this.hovered = null;
    this.orders.span = 'now';
    this.#hints.renew(play?.prompts ?? []);
    const depths = play?.undo ?? {};
    this.#acted = this.#acted.filter((act, index, all) => {
      const later = all.slice(index).filter((other) => other.seat === act.seat).length;
      return later <= (depths[act.seat] ?? 0);
    });
    if (turn && play && play.prompts.length > 0) sounds.yourTurn();
  }

  /** Decide what the player has told us always to decide in one way; tell whether there was something.
   * Whoever takes such a decision back is asked: that comes as a snapshot, and only batches are answered. */
  #standingOrders(): boolean {
    const prompt = this.#question;
    if (this.room?.status === 'over') this.orders.clear();
    else if (this.#play) this.orders.pass(this.#turn);
    if (!prompt) return false;
    return this.#decide(
      prompt,
      prompt.moot ? prompt.options[0] : (ordered(this.game, prompt) ?? this.orders.takes(prompt)),
    );
  }

  /** Answer for the player, unless that was done already; tell whether an answer is on its way. */
  #decide(prompt: Prompt, option: Option | undefined): boolean {
    if (!option || this.#link.busy || prompt.id === this.#answered) return false;
    this.#answered = prompt.id;
    this.#act(prompt, option);
    return true;
  }

  // ------------------------------------------------------------------ what the server says

  #receive(message: ServerMessage): void {
    // Lessons have no server that is asked whether it is there.
    if (this.code && Date.now() - this.#heardAt > ASLEEP) this.#wokeAt = Date.now();
    this.#heardAt = Date.now();
    switch (message.type) {
      case 'snapshot':
        this.#beats.clear();
        this.behind = 0;
        this.#isNew = false;
        this.#shownSeq = message.seq;
        this.room = message.room;
        this.#seal?.hear(message.room);
        this.#seal?.note(message.chain);
        this.log = recognised(this.log, message.log);
        this.#hints.thinking = false;
        // What was chosen before a break counts when it is sent again: do not offer it twice.
        if (!this.#link.acting) this.#answered = '';
        this.#open(message);
        break;
      case 'batch':
        this.#seal?.note(message.chain);
        this.#enqueue({ batch: message, at: performance.now() });
        break;
      case 'room':
        this.room = message.room;
        this.#seal?.hear(message.room);
        break;
      case 'reject':
        if (this.#sealing.delete(message.id) || this.tutor?.refused(message.id)) break;
        this.talk.answered(message.id, true);
        this.refusal = message;
        this.#hints.refused(message.id);
        // A snapshot may have come since, by which it could not be taken back, and so is not among the acts.
        if (message.id === this.#answer) {
          this.#answered = '';
          this.animating = this.#beats.busy;
        }
        this.#acted = this.#acted.filter((act) => act.sent !== message.id);
        if (message.play && !this.animating) {
          this.#settle(message.play, this.seed, performance.now());
        }
        break;
      case 'phrase':
        this.#hear(message);
        break;
      case 'chat':
        this.talk.hear(message);
        break;
      case 'moved':
        this.moved = true;
        break;
      case 'late':
        this.late = message;
        break;
      case 'hint':
        this.#hints.hear(message, this.#play?.prompts ?? []);
        this.tutor?.hear(message);
        break;
      case 'error':
        this.closed = message.code;
        this.closedWhy = message.reason;
        break;
      case 'announced':
        announced.hear(message);
        if (this.#isNew && !this.#beats.busy) this.#rest();
        break;
      case 'ack':
        this.talk.answered(message.id, false);
        break;
      case 'pong':
        break;
    }
  }

  /** Show the table of a snapshot. A game may begin with a question that decides nothing, which no batch brings. */
  #open({ play, seed }: Snapshot): void {
    const begins = this.#play === null && this.code !== '';
    this.animating = this.#beats.busy;
    this.#settle(play, seed, performance.now());
    const prompt = this.#question;
    if (begins && prompt?.moot) this.animating = this.#decide(prompt, prompt.options[0]) || this.animating;
  }

  #hear({ seat, name, phrase }: Said): void {
    const heard = { id: ++this.#heard, seat, name, phrase };
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

/** Wait, but no longer than until somebody skips, or something is done. */
function pause(time: number, signal: AbortSignal, done?: Promise<unknown>): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => (clearTimeout(timer), resolve());
    const timer = setTimeout(end, time);
    signal.addEventListener('abort', end, { once: true });
    void done?.then(end);
  });
}

/** Bring everything that moves to where it is going. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.iterations !== Infinity && animation.playbackRate !== 0) animation.finish();
  }
}
