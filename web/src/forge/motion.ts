// How the table moves: each scene changes the shown view when its animation says so. Only transform
// and opacity are animated. What flies lies over the zoomed stage, in pixels of the page; what moves on
// the stage itself moves in those of the design.
import { tick } from 'svelte';
import { DICE, FEATS, type Resource } from '../generated/forge';
import type { Line } from '../generated/protocol';
import { settings } from '../lib/settings.svelte';
import { boxOf } from '../lib/zoom';
import { captionOf, delayOf, lengthOf, scenesOf, type Flow, type Roll, type Scene } from './scenes';
import { lostSprite, sprite } from './sprites';
import type { Cargo, Stage } from './stage.svelte';
import { cardAt, dieAt, poolAt, sideAt, squareAt, stackAt, upFace } from './targets';
import { parted, Tempo } from './tempo';
import { TIMES } from './times';
import { held, takeFace, type ForgeView, type HeroView } from './view';

/** What a die on the table can do. */
export interface Tumbler {
  /** Tumble onto a side; done when it lies still. */
  tumble(side: number, delay: number, pace: number): Promise<void>;
  /** Turn to a side without leaving the table. */
  turn(side: number, pace: number): Promise<void>;
}

const SPRITE = 34;
/** The least side of a face or card in flight. */
const CARGO = 28;

export class Motion {
  private pace = 1;
  private readonly tempo = new Tempo();
  private signal: AbortSignal = new AbortController().signal;

  constructor(private readonly stage: Stage) {}

  /** Play the lines of a batch, `speed` times as fast as normal. */
  async play(lines: readonly Line[], after: ForgeView, speed: number, signal: AbortSignal): Promise<void> {
    this.signal = signal;
    if (speed === 0 || signal.aborted) return;
    for (const scenes of parted(scenesOf(lines))) {
      const turn = scenes[0].kind === 'turn' ? scenes[0].seat : this.stage.view.turn;
      this.pace = speed * this.tempo.of(scenes, turn === this.stage.session.focus);
      for (const scene of scenes) {
        if (signal.aborted) break;
        this.stage.caption = captionOf(scene) ?? this.stage.caption;
        await this.stage.uncover(scene);
        const rest = settings.calm ? this.wait(lengthOf(scene)) : undefined;
        await Promise.all([this.scene(scene, after), rest]);
      }
    }
    this.stage.cargo = null;
    this.stage.heralded = null;
    this.stage.star = null;
    this.stage.caption = null;
  }

  private async scene(scene: Scene, after: ForgeView): Promise<void> {
    const { view } = this.stage;
    switch (scene.kind) {
      case 'roll':
        return this.roll(scene.rolls);
      case 'flow':
        return this.flow(scene.flows);
      case 'pay':
        return this.change(view.heroes[scene.seat], scene.resource, -scene.amount);
      case 'forge':
        return this.forge(scene, after);
      case 'turnup':
        return this.turnUp(scene);
      case 'feat':
        return this.perform(scene);
      case 'oust':
        return this.oust(scene.seat);
      case 'star':
        this.stage.star = { seat: scene.seat, side: scene.side };
        return this.wait(lengthOf(scene));
      case 'walk':
        view.heroes[scene.seat].golem = scene.square;
        return this.wait(TIMES.golem);
      case 'sway':
        view.heroes[scene.seat].loyalty = scene.square;
        return this.wait(TIMES.golem);
      case 'round':
        return this.herald(scene.round);
      case 'turn':
        view.turn = scene.seat;
        return;
      case 'count':
        return this.count(after);
    }
  }

  // ------------------------------------------------------------------ dice

  private async roll(rolls: readonly Roll[]): Promise<void> {
    const { heroes } = this.stage.view;
    for (const { seat, die } of rolls) heroes[seat].dice[die].up = null;
    const falls = rolls.map(async (roll) => {
      const place = dieAt(roll.seat, roll.die);
      const tumbler = this.stage.tumblers.get(place);
      const delay = delayOf(roll, rolls) / this.pace;
      await (tumbler?.tumble(roll.side, delay, this.pace) ?? this.flip(this.find(place)));
      heroes[roll.seat].dice[roll.die].up = roll.side;
    });
    await Promise.all(falls);
  }

