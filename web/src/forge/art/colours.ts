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
  red: { fill: '#cf3f1f', deep: '#5c1406', mark: star(50, 50, 46, 24, 8) },
  yellow: { fill: '#dda22a', deep: '#5c3a05', mark: disc(50, 50, 36) + disc(50, 50, 16) },
  green: { fill: '#2a8054', deep: '#06301c', mark: 'M50 6 90 28V72L50 94 10 72V28Z' },
  blue: { fill: '#4c5cc4', deep: '#151a4d', mark: 'M62 8A44 44 0 1 0 92 70 38 38 0 1 1 62 8Z' },
};
