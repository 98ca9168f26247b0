// The shapes of the seven islands and where they lie: moon above, sun below, the last one across.
import { SLOTS } from '../generated/forge';

export interface Isle {
  portal: number;
  area: string;
  side: 'moon' | 'sun' | 'end';
  /** Coastline in a box of 204 by 204. */
  coast: string;
}

const COASTS = [
  'M12 40Q6 12 44 10Q80 2 120 8Q176 4 190 34Q204 70 192 120Q198 176 160 190Q120 206 84 194Q30 200 16 160Q2 120 12 40Z',
  'M16 30Q40 4 92 10Q140 0 172 16Q200 36 194 84Q204 130 186 168Q160 204 108 194Q58 206 26 182Q2 150 10 108Q4 60 16 30Z',
  'M10 54Q14 14 62 8Q110 6 152 8Q194 22 194 66Q202 110 192 150Q180 196 134 196Q84 202 48 194Q12 180 10 136Q2 96 10 54Z',
  'M18 26Q52 2 100 9Q150 3 180 24Q204 60 195 98Q203 150 184 176Q150 200 104 195Q56 203 22 178Q3 146 9 104Q3 60 18 26Z',
];

export const ISLES: readonly Isle[] = [
  { portal: 1, area: 'm1', side: 'moon', coast: COASTS[0] },
  { portal: 2, area: 'm2', side: 'moon', coast: COASTS[1] },
  { portal: 3, area: 'm3', side: 'moon', coast: COASTS[2] },
  { portal: 7, area: 's1', side: 'sun', coast: COASTS[2] },
  { portal: 6, area: 's2', side: 'sun', coast: COASTS[3] },
  { portal: 5, area: 's3', side: 'sun', coast: COASTS[0] },
  { portal: 4, area: 'end', side: 'end', coast: COASTS[1] },
];

/** The slots of an island, cheapest first on its way along the channel. */
export function slotsOf(portal: number): string[] {
  const slots = Object.values(SLOTS).filter((slot) => slot.portal === portal);
  const cost = (sun: number, moon: number): number => sun + moon;
  if (portal === 4) return slots.map((slot) => slot.id);
  return slots.toSorted((a, b) => cost(a.sun, a.moon) - cost(b.sun, b.moon)).map((slot) => slot.id);
}
