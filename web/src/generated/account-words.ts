// Written by `python -m tools.generate` from the folders of grani.locales.

import type { Language, Loader } from './languages';

/** What settings and leaderboard say about keeping one's games. */
export const ACCOUNT_WORDS: Readonly<Record<Language, Loader>> = {
  'en': () => import('./texts/account-en'),
  'ru': () => import('./texts/account-ru'),
  'uk': () => import('./texts/account-uk'),
};
/** What the page of hosts says. */
export const ADMIN_WORDS: Readonly<Record<Language, Loader>> = {
  'en': () => import('./texts/admin-en'),
  'ru': () => import('./texts/admin-ru'),
  'uk': () => import('./texts/admin-uk'),
};
