// Where the points of the end come from, seat by seat.
import { FEATS, TITANS } from '../generated/forge';
import type { ForgeView, HeroView } from './view';

export type Source = 'glory' | 'feats' | 'titans';

export interface Count {
  source: Source;
  points: number[];
}

function ofFeats(hero: HeroView): number {
  return Object.entries(hero.cards).reduce((sum, [feat, count]) => sum + FEATS[feat].glory * count, 0);
}

function ofTitans(hero: HeroView): number {
  return hero.loyalty ? TITANS[hero.loyalty].glory : 0;
}

/** Give the sources of the final score with the points of every seat. */
export function countOf(view: ForgeView): Count[] {
  const titans = view.boards.module === 'titans' ? view.heroes.map(ofTitans) : null;
  const feats = view.heroes.map(ofFeats);
  const glory = view.heroes.map((hero, seat) => hero.score - feats[seat] - (titans?.[seat] ?? 0));
  const counts: Count[] = [
    { source: 'glory', points: glory },
    { source: 'feats', points: feats },
  ];
  if (titans) counts.push({ source: 'titans', points: titans });
  return counts;
}
