// What each thing on the table says for itself: its name, its price, what is left of it and its rule, and
// what it would do for the player now. Words come from the messages, numbers from views and options.
import { FACES, FEATS, LIMITS, MAZE, TITANS, ZONES, type Amounts, type Resource } from '../generated/forge';
import type { ForgeEvent } from '../generated/forge-types';
import type { HintOption, Option } from '../generated/protocol';
import { capital, speech, t } from '../lib/i18n.svelte';
import { inFigures } from '../lib/numbers';
import { lostBy } from '../lib/orders.svelte';
import { trail } from './boards/trail';
import type { Sum } from './dice';
import { amountName, copiesName } from './names';
import type { Stage } from './stage.svelte';
import { parseSide, upFace } from './targets';
import { capOf, held, type HeroView } from './view';

export type Art = { face: string } | { feat: string } | { glyph: string } | null;

export interface Explained {
  art: Art;
  title: string;
  /** What it costs, by resource, and the glory it is worth. */
  price: Amounts;
  glory: number;
  facts: string[];
  rule: string;
}

/** What a thing would do for whoever decides now. */
export interface Now {
  lines: string[];
  lost: string[];
  /** What a roll brings on average, before and after. */
  average: Sum | null;
  chance: HintOption | null;
  /** The faces that it leads to a choice among, each with what a roll brings then. */
  leads: Record<string, Sum> | null;
}

const hyphened = (id: string): string => id.replaceAll('_', '-');
const PLAIN = { price: {}, glory: 0, facts: [] };

/** The term of the glossary that explains a token; scepters and companions are explained by their feats. */
const TERMS: Readonly<Record<string, string>> = {
  hammer: 'hammer-track',
  cerberus: 'cerberus-token',
  triton: 'triton-token',
  golem: 'labyrinth',
  loyalty: 'loyalty',
  gold: 'gold',
  sun: 'shards',
  moon: 'shards',
  glory: 'glory',
  ancient: 'ancient-shard',
};
const FEATS_OF_TOKENS: Readonly<Record<string, string>> = {
  scepter: 'blacksmiths_scepter',
  companion: 'companion',
};

/** Explain what lies at a place; null if there is nothing to say. */
export function explain(stage: Stage, target: string): Explained | null {
  const [sort, first = '', second = ''] = target.split(':');
  switch (sort) {
    case 'pool':
      return first in FACES ? pooled(stage, first) : null;
    case 'stack': {
      const stack = stage.view.islands.find(({ slot }) => slot === first);
      return stack?.feat
        ? { ...feat(stage, stack.feat), facts: [copiesName(stack.left), ...owners(stage, stack.feat)] }
        : null;
    }
    case 'card':
      return second in FEATS ? { ...feat(stage, second), facts: owned(stage, Number(first), second) } : null;
    case 'die':
      return onDie(stage, target);
    case 'token':
      return token(second);
    case 'seat':
      return score(stage, Number(first));
    case 'count':
      return second === 'glory' ? score(stage, Number(first)) : term(second);
    case 'portal':
      return { ...PLAIN, art: { glyph: 'oust' }, title: speech.name('portal', first), rule: t('term-portal-rule') };
    case 'square':
      return first in MAZE ? chamber(first) : first in TITANS ? step(first) : null;
    case 'treasure':
      return {
        ...PLAIN,
        art: { glyph: 'treasure' },
        title: t('term-treasure-hall'),
        rule: t(`option-treasure-${first}`),
      };
    case 'line':
      return line(stage, Number(first));
    default:
      return null;
  }
}

/** What the options at a place would do for the one who decides. */
export function now(stage: Stage, target: string): Now | null {
  const { prompt } = stage.session;
  const options = stage.at(target);
  if (!prompt || options.length === 0) return unchosen(stage, target);
  if (options.length > 1) {
    const lines = options.map((option) => speech.option(option, stage.session.seats));
    return { lines, lost: [], average: null, chance: stage.chanceAt(target), leads: null };
  }
  const [option] = options;
  const hero = stage.hero(prompt.seat);
  const lines = Object.entries(option.amounts ?? {}).flatMap(([name, amount]) =>
    amount < 0 && name in TERMS ? [paying(name as Resource, -amount, held(hero, name as Resource))] : [],
  );
  if (target.startsWith('stack:') && Number(option.args.glory) > 0) {
    lines.push(t('forge-now-score', { before: hero.score, after: hero.score + Number(option.args.glory) }));
  }
  if (lines.length === 0) lines.push(speech.option(option, stage.session.seats));
  return {
    lines,
    lost: losses(stage, option),
    average: option.average ?? null,
    chance: stage.chanceAt(target),
    leads: option.leads ?? null,
  };
}

