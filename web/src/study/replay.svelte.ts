// A finished game as a table session: frames come from the server in pieces and are kept.
// A move is one decision with all that follows by itself, dice above all, as in a live batch.
import type { Frame, Line, Option, Replay, SeatInfo, Turn, View } from '../generated/protocol';
import { readable, type Animate, type TableSession } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { speech, t } from '../lib/i18n.svelte';
import { fetchFrames } from './figures';

const CHUNK = 64;
/** How long a move stays before the next one in play, in milliseconds. */
const STAYS = 900;
/** How many sentences tell of a move; the chronicle has the rest. */
const MOST_TOLD = 3;

export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

export class ReplaySession implements TableSession {
  readonly prompt = null;
  readonly pending = false;
  readonly undoDepth = 0;
  readonly hint = null;
  hovered: string | null = $state(null);
  /** The step that is shown. */
  step = $state(0);
  playing = $state(false);
  pace: Pace = $state(1);
  animating = $state(false);
  /** Whose dock is shown. */
  focus: number | null = $state(0);
  #frames: (Frame | undefined)[] = $state.raw([]);
  #loading = new Map<number, Promise<void>>();
  #animations: Animate[] = [];
  #running: AbortController | null = null;
  #timer = 0;
  /** Where the move that is being animated ends. */
  #landing: number | null = null;
  /** Every wish to go somewhere outdates those before. */
  #wish = 0;

  private constructor(
    readonly code: string,
    readonly outline: Replay,
  ) {
    this.focus = outline.seats.find((seat) => seat.mine)?.seat ?? 0;
  }

  /** Open a replay at one of its steps. */
  static async open(code: string, outline: Replay, step = 0): Promise<ReplaySession> {
    const session = new ReplaySession(code, outline);
    await session.goTo(step);
    return session;
  }

  close(): void {
    this.#wish += 1;
    this.pause();
    this.#running?.abort();
  }

  // ------------------------------------------------------------------ what is shown

  get game(): string {
    return this.outline.game;
  }

  get seats(): SeatInfo[] {
    return this.outline.seats;
  }

  get steps(): number {
    return this.outline.steps;
  }

  get view(): View {
    const frame = this.#frames[this.step];
    if (!frame) throw new Error(`replay ${this.code}: step ${this.step} is not loaded`);
    return frame.view;
  }

  get waiting(): number[] {
    const actor = this.view.actor;
    return typeof actor === 'number' && actor >= 0 ? [actor] : [];
  }

