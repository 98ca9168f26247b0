// Written by `python -m tools.generate` from the folders of grani.locales.

import type { Language, Loader } from './languages';

/** What reviews say. */
export const REVIEW_WORDS: Readonly<Record<Language, Loader>> = {
  'en': () => import('./texts/review-en'),
  'ru': () => import('./texts/review-ru'),
  'uk': () => import('./texts/review-uk'),
};
