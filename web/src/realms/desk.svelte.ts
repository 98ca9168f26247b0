// What a player has in hand while deciding: the die picked up, the shape held over the cloth, the
// grapes laid beside a barrel, the slip of choices that lies open. The session stays the truth.
import { SvelteMap } from 'svelte/reactivity';
import type { Option } from '../generated/protocol';
import type { Teller, Told } from '../lib/pointing';
import type { TableSession } from '../lib/session.svelte';
import { cardOf, diceOf, dieOf, isOrder, isUseful, sorted, thriftiest } from './choices';
import type { Choices, TableDie } from './choices';
import type { Cell, RealmId, RealmsView, SheetView, WayId } from './model';
import { placementAt, turnOf, turnedAt } from './shapes';

/** What a board may ask and tell about its places; a board without it is only a picture. */
export interface Pen {
  /** Whether places can be pressed at all. */
  readonly isOpen: boolean;
  /** New marks draw themselves while this holds. */
  readonly isLive: boolean;
  /** A number is being typed, and Enter is for that. */
  readonly isTyped: boolean;
  /** What the die in hand, or that of an option pointed at, would write. */
  readonly value: number | null;
  isLegal(place: string): boolean;
  /** The place as options name it. */
  target(place: string): string;
  /** What the die in hand can do in this realm: for those that have no drawing of their own. */
  uses(): readonly Option[];
  choose(option: Option): void;
  /** The place belongs to what is pointed at, held or laid ready. */
  isMeant(place: string): boolean;
  press(place: string, from: Element, isTouch: boolean): void;
  point(place: string | null): void;
}

/** A slip of choices: what to choose from, and the thing on the table it belongs to. */
export interface Slip {
  readonly options: readonly Option[];
  readonly from: Element | null;
  /** It holds advice: options of several dice and realms, best first. */
  readonly isAdvice?: boolean;
}

interface Shape {
  readonly card: number;
  readonly cell: Cell;
  readonly option: Option;
}

interface Pressing {
  readonly card: number;
  readonly order: number;
  readonly grapes: readonly number[];
}

export class Desk implements Teller {
  /** The other sheet that lies on the table now; null for one's own. */
  guest: number | null = $state(null);
  /** The other round that lies on the table now; null for the present one. */
  leaf: number | null = $state(null);
  /** The last that was seen of every round: its sheets are wiped when the next begins. */
  readonly kept = new SvelteMap<number, RealmsView>();
  slip: Slip | null = $state.raw(null);
  /** An option pointed at in a menu. */
  pointed: Option | null = $state.raw(null);
  shape: Shape | null = $state.raw(null);
  pressing: Pressing | null = $state.raw(null);
  /** Ending the turn has been asked for while a die is still to be used. */
  isWarned = $state(false);
  isLive = $state(false);
  /** A number is being typed: Enter means it, whatever has the focus. */
  isTyped = $state(false);
  /** The way to spend that was asked about while it is closed. */
  asked: WayId | null = $state(null);
  /** What is being explained, beside the card that it lies on. */
  told: Told | null = $state.raw(null);
  touches = false;
  /** Whether there are words for a thing: they are loaded beside the table. */
  explains: (target: string, anchor: Element) => boolean = () => false;
  #wish = $state('');
  #turn = '';
  readonly #session: () => TableSession;

  constructor(session: () => TableSession) {
    this.#session = session;
  }

  // ------------------------------------------------------------------ what there is

