// Changes of a position of Rolling Realms by clicking. Each keeps what belongs together: another round has
// other cards and results, dice that have not fallen are nobody's. Whether the whole can be is for the server
// to say.
import { BLANKS, CARDS, ROUNDS } from '../generated/realms';
import type { Position } from '../lib/games';
import type { MarkValue } from './marking';
import type { RealmId } from './model';

export interface DieData {
  value: number;
  used?: boolean;
  adjusted?: boolean;
  empowered?: boolean;
}

export interface SheetData extends Record<string, unknown> {
  results: number[];
  resources: Record<string, [number, number]>;
  cards: Record<string, Record<string, MarkValue>>;
  ended?: boolean;
  dice?: Record<string, DieData>;
  gained?: { value: number; empowered?: boolean }[];
  activated?: string[];
}

export interface RealmsData extends Position {
  round: number;
  turn: number;
  realms: string[];
  rolled: (number | null)[];
  sheets: SheetData[];
}

/** What is about one's dice: only there while one acts. */
const OF_A_TURN = ['ended', 'dice', 'gained', 'activated'];
export const FLAGS = ['used', 'adjusted', 'empowered'] as const;
export type Flag = (typeof FLAGS)[number];

export function withSheet(position: RealmsData, seat: number, change: Partial<SheetData>): RealmsData {
  return { ...position, sheets: position.sheets.with(seat, { ...position.sheets[seat], ...change } as SheetData) };
}

const withSheets = (position: RealmsData, change: (sheet: SheetData) => SheetData): RealmsData => ({
  ...position,
  sheets: position.sheets.map(change),
});

function idle(sheet: SheetData): SheetData {
  return Object.fromEntries(Object.entries(sheet).filter(([field]) => !OF_A_TURN.includes(field))) as SheetData;
}

export const isRolled = ({ rolled }: RealmsData): boolean => rolled.every((value) => value !== null);

function acting(sheet: SheetData, rolled: readonly (number | null)[]): SheetData {
  const dice = Object.fromEntries(rolled.map((value, number) => [`d${number + 1}`, { value: value ?? 1 }]));
  return { ...idle(sheet), dice, gained: [], activated: [] };
}

/** Let the dice of the turn have fallen, or not yet. */
export function withRoll(position: RealmsData, rolled: boolean): RealmsData {
  const values = rolled ? [1, 1] : [null, null];
  const changed = { ...position, rolled: values };
  return withSheets(changed, (sheet) => (rolled ? acting(sheet, values) : idle(sheet)));
}

/** Let a die of the turn have landed otherwise, for everybody whose die was left as it fell. */
export function withLanded(position: RealmsData, number: number, value: number): RealmsData {
  const name = `d${number + 1}`;
  const changed = withSheets(position, (sheet) => {
    const die = sheet.dice?.[name];
    return !die || die.adjusted ? sheet : { ...sheet, dice: { ...sheet.dice, [name]: { ...die, value } } };
  });
  return { ...changed, rolled: position.rolled.with(number, value) };
}

/** Let a die of a sheet be used, adjusted or empowered, or no longer. */
export function withFlag(position: RealmsData, seat: number, name: string, flag: Flag): RealmsData {
  const sheet = position.sheets[seat];
  const { [flag]: was, ...die } = sheet.dice?.[name] ?? { value: 1 };
  const changed: DieData = was ? die : { ...die, [flag]: true };
  // Whoever empowers a die adjusts it; what was not adjusted shows what was rolled.
  if (flag === 'empowered' && !was) changed.adjusted = true;
  if (flag === 'adjusted' && was) {
    delete changed.empowered;
    changed.value = position.rolled[Number(name.slice(1)) - 1] ?? changed.value;
  }
  return withSheet(position, seat, { dice: { ...sheet.dice, [name]: changed } });
}

/** Let a die of a sheet show something else, which takes pumpkins. */
export function withValue(position: RealmsData, seat: number, name: string, value: number): RealmsData {
  const { dice } = position.sheets[seat];
  const die: DieData = { ...dice?.[name], value };
  if (value !== position.rolled[Number(name.slice(1)) - 1]) die.adjusted = true;
  return withSheet(position, seat, { dice: { ...dice, [name]: die } });
}

/** Let somebody have ended the turn, or act still. */
export function withEnded(position: RealmsData, seat: number, ended: boolean): RealmsData {
  const sheet = position.sheets[seat];
  const changed = ended ? { ...idle(sheet), ended } : acting(sheet, position.rolled);
  return { ...position, sheets: position.sheets.with(seat, changed) };
}

/** Let a realm be activated in this turn, or not. */
export function withActivated(position: RealmsData, seat: number, realm: string): RealmsData {
  const before = position.sheets[seat].activated ?? [];
  const others = before.filter((one) => one !== realm);
  const chosen = others.length < before.length ? others : [...before, realm];
  const inOrder = Object.keys(position.sheets[seat].cards).filter((one) => chosen.includes(one));
  return withSheet(position, seat, { activated: inOrder });
}

/** The realms of the round that is played, as far as they are drawn. */
function realmsOf({ round, realms }: RealmsData): string[] {
  return realms.slice((round - 1) * CARDS, round * CARDS).filter((realm) => realm in BLANKS);
}

function blank(realm: string): Record<string, MarkValue> {
  const cards: Partial<Record<string, unknown>> = BLANKS;
  return cards[realm] as Record<string, MarkValue>;
}

/** Let another realm lie in a place; if it is played now, its cards are blank. */
export function withRealm(position: RealmsData, place: number, realm: RealmId): RealmsData {
  const changed = { ...position, realms: position.realms.with(place, realm) };
  if (Math.floor(place / CARDS) + 1 !== position.round) return changed;
  return withSheets(changed, (sheet) => {
    const { activated } = sheet;
    const cards = Object.fromEntries(realmsOf(changed).map((one) => [one, sheet.cards[one] ?? blank(one)]));
    const kept = activated?.filter((one) => one in cards);
    return kept ? { ...sheet, cards, activated: kept } : { ...sheet, cards };
  });
}

/** Let it be the beginning of another round: blank cards, no resources, results of the rounds before. */
export function withRound(position: RealmsData, round: number): RealmsData {
  if (round < 1 || round > ROUNDS) return position;
  const changed = { ...position, round, turn: 1, rolled: [null, null] };
  return withSheets(changed, (sheet) => ({
    ...idle(sheet),
    results: Array.from({ length: round - 1 }, (_, number) => sheet.results[number] ?? 0),
    resources: Object.fromEntries(Object.keys(sheet.resources).map((name) => [name, [0, 0]])),
    cards: Object.fromEntries(realmsOf(changed).map((realm) => [realm, blank(realm)])),
  }));
}
