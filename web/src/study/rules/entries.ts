// Everything the rules explain: what there is comes from the games' tables, what it means from their
// messages. Built anew for every language; nothing here repeats a rule.
import {
  CELESTIAL,
  FACES,
  FEATS,
  MAZE,
  TITANS,
  ZONES,
  type Box,
  type FaceInfo,
  type Reward,
  type Timing,
  type Zone,
} from '../../generated/forge';
import { REALM_IDS, WAYS } from '../../generated/realms';
import { fold } from '../../lib/folding';
import { capital, speech, t } from '../../lib/i18n.svelte';
import { inFigures } from '../../lib/numbers';
import type { RealmId } from '../../realms/model';
import type { RealmGlyphName } from '../../realms/art/RealmGlyph.svelte';

export const SECTIONS = ['turn', 'feat', 'face', 'board', 'realm', 'sign', 'term'] as const;
export type Section = (typeof SECTIONS)[number];

/** What is drawn beside an entry. */
export type Art =
  | { kind: 'feat'; feat: string }
  | { kind: 'face'; face: string }
  | { kind: 'realm'; realm: RealmId }
  | { kind: 'glyph'; glyph: string }
  | { kind: 'realm-glyph'; glyph: RealmGlyphName }
  | { kind: 'timing'; timing: Timing }
  | { kind: 'number'; number: number }
  | { kind: 'none' };

export interface Entry {
  section: Section;
  /** Stable within its section: addresses end in it. */
  id: string;
  /** The heading under which it stands. */
  group: string;
  name: string;
  rule: string;
  art: Art;
  /** Small print, such as a price. */
  facts: string[];
}

const hyphened = (id: string): string => id.replaceAll('_', '-');

/** The turn of each game, told by terms of its glossary in order. */
const TURN_FORGE = [
  'round',
  'turn',
  'blessing',
  'reinforcement',
  'main-action',
  'forge',
  'feat',
  'oust',
  'extra-action',
  'glory',
];
const TURN_REALMS = ['rr-round', 'rr-turn', 'rr-realm', 'rr-unusable-die', 'rr-resources', 'rr-star'];
const TERMS_FORGE = [
  'hero',
  'minor-blessing',
  'portal',
  'immediate',
  'automatic',
  'reserve',
  'cap',
  'gold',
  'shards',
  'sanctuary',
  'gardens',
  'up-face',
  'hammer-track',
  'triton-token',
  'cerberus-token',
  'choice',
  'triple',
  'mirror',
  'ship',
  'boar',
  'shield',
];
const TERMS_REBELLION = [
  'forest',
  'celestial-die',
  'level',
  'labyrinth',
  'treasure-hall',
  'labyrinth-end',
  'ancient-shard',
  'loyalty',
  'zone',
  'memory-token',
];
const TERMS_REALMS = ['rr-gained-die', 'rr-empowered-die', 'rr-share-code', 'rr-daily'];
const SIGNS_FORGE = ['gold', 'sun', 'moon', 'glory', 'ancient', 'loyalty', 'hammer'];
const SIGNS_REALMS = ['pumpkin', 'heart', 'coin', 'star', 'empowered', 'gained'] as const;
const TIMINGS = ['immediate', 'reinforcement', 'automatic'] as const;
/** A glyph for terms that have one. */
const TERM_GLYPHS: Record<string, string> = {
  gold: 'gold',
  glory: 'glory',
  shards: 'sun',
  'hammer-track': 'hammer',
  'ancient-shard': 'ancient',
  loyalty: 'loyalty',
  'cerberus-token': 'cerberus',
  'triton-token': 'triton',
  oust: 'oust',
  blessing: 'dice',
  'minor-blessing': 'die',
  'extra-action': 'extra-action',
  cap: 'cap',
  labyrinth: 'labyrinth',
  'labyrinth-end': 'goddess',
  'treasure-hall': 'treasure',
  level: 'upgrade',
  zone: 'rebellion',
  'memory-token': 'memory',
  forge: 'forge',
  feat: 'feat',
  'celestial-die': 'celestial',
};
const TERM_FACES: Record<string, string> = {
  choice: 'choice_gsm_1',
  triple: 'triple',
  mirror: 'mirror',
  ship: 'ship',
  boar: 'boar_red',
  shield: 'shield_red',
};

