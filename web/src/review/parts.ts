// What the pages of reviews are made of, as one script.
export { default as Bring } from './Bring.svelte';
export { learnReview } from './learning';
export { default as Review } from './Review.svelte';