/** What can be said to somebody of a thing that is not to be chosen. */
function unchosen(stage: Stage, target: string): Now | null {
  const { prompt, focus, pending, told } = stage.session;
  const seat = prompt?.seat ?? focus;
  // Whoever looks at a replay need not be one of its players.
  if (seat === null || told !== undefined) return null;
  const barred = pending ? [] : (prompt?.barred ?? []).filter((one) => one.target === target);
  const lines = barred.map(({ key, args }) => t(key, args));
  // What is lacking says more than what one has.
  if (lines.length === 0 || !isPriced(target)) lines.push(...standing(stage, stage.hero(seat), target));
  return lines.length > 0 ? { lines, lost: [], average: null, chance: null, leads: null } : null;
}

/** How somebody stands to a thing. */
function standing(stage: Stage, hero: HeroView, target: string): string[] {
  const [sort, first = '', second = ''] = target.split(':');
  if (isPriced(target)) return purse(stage, hero, target);
  if (sort === 'square') return first in MAZE ? onTheWay(hero, first) : atTitans(hero, first);
  if (sort === 'portal') return [heroAt(stage, hero, Number(first))];
  if (sort === 'treasure') return [t(isFound(stage, first) ? 'forge-now-found' : 'forge-now-treasure')];
  if (Number(first) !== hero.seat) return [];
  if (sort === 'token') return tokenHeld(hero, second);
  return sort === 'count' && second in KEPT ? [reserve(hero, second as Resource)] : [];
}

const KEPT: Readonly<Record<string, boolean>> = { gold: true, sun: true, moon: true, ancient: true };

const isPriced = (target: string): boolean => /^(pool|stack):/.test(target);

/** What one has of that in which a thing is paid. */
function purse(stage: Stage, hero: HeroView, target: string): string[] {
  return Object.keys(explain(stage, target)?.price ?? {}).map((resource) => reserve(hero, resource as Resource));
}

function reserve(hero: HeroView, resource: Resource): string {
  const cap = capOf(hero, resource, LIMITS.ancient);
  return t('forge-now-room', { amount: amountName(resource, held(hero, resource)), room: cap - held(hero, resource) });
}

function onTheWay({ golem }: HeroView, square: string): string[] {
  if (!golem) return [];
  if (golem === square) return [t('forge-now-golem-here')];
  const way = trail(golem, square);
  return [way ? t('forge-steps-away', { count: way.length - 1 }) : t('forge-now-no-way')];
}

function atTitans({ loyalty }: HeroView, square: string): string[] {
  if (!loyalty || !(square in TITANS)) return [];
  if (loyalty === square) return [t('forge-now-token-here', { points: TITANS[loyalty].glory })];
  return [t('forge-now-titans', { points: TITANS[loyalty].glory, there: TITANS[square].glory })];
}

/** Who stands at a portal; whoever comes there ousts them. */
function heroAt(stage: Stage, hero: HeroView, portal: number): string {
  const there = stage.view.heroes.find((other) => other.portal === portal);
  if (!there) return t('forge-now-nobody');
  return there.seat === hero.seat ? t('forge-now-you-stand') : t('forge-now-stands', { name: stage.name(there.seat) });
}

function isFound(stage: Stage, treasure: string): boolean {
  return stage.view.boards.treasures?.some((found) => found === treasure) ?? false;
}

function tokenHeld(hero: HeroView, token: string): string[] {
  if (token === 'hammer') return [t('forge-now-hammer', { count: LIMITS.hammerLap - hero.hammer_track })];
  if (token === 'cerberus') return [t('forge-cerberus', { count: hero.cerberus })];
  if (token === 'triton') return [t('forge-triton', { count: hero.triton })];
  if (token === 'scepter' && hero.scepters) {
    return [t('forge-scepter', { stored: hero.scepters.join(' · '), full: LIMITS.scepter })];
  }
  if (token === 'golem' && hero.golem) return [t('forge-golem', { square: speech.name('chamber', hero.golem) })];
  if (token === 'loyalty' && hero.loyalty) return [t('forge-loyalty', { points: TITANS[hero.loyalty].glory })];
  return [];
}

function paying(resource: Resource, price: number, held: number): string {
  const words = { price: amountName(resource, price), left: held - price };
  return held >= price ? t('forge-now-pay', words) : t('forge-price', words);
}

function losses(stage: Stage, option: Option): string[] {
  const lost = lostBy(option) > 0 ? [t('forge-lost', { count: lostBy(option) })] : [];
  const { ousted } = option.args;
  return typeof ousted === 'number' ? [...lost, t('forge-ousts', { name: stage.name(ousted) })] : lost;
}