/** List all entries in the language that is spoken now. */
export function entries(): Entry[] {
  return [...turns(), ...feats(), ...faces(), ...boards(), ...realms(), ...signs(), ...terms()];
}

function turns(): Entry[] {
  return [
    aim('aim-forge', t('study-turn-forge'), t('game-dice-forge'), t('study-aim-forge')),
    ...TURN_FORGE.map((id) => term(id, t('study-turn-forge'), 'turn')),
    aim('aim-realms', t('study-turn-realms'), t('game-rolling-realms'), t('study-aim-realms')),
    ...TURN_REALMS.map((id) => term(id, t('study-turn-realms'), 'turn')),
  ];
}

function aim(id: string, group: string, name: string, rule: string): Entry {
  return { section: 'turn', id, group, name, rule, art: { kind: 'none' }, facts: [] };
}

function term(id: string, group: string, section: Section): Entry {
  return {
    section,
    id,
    group,
    name: t(`term-${id}`),
    rule: t(`term-${id}-rule`),
    art: termArt(id),
    facts: [],
  };
}

function termArt(id: string): Art {
  if (id in TERM_FACES) return { kind: 'face', face: TERM_FACES[id] };
  if (id in TERM_GLYPHS) return { kind: 'glyph', glyph: TERM_GLYPHS[id] };
  const timing = TIMINGS.find((known) => known === id);
  if (timing) return { kind: 'timing', timing };
  if (id === 'rr-star') return { kind: 'realm-glyph', glyph: 'star' };
  if (id === 'rr-resources') return { kind: 'realm-glyph', glyph: 'pumpkin' };
  if (id === 'rr-gained-die') return { kind: 'realm-glyph', glyph: 'gained' };
  if (id === 'rr-empowered-die') return { kind: 'realm-glyph', glyph: 'empowered' };
  return { kind: 'none' };
}

function boxName(box: Box): string {
  if (box === 'base') return t('game-dice-forge');
  return t(box === 'rebellion' || box === 'promos' ? `study-box-${box}` : `module-${box}`);
}

function feats(): Entry[] {
  return Object.values(FEATS).map((feat) => ({
    section: 'feat',
    id: feat.id,
    group: boxName(feat.box),
    name: speech.name('feat', feat.id),
    rule: t(`feat-${hyphened(feat.id)}-rule`),
    art: { kind: 'feat', feat: feat.id },
    facts: [
      t('study-cost', { price: t('cost-feat', { sun: feat.sun, moon: feat.moon }) }),
      t('amount-glory', { amount: feat.glory }),
      t(`timing-${feat.timing}`),
    ],
  }));
}

function faces(): Entry[] {
  return Object.values(FACES)
    .filter((face) => face.kind !== 'empty')
    .map((face) => ({
      section: 'face',
      id: face.id,
      group: facePlace(face),
      name: capital(speech.name('face', face.id)),
      rule: t(`face-${hyphened(face.id)}-rule`),
      art: { kind: 'face', face: face.id },
      facts: [
        ...(face.cost > 0 ? [t('study-cost', { price: t('amount-gold', { amount: face.cost }) })] : []),
        ...(face.copies > 0 ? [t('study-copies', { count: face.copies })] : []),
      ],
    }));
}

function facePlace({ place }: FaceInfo): string {
  if (place === 'dice') return t('study-place-dice');
  return t(place === 'garden' ? 'place-gardens' : `place-${place}`);
}

function boards(): Entry[] {
  return [...squares(), ...stars(), ...zones()];
}

/** The squares of the labyrinth, those that read alike together. */
function squares(): Entry[] {
  const alike = Map.groupBy(Object.values(MAZE), (square) => plain(t(`square-${hyphened(square.id)}`)));
  return [...alike].map(([name, found]) => ({
    section: 'board',
    id: found[0].id,
    group: t('place-labyrinth'),
    name: capital(name),
    rule: t(`study-square-${found[0].reward?.kind ?? 'empty'}`),
    art: squareArt(found[0].reward),
    facts: [t('study-squares', { count: found.length })],
  }));
}

/** A name without what tells equal squares apart. */
function plain(name: string): string {
  return name.replace(/, \S+$/, (end) => (/\d/.test(end) ? end : ''));
}

