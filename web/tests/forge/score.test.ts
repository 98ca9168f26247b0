// Where the points of the end come from.
import { expect, test } from 'vitest';
import { countOf } from '../../src/forge/score';
import { FEATS, TITANS } from '../../src/generated/forge';
import { forgeView, hero } from '../arrange';

test('points on cards count as often as the card is there, the rest is glory', () => {
  const cards = { hydra: 1, ferryman: 2 };
  const printed = FEATS.hydra.glory + 2 * FEATS.ferryman.glory;
  expect(printed).toBeGreaterThan(0);
  const counts = countOf(forgeView([hero(0, { cards, score: printed + 21 }), hero(1, { score: 7 })]));
  expect(counts).toEqual([
    { source: 'glory', points: [21, 7] },
    { source: 'feats', points: [printed, 0] },
  ]);
});

test('on the board of the Titans the square counts, for good or ill', () => {
  const view = forgeView(
    [hero(0, { loyalty: 't_m5', score: 10 + TITANS.t_m5.glory }), hero(1, { loyalty: 't_7', score: TITANS.t_7.glory })],
    { module: 'titans' },
  );
  expect(TITANS.t_m5.glory).toBeLessThan(0);
  expect(countOf(view)).toEqual([
    { source: 'glory', points: [10, 0] },
    { source: 'feats', points: [0, 0] },
    { source: 'titans', points: [TITANS.t_m5.glory, TITANS.t_7.glory] },
  ]);
});
