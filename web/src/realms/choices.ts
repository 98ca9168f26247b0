// The options of a turn, sorted by what a player has in hand: a die and the places it can go to, or
// resources and what they buy. A turn may have a hundred options; nothing here knows the screen.
import { REALM_IDS, RESOURCES, WAYS } from '../generated/realms';
import type { Option } from '../generated/protocol';
import type { RealmId, Resource, SheetView, WayId } from './model';

/** All that can be done now. Dice are named as targets name them: `die:d1`, `die:gained:3`. */
export interface Choices {
  readonly uses: ReadonlyMap<string, readonly Option[]>;
  readonly claims: ReadonlyMap<string, readonly Option[]>;
  readonly ways: ReadonlyMap<WayId, readonly Option[]>;
  readonly end: Option | null;
}

/** A die on the table: rolled, or gained this turn; gained dice of one sort are counted. */
export interface TableDie {
  readonly target: string;
  readonly sort: 'd1' | 'd2' | 'gained' | 'empowered';
  readonly value: number;
  readonly count: number;
  readonly used: boolean;
  readonly empowered: boolean;
  readonly rolled: number;
}

/** The die that an option uses, changes or copies; nothing if it has none. */
export function dieOf(option: Option): string {
  return option.targets.find((target) => target.startsWith('die:')) ?? '';
}

/** The place of the realm card among the three that an option marks; -1 if none. */
export function cardOf(option: Option): number {
  const target = option.targets.find((target) => target.startsWith('realm:'));
  return target ? Number(target.split(':')[1]) : -1;
}

/** On a screen that shows one card: the nearest of those that have something to choose; null if the one in view
 * is among them, or there is none. */
export function cardToShow(options: readonly Option[], inView: number): number | null {
  const open = new Set(options.map(cardOf).filter((card) => card >= 0));
  if (open.size === 0 || open.has(inView)) return null;
  return [...open].reduce((best, card) => (Math.abs(card - inView) < Math.abs(best - inView) ? card : best));
}

/** The resource that an option pays or takes; nothing if it has none. */
export function resourceOf(option: Option): Resource | undefined {
  return RESOURCES.find((resource) => option.targets.includes(`resource:${resource}`));
}

/** The realm whose ability an option uses; nothing for all others. */
export function realmOf(option: Option): RealmId | undefined {
  const [sort, id] = option.about?.split(':') ?? [];
  return sort === 'realm' ? REALM_IDS.find((realm) => realm === id) : undefined;
}

/** The way to spend that an option is; nothing for all others. */
export function wayOf(option: Option): WayId | undefined {
  return realmOf(option) ? undefined : WAYS.find((way) => option.does === way.id)?.id;
}

/** What a way takes: a number, or X for as many as one likes. */
export function priceOf(id: WayId): string {
  const way = WAYS.find((way) => way.id === id);
  return way && way.least === way.most ? String(way.least) : 'X';
}

export function isClaim(option: Option): boolean {
  return !realmOf(option) && option.does === 'claim';
}

/** Tell whether an option fills a wine order. */
export function isOrder(option: Option): boolean {
  return realmOf(option) === 'viticulture' && option.does === 'order';
}

/** Sort the options of a turn. */
export function sorted(options: readonly Option[]): Choices {
  const uses = new Map<string, Option[]>();
  const claims = new Map<string, Option[]>();
  const ways = new Map<WayId, Option[]>();
  let end: Option | null = null;
  for (const option of options) {
    const way = wayOf(option);
    if (option.declines) end = option;
    else if (way) put(ways, way, option);
    else if (isClaim(option)) put(claims, dieOf(option), option);
    else if (cardOf(option) >= 0) put(uses, dieOf(option), option);
  }
  return { uses, claims, ways, end };
}

function put<Key>(map: Map<Key, Option[]>, key: Key, option: Option): void {
  const found = map.get(key);
  if (found) found.push(option);
  else map.set(key, [option]);
}

/** List the dice of a sheet in the order of the table. */
export function diceOf(sheet: SheetView, rolled: readonly (number | null)[]): TableDie[] {
  const dice: TableDie[] = sheet.dice.map((die, n) => ({
    target: `die:${die.die}`,
    sort: die.die,
    value: die.value,
    count: 1,
    used: die.used,
    empowered: die.empowered,
    rolled: rolled[n] ?? die.value,
  }));
  for (const { value, empowered } of sheet.gained) {
    const sort = empowered ? 'empowered' : 'gained';
    const target = `die:${sort}:${value}`;
    const at = dice.findIndex((die) => die.target === target);
    if (at >= 0) dice[at] = { ...dice[at], count: dice[at].count + 1 };
    else dice.push({ target, sort, value, count: 1, used: false, empowered, rolled: value });
  }
  return dice;
}

/** Tell whether a die has something to do. */
export function isUseful(choices: Choices, die: string): boolean {
  return choices.uses.has(die) || choices.claims.has(die);
}

/** Tell whether a die lies there that has nothing to do: it is left, but fits nowhere. */
export function isStuck(choices: Choices, dice: readonly TableDie[]): boolean {
  return dice.some(({ target, used }) => !used && !isUseful(choices, target));
}

/** Put options first that say they waste little; those that say nothing waste nothing. */
export function thriftiest(options: readonly Option[]): Option[] {
  const waste = (option: Option) => Number(option.args.waste ?? 0);
  return [...options].sort((a, b) => waste(a) - waste(b));
}
