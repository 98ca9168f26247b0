// Words: Fluent messages in the player's language, from the very files that Python reads.
// `t` and `speech` read reactive state, so whatever shows their text changes with the language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args, Line, Option, Prompt } from '../generated/protocol';
import { remember, remembered } from './settings.svelte';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
};

/** What is said where: `table` on every screen, `study` in results, replay and glossary only. */
type Pack = 'table' | 'study';
type Loader = () => Promise<{ default: string[] }>;

const LOADERS: Record<Pack, Record<Language, Loader>> = {
  table: {
    en: () => import('./words/en'),
    ru: () => import('./words/ru'),
    uk: () => import('./words/uk'),
  },
  study: {
    en: () => import('./words/study-en'),
    ru: () => import('./words/study-ru'),
    uk: () => import('./words/study-uk'),
  },
};
const packs = new Set<Pack>(['table']);
const loaded = new Set<string>();
const bundles = Object.fromEntries(
  // All our languages run left to right: isolation marks would only be in the way.
  LANGUAGES.map((code) => [code, new FluentBundle(code, { useIsolating: false })]),
) as Record<Language, FluentBundle>;

class Tongue {
  code: Language = $state('en');
}

/** The language that is spoken now. */
export const lang = new Tongue();

async function load(pack: Pack, code: Language): Promise<void> {
  const texts = (await LOADERS[pack][code]()).default;
  if (loaded.has(`${pack}-${code}`)) return;
  loaded.add(`${pack}-${code}`);
  for (const text of texts) bundles[code].addResource(new FluentResource(text));
}

/** Load a language and speak it from now on; the choice is remembered. */
export async function setLanguage(code: Language): Promise<void> {
  await Promise.all([...packs].map((pack) => load(pack, code)));
  lang.code = code;
  document.documentElement.lang = code;
  remember('language', code);
}

/** Load what the study says too, in this language and in those to come. */
export async function learnStudy(): Promise<void> {
  packs.add('study');
  await load('study', lang.code);
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

/** Tell whether there is a message of this key. */
export function has(key: string): boolean {
  return bundles[lang.code].hasMessage(key);
}

/** Say a message in the player's language; a key without a message is shown as it is. */
export function t(key: string, args?: Args): string {
  const bundle = bundles[lang.code];
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** Arguments that are ids, and the keys under which the name of each may stand, first found first. */
const NAME_KEYS: Record<string, ((id: string) => string)[]> = {
  face: [(id) => `face-${id}`],
  first: [(id) => `face-${id}`, (id) => `realm-${id}-name`],
  second: [(id) => `face-${id}`, (id) => `realm-${id}-name`],
  third: [(id) => `realm-${id}-name`],
  replaced: [(id) => `face-${id}`],
  feat: [(id) => `feat-${id}-name`],
  realm: [(id) => `realm-${id}-name`],
  resource: [(id) => `resource-${id}`],
  die: [(id) => `die-${id}`],
  slot: [(id) => `slot-${id}`],
  portal: [(id) => `island-${id}`],
  chamber: [(id) => `square-${id}`],
};
const SEATS = new Set(['seat', 'by', 'receiver', 'ousted']);
const SOURCE = 'source';

/** The players by seat, as far as names go: `session.seats` will do. */
export type Named = readonly { readonly name: string }[];

function hyphened(id: string | number): string {
  return String(id).replaceAll('_', '-');
}

function say(key: string, args: Args, seats: Named): string {
  const named: Args = {};
  for (const [argument, value] of Object.entries(args)) {
    if (SEATS.has(argument)) named[argument] = seats[Number(value)]?.name ?? String(value);
    else if (argument === SOURCE) named[argument] = speech.source(String(value));
    else if (argument in NAME_KEYS) named[argument] = speech.name(argument, value);
    else {
      named[argument] = value;
      continue;
    }
    named[`${argument}-id`] = value;
  }
  return t(key, named);
}

/** Prompts, options and log lines as sentences: names take the place of ids. Mirrors `locales/speech.py`. */
export const speech = {
  prompt: (prompt: Prompt, seats: Named): string => say(`prompt-${prompt.kind}`, prompt.args, seats),
  option: (option: Pick<Option, 'key' | 'args'>, seats: Named): string => say(option.key, option.args, seats),
  line: (line: Line, seats: Named): string => say(line.key, line.args, seats),
  /** The name of a thing, such as the `feat` with the id `silver_hind`. */
  name(sort: string, id: string | number): string {
    const keys = NAME_KEYS[sort].map((form) => form(hyphened(id)));
    return t(keys.find(has) ?? keys[0]);
  },
  /** What something comes from, such as `face:gold_3` or `hammer`. */
  source(source: string): string {
    const [sort, id] = source.split(/:(.*)/s);
    return t(`source-${hyphened(sort)}`, id ? { [sort]: speech.name(sort, id) } : {});
  },
};