  /** Where a die is shown by its face alone, the face turns over. */
  private flip(face: Element | null): Promise<void> {
    const frames = settings.calm
      ? [{ opacity: 0.2 }, { opacity: 1 }]
      : [{ transform: 'rotateY(1080deg) scale(0.7)' }, { transform: 'none' }];
    return this.animate(face, frames, settings.calm ? TIMES.fade : TIMES.throw, 'cubic-bezier(.2,.7,.4,1)');
  }

  private async turnUp({ seat, die, side }: Roll): Promise<void> {
    await this.stage.tumblers.get(dieAt(seat, die))?.turn(side, this.pace);
    this.stage.hero(seat).dice[die].up = side;
  }

  // ------------------------------------------------------------------ resources

  private async flow(flows: readonly Flow[]): Promise<void> {
    await Promise.all(flows.map((flow) => this.fly(flow)));
  }

  /** One sprite for one resource of one player, then the counter ticks; what was lost falls off it. */
  private async fly(flow: Flow): Promise<void> {
    const hero = this.stage.hero(flow.seat);
    const counter = this.counter(flow.seat, flow.resource);
    const source = this.sourceOf(flow) ?? this.home(flow.seat);
    if (counter && source && !settings.calm) {
      const [from, to] = flow.amount < 0 ? [counter, source] : [source, counter];
      await this.send(sprite(flow.resource), this.middle(from), this.middle(to));
    }
    if (this.signal.aborted) return;
    this.change(hero, flow.resource, flow.amount);
    await Promise.all([flow.amount === 0 ? undefined : this.tick(counter), this.fall(flow, counter)]);
  }

