// Where points come from: few shares, the most first.
import { expect, test } from 'vitest';
import { allShares, shares, type Figures, type SeatFigures } from '../../src/study/figures';

test('faces, cards and effects of feats are gathered, all else stands for itself', () => {
  expect(shares({ 'face:glory_2': 6, hammer: 15, 'face:glory_3': 9, 'realm:scythe': 4 })).toEqual([
    {
      id: 'face',
      points: 15,
      parts: [
        { source: 'face:glory_2', points: 6 },
        { source: 'face:glory_3', points: 9 },
      ],
    },
    { id: 'hammer', points: 15, parts: [] },
    { id: 'realm:scythe', points: 4, parts: [] },
  ]);
});

test('what was lost comes last', () => {
  expect(shares({ lost: -4, 'card:hydra': 26, hammer: 10 }).map(({ id }) => id)).toEqual(['card', 'hammer', 'lost']);
});

test('shares of all seats come in the order of what they bring to all', () => {
  const of = (sources: Record<string, number>) => ({ sources }) as SeatFigures;
  const figures = { seats: [of({ hammer: 10, 'card:hydra': 8 }), of({ 'card:gorgon': 14, triton: 2 })] } as Figures;
  expect(allShares(figures)).toEqual(['card', 'hammer', 'triton']);
});
