// Changes of a position of Dice Forge by clicking. Each keeps what belongs together: a face that is put on a
// die comes out of the temple, what it replaces goes back or leaves the game, and that is counted. Whether
// the whole can be is for the server to say.
import { FACES, POOLS, type Die } from '../generated/forge';
import type { Position } from '../lib/games';

export interface HeroData extends Record<string, unknown> {
  light: string[];
  dark: string[];
  cards: Record<string, number>;
  forged: number;
}

export interface ForgeData extends Position {
  round: number;
  feats: Record<string, string>;
  temple: Record<string, number>;
  heroes: HeroData[];
  owners?: Record<string, number>;
}

/** Cards whose face has a colour that tells whose it is, and the pool of those faces. */
const COLOURED: Readonly<Record<string, string>> = {
  tenacious_boar: 'g_boar',
  mirror_of_misfortune: 'f_misfortune',
};

/** Change what is known of one hero. */
export function withHero(position: ForgeData, seat: number, change: Partial<HeroData>): ForgeData {
  const heroes = position.heroes.map((hero, number) => (number === seat ? ({ ...hero, ...change } as HeroData) : hero));
  return { ...position, heroes };
}

/** Put a face on a side of a die. */
export function withFace(position: ForgeData, seat: number, die: Die, side: number, face: string): ForgeData {
  const hero = position.heroes[seat];
  const old = hero[die][side];
  if (old === face) return position;
  const temple = { ...position.temple };
  if (face in temple) temple[face] -= 1;
  if (old in temple) temple[old] += 1;
  // A face that was printed on the die has no way back: it left the game, or comes back into it.
  const replaced = (face in temple ? 1 : 0) - (old in temple ? 1 : 0);
  const sides = hero[die].with(side, face);
  return { ...withHero(position, seat, { [die]: sides, forged: hero.forged + replaced }), temple };
}

/** Let a hero own so many cards of a feat. */
export function withCards(position: ForgeData, seat: number, feat: string, count: number): ForgeData {
  const { [feat]: before = 0, ...others } = position.heroes[seat].cards;
  const cards = count > 0 ? { ...others, [feat]: count } : others;
  const changed = withHero(position, seat, { cards });
  return COLOURED[feat] ? withOwners(changed, COLOURED[feat], seat, count - before) : changed;
}

/** Colours go to who takes the cards, one after another. */
function withOwners(position: ForgeData, pool: string, seat: number, more: number): ForgeData {
  const { faces } = POOLS[pool];
  const before = position.owners ?? {};
  const order = faces.flatMap((face) => (face in before ? [before[face]] : []));
  for (let added = 0; added < more; added++) order.push(seat);
  for (let gone = 0; gone < -more; gone++) {
    const last = order.lastIndexOf(seat);
    if (last >= 0) order.splice(last, 1);
  }
  const others = Object.entries(before).filter(([face]) => !faces.includes(face));
  const owners = [...others, ...order.slice(0, faces.length).map((owner, place) => [faces[place], owner] as const)];
  const rest = Object.entries(position).filter(([field]) => field !== 'owners');
  if (owners.length > 0) rest.push(['owners', Object.fromEntries(owners)]);
  return Object.fromEntries(rest) as ForgeData;
}

/** The faces that can be put on a die here: those of the temple, and those that dice begin with. */
export function facesFor(position: ForgeData): string[] {
  const printed = Object.values(FACES).filter(({ kind, copies }) => kind !== 'empty' && copies === 0);
  return [...Object.keys(position.temple), ...printed.map(({ id }) => id)];
}
