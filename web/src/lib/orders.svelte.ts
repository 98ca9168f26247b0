// Standing orders of one table: "the same for the rest of this turn, or of the game". An order answers
// when its question comes again, the same choice is there, and it loses nothing that it did not lose
// when the order was given; else one is asked.
import type { Option, Prompt } from '../generated/protocol';
import { gameOf } from './games';
import { alike } from './options';
import { forget, remember, remembered } from './settings.svelte';

export const SPANS = ['now', 'turn', 'game'] as const;
/** How long a choice is to hold: it is an order where that is longer than now. */
export type Span = (typeof SPANS)[number];

/** What was ordered: for a seat and a question, the choice, as it was said then. */
export interface Order {
  seat: number;
  topic: string;
  same: string;
  /** What it threw away when it was given. */
  lost: number;
  span: Span;
  /** The turn in which it was given. */
  turn: string;
  /** The question and the choice, to say them again. */
  prompt: Pick<Prompt, 'kind' | 'args'>;
  option: Pick<Option, 'key' | 'args'>;
}

export class Orders {
  list: Order[] = $state.raw([]);
  /** How long the choice that comes next is to hold. */
  span: Span = $state('now');
  readonly #key: string;

  constructor(
    private readonly game: () => string,
    code: string,
  ) {
    this.#key = `orders-${code}`;
    this.list = read(remembered(this.#key));
  }

  /** Whether a decision is one that can come again as it is. */
  knows(prompt: Prompt): boolean {
    return this.#topic(prompt) !== null;
  }

  /** A choice is made: if it is to hold for longer, it becomes an order; an earlier one on the same
   * topic ends. */
  note(prompt: Prompt, option: Option, turn: string): void {
    const { span } = this;
    const topic = this.#topic(prompt);
    this.span = 'now';
    if (span === 'now' || topic === null) return;
    const { seat, kind, args } = prompt;
    const said = { prompt: { kind, args }, option: { key: option.key, args: option.args } };
    const order = { seat, topic, same: this.#same(prompt, option), lost: lostBy(option), span, turn, ...said };
    this.#keep([...this.list.filter((other) => other.seat !== seat || other.topic !== topic), order]);
  }

  end(order: Order): void {
    this.#keep(this.list.filter((other) => other !== order));
  }

  /** Forget those of a turn that is over. */
  pass(turn: string): void {
    const left = this.list.filter((order) => order.span === 'game' || order.turn === turn);
    if (left.length < this.list.length) this.#keep(left);
  }

  /** The option that an order takes here, if one does. */
  takes(prompt: Prompt): Option | undefined {
    const topic = this.#topic(prompt);
    const order = this.list.find((one) => one.seat === prompt.seat && one.topic === topic);
    if (!order) return undefined;
    const option = prompt.options.find((one) => this.#same(prompt, one) === order.same);
    return option && lostBy(option) <= order.lost ? option : undefined;
  }

  /** The game is over: nothing of it is kept. */
  clear(): void {
    this.list = [];
    forget(this.#key);
  }

  #topic(prompt: Prompt): string | null {
    return gameOf(this.game()).topic?.(prompt) ?? null;
  }

  #same(prompt: Prompt, option: Option): string {
    return gameOf(this.game()).same?.(prompt, option) ?? alike(option);
  }

  #keep(list: Order[]): void {
    this.list = list;
    if (list.length > 0) remember(this.#key, JSON.stringify(list));
    else forget(this.#key);
  }
}

/** What an option throws away; at least something if it says that it does. */
export function lostBy(option: Option): number {
  const lost = Number(option.args.lost ?? 0);
  return option.loses ? Math.max(1, lost) : 0;
}

function read(text: string | null): Order[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? (list as Order[]) : [];
  } catch {
    return [];
  }
}
