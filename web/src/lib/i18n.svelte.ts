// Words: Fluent messages in the player's language, from the very files that Python reads.
// `t` and `speech` read reactive state, so whatever shows their text changes with the language.
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import {
  GAME_WORDS,
  LANGUAGES,
  LEARN_WORDS,
  PUZZLE_WORDS,
  SCREENS_WORDS,
  STUDY_WORDS,
  TABLE_WORDS,
  type Language,
  type Texts,
} from '../generated/languages';
import type { Args, Line, Option, Prompt } from '../generated/protocol';
import { NAME_KEYS, SEATS, SORTS, SOURCE } from '../generated/words';
import { api } from './api';
import { withMinus } from './numbers';
import { part } from './parts';
import { remember, remembered } from './settings.svelte';

export { LANGUAGE_NAMES, LANGUAGE_SHORTS, LANGUAGES, type Language } from '../generated/languages';

/**
 * What is said where: `table` on every screen, `screens` only on those around a table (home, new table,
 * room, menu), `study` in results, replay, analysis and glossary, `learn` in lessons and by the coach,
 * `puzzles` in puzzles; what one of our games says has its id. Others bring theirs when they are loaded.
 * All but a table speak of all games.
 */
const LOADERS: Record<string, typeof TABLE_WORDS> = {
  table: TABLE_WORDS,
  screens: SCREENS_WORDS,
  study: STUDY_WORDS,
  learn: LEARN_WORDS,
  puzzles: PUZZLE_WORDS,
  ...GAME_WORDS,
};
const OURS = Object.keys(GAME_WORDS);
const packs = new Set<string>(['table']);
const loaded = new Map<string, Texts>();
const bundles = Object.fromEntries(LANGUAGES.map((code) => [code, bundleIn(code)])) as Record<Language, FluentBundle>;
/** The games that are not ours whose words are wanted. */
const wanted = new Set<string>();

class Tongue {
  code: Language = $state('en');
  /** The game whose table is shown; '' if none is. */
  game = $state('');
  /** The words at tables of games that are not ours, by language and game. */
  elsewhere: Record<string, FluentBundle> = $state.raw({});
}

/** The language that is spoken now, and the game that is spoken of. */
export const lang = new Tongue();

function bundleIn(code: Language): FluentBundle {
  // All our languages run left to right: isolation marks would only be in the way.
  return new FluentBundle(code, { useIsolating: false });
}

async function load(pack: string, code: Language): Promise<void> {
  const texts = (await part(LOADERS[pack][code])).default;
  if (loaded.has(`${pack}-${code}`)) return;
  loaded.set(`${pack}-${code}`, texts);
  for (const text of [...texts.shared, ...texts.games]) bundles[code].addResource(new FluentResource(text));
  lang.elsewhere = {};
}

/** Load what is wanted and not there yet. */
async function loadAll(code: Language): Promise<void> {
  await Promise.all([...packs].map((pack) => load(pack, code)));
  const missing = [...wanted].filter((game) => !(`${code} ${game}` in lang.elsewhere));
  await Promise.all(missing.map((game) => loadGame(game, code)));
}

/** Put together the words at a table of a game that is not ours: what all games share, and its own. */
async function loadGame(game: string, code: Language): Promise<void> {
  const own = await api.words(game, code).catch(() => '');
  const bundle = bundleIn(code);
  const shared = [...packs].flatMap((pack) => loaded.get(`${pack}-${code}`)?.shared ?? []);
  for (const text of shared) bundle.addResource(new FluentResource(text));
  bundle.addResource(new FluentResource(own), { allowOverrides: true });
  lang.elsewhere = { ...lang.elsewhere, [`${code} ${game}`]: bundle };
}

/** Have the words of a game at hand, in this language and in those to come. */
export async function learnGame(game: string): Promise<void> {
  if (OURS.includes(game)) return learnPacks(game);
  if (wanted.has(game)) return;
  wanted.add(game);
  await loadAll(lang.code);
}

/** Load a language and speak it from now on; the choice is remembered. */
export async function setLanguage(code: Language): Promise<void> {
  await loadAll(code);
  lang.code = code;
  document.documentElement.lang = code;
  remember('language', code);
}

/** Load what the study says too, in this language and in those to come. */
export const learnStudy = (): Promise<void> => learnPacks('study', ...OURS);

/** Load what the screens around a table say too, likewise. */
export const learnScreens = (): Promise<void> => learnPacks('screens', ...OURS);

/** Load what lessons and the coach say too, likewise. */
export const learnLessons = (): Promise<void> => learnPacks('learn');

/** Load what puzzles say too, likewise. */
export const learnPuzzles = (): Promise<void> => learnPacks('puzzles');

