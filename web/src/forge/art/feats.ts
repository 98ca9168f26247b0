/* The figure of every feat; one that nobody has drawn yet has the amphora. */
import { BASE_ART } from './feats-base';
import { GODDESS_ART, REBELLION_ART, TITANS_ART } from './feats-rebellion';
import { both, cut, fill, line, type Picture } from './picture';

export const FEAT_ART: Readonly<Partial<Record<string, Picture>>> = {
  ...BASE_ART,
  ...REBELLION_ART,
  ...GODDESS_ART,
  ...TITANS_ART,
};

/** A vase with nothing on it but its ornament. */
const AMPHORA: Picture = [
  fill('M36 2H64L61 9H39ZM41 9H59L57 24Q80 32 80 54 78 78 58 90H42Q22 78 20 54 20 32 43 24ZM42 90H58L64 98H36Z'),
  ...both(line('M40 12Q18 10 17 26 16 34 24 40', 4)),
  cut('M40 12H60M43 24Q50 27 57 24'),
  cut('M24 41Q50 47 76 41M23 46Q50 52 77 46M23 64Q50 70 77 64M25 69Q50 75 75 69', 1.6),
  cut('M30 61V52H38V58H34V55M44 62V53H52V59H48V56M58 62V53H66V59H62V56', 1.8),
  ...both(cut('M50 88V76M46 88Q43 82 42 77M41 87Q36 82 33 76', 1.6)),
];

/** Give the figure of a feat. */
export const featArt = (feat: string): Picture => FEAT_ART[feat] ?? AMPHORA;
