// Pictures of feats: those of the boxes have one each, a later one has the amphora until it is drawn.
import { expect, test } from 'vitest';
import { FEAT_ART, featArt } from '../../src/forge/art/feats';
import { FEATS } from '../../src/generated/forge';

const boxed = Object.values(FEATS).filter(({ box }) => box !== 'promos');

test('every feat of the boxes has a picture of its own', () => {
  for (const { id } of boxed) expect(FEAT_ART[id]?.length, id).toBeGreaterThan(0);
  expect(new Set(boxed.map(({ id }) => featArt(id))).size).toBe(boxed.length);
});

test('no picture is of a feat that is in no table', () => {
  expect(Object.keys(FEAT_ART).filter((id) => !(id in FEATS))).toEqual([]);
});

test('a feat that nobody has drawn has the general picture', () => {
  const general = featArt('of_tomorrow');
  expect(general.length).toBeGreaterThan(0);
  expect(boxed.map(({ id }) => featArt(id))).not.toContain(general);
  expect(featArt('of_the_day_after')).toBe(general);
});
