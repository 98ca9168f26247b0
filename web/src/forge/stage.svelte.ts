// One table of Dice Forge as it is shown: the view that animations move along, what may be clicked,
// and what is open. Components find it in their context.
import { getContext, setContext, tick, untrack } from 'svelte';
import { FACES, type Die } from '../generated/forge';
import type { HintOption, Line, Option, View } from '../generated/protocol';
import { BOXES, CROWDED, type Arrangement } from '../lib/arrange';
import { Fitting } from '../lib/fitting.svelte';
import { ordered } from '../lib/options';
import type { Animate, TableSession } from '../lib/session.svelte';
import { Following, tabOfScene } from './following.svelte';
import { Hand } from './hand.svelte';
import { Motion, type Tumbler } from './motion';
import { movePlaces } from './moves';
import type { Scene } from './scenes';
import { Since } from './since.svelte';
import { sinceTurnOf, storiesOf, type Story } from './stories';
import { looseOf, openedDice, parseSide, placesOf, questionOf, sideAt, tabOf } from './targets';
import { forgeView, reconcile, type ForgeView, type HeroView } from './view';

/** A picture in flight: a face or a card, drawn once for the way. */
export interface Cargo {
  sort: 'face' | 'feat';
  id: string;
  left: number;
  top: number;
  size: number;
}

const KEY = Symbol('stage');
const NO_PLACES: ReadonlyMap<string, Option[]> = new Map();
const NO_OPTIONS: readonly Option[] = [];

export class Stage {
  readonly session: TableSession;
  readonly motion: Motion;
  readonly hand: Hand;
  /** What is shown: it follows the session's view, in steps while something moves. */
  view: ForgeView;
  /** What is zoomed, and all that lies on the table. */
  root: HTMLElement | null = $state(null);
  /** What is over it, in pixels of the page: things fly there. */
  sky: HTMLElement | null = $state(null);
  /** The seat whose whole board is open. */
  inspected: number | null = $state(null);
  /** The side of an own die under the pointer, while a face looks for its place. */
  aimed: { die: Die; side: number } | null = $state(null);
  moving = $state(false);
  cargo: Cargo | null = $state(null);
  /** The round that turns over in the middle of the sea. */
  heralded: number | null = $state(null);
  /** How many sources of the final count are told; null before the end. */
  counted: number | null = $state(null);
  /** The side on which the celestial die has just landed, and for whom. */
  star: { seat: number; side: string } | null = $state(null);
  /** What is just being shown, while something moves. */
  caption: Line | null = $state.raw(null);
  /** Which view is shown where there is room for one. */
  readonly views = new Following();
  /** What the ribbon tells when one's own turn begins. */
  readonly since = new Since();
  /** How the table is laid out and zoomed. */
  readonly fitting: Fitting;
  readonly tumblers = new Map<string, Tumbler>();

  readonly arrangement: Arrangement = $derived.by(() => this.fitting.arrangement);
  /** The event board has a place of its own only where there is room. */
  readonly roomy = $derived.by(() => ['wide', 'tablet'].includes(this.arrangement.shape));
  /** The smallest letters of a name, in pixels of the design. */
  readonly least = $derived.by(() => Math.max(this.roomy ? 12 : 10.2, 11 / this.arrangement.zoom));

