// Choosing an option by key: digits, arrows, Enter and Esc, and the full list, for one prompt.
import type { Option, Prompt } from '../generated/protocol';
import { gameOf } from './games';
import { bindKeys, ENTER_ON_CONTROL, leaveControl, type KeyMap } from './keys';
import { ordered } from './options';
import type { TableSession } from './session.svelte';

/** Up to this many options a single digit decides at once; beyond, digits are typed and confirmed. */
const BY_ONE_DIGIT = 9;
/** Whether there are so many options that their numbers are typed and confirmed, also where they are seen. */
export const isMany = (options: readonly Option[]): boolean => options.length > BY_ONE_DIGIT;

export class Choosing {
  /** The number typed so far. */
  typed = $state('');
  /** The full list of options lies open. */
  listing = $state(false);
  /** What declines was pressed once, and must be pressed again. */
  leaving = $state(false);
  #selected = $state(-1);
  #prompt = '';

  /** `shows`: whether the number of an option stands where it is chosen. One that nobody sees decides
   * nothing by itself. `asks`: whether an option is pressed twice, because it cannot be taken back. */
  constructor(
    private readonly session: TableSession,
    private readonly shows: (option: Option) => boolean = () => true,
    private readonly asks: (option: Option) => boolean = () => false,
  ) {}

  get isMany(): boolean {
    return isMany(this.#options);
  }

  /** Whether digits only point, and Enter decides: there are many options, or a number is not seen. */
  get typesNumbers(): boolean {
    return this.isMany || !this.#options.every((option) => option === this.declining || this.#sees(option));
  }

  #sees(option: Option): boolean {
    return this.listing || this.shows(option);
  }

  /** The one option that ends or declines: it has a key of its own, so that no digit does it by mistake. */
  get declining(): Option | undefined {
    const ways = this.#options.filter((option) => option.declines);
    return ways.length === 1 ? ways[0] : undefined;
  }

  /** The option that is highlighted, and that Enter takes, as an index; -1 if none. */
  get selected(): number {
    return this.#selected;
  }

  /** Forget what was typed for another decision. What others do takes one away for a moment only. */
  renew(prompt: Prompt | null): void {
    if (!prompt || prompt.id === this.#prompt) return;
    this.#prompt = prompt.id;
    this.listing = false;
    this.clear();
  }

  clear(): boolean {
    const any = this.typed !== '' || this.#selected >= 0 || this.leaving;
    this.typed = '';
    this.leaving = false;
    this.#select(-1);
    return any;
  }

  take(option: Option): void {
    this.clear();
    this.listing = false;
    this.session.act(option);
  }

  /** Take the one option that declines; false if there is no such. */
  decline(): boolean {
    const { declining } = this;
    if (declining) this.leave(declining);
    return declining !== undefined;
  }

  /** Take what declines; where that is asked for, at the second time. */
  leave(option: Option): void {
    if (this.leaving || !this.asks(option)) this.take(option);
    else this.leaving = true;
  }

  /** Hang the keys of a decision on the page until called back. */
  bind(): () => void {
    const keys: KeyMap = {
      Enter: () => this.#confirm(),
      // A number that was typed is meant, wherever the focus was left.
      [ENTER_ON_CONTROL]: () => this.typed !== '' && this.#confirm(),
      Escape: () => this.clear() || this.#goBack() || this.#putHintAway(),
      Backspace: () => this.#type(this.typed.slice(0, -1)),
      z: () => this.#undo(),
      h: () => this.session.askHint(),
      n: () => this.decline(),
      ArrowDown: () => this.#step(1),
      ArrowUp: () => this.#step(-1),
      ...this.digits(),
    };
    for (const { key, finds } of gameOf(this.session.game).keys ?? []) keys[key] = () => this.#find(finds);
    return bindKeys(keys);
  }

  /** What the digits do: 0 opens and closes the full list, unless it belongs to a number. */
  digits(): KeyMap {
    const keys: KeyMap = {};
    for (let digit = 0; digit <= 9; digit++) keys[String(digit)] = () => this.#digit(String(digit));
    return keys;
  }

  get #options(): Option[] {
    return ordered(this.session.prompt);
  }

  #select(index: number): void {
    // Enter means what is chosen by keys, not the button that was pressed before. The full list keeps the focus.
    if (index >= 0 && !this.listing) leaveControl();
    this.#selected = index;
    this.session.hovered = this.#options[index]?.targets[0] ?? null;
  }

  #digit(digit: string): boolean {
    const options = this.#options;
    if (options.length === 0) return false;
    if (digit === '0' && this.typed === '') {
      this.listing = !this.listing;
      return true;
    }
    if (this.isMany) {
      const longest = String(options.length).length;
      return this.#type(this.typed.length < longest ? this.typed + digit : digit);
    }
    const index = Number(digit) - 1;
    const option = options[index];
    if (!option || option === this.declining) return true;
    if (!this.#sees(option) || (this.asks(option) && this.#selected !== index)) return this.#type(digit);
    this.take(option);
    return true;
  }

  #type(typed: string): boolean {
    if (this.#options.length === 0) return false;
    this.typed = typed;
    const index = Number(typed) - 1;
    this.#select(index < this.#options.length ? index : -1);
    return true;
  }

  #step(by: number): boolean {
    const count = this.#options.length;
    const active = document.activeElement;
    // Inside a thing that has the focus, arrows are its own; the prompt itself is nothing to move in.
    const free = active === null || active === document.body || active.matches('.decision');
    if (count === 0 || !free) return false;
    this.typed = '';
    this.#select(this.#selected < 0 && by < 0 ? count - 1 : (this.#selected + by + count) % count);
    return true;
  }

  #find(wanted: (option: Option) => boolean): boolean {
    const options = this.#options;
    const after = options.findIndex((option, index) => index > this.#selected && wanted(option));
    const index = after >= 0 ? after : options.findIndex(wanted);
    if (index >= 0) this.#select(index);
    return index >= 0;
  }

  #confirm(): boolean {
    const options = this.#options;
    const option = options[this.#selected] ?? (this.typed ? undefined : options.find((one) => one.default));
    if (option) this.take(option);
    return option !== undefined;
  }

  #undo(): boolean {
    if (this.session.undoDepth === 0) return false;
    this.clear();
    this.session.undo();
    return true;
  }

  #putHintAway(): boolean {
    if (!this.session.hint) return false;
    this.session.askHint();
    return true;
  }

  /** Some decisions only go on with the one before: Esc leads back there. */
  #goBack(): boolean {
    const { prompt, game } = this.session;
    return prompt !== null && (gameOf(game).continues?.(prompt) ?? false) && this.#undo();
  }
}
