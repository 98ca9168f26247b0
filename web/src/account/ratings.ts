// Ratings as people read them: how strong, and how sure that is.
import type { Rating } from '../generated/protocol';

/** Write a rating with its uncertainty, such as 1520 ± 90. */
export const ratingText = ({ rating, deviation }: Rating): string => `${rating} ± ${deviation}`;