function squareArt(reward: Reward | null): Art {
  if (!reward) return { kind: 'none' };
  switch (reward.kind) {
    case 'gain':
    case 'choose': {
      const first = Object.keys(reward.gives)[0];
      return first ? { kind: 'glyph', glyph: first } : { kind: 'none' };
    }
    case 'celestial':
      return { kind: 'glyph', glyph: 'celestial' };
    case 'buy':
      return { kind: 'glyph', glyph: 'forge' };
    case 'hall':
      return { kind: 'glyph', glyph: 'treasure' };
    case 'goddess':
      return { kind: 'glyph', glyph: 'goddess' };
    case 'steal':
      return { kind: 'glyph', glyph: 'foes' };
    default:
      return { kind: 'glyph', glyph: 'glory' };
  }
}

function stars(): Entry[] {
  return CELESTIAL.map((side) => ({
    section: 'board',
    id: `star-${side}`,
    group: t('term-celestial-die'),
    name: t(`study-star-${side}`),
    rule: t(`study-star-${side}-rule`),
    art: starArt(side),
    facts: [],
  }));
}

function starArt(side: string): Art {
  if (side === 'mirror') return { kind: 'face', face: 'mirror' };
  if (side === 'gold' || side === 'glory') return { kind: 'glyph', glyph: side };
  return { kind: 'glyph', glyph: side === 'choice' ? 'glory' : side === 'upgrade' ? 'upgrade' : 'choose' };
}

function zones(): Entry[] {
  return (Object.keys(ZONES) as Zone[]).map((zone) => {
    const points = Object.values(TITANS)
      .filter((square) => square.zone === zone)
      .map((square) => square.glory);
    const { own, all } = ZONES[zone];
    const id = hyphened(zone);
    const key = all > 0 ? 'study-zone-rebellion-rule' : `study-zone-${id}-rule`;
    return {
      section: 'board',
      id: `zone-${id}`,
      group: t('place-titans'),
      name: t(`study-zone-${id}`),
      rule: t(key, { own, all }),
      art: { kind: 'number', number: points[points.length >> 1] },
      facts: [t('study-zone-range', { low: inFigures(Math.min(...points)), high: inFigures(Math.max(...points)) })],
    };
  });
}

function realms(): Entry[] {
  return REALM_IDS.map((realm) => ({
    section: 'realm',
    id: realm,
    group: t('study-section-realm'),
    name: speech.name('realm', realm),
    rule: t(`realm-${hyphened(realm)}-rule`),
    art: { kind: 'realm', realm },
    facts: [t(`realm-${hyphened(realm)}-stars`, { star: '★' })],
  }));
}

function signs(): Entry[] {
  const sign = (id: string, group: string, art: Art): Entry => ({
    section: 'sign',
    id,
    group,
    name: t(`study-sign-${id}`),
    rule: t(`study-sign-${id}-rule`),
    art,
    facts: [],
  });
  const forge = t('game-dice-forge');
  const rolling = t('game-rolling-realms');
  return [
    ...SIGNS_FORGE.map((id) => sign(id, forge, { kind: 'glyph', glyph: id })),
    sign('all', forge, { kind: 'face', face: 'gold_2_moon_1' }),
    sign('choice', forge, { kind: 'face', face: 'choice_gold_3_glory_2' }),
    ...TIMINGS.map((timing) => sign(timing, forge, { kind: 'timing', timing })),
    ...SIGNS_REALMS.map((id) => sign(id, rolling, { kind: 'realm-glyph', glyph: id })),
  ];
}

function terms(): Entry[] {
  const ways = WAYS.map((way): Entry => ({
    section: 'term',
    id: `way-${way.id}`,
    group: t('game-rolling-realms'),
    name: capital(t(`way-${way.id}`)),
    rule: t(`way-${way.id}-rule`),
    art: { kind: 'realm-glyph', glyph: way.resource },
    facts: [],
  }));
  return [
    ...TERMS_FORGE.map((id) => term(id, t('game-dice-forge'), 'term')),
    ...TERMS_REBELLION.map((id) => term(id, t('study-box-rebellion'), 'term')),
    ...TERMS_REALMS.map((id) => term(id, t('game-rolling-realms'), 'term')),
    ...ways,
  ];
}

/** Find entries by all the words of a query, those with it in their name first. */
export function search(all: Entry[], query: string): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const within = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const named = all.filter((entry) => within(entry.name));
  const told = all.filter(
    (entry) => !named.includes(entry) && within(`${entry.name} ${entry.rule} ${entry.group} ${entry.facts.join(' ')}`),
  );
  return [...named, ...told];
}