/** Load words that somebody brings, likewise. */
export function learnMore(pack: string, words: typeof TABLE_WORDS): Promise<void> {
  LOADERS[pack] = words;
  return learnPacks(pack);
}

/** What brings the words of a pack that speaks of all games, of our games too, without saying them yet. */
export const wordsOf =
  (pack: string): (() => Promise<unknown>) =>
  () =>
    Promise.all([pack, ...OURS].map((name) => LOADERS[name][lang.code]()));

async function learnPacks(...more: string[]): Promise<void> {
  for (const pack of more) packs.add(pack);
  await loadAll(lang.code);
}

/** The language to begin with: of the address, of the last visit, of the browser, English. */
export function firstLanguage(): Language {
  const wishes = [
    new URLSearchParams(location.search).get('lang'),
    remembered('language'),
    ...navigator.languages.map((tag) => tag.split('-')[0]),
  ];
  return wishes.find(isLanguage) ?? 'en';
}

function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((known) => known === code);
}

function bundleAt(game: string): FluentBundle {
  return lang.elsewhere[`${lang.code} ${game}`] ?? bundles[lang.code];
}

/** Tell whether there is a message of this key, at the table of a game. */
export function has(key: string, game = lang.game): boolean {
  return bundleAt(game).hasMessage(key);
}

/** Say a message in the player's language; what nobody has words for is said in those of its key. */
export function t(key: string, args?: Args, game = lang.game): string {
  const bundle = bundleAt(game);
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args && withDebts(args), []) : spelled(key);
}

/** A number below zero: one like others, but written with a minus. */
class Debt extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

function withDebts(args: Args): Record<string, string | number | Debt> {
  const debt = (value: string | number): string | number | Debt =>
    typeof value === 'number' && value < 0 ? new Debt(value) : value;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, debt(value)]));
}

/** The plain words of a key or an id: `option-hold` is “hold”, `golden_sow` “golden sow”. */
export function spelled(key: string): string {
  const [sort, ...rest] = key.split('-');
  return (rest.length > 0 && SORTS.includes(sort) ? rest.join('-') : key).replaceAll(/[-_]/g, ' ');
}

/** Begin with a capital letter, as headings do. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(lang.code) + name.slice(1);
}

/** The players by seat, as far as names go: `session.seats` will do. */
export type Named = readonly { readonly name: string }[];

function hyphened(id: string | number): string {
  return String(id).replaceAll('_', '-');
}

function say(key: string, args: Args, seats: Named): string {
  const named: Args = {};
  const ids: Args = {};
  for (const [argument, value] of Object.entries(args)) {
    if (SEATS.includes(argument)) named[argument] = seats[Number(value)]?.name ?? String(value);
    else if (argument === SOURCE) named[argument] = speech.source(String(value));
    else if (argument in NAME_KEYS || has(nameKey(argument, value))) named[argument] = speech.name(argument, value);
    else {
      named[argument] = value;
      continue;
    }
    ids[`${argument}-id`] = value;
  }
  return has(key) ? t(key, { ...named, ...ids }) : spelledWith(key, named);
}

/** What nobody has words for: whose it is, the words of the key, and what came with it. */
function spelledWith(key: string, { seat, ...rest }: Args): string {
  const more = Object.entries(rest).map(([name, value]) => `${spelled(name)} ${value}`);
  const words = more.length > 0 ? `${spelled(key)} (${more.join(', ')})` : spelled(key);
  return seat === undefined ? words : `${seat}: ${words}`;
}

function nameKey(sort: string, id: string | number): string {
  return `${sort}-${hyphened(id)}-name`;
}

/** Prompts, options and log lines as sentences: names take the place of ids. Mirrors `locales/speech.py`. */
export const speech = {
  prompt: (prompt: Prompt, seats: Named): string => say(`prompt-${prompt.kind}`, prompt.args, seats),
  option: (option: Pick<Option, 'key' | 'args'>, seats: Named): string => say(option.key, option.args, seats),
  line: (line: Pick<Line, 'key' | 'args'>, seats: Named): string => say(line.key, line.args, seats),
  /** The name of a thing, such as the `feat` with the id `silver_hind`. */
  name(sort: string, id: string | number): string {
    const forms = NAME_KEYS[sort];
    const keys = forms ? forms.map((form) => form.replace('{}', hyphened(id))) : [nameKey(sort, id)];
    const known = keys.find((key) => has(key));
    return known === undefined ? spelled(String(id)) : t(known);
  },
  /** What something comes from, such as `face:gold_3` or `hammer`. */
  source(source: string): string {
    const [sort, id] = source.split(/:(.*)/s);
    const name = id ? speech.name(sort, id) : spelled(sort);
    const key = `source-${hyphened(sort)}`;
    return has(key) ? t(key, id ? { [sort]: name } : {}) : name;
  },
};
