/* The figure of every feat. A feat of the tables without one, or one of no table, does not compile. */
import { BASE_ART } from './feats-base';
import { GODDESS_ART, REBELLION_ART, TITANS_ART } from './feats-rebellion';
import type { FeatId } from './ids';
import type { Picture } from './picture';

export const FEAT_ART: Readonly<Record<FeatId, Picture>> = {
  ...BASE_ART,
  ...REBELLION_ART,
  ...GODDESS_ART,
  ...TITANS_ART,
};