  readonly view: RealmsView = $derived.by(() => this.#session().view as unknown as RealmsView);

  /** The seat whose sheet lies on the table. */
  readonly seat: number = $derived.by(() => this.guest ?? this.#session().focus ?? 0);
  readonly sheet: SheetView = $derived(this.view.sheets[this.seat] ?? this.view.sheets[0]);

  /** The sheet as it was in the round that is looked at; null if nobody looks back, or it was not seen. */
  readonly keptSheet: SheetView | null = $derived.by(() => {
    const seen = this.leaf === null ? undefined : this.kept.get(this.leaf);
    return seen?.sheets[this.seat] ?? null;
  });

  /** The sheet of which resources are shown and told: that of the round that is looked at. */
  readonly shownSheet: SheetView = $derived(this.keptSheet ?? this.sheet);

  /** What can be chosen now; nothing while another's sheet or another round lies on the table. */
  readonly options: readonly Option[] = $derived.by(() => {
    const { prompt, pending } = this.#session();
    return prompt && !pending && prompt.seat === this.seat && this.leaf === null ? prompt.options : [];
  });
  readonly choices: Choices = $derived(sorted(this.options));
  readonly dice: readonly TableDie[] = $derived(diceOf(this.sheet, this.view.rolled));

  /** The die in hand: the one picked up, or else the first with something to do. */
  readonly die: TableDie | null = $derived.by(() => {
    const useful = this.dice.filter((die) => isUseful(this.choices, die.target));
    return useful.find((die) => die.target === this.#wish) ?? useful[0] ?? null;
  });
  readonly uses: readonly Option[] = $derived((this.die && this.choices.uses.get(this.die.target)) ?? []);
  readonly claims: readonly Option[] = $derived((this.die && this.choices.claims.get(this.die.target)) ?? []);
  readonly realms: readonly (RealmId | undefined)[] = $derived(this.sheet.cards.map((card) => card?.realm));

  /** A die could still be used: ending the turn gives it away. */
  readonly isIdle: boolean = $derived(this.choices.end?.loses ?? false);

  readonly #legal: ReadonlySet<string> = $derived(new Set(this.uses.flatMap((use) => use.targets)));
  readonly #meant: ReadonlySet<string> = $derived.by(() => {
    const held = this.pointed ?? this.#session().better ?? this.shape?.option ?? this.pressed;
    return new Set(held?.targets ?? this.#laid);
  });

  /** The option that the grapes laid ready make; null if they are not enough. */
  readonly pressed: Option | null = $derived.by(() => {
    const laid = this.pressing;
    if (!laid) return null;
    return this.#orders(laid.order).find((option) => isOf(option, laid.grapes)) ?? null;
  });
  readonly #laid: readonly string[] = $derived.by(() => {
    const laid = this.pressing;
    if (!laid) return [];
    const places = [`order:${laid.order}`, ...laid.grapes.map((grape) => `grape:${grape}`)];
    return places.map((place) => `realm:${laid.card}:${place}`);
  });

  // ------------------------------------------------------------------ what a player does

  /** Pick a die up. */
  take(die: string): void {
    this.drop();
    this.#wish = die;
  }

  /** Pick up the next die that has something to do. */
  takeNext(): void {
    const useful = this.dice.filter((die) => isUseful(this.choices, die.target));
    const at = useful.findIndex((die) => die === this.die);
    const next = useful[(at + 1) % useful.length];
    if (next) this.take(next.target);
  }

  /** Put down whatever is held or open; tell whether there was anything. */
  drop(): boolean {
    const isHeld = Boolean(this.slip ?? this.shape ?? this.pressing ?? this.asked ?? this.told) || this.isWarned;
    this.told = null;
    this.slip = null;
    this.pointed = null;
    this.shape = null;
    this.pressing = null;
    this.asked = null;
    this.isWarned = false;
    return isHeld;
  }

  act(option: Option): void {
    this.drop();
    this.#session().act(option);
  }

  /** Take the only option, or open a slip to choose from several. */
  choose(options: readonly Option[], from: Element | null): void {
    const only = options.length === 1 ? options[0] : null;
    if (only) return this.act(only);
    const isAgain = from !== null && this.slip?.from === from;
    this.drop();
    if (options.length && !isAgain) this.slip = { options: thriftiest(options), from };
  }

  /** Choose what a way buys; one that is closed is explained. */
  spend(way: WayId, from: Element): void {
    const options = this.choices.ways.get(way) ?? [];
    this.choose(options, from);
    if (options.length === 0) this.asked = way;
  }

  /** Lay out what a hint recommends, best first. */
  advise(actions: readonly number[], from: Element | null): void {
    const options = actions.flatMap((action) => this.options.filter((option) => option.action === action));
    this.drop();
    if (options.length) this.slip = { options, from, isAdvice: true };
  }

  /** End the turn; with a die left, only when asked twice. */
  end(): void {
    const { end } = this.choices;
    if (!end) return;
    if (!this.isIdle || this.isWarned) return this.act(end);
    this.drop();
    this.isWarned = true;
  }

  // ------------------------------------------------------------------ what is explained

  knows(target: string, anchor: Element): boolean {
    return !this.slip && this.explains(target, anchor);
  }

  tell(target: string, anchor: Element, aloud = false): void {
    if (!this.told?.pinned) this.told = { target, anchor, pinned: false, aloud };
  }

  pin(target: string, anchor: Element): void {
    this.told = { target, anchor, pinned: true, aloud: false };
  }

  hush(): void {
    if (this.told && !this.told.pinned) this.told = null;
  }

  /** What can be done at a place such as `0:cell:1:2`: with the die in hand, or else with any. */
  optionsAt(place: string): readonly Option[] {
    const at = (options: readonly Option[]): Option[] =>
      options.filter(({ targets }) => targets.includes(`realm:${place}`));
    const here = at(this.uses);
    return here.length > 0 ? here : at(this.options);
  }

  // ------------------------------------------------------------------ on a card