  /** What the last move did, in words: the decision and what followed by itself. */
  get told(): string {
    const first = this.#moveStart;
    const lines = readable(this.#frames.slice(first, this.step + 1).flatMap((frame) => frame?.log ?? []));
    const words = lines.slice(0, MOST_TOLD).map((line) => speech.line(line, this.seats));
    if (words.length > 0) return words.join(' · ');
    // Of some decisions nothing is told: then it is said whose turn it is.
    const turn = this.currentTurn;
    return turn ? this.turnName(turn) : t('study-before');
  }

  /** A turn in words; one that everybody takes at once has a number. */
  turnName(turn: Turn): string {
    const name = this.seats[turn.seat]?.name;
    if (name !== undefined) return t('study-turn-of', { round: turn.round, name });
    const { turns } = this.outline;
    const number = turns.filter((other) => other.round === turn.round).indexOf(turn) + 1;
    return t('study-turn-number', { round: turn.round, turn: number });
  }

  get toldOf(): number | null {
    const seat = this.#frames[this.#moveStart]?.seat ?? -1;
    return seat < 0 ? null : seat;
  }

  /** The step of the decision that led here. */
  get #moveStart(): number {
    let first = this.step;
    while (first > 0 && (this.#frames[first]?.seat ?? 0) < 0) first -= 1;
    return first;
  }

  /** What has happened up to this step, as far back as frames are loaded without a gap. */
  get log(): Line[] {
    let first = this.step;
    while (first > 0 && this.#frames[first - 1]) first -= 1;
    return readable(this.#frames.slice(first, this.step + 1).flatMap((frame) => frame?.log ?? []));
  }

  /** The number of the turn that is shown; -1 before the first. */
  get turn(): number {
    return this.outline.turns.findLastIndex((turn) => turn.step <= this.step);
  }

  get currentTurn(): Turn | null {
    return this.outline.turns[this.turn] ?? null;
  }

  optionsAt(): Option[] {
    return [];
  }

  isTarget(): boolean {
    return false;
  }

  act(): void {
    // A replay is looked at, not played.
  }

  undo(): void {
    // A step back is a frame back: see `goTo`.
  }

  askHint(): void {
    // The move that was played is there to see.
  }

  onBatch(animate: Animate): () => void {
    this.#animations.push(animate);
    return () => (this.#animations = this.#animations.filter((other) => other !== animate));
  }

  skip(): void {
    this.#running?.abort();
  }

  // ------------------------------------------------------------------ going somewhere

  recalls(line: Line): boolean {
    return this.#stepOf(line) > 0;
  }

  /** Go to where a line happened, and let it happen. */
  lookBack(lines: readonly Line[]): () => void {
    const step = lines.length > 0 ? this.#stepOf(lines[0]) : 0;
    this.pause();
    if (step > 0) void this.goTo(step - 1).then(() => this.moveOn());
    return () => this.skip();
  }

  #stepOf(line: Line): number {
    return this.#frames.findIndex((frame) => frame?.log.includes(line));
  }

  /** Show a step at once. */
  async goTo(step: number): Promise<void> {
    const wish = ++this.#wish;
    this.#landing = null;
    this.#running?.abort();
    const wanted = Math.max(0, Math.min(this.steps, Math.round(step)));
    await this.#load(wanted);
    if (wish !== this.#wish) return;
    this.step = wanted;
    void this.#fillIn(wish);
    if (this.playing) this.#schedule();
  }

  goToTurn(index: number): Promise<void> {
    const turns = this.outline.turns;
    if (index < 0) return this.goTo(0);
    return this.goTo(turns[index]?.step ?? this.steps);
  }

  /** Go to the beginning of this turn, or of the one before if it is shown already. */
  turnBack(): Promise<void> {
    const turn = this.turn;
    return this.goToTurn(this.step === this.currentTurn?.step ? turn - 1 : turn);
  }

  turnOn(): Promise<void> {
    return this.goToTurn(this.turn + 1);
  }

  /** Show the next move with its animation. */
  async moveOn(): Promise<void> {
    const wish = ++this.#wish;
    this.#land();
    const end = await this.#moveEnd(this.step);
    if (wish !== this.#wish || end === this.step) return;
    const lines = this.#frames.slice(this.step + 1, end + 1).flatMap((frame) => frame?.log ?? []);
    const after = this.#frames[end]?.view;
    this.#landing = end;
    if (after) await this.#animate(lines, after);
    if (wish !== this.#wish) return;
    this.#land();
    void this.#fillIn(wish);
    if (this.playing) this.#schedule();
  }

  /** End the animation of a move where it was going, so that keys pressed fast lose no move. */
  #land(): void {
    this.#running?.abort();
    if (this.#landing !== null) this.step = this.#landing;
    this.#landing = null;
  }

  /** Show the table before the last move. */
  async moveBack(): Promise<void> {
    const wish = ++this.#wish;
    this.#land();
    let step = Math.max(0, this.step - 1);
    await this.#load(step);
    while (step > 0 && !(await this.#rests(step))) {
      step -= 1;
      await this.#load(step);
    }
    if (wish === this.#wish) await this.goTo(step);
  }

  // ------------------------------------------------------------------ playing

  play(): void {
    this.playing = true;
    if (this.step >= this.steps) void this.goTo(0);
    else void this.moveOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.step >= this.steps) this.pause();
    else this.#timer = window.setTimeout(() => void this.moveOn(), STAYS / this.pace);
  }

  async #animate(lines: Line[], after: View): Promise<void> {
    const speed = settings.pace * this.pace;
    if (speed === 0 || document.hidden || this.#animations.length === 0) return;
    const running = new AbortController();
    this.#running = running;
    this.animating = true;
    const over = new Promise<void>((resolve) => {
      running.signal.addEventListener('abort', () => resolve());
    });
    const before = this.view;
    const shows = this.#animations.map((show) => show(lines, before, after, speed, running.signal));
    await Promise.race([Promise.allSettled(shows), over]);
    this.animating = false;
    if (this.#running === running) this.#running = null;
  }

  // ------------------------------------------------------------------ frames

  /** Tell whether the game rests at a step: what comes next is a decision, or nothing. */
  async #rests(step: number): Promise<boolean> {
    if (step >= this.steps) return true;
    await this.#load(step + 1);
    return (this.#frames[step + 1]?.seat ?? 0) >= 0;
  }

  async #moveEnd(step: number): Promise<number> {
    if (step >= this.steps) return step;
    let end = step + 1;
    await this.#load(end);
    while (!(await this.#rests(end))) end += 1;
    return end;
  }

  async #load(step: number): Promise<void> {
    if (this.#frames[step]) return;
    const chunk = Math.floor(step / CHUNK);
    const running = this.#loading.get(chunk) ?? this.#fetch(chunk);
    this.#loading.set(chunk, running);
    try {
      await running;
    } finally {
      this.#loading.delete(chunk);
    }
  }

  async #fetch(chunk: number): Promise<void> {
    const first = chunk * CHUNK;
    const found = await fetchFrames(this.code, first, Math.min(first + CHUNK - 1, this.steps));
    const frames = [...this.#frames];
    for (const frame of found) frames[frame.step] = frame;
    this.#frames = frames;
  }

  /** Load what lies around: a piece ahead, then all before, nearest first, for the chronicle. */
  async #fillIn(wish: number): Promise<void> {
    const here = Math.floor(this.step / CHUNK);
    const before = Array.from({ length: here }, (_, index) => here - 1 - index);
    for (const chunk of [here + 1, ...before]) {
      if (wish !== this.#wish) return;
      if (chunk * CHUNK <= this.steps) await this.#load(chunk * CHUNK).catch(() => undefined);
    }
  }
}
