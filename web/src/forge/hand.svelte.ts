// What a player's hand does at the table: the thing it points at and asks about, the place with several
// options it has pressed, the face it carries. The session stays the truth.
import { FACES, type Die } from '../generated/forge';
import type { Option } from '../generated/protocol';
import type { Teller, Told } from '../lib/pointing';
import type { Stage } from './stage.svelte';
import { dieAt, parseSide, poolAt, questionOf, sideAt } from './targets';

/** A face on its way from the temple, or from the middle, to a side of a die. */
export interface Carried {
  face: string;
  x: number;
  y: number;
}

export class Hand implements Teller {
  told: Told | null = $state.raw(null);
  /** A place with several options, one of which is to be chosen beside it. */
  asked: { target: string; anchor: HTMLElement } | null = $state.raw(null);
  carried: Carried | null = $state.raw(null);
  touches = false;
  /** Whether there are words for a thing: they are loaded beside the table. */
  explains: (target: string) => boolean = () => false;
  /** All of these words are there: nothing is explained before. */
  hasWords = $state(false);
  /** Where a face is to go that was carried there before it was paid for. */
  #wish: { face: string; side: string } | null = null;

  constructor(private readonly stage: Stage) {}

  /** A thing was pressed: take its one option, ask which of several, or tell what it is. */
  press(target: string, anchor: HTMLElement): void {
    const options = this.stage.at(target);
    const isSure = this.hasWords && this.told?.pinned === true && this.told.target === target;
    if (options.length > 1) {
      this.told = null;
      this.asked = { target, anchor };
    } else if (options.length === 1 && (isSure || !this.#mustConfirm(target, options[0]))) {
      this.stage.take(options[0]);
    } else if (isSure) {
      this.close();
    } else {
      this.asked = null;
      this.told = { target, anchor, pinned: true, aloud: true };
    }
  }

  /** A card is confirmed if it sends somebody home or cannot be taken back; by a finger always, for it
   * was not read yet. */
  #mustConfirm(target: string, option: Option): boolean {
    if (!/^(stack|card):/.test(target)) return false;
    return this.touches || option.final === true || option.args.ousted !== undefined;
  }

  knows(target: string, anchor: Element): boolean {
    return !this.stage.moving && !this.#saysAll(target, anchor) && this.explains(target);
  }

  /** A side of an opened die that brings what is drawn on it, and no more, needs no words over the others. */
  #saysAll(target: string, anchor: Element): boolean {
    const side = anchor.closest('.forging') && parseSide(target);
    return side ? FACES[this.stage.hero(side.seat).dice[side.die].faces[side.side]].kind === 'gain' : false;
  }

  tell(target: string, anchor: Element, aloud = false): void {
    if (this.told?.pinned || this.asked || this.carried) return;
    this.told = { target, anchor, pinned: false, aloud };
  }

  pin(target: string, anchor: Element): void {
    this.told = { target, anchor, pinned: true, aloud: false };
  }

  hush(): void {
    if (this.told && !this.told.pinned) this.told = null;
  }

  /** Close what is open, and go back to what it belongs to, unless something else was pressed. */
  close(away = false): void {
    const anchor = this.asked?.anchor ?? (this.told?.pinned ? this.told.anchor : null);
    this.told = null;
    this.asked = null;
    if (!away && anchor instanceof HTMLElement && anchor.isConnected) anchor.focus({ preventScroll: true });
  }

  // ------------------------------------------------------------------ carrying

  /** Put down the face that is carried: on a side it is forged there, on a die it is brought to it. */
  drop(place: string | null): void {
    const face = this.carried?.face;
    this.carried = null;
    this.stage.point(null);
    if (face === undefined || place === null) return;
    const [held] = this.stage.at(place);
    if (this.stage.incoming === face) {
      if (held && parseSide(place)) this.stage.take(held);
      return;
    }
    const [bought] = this.stage.at(poolAt(face));
    if (!bought || !this.#isOwn(place)) return;
    this.#wish = parseSide(place) ? { face, side: place } : null;
    this.stage.take(bought);
  }

  /** A face that was carried to a side goes there as soon as it is one's own. */
  fulfil(): void {
    const { prompt } = this.stage.session;
    const wish = this.#wish;
    if (!prompt || !wish || this.stage.places.size === 0) return;
    const question = questionOf(prompt);
    if (question === 'spend') return;
    this.#wish = null;
    const [option] = question === 'place' && this.stage.incoming === wish.face ? this.stage.at(wish.side) : [];
    if (option) this.stage.take(option);
  }

  #isOwn(place: string): boolean {
    const seat = this.stage.session.prompt?.seat;
    if (seat === undefined) return false;
    const side = parseSide(place);
    const dice: Die[] = ['light', 'dark'];
    return side ? side.seat === seat : dice.some((die) => dieAt(seat, die) === place);
  }

  /** The side of an own die under a point of the screen, or the die; null if there is none. */
  under(x: number, y: number): string | null {
    const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place^="die:"]')?.dataset.place;
    if (place === undefined || !this.#isOwn(place)) return null;
    const side = parseSide(place);
    return side ? sideAt(side.seat, side.die, side.side) : place;
  }

  /** The face that can be carried away from where the pointer went down. */
  static faceAt(element: Element | null): string | null {
    const target = element?.closest<HTMLElement>('[data-target^="pool:"]')?.dataset.target;
    const face = target?.slice('pool:'.length) ?? element?.closest<HTMLElement>('[data-carry]')?.dataset.carry;
    return face !== undefined && face in FACES ? face : null;
  }
}