  /** Give the pen of one of the three cards. */
  pen(card: number): Pen {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the getters below have a `this` of their own
    const desk = this;
    const target = (place: string) => `realm:${card}:${place}`;
    return {
      get isOpen() {
        return desk.options.length > 0;
      },
      get isLive() {
        return desk.isLive;
      },
      get isTyped() {
        return desk.isTyped;
      },
      get value() {
        const meant = desk.pointed ?? desk.#session().better;
        return meant ? Number(meant.args.value) : (desk.die?.value ?? null);
      },
      target,
      uses: () => desk.uses.filter((option) => cardOf(option) === card),
      choose: (option) => desk.act(option),
      isLegal: (place) => desk.#legal.has(target(place)),
      isMeant: (place) =>
        desk.#meant.has(target(place)) || (desk.#legal.has(target(place)) && desk.#session().hovered === target(place)),
      press: (place, from, isTouch) => desk.#press(card, place, from, isTouch),
      point: (place) => desk.#point(card, place),
    };
  }

  #usesAt(card: number, place: string): Option[] {
    return this.uses.filter((option) => option.targets.includes(`realm:${card}:${place}`));
  }

  #press(card: number, place: string, from: Element, isTouch: boolean): void {
    const here = this.#usesAt(card, place);
    if (here.length === 0) return this.#takeFor(card, place);
    if (this.realms[card] === 'tapestry') return this.#lay(card, place, isTouch);
    if (here.some((option) => isOrder(option))) return this.#prepare(card, place, here);
    this.choose(here, from);
  }

  /** Pick up the die that can go to a place, if the one in hand cannot. */
  #takeFor(card: number, place: string): void {
    const other = this.options.find(
      (option) => cardOf(option) === card && option.targets.includes(`realm:${card}:${place}`),
    );
    if (other) this.take(dieOf(other));
  }

  #point(card: number, place: string | null): void {
    this.#session().hovered = place === null ? null : `realm:${card}:${place}`;
    // A shape that a finger has laid stays, while that goes on to a button.
    if (this.realms[card] !== 'tapestry' || (place === null && this.touches)) return;
    this.shape = place === null ? null : this.#held(card, cellOf(place));
  }

  #held(card: number, cell: Cell): Shape | null {
    const here = this.uses.filter((option) => cardOf(option) === card);
    const option = placementAt(here, cell, this.#turn);
    return option && { card, cell, option };
  }

  /** Draw the shape that is held over a cell; a finger holds it there first, and turns it. */
  #lay(card: number, place: string, isTouch: boolean): void {
    const cell = cellOf(place);
    const isHere = this.shape?.card === card && this.#meant.has(`realm:${card}:${place}`);
    if (isTouch && isHere && this.#usesAt(card, place).length > 1) return void this.turn();
    const held = (!isTouch && isHere && this.shape) || this.#held(card, cell);
    if (!held) return;
    if (isTouch && this.#usesAt(card, place).length > 1) this.shape = held;
    else this.act(held.option);
  }

  /** Turn the shape that is held; tell whether there is one. */
  turn(): boolean {
    if (!this.shape) return false;
    const { card, cell, option } = this.shape;
    const here = this.uses.filter((use) => cardOf(use) === card);
    const next = turnedAt(here, cell, option);
    this.#turn = turnOf(next);
    this.shape = { card, cell, option: next };
    return true;
  }

  #orders(order: number): Option[] {
    return this.uses.filter((option) => isOrder(option) && Number(option.args.order) === order);
  }

  /** Lay grapes beside a barrel: the barrel, a grape more, a grape less; the barrel again fills it. */
  #prepare(card: number, place: string, here: readonly Option[]): void {
    const [sort, word] = place.split(':');
    const number = Number(word);
    const laid = this.pressing;
    this.slip = null;
    if (sort === 'order') {
      if (here.length === 1) return this.act(here[0]);
      if (laid?.order === number && this.pressed) return this.act(this.pressed);
      const kept = laid && here.find((option) => isOf(option, laid.grapes));
      const grapes = grapesOf(kept ?? thriftiest(here)[0]);
      this.pressing = { card, order: number, grapes };
    } else if (laid) {
      const grapes = laid.grapes.includes(number)
        ? laid.grapes.filter((grape) => grape !== number)
        : [...laid.grapes, number];
      this.pressing = { ...laid, grapes: grapes.sort((a, b) => a - b) };
    } else {
      const best = thriftiest(here)[0];
      this.pressing = { card, order: Number(best.args.order), grapes: grapesOf(best) };
    }
  }
}

function cellOf(place: string): Cell {
  const [, row, column] = place.split(':');
  return [Number(row), Number(column)];
}

function grapesOf(option: Option): number[] {
  return String(option.args.grapes).split(', ').map(Number);
}

function isOf(option: Option, grapes: readonly number[]): boolean {
  const own = grapesOf(option);
  return own.length === grapes.length && own.every((grape) => grapes.includes(grape));
}
