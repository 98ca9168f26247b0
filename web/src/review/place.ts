// Where one was on the page of a review: kept with the entry of the browser's history that Back leads to.
import type { Wish } from './reckoning';

export interface Place {
  /** How far the page was scrolled. */
  y: number;
  /** Whose game was looked at. */
  seat: number;
  wish: Wish;
  /** All errors were shown, not the first ones alone. */
  all: boolean;
}

export function keptPlace(): Place | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('review' in state)) return null;
  return state.review as Place;
}

export function keepPlace(place: Place): void {
  history.replaceState({ review: place }, '');
}
