// Where on the table the options of a prompt lie: places they name, and the things they are about.
import { DICE, type Die } from '../generated/forge';
import type { Question } from '../generated/forge-types';
import type { Option, Prompt } from '../generated/protocol';
import { ordered } from '../lib/options';
import type { ForgeView, HeroView } from './view';

export const poolAt = (face: string): string => `pool:${face}`;
export const stackAt = (slot: string): string => `stack:${slot}`;
export const cardAt = (seat: number, feat: string): string => `card:${seat}:${feat}`;
export const tokenAt = (seat: number, token: string): string => `token:${seat}:${token}`;
export const dieAt = (seat: number, die: Die): string => `die:${seat}:${die}`;
export const sideAt = (seat: number, die: Die, side: number): string => `die:${seat}:${die}:${side}`;
export const seatAt = (seat: number): string => `seat:${seat}`;
export const portalAt = (portal: number): string => `portal:${portal}`;
export const squareAt = (square: string): string => `square:${square}`;

/** Kinds of prompt whose options without a place are made on a token of one's own. */
const TOKEN_OF_KIND: Readonly<Partial<Record<Question, string>>> = {
  cerberus: 'cerberus',
  companion: 'companion',
};

/** What a prompt asks, as a question of Dice Forge. */
export function questionOf(prompt: Prompt): Question {
  return prompt.kind as Question;
}

/** The options by place. A place may have several, an option several places. */
export function placesOf(prompt: Prompt, view: ForgeView): Map<string, Option[]> {
  const places = new Map<string, Option[]>();
  const put = (target: string, option: Option): void => {
    const options = places.get(target);
    if (!options) places.set(target, [option]);
    else if (!options.includes(option)) options.push(option);
  };
  const hero = view.heroes[prompt.seat];
  for (const option of prompt.options) {
    for (const target of option.targets) {
      for (const alike of likeSides(target, view)) put(alike, option);
    }
  }
  const token = TOKEN_OF_KIND[questionOf(prompt)];
  for (const option of prompt.options) {
    if (option.targets.length > 0 || option.declines) continue;
    if (token) put(tokenAt(prompt.seat, token), option);
    else if (questionOf(prompt) === 'order') for (const die of orderedDice(option, hero)) put(die, option);
  }
  return places;
}

/** The options that have no place on the table, in the order of their numbers: a panel shows them, and
 * with them what declines them. */
export function looseOf(prompt: Prompt): Option[] {
  if (questionOf(prompt) in TOKEN_OF_KIND) return [];
  const loose = ordered(prompt).filter(({ targets }) => targets.length === 0);
  return loose.some(({ declines }) => !declines) ? loose : [];
}

/** The seat whose dice a decision is made on, side by side; null if it is made elsewhere. */
export function openedDice(prompt: Prompt): number | null {
  const sides = prompt.options.flatMap(({ targets }) => targets.map(parseSide));
  return sides.find((side) => side !== null)?.seat ?? null;
}

/** Give a place, and if it is a side of a die, all sides of that die with the same face: the
 * engine offers one of each, players may point at any. */
function likeSides(target: string, view: ForgeView): string[] {
  const side = parseSide(target);
  if (!side) return [target];
  const faces = view.heroes[side.seat].dice[side.die].faces;
  return faces.flatMap((face, i) => (face === faces[side.side] ? [sideAt(side.seat, side.die, i)] : []));
}

/** Read `die:seat:die`; null if it is something else. */
export function parseDie(target: string): { seat: number; die: Die } | null {
  const found = /^die:(\d):(light|dark)$/.exec(target);
  return found ? { seat: Number(found[1]), die: found[2] as Die } : null;
}

/** Read `die:seat:die:side`; null if it is something else. */
export function parseSide(target: string): { seat: number; die: Die; side: number } | null {
  const found = /^die:(\d):(light|dark):(\d)$/.exec(target);
  return found ? { seat: Number(found[1]), die: found[2] as Die, side: Number(found[3]) } : null;
}

function orderedDice(option: Option, hero: HeroView): string[] {
  const { die, face } = option.args;
  if (die === 'light' || die === 'dark') return [dieAt(hero.seat, die)];
  return showing(hero, String(face)).slice(0, 1);
}

/** The hero's dice on which a face lies up. */
function showing(hero: HeroView, face: string): string[] {
  return DICE.filter((die) => upFace(hero, die) === face).map((die) => dieAt(hero.seat, die));
}

/** The face that lies up on a die, if it has been rolled. */
export function upFace(hero: HeroView, die: Die): string | null {
  const { faces, up } = hero.dice[die];
  return up === null ? null : faces[up];
}

/** Tabs of the phone, by what lies there. */
export type Tab = 'islands' | 'temple' | 'boards' | 'module';

/** The tab on which a place of somebody else's board or of the table lies; null for the dock. */
export function tabOf(target: string, dock: number): Tab | null {
  const [sort, seat] = target.split(':');
  if (sort === 'pool') return 'temple';
  if (sort === 'stack' || sort === 'portal') return 'islands';
  if (sort === 'square' || sort === 'treasure') return 'module';
  return Number(seat) === dock ? null : 'boards';
}

/** Whether an option is pressed twice: a side or a pass that cannot be taken back. */
export function mustBeSure(prompt: Prompt | null, option: Option): boolean {
  if (option.final !== true) return false;
  return option.declines
    ? prompt !== null && questionOf(prompt) === 'main'
    : option.targets.some((target) => parseSide(target) !== null);
}