  /** The seat in the dock: one's own, or the first for those who watch. */
  readonly dock = $derived.by(() => this.session.focus ?? 0);
  /** All other seats, clockwise. */
  readonly others: HeroView[] = $derived.by(() => {
    const { heroes } = this.view;
    return heroes.slice(1).map((_, i) => heroes[(this.dock + 1 + i) % heroes.length]);
  });
  /** The options by place, while there is something to decide. */
  readonly places: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const { prompt, pending } = this.session;
    return prompt && !pending && !this.moving ? placesOf(prompt, this.view) : NO_PLACES;
  });
  /** The panel is folded up, to look at what lies under it. */
  looks = $state(false);
  /** The options that a panel shows: those without a place on the table, and those on one's own things
   * that come again as they are, so that how long a choice is to hold stands beside it. */
  readonly panel: readonly Option[] = $derived.by(() => {
    const { prompt, orders } = this.session;
    if (!prompt || this.places === NO_PLACES) return NO_OPTIONS;
    const loose = looseOf(prompt);
    const places = [...this.places.keys()];
    const isOwn = places.length > 0 && places.every((place) => tabOf(place, this.dock) === null);
    const recurs = loose.length === 0 && isOwn && openedDice(prompt) === null && orders?.knows(prompt);
    return recurs ? ordered(prompt) : loose;
  });
  /** The seat whose dice lie open in the middle, because one of their sides is to be chosen. */
  readonly opened: number | null = $derived.by(() => {
    const { prompt } = this.session;
    return prompt && this.places.size > 0 ? openedDice(prompt) : null;
  });
  /** What a hint says of options, by their action. */
  readonly chances: ReadonlyMap<number, HintOption> = $derived.by(() => {
    const { hint, prompt } = this.session;
    return new Map(hint && hint.prompt === prompt?.id ? hint.options.map((one) => [one.action, one]) : []);
  });
  /** The face that looks for a place on one's own dice. */
  readonly incoming: string | null = $derived.by(() => {
    const { prompt } = this.session;
    const face = prompt && questionOf(prompt) === 'place' ? prompt.args.face : undefined;
    return typeof face === 'string' && face in FACES ? face : null;
  });
  /** The side that one would miss least, as a place. */
  readonly suggested: string | null = $derived.by(() => {
    if (!this.incoming || this.places.size === 0) return null;
    return this.session.prompt?.options.find((option) => option.spares)?.targets[0] ?? null;
  });

  /** The turns that the log tells of. */
  readonly stories: readonly Story[] = $derived.by(() => storiesOf(this.session.log));
  /** Where the last move was made, and by which seat. */
  readonly #moved: ReadonlyMap<string, number> = $derived.by(() => movePlaces(this.session.log));

  constructor(session: TableSession) {
    this.session = session;
    this.view = $state(structuredClone(plain(session.view)));
    this.fitting = new Fitting(this.view.heroes.length > 3 ? CROWDED : BOXES);
    this.motion = new Motion(this);
    this.hand = new Hand(this);
  }

  /** Follow the session until the returned function is called; from a component's effect. */
  follow(): () => void {
    return this.session.onBatch((...batch) => this.play(...batch));
  }

  /** See whether one's turn has begun, or has been answered; from a component's effect. */
  greet(): void {
    const { prompt, pending, focus, seats } = this.session;
    const { stories } = this;
    if (focus === null || prompt?.seat !== focus) return;
    // Who shares this screen has seen it happen.
    const rivals = sinceTurnOf(focus, stories).filter((story) => !seats[story.seat]?.mine);
    untrack(() => this.since.notice(`${focus}:${stories.at(-1)?.round}`, prompt, pending, rivals));
  }

  /** Let the view follow what a replay shows without motion; from a component's effect. */
  keepUp(): void {
    const places = this.session.told === undefined || this.moving ? [] : [...this.#moved.keys()];
    const tab = places.map((place) => tabOf(place, this.dock)).find((found) => found !== null);
    if (tab) untrack(() => this.views.lead(tab));
  }

  /** Bring to light where something of the past happens. */
  async uncover(scene: Scene): Promise<void> {
    if (this.session.told === undefined && !this.session.lookingBack) return;
    this.views.lead(tabOfScene(scene, this.dock));
    await tick();
  }

  /** Show a view as it is. */
  show(view: View): void {
    reconcile(this.view, plain(view));
  }

  hero(seat: number): HeroView {
    return this.view.heroes[seat];
  }

  /** Whether it is a seat's turn; nobody's when the game is over. */
  acts(seat: number): boolean {
    return this.view.turn === seat && this.view.winners.length === 0;
  }

  name(seat: number): string {
    return this.session.seats[seat]?.name ?? '';
  }

  /** The options at a place. */
  at(target: string): readonly Option[] {
    return this.places.get(target) ?? [];
  }

  legal(target: string): boolean {
    return this.places.has(target);
  }

  /** Whether the number of an option stands where it is chosen: in the panel, or on an opened die. */
  numbers(option: Option): boolean {
    return (
      (!this.looks && this.panel.includes(option)) ||
      (this.opened !== null && option.targets.some((one) => parseSide(one)))
    );
  }

  /** The seat whose last move was made at a place; null if there was none. */
  movedAt(target: string): number | null {
    return this.#moved.get(target) ?? null;
  }

  /** Whether a turn can be shown once more. */
  recalls(story: Story): boolean {
    return story.lines.some((line) => this.session.recalls?.(line));
  }

  /** Show a turn once more; what it gives back ends that. */
  lookBack(story: Story): () => void {
    return this.session.lookBack?.(story.lines) ?? (() => undefined);
  }

  /** Tell whether something here or in the prompt bar points at a place. */
  pointed(target: string): boolean {
    const { hovered } = this.session;
    return hovered !== null && this.legal(target) && (hovered === target || this.alikeSides(hovered).includes(target));
  }

  /** The sides of an opened die that are one choice with a side: those with the same face. */
  alikeSides(place: string): string[] {
    const [option] = parseSide(place) ? this.at(place) : [];
    return option
      ? [...this.places].flatMap(([side, [held]]) => (held === option && parseSide(side) ? [side] : []))
      : [];
  }

  /** Point at a place, or at nothing. */
  point(target: string | null): void {
    this.session.hovered = target;
    const side = target === null ? null : parseSide(target);
    this.aimed = side && side.seat === this.dock && this.legal(sideAt(side.seat, side.die, side.side)) ? side : null;
  }

  /** The best that a hint says of the options at a place. */
  chanceAt(target: string): HintOption | null {
    const found = this.at(target).flatMap(({ action }) => this.chances.get(action) ?? []);
    return found.reduce<HintOption | null>((best, one) => (best && best.win >= one.win ? best : one), null);
  }

  /** A place was clicked: take its one option, or ask which. */
  press(target: string, anchor: HTMLElement): void {
    this.hand.press(target, anchor);
  }

  take(option: Option): void {
    this.hand.close();
    this.session.hovered = null;
    this.aimed = null;
    this.session.act(option);
  }

  private async play(...[lines, before, after, speed, signal]: Parameters<Animate>): Promise<void> {
    const { view: shown } = this.session;
    this.hand.close();
    this.moving = true;
    try {
      // What is played may lie in the past.
      this.show(before);
      await this.motion.play(lines, plain(after), speed, signal);
    } finally {
      // A snapshot that came meanwhile is newer than what was played.
      this.show(this.session.view === shown ? after : this.session.view);
      this.moving = false;
    }
  }
}

function plain(view: View): ForgeView {
  return forgeView($state.snapshot(view) as View);
}

/** Put the stage where the components of its table find it. */
export function provideStage(stage: Stage): Stage {
  return setContext(KEY, stage);
}

export function useStage(): Stage {
  return getContext<Stage>(KEY);
}
