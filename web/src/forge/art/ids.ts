/* The ids of the generated tables, by which art is asked for. */
export type { FeatId } from '../../generated/forge';
