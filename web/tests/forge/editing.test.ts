// The editor of Dice Forge: what belongs together changes together.
import { expect, test } from 'vitest';
import { facesFor, withCards, withFace, type ForgeData, type HeroData } from '../../src/forge/editing';

const hero = (): HeroData => ({
  light: ['gold_1', 'gold_1', 'gold_1', 'gold_1', 'gold_1', 'sun_1'],
  dark: ['gold_1', 'gold_1', 'gold_1', 'gold_1', 'glory_2', 'moon_1'],
  cards: {},
  forged: 0,
});
const data = (): ForgeData => ({
  game: 'dice-forge',
  round: 1,
  feats: { moon_3: 'tenacious_boar' },
  temple: { gold_3: 4, moon_1: 4, sun_1: 4, boar_red: 1, boar_yellow: 1 },
  heroes: [hero(), hero()],
});

test('a face comes out of the temple, and is counted as forged', () => {
  const { temple, heroes } = withFace(data(), 1, 'light', 0, 'gold_3');
  expect(temple.gold_3).toBe(3);
  expect(heroes[1].light[0]).toBe('gold_3');
  expect(heroes.map(({ forged }) => forged)).toEqual([0, 1]);
});

test('what is replaced goes back where it came from', () => {
  const forged = withFace(data(), 0, 'dark', 0, 'gold_3');
  const other = withFace(forged, 0, 'dark', 0, 'moon_1');
  expect([other.temple.gold_3, other.temple.moon_1, other.heroes[0].forged]).toEqual([4, 3, 1]);
  expect(withFace(other, 0, 'dark', 0, 'gold_1')).toEqual(data());
  expect(withFace(other, 0, 'dark', 0, 'moon_1')).toBe(other);
});

test('colours go to who takes the cards, in their order', () => {
  const one = withCards(data(), 1, 'tenacious_boar', 1);
  expect(one.owners).toEqual({ boar_red: 1 });
  const two = withCards(one, 0, 'tenacious_boar', 1);
  expect(two.owners).toEqual({ boar_red: 1, boar_yellow: 0 });
  expect(withCards(two, 1, 'tenacious_boar', 0).owners).toEqual({ boar_red: 0 });
  expect(withCards(one, 1, 'tenacious_boar', 0)).toEqual(data());
});

test('faces of the temple and printed ones can be chosen, each once', () => {
  const faces = facesFor(data());
  expect(faces).toContain('gold_1');
  expect(faces).toContain('gold_3');
  expect(faces).not.toContain('nothing');
  expect(new Set(faces).size).toBe(faces.length);
});
