// The words of reviews: their own, those of the screens around tables, and what the study calls sources of points.
import { REVIEW_WORDS } from '../generated/review-words';
import { learnMore, learnScreens, learnStudy } from '../lib/i18n.svelte';
import { once } from '../lib/once';

export const learnReview = once(() => Promise.all([learnMore('review', REVIEW_WORDS), learnScreens(), learnStudy()]));