  private async fall({ seat, resource, lost }: Flow, counter: Element | null): Promise<void> {
    const edge = counter ?? this.home(seat);
    if (lost === 0 || !edge) return;
    const frames = settings.calm
      ? [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }]
      : [
          { transform: 'none', opacity: 1 },
          { transform: 'translate(12px, -16px) rotate(14deg)', opacity: 1, offset: 0.3 },
          { transform: 'translate(26px, 58px) rotate(68deg)', opacity: 0 },
        ];
    const at = this.middle(edge);
    // What does not move stands beside the counter: it would hide the number.
    if (settings.calm) at.x -= 1.5 * SPRITE * this.stage.arrangement.zoom;
    await this.pass(lostSprite(resource, lost), at, frames, TIMES.fall, 'ease-in');
  }

  /** Change an amount that is shown; the truth comes at the end of the batch. */
  private change(hero: HeroView, resource: Resource, amount: number): void {
    if (resource === 'loyalty') return;
    hero[resource] = Math.max(0, held(hero, resource) + amount);
    if (resource === 'glory') hero.score += amount;
  }

  private send(image: HTMLElement, from: Point, to: Point): Promise<void> {
    const [x, y] = [from.x - to.x, from.y - to.y];
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
      { transform: `translate(${x * 0.8}px, ${y * 0.8 - 46}px) scale(1.35)`, opacity: 1, offset: 0.35 },
      { transform: 'none', opacity: 1 },
    ];
    return this.pass(image, to, frames, TIMES.flight, 'cubic-bezier(.45,0,.25,1)');
  }

  /** Let a small picture appear over the table, move, and be gone. */
  private async pass(image: HTMLElement, at: Point, frames: Keyframe[], length: number, easing: string): Promise<void> {
    const size = SPRITE * this.stage.arrangement.zoom;
    image.classList.add('forge-sprite');
    Object.assign(image.style, {
      position: 'fixed',
      zIndex: '60',
      left: `${at.x - size / 2}px`,
      top: `${at.y - size / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
      pointerEvents: 'none',
      willChange: 'transform, opacity',
    });
    this.air?.append(image);
    await this.animate(image, frames, length, easing);
    image.remove();
  }

  private async tick(counter: Element | null): Promise<void> {
    if (!counter) return;
    const frames = settings.calm
      ? [{ opacity: 0.4 }, { opacity: 1 }]
      : [{ transform: 'scale(1.35)' }, { transform: 'none' }];
    await this.animate(counter, frames, settings.calm ? TIMES.fade : TIMES.tick, 'ease-out');
  }

  /** Where a gain comes from, as far as it is on the table. */
  private sourceOf({ seat, source }: Flow): Element | null {
    const [sort, id] = source.split(':');
    const hero = this.stage.hero(seat);
    if (sort === 'face') {
      const die = DICE.find((name) => upFace(hero, name) === id);
      return die ? this.find(dieAt(seat, die)) : null;
    }
    if (sort === 'feat') return this.find(cardAt(seat, id)) ?? this.find(stackAt(FEATS[id].slot));
    if (sort === 'labyrinth') return hero.golem ? this.find(squareAt(hero.golem)) : null;
    return this.find(`token:${seat}:${sort}`);
  }

  // ------------------------------------------------------------------ forging

  private async forge(scene: Extract<Scene, { kind: 'forge' }>, after: ForgeView): Promise<void> {
    const die = this.stage.hero(scene.seat).dice[scene.die];
    const { side } = scene;
    const place = sideAt(scene.seat, scene.die, side);
    const lever = this.wait(TIMES.carryFace - TIMES.lever).then(() => this.lever(this.find(place)));
    const to = this.find(place) ?? this.home(scene.seat);
    await Promise.all([this.carry('face', scene.face, this.find(poolAt(scene.face)), to), lever]);
    if (this.signal.aborted) return;
    takeFace(this.stage.view, after, scene.face);
    die.faces[side] = scene.face;
    await tick();
    const turn = this.stage.tumblers.get(dieAt(scene.seat, scene.die))?.turn(side, this.pace);
    await Promise.all([this.hammer(this.find(place), this.find(dieAt(scene.seat, scene.die))), turn]);
  }

  /** The old face is levered out of its side. */
  private async lever(side: Element | null): Promise<void> {
    if (settings.calm) return;
    const frames = [{ transform: 'none' }, { transform: 'translateY(-6px) rotate(-13deg)', opacity: 0.35 }];
    await this.animate(side, frames, TIMES.lever, 'ease-in');
  }

  /** The new one is hammered in, and the die alone feels it. */
  private async hammer(side: Element | null, die: Element | null): Promise<void> {
    if (settings.calm) return this.animate(side, [{ opacity: 0.3 }, { opacity: 1 }], TIMES.fade, 'ease-out');
    const blow = [
      { transform: 'scale(1.5) rotate(-8deg)' },
      { transform: 'scale(0.94)', offset: 0.6 },
      { transform: 'none' },
    ];
    const shake = [0, 0, 2, -2, 1, 0].map((y) => ({ transform: `translateY(${y}px)` }));
    await Promise.all([
      this.animate(side, blow, TIMES.hammer, 'ease-out'),
      this.animate(die, shake, TIMES.hammer, 'linear'),
    ]);
  }

  /** Let a face or card fly from one place to another. */
  private async carry(sort: Cargo['sort'], id: string, from: Element | null, to: Element | null): Promise<void> {
    if (!from || !to || settings.calm) return;
    const [start, end] = [this.middle(from), this.middle(to)];
    const [large, small] = [boxOf(from, this.air).width, boxOf(to, this.air).width];
    // Where there is nothing yet, the end is hardly a point: a picture is not drawn as small as that.
    const size = Math.max(small, CARGO * this.stage.arrangement.zoom);
    this.stage.cargo = { sort, id, left: end.x - size / 2, top: end.y - size / 2, size };
    await tick();
    const [x, y] = [start.x - end.x, start.y - end.y];
    const scale = large / size;
    await this.animate(
      this.air?.querySelector('[data-cargo]') ?? null,
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1 },
        { transform: `translate(${x / 2}px, ${y / 2 - 40}px) scale(${(scale + 1) * 0.6})`, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      sort === 'face' ? TIMES.carryFace : TIMES.card,
      'cubic-bezier(.4,0,.3,1)',
    );
    this.stage.cargo = null;
  }

  // ------------------------------------------------------------------ feats and heroes

  private async perform(scene: Extract<Scene, { kind: 'feat' }>): Promise<void> {
    const { view } = this.stage;
    const hero = view.heroes[scene.seat];
    if (hero.portal !== scene.portal) await this.travel(hero, scene.portal);
    if (this.signal.aborted) return;
    const stack = view.islands.find((other) => other.feat === scene.feat);
    const from = stack ? this.find(stackAt(stack.slot)) : null;
    const cards = this.find(`cards:${scene.seat}`);
    const to = this.find(cardAt(scene.seat, scene.feat)) ?? cards?.lastElementChild ?? cards ?? this.home(scene.seat);
    await this.carry('feat', scene.feat, from, to);
    if (this.signal.aborted) return;
    if (stack && stack.left > 0) stack.left -= 1;
    hero.cards[scene.feat] = (hero.cards[scene.feat] ?? 0) + 1;
    hero.score += FEATS[scene.feat].glory;
  }

  /** Move a pawn in an arc; its element is drawn at its new place and comes from the old one. */
  private async travel(hero: HeroView, portal: number): Promise<void> {
    const from = this.pawn(hero.seat) ?? this.home(hero.seat);
    const start = from && boxOf(from, this.stage.root);
    hero.portal = portal;
    await tick();
    const pawn = this.pawn(hero.seat) ?? this.home(hero.seat);
    if (!start || !pawn) return;
    const end = boxOf(pawn, this.stage.root);
    const [x, y] = [start.left - end.left, start.top - end.top];
    const frames = settings.calm
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: `translate(${x / 2}px, ${y / 2 - 44}px) scale(1.2)` },
          { transform: 'none' },
        ];
    await this.animate(pawn, frames, settings.calm ? TIMES.fade : TIMES.pawn, 'ease-in-out');
  }

  private async oust(seat: number): Promise<void> {
    const pawn = this.pawn(seat);
    if (!settings.calm) {
      const bump = [
        { transform: 'none' },
        { transform: 'translate(16px, -6px) rotate(24deg)' },
        { transform: 'translate(22px, 0) rotate(34deg)' },
      ];
      await this.animate(pawn, bump, TIMES.oust, 'ease-out');
    }
    if (!this.signal.aborted) await this.travel(this.stage.hero(seat), 0);
  }

  // ------------------------------------------------------------------ rounds and the end

  private async herald(round: number): Promise<void> {
    this.stage.heralded = round;
    await tick();
    const frames = settings.calm
      ? [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }]
      : [
          { transform: 'perspective(600px) rotateX(95deg) scale(0.9)', opacity: 0 },
          { transform: 'perspective(600px) rotateX(0) scale(1)', opacity: 1, offset: 0.3 },
          { transform: 'perspective(600px) rotateX(0) scale(1)', opacity: 1, offset: 0.75 },
          { transform: 'perspective(600px) rotateX(-95deg) scale(0.9)', opacity: 0 },
        ];
    await this.animate(this.stage.root?.querySelector('[data-herald]') ?? null, frames, TIMES.round, 'ease-in-out');
    this.stage.view.round = round;
    this.stage.heralded = null;
  }

  private async count(after: ForgeView): Promise<void> {
    this.stage.show({ ...after });
    const sources = after.counts.length;
    for (let told = 0; told <= sources && !this.signal.aborted; told += 1) {
      this.stage.counted = told;
      await this.wait(TIMES.source);
    }
    await this.wait(TIMES.afterCount);
    this.stage.counted = null;
  }

  // ------------------------------------------------------------------ means

  /** Find what is drawn at a place; null if it is not on the screen. */
  private find(place: string): Element | null {
    return this.drawn(`[data-place="${place}"]`);
  }

  private counter(seat: number, resource: Resource): Element | null {
    return this.drawn(`[data-count="${seat}:${resource}"]`);
  }

  private pawn(seat: number): Element | null {
    return this.drawn(`[data-pawn="${seat}"]`);
  }

  private home(seat: number): Element | null {
    return this.drawn(`[data-home="${seat}"]`);
  }

  private drawn(selector: string): Element | null {
    const found = this.stage.root?.querySelectorAll(selector) ?? [];
    return [...found].find((element) => element.getClientRects().length > 0) ?? null;
  }

  /** What things fly in; places are measured in its pixels. */
  private get air(): HTMLElement | null {
    return this.stage.sky;
  }

  private middle(element: Element): Point {
    const { left, top, width, height } = boxOf(element, this.air);
    return { x: left + width / 2, y: top + height / 2 };
  }

  private async animate(element: Element | null, frames: Keyframe[], length: number, easing: string): Promise<void> {
    if (!element || this.signal.aborted) return;
    // A fade that is hurried would be a flicker.
    const duration = Math.max(length / this.pace, settings.calm ? TIMES.fade : 0);
    const animation = element.animate(frames, { duration, easing, fill: 'backwards' });
    await animation.finished.catch(() => undefined);
  }

  private wait(length: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.signal.aborted) return resolve();
      const timer = setTimeout(resolve, length / this.pace);
      this.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}

interface Point {
  x: number;
  y: number;
}
