// What faces and dice are worth: averages of a roll, and the face one would miss least.
import { FACES, RESOURCES, type Amounts, type Die, type Resource } from '../generated/forge';
import type { HeroView } from './view';

/** What one of a resource is worth beside one gold, to compare faces with. */
const WORTH: Record<Resource, number> = {
  gold: 1,
  moon: 2.2,
  sun: 2.6,
  glory: 2.2,
  ancient: 2,
  loyalty: 2,
};
const SPECIAL_WORTH: Partial<Record<string, number>> = {
  triple: 7,
  mirror: 6,
  ship: 5,
  golem: 6,
};

/** What a face brings on its own on average: of a choice, every option equally often. */
function share(face: string): Amounts {
  const { gives, choose } = FACES[face];
  if (!choose) return gives;
  const options = Object.entries(gives) as [Resource, number][];
  return Object.fromEntries(options.map(([name, amount]) => [name, amount / options.length]));
}

function add(sum: Amounts, amounts: Amounts, times: number): void {
  for (const [name, amount] of Object.entries(amounts) as [Resource, number][]) {
    sum[name] = (sum[name] ?? 0) + amount * times;
  }
}

/** What a face brings beside another: shields look at it, ×3 multiplies. */
function beside(face: string, other: string, sum: Amounts, weight: number): void {
  const { matches, reward, keeps } = FACES[face];
  const times = FACES[other].kind === 'triple' ? 3 * weight : weight;
  const matched = matches !== null && (FACES[other].gives[matches] ?? 0) > 0;
  if (matched) add(sum, { glory: reward }, times);
  if (!matched || keeps) add(sum, share(face), times);
}

/** What a roll of two dice brings on average, over all thirty-six results. */
export function average(light: readonly string[], dark: readonly string[]): Amounts {
  const sum: Amounts = {};
  for (const one of light) {
    for (const two of dark) {
      beside(one, two, sum, 1 / 36);
      beside(two, one, sum, 1 / 36);
    }
  }
  return sum;
}

/** What a roll brings after `face` has replaced one side. */
export function averageWith(hero: HeroView, die: Die, side: number, face: string): Amounts {
  const faces = { light: [...hero.dice.light.faces], dark: [...hero.dice.dark.faces] };
  faces[die][side] = face;
  return average(faces.light, faces.dark);
}

/** Resources of a sum, in the order of the game. */
export function listed(amounts: Amounts): [Resource, number][] {
  return RESOURCES.flatMap((name): [Resource, number][] => {
    const amount = amounts[name];
    return amount ? [[name, amount]] : [];
  });
}

/** How much one would miss a face. */
export function worth(face: string): number {
  const { kind, gives, choose, reward } = FACES[face];
  const values = listed(gives).map(([name, amount]) => amount * WORTH[name]);
  const own = choose ? Math.max(0, ...values) * 1.15 : values.reduce((sum, value) => sum + value, 0);
  return own + reward + (SPECIAL_WORTH[kind] ?? 0);
}

/** The side of all these that one would miss least. */
export function leastMissed(
  hero: HeroView,
  sides: readonly { die: Die; side: number }[],
): { die: Die; side: number } | null {
  let least: { die: Die; side: number } | null = null;
  let lowest = Infinity;
  for (const place of sides) {
    const value = worth(hero.dice[place.die].faces[place.side]);
    if (value < lowest) [least, lowest] = [place, value];
  }
  return least;
}