function face(id: string): Explained {
  const { cost } = FACES[id];
  const price: Amounts = cost > 0 ? { gold: cost } : {};
  const title = capital(speech.name('face', id));
  return { ...PLAIN, art: { face: id }, title, price, rule: t(`face-${hyphened(id)}-rule`) };
}

function pooled(stage: Stage, id: string): Explained {
  const pool = stage.view.temple.find(({ faces }) => id in faces);
  const left = pool?.faces[id] ?? 0;
  return { ...face(id), facts: [left > 0 ? t('forge-faces-left', { count: left }) : t('forge-no-faces-left')] };
}

/** A side of a die, or the face that lies up on it. */
function onDie(stage: Stage, target: string): Explained | null {
  const [, seat, die] = target.split(':') as [string, string, 'light' | 'dark'];
  const hero = stage.view.heroes[Number(seat)];
  const side = parseSide(target);
  const id = side ? hero.dice[side.die].faces[side.side] : upFace(hero, die);
  return id ? { ...face(id), price: {}, facts: [`${stage.name(hero.seat)}: ${speech.name('die', die)}`] } : null;
}

function feat(stage: Stage, id: string): Explained {
  const { sun, moon, glory, timing } = FEATS[id];
  const price: Amounts = { ...(sun > 0 && { sun }), ...(moon > 0 && { moon }) };
  const rule = t(`feat-${hyphened(id)}-rule`);
  return { art: { feat: id }, title: speech.name('feat', id), price, glory, facts: [t(`timing-${timing}`)], rule };
}

function owners(stage: Stage, id: string): string[] {
  const names = stage.view.heroes
    .filter(({ cards }) => cards[id])
    .map(({ seat, cards }) => (cards[id] > 1 ? `${stage.name(seat)} ×${cards[id]}` : stage.name(seat)));
  return names.length > 0 ? [t('forge-owned-by', { names: names.join(', ') })] : [];
}

function owned(stage: Stage, seat: number, id: string): string[] {
  const { cards, unused_reinforcements: unused } = stage.hero(seat);
  const facts = [t(`timing-${FEATS[id].timing}`)];
  if (cards[id] > 1) facts.push(t('forge-owned', { count: cards[id] }));
  if (unused[id] > 0) facts.push(t('forge-unused'));
  return facts;
}

function token(id: string): Explained | null {
  const of = FEATS_OF_TOKENS[id];
  if (!of) return term(id);
  return { ...PLAIN, art: { glyph: id }, title: speech.name('feat', of), rule: t(`feat-${hyphened(of)}-rule`) };
}

/** What the count at the end would be now, and where it comes from. */
function score(stage: Stage, seat: number): Explained | null {
  const facts = stage.view.counts.map(
    ({ source, points }) => `${t(`forge-source-${source}`)}: ${inFigures(points[seat])}`,
  );
  const title = t('forge-score', { points: stage.hero(seat).score });
  return { ...PLAIN, art: { glyph: 'glory' }, title, facts, rule: t('term-glory-rule') };
}

function term(id: string): Explained | null {
  const name = TERMS[id];
  if (!name) return null;
  return { ...PLAIN, art: { glyph: id }, title: t(`term-${name}`), rule: t(`term-${name}-rule`) };
}

/** A square of the labyrinth. */
function chamber(id: string): Explained {
  const rule = t(`study-square-${MAZE[id].reward?.kind ?? 'empty'}`);
  return { ...PLAIN, art: { glyph: 'labyrinth' }, title: capital(t(`square-${id}`)), rule };
}

/** A square of the Titans. */
function step(id: string): Explained {
  const { zone } = TITANS[id];
  const { own, all } = ZONES[zone];
  const key = all > 0 ? 'study-zone-rebellion-rule' : `study-zone-${hyphened(zone)}-rule`;
  const glyph = TITANS[id].glory < 0 ? 'rebellion' : 'loyalty';
  return { ...PLAIN, art: { glyph }, title: capital(t(`square-${hyphened(id)}`)), rule: t(key, { own, all }) };
}

/** What a line of the chronicle is about. */
function line(stage: Stage, at: number): Explained | null {
  const event = stage.session.log[at]?.event as ForgeEvent | undefined;
  if (!event) return null;
  if ('feat' in event && event.feat in FEATS) return feat(stage, event.feat);
  if ('face' in event && event.face !== null && event.face in FACES) return { ...face(event.face), price: {} };
  if ('square' in event) return event.square in MAZE ? chamber(event.square) : step(event.square);
  if ('token' in event) return token(event.token);
  if ('resource' in event) return term(event.resource);
  return null;
}
