/* The four colours of cards and faces that belong together, each with a mark, so that nothing
   depends on colour alone: sun, coin, laurel's hexagon and crescent. */
import type { Colour } from '../../generated/forge';
import { disc, star } from './picture';

export interface ColourLook {
  readonly fill: string;
  readonly deep: string;
  /** The mark in a square of 100. */
  readonly mark: string;
}

export const COLOUR_LOOKS: Readonly<Record<Colour, ColourLook>> = {
  red: { fill: 'var(--rust-57)', deep: 'var(--rust-32)', mark: star(50, 50, 46, 24, 8) },
  yellow: { fill: 'var(--straw-75)', deep: 'var(--wood-38)', mark: disc(50, 50, 36) + disc(50, 50, 16) },
  green: { fill: 'var(--leaf-54)', deep: 'var(--leaf-28)', mark: 'M50 6 90 28V72L50 94 10 72V28Z' },
  blue: { fill: 'var(--indigo-52b)', deep: 'var(--indigo-26)', mark: 'M62 8A44 44 0 1 0 92 70 38 38 0 1 1 62 8Z' },
};
