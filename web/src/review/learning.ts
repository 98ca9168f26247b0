// The words of reviews: their own, those of the screens around tables, and what the study calls sources of points.
import { REVIEW_WORDS } from '../generated/review-words';
import { learnMore, learnScreens, learnStudy } from '../lib/i18n.svelte';
import { once } from '../lib/once';

/** The words alone, for whoever says why an option is better. */
export const learnReasons = once(() => learnMore('review', REVIEW_WORDS));

export const learnReview = once(() => Promise.all([learnReasons(), learnScreens(), learnStudy()]));
