/* The art of the tables as markup, for pictures that Python draws: `tools/art.py` asks for it and keeps it in
   `grani/pictures/art`. Nothing here draws anything, and no page loads it. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { clayOf } from '../forge/art/clay';
import { COLOUR_LOOKS } from '../forge/art/colours';
import FaceMarks from '../forge/art/FaceMarks.svelte';
import { FEAT_ART, featArt } from '../forge/art/feats';
import { GLYPHS, type GlyphName } from '../forge/art/glyphs';
import Marks from '../forge/art/Marks.svelte';
import Sign from '../forge/art/Sign.svelte';
import Chamber from '../forge/boards/Chamber.svelte';
import { MAZE_WIDE, PLAQUES_WIDE, SCENE_WIDE, TITAN_WIDE, TRAY_WIDE } from '../forge/boards/plan';
import { GOLEM_TOKEN } from '../forge/boards/token';
import { ISLES } from '../forge/isles';
import { FACES, MAZE, SLOTS } from '../generated/forge';
import { LAYOUTS } from '../generated/realms';
import { SEAT_LOOKS } from '../lib/seats';
import RealmArt from '../realms/art/RealmArt.svelte';
import RealmGlyph, { type RealmGlyphName } from '../realms/art/RealmGlyph.svelte';
import { DRAWINGS, drawingOf } from '../realms/cards/drawings';
import type { CardProps } from '../realms/cards/card';
import type { Amounts, AnyMarks, Earned, RealmId } from '../realms/model';

/** The card of a realm as somebody has marked it; what it has earned is made up, see `earning`. */
interface Card {
  realm: RealmId;
  marks: AnyMarks;
  amounts: Amounts | null;
  /** How many of the places that the drawing asks about have earned something, from 0 to 1. */
  often: number;
  /** How many stars those have that have any. */
  most: number;
}

/** Signs that stand beside amounts, and have them written on. */
const NUMBERED = ['gold', 'sun', 'moon', 'glory', 'ancient', 'loyalty'];
/** The name of a figure for feats that nobody has drawn. */
const UNDRAWN = '';
const REALM_SIGNS: readonly RealmGlyphName[] = [
  ...(['pumpkin', 'heart', 'coin', 'star', 'no-star', 'empowered', 'gained'] as const),
  ...([1, 2, 3, 4, 5, 6] as const).map((side) => `die-${side}` as const),
];

/** Every rule of style that what is drawn needs; its classes are those of one component alone. */
const styles = new Set<string>();

function drawn<Props extends object>(what: Component<Props>, props: Props): string {
  const { head, body } = render(what as unknown as Component, { props });
  styles.add(head);
  return body;
}

function each<Item>(names: Iterable<string>, one: (name: string) => Item): Record<string, Item> {
  return Object.fromEntries([...names].map((name) => [name, one(name)]));
}

/** Places that have earned something by chance, the same each time: only the drawing knows what it will ask. */
function earning(often: number, most: number): { earned: Earned; told: Earned } {
  const told: Earned = { stars: {}, gains: [] };
  const asked = new Map<string, boolean>();
  const has = (place: string): boolean => {
    const found = asked.get(place) ?? chance() < often;
    asked.set(place, found);
    return found;
  };
  const stars = new Proxy(told.stars, {
    get: (_, place: string) => (has(`stars ${place}`) ? (told.stars[place] = most) : undefined),
  });
  const gains = {
    includes(place: string): boolean {
      if (!has(place)) return false;
      if (!told.gains.includes(place)) told.gains.push(place);
      return true;
    },
  } as unknown as string[];
  return { earned: { stars, gains }, told };
}

let state = 1;
/** The next of a row of numbers between 0 and 1 that always begins alike. */
function chance(): number {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}

/** The card of a realm, and what it has earned. */
function card({ realm, marks, amounts, often, most }: Card): { body: string; earned: Earned } {
  const { earned, told } = earning(often, most);
  const props = { layout: LAYOUTS[realm], marks, earned, amounts, pen: null } as CardProps<RealmId>;
  const body = drawn(drawingOf(realm) as unknown as Component<CardProps<RealmId>>, props);
  return { body, earned: told };
}

/** Everything that can be drawn, and the cards that are asked for. */
export function plates(cards: readonly Card[]): object {
  const asked = cards.map(card);
  return {
    seats: SEAT_LOOKS,
    forge: {
      faces: each(Object.keys(FACES), (face) => drawn(FaceMarks, { face })),
      signs: each(Object.keys(GLYPHS), (name) => drawn(Sign, { name: name as GlyphName })),
      // With a numeral of one letter, and with a longer one.
      numbered: each(NUMBERED, (name) => ['#', '##'].map((n) => drawn(Sign, { name: name as GlyphName, n }))),
      figures: each([UNDRAWN, ...Object.keys(FEAT_ART)], (feat) => drawn(Marks, { picture: featArt(feat) })),
      chambers: each(Object.keys(MAZE), (square) => drawn(Chamber, { reward: MAZE[square].reward })),
      clays: each(Object.keys(SLOTS), (slot) => clayOf(SLOTS[slot])),
      colours: COLOUR_LOOKS,
      golem: GOLEM_TOKEN,
      isles: ISLES,
      maze: { ...MAZE_WIDE, tray: TRAY_WIDE },
      titans: { ...TITAN_WIDE, plaques: PLAQUES_WIDE, scene: SCENE_WIDE },
    },
    realms: {
      signs: each(REALM_SIGNS, (name) => drawn(RealmGlyph, { name: name as RealmGlyphName, size: 40 })),
      friezes: each([UNDRAWN, ...Object.keys(DRAWINGS)], (realm) => drawn(RealmArt, { realm: realm as RealmId })),
      cards: asked,
    },
    styles: [...styles].join(''),
  };
}
