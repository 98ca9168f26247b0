// Written by `python -m tools.generate` from the folders of grani.locales.

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What speakers call their language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'en': "English",
  'ru': "Русский",
  'uk': "Українська",
};
/** The same in a few letters. */
export const LANGUAGE_SHORTS: Readonly<Record<Language, string>> = {
  'en': "en",
  'ru': "рус",
  'uk': "укр",
};

/** What all tables say, and what only those of our games do. */
export interface Texts {
  shared: string[];
  games: string[];
}
export type Loader = () => Promise<{ default: Texts }>;
/** What every screen and table says: one chunk a language. */
export const TABLE_WORDS: Readonly<Record<Language, Loader>> = {
  'en': () => import('./texts/en'),
  'ru': () => import('./texts/ru'),
  'uk': () => import('./texts/uk'),
};
/** What the table of each of our games says beyond that. */
export const GAME_WORDS: Readonly<Record<string, Record<Language, Loader>>> = {
  'dice-forge': {
    'en': () => import('./texts/dice-forge-en'),
    'ru': () => import('./texts/dice-forge-ru'),
    'uk': () => import('./texts/dice-forge-uk'),
  },
  'rolling-realms': {
    'en': () => import('./texts/rolling-realms-en'),
    'ru': () => import('./texts/rolling-realms-ru'),
    'uk': () => import('./texts/rolling-realms-uk'),
  },
};
/** What the screens around a table say beyond that: home, new table, room, menu. */
export const SCREENS_WORDS: Readonly<Record<Language, Loader>> = {
  'en': () => import('./texts/screens-en'),
  'ru': () => import('./texts/screens-ru'),
  'uk': () => import('./texts/screens-uk'),
};
/** What the study says beyond that: results, replay, analysis, glossary. */
export const STUDY_WORDS: Readonly<Record<Language, Loader>> = {
  'en': () => import('./texts/study-en'),
  'ru': () => import('./texts/study-ru'),
  'uk': () => import('./texts/study-uk'),
};
/** What lessons and the coach say. */
export const LEARN_WORDS: Readonly<Record<Language, Loader>> = {
  'en': () => import('./texts/learn-en'),
  'ru': () => import('./texts/learn-ru'),
  'uk': () => import('./texts/learn-uk'),
};
/** What puzzles say. */
export const PUZZLE_WORDS: Readonly<Record<Language, Loader>> = {
  'en': () => import('./texts/puzzles-en'),
  'ru': () => import('./texts/puzzles-ru'),
  'uk': () => import('./texts/puzzles-uk'),
};
