// The editor of Dice Forge: what belongs together changes together.
import { expect, test } from 'vitest';
import {
  facesFor,
  featsFor,
  momentOf,
  tokenOf,
  withCards,
  withFace,
  withFeat,
  withMoment,
  withToken,
  withUp,
  type ForgeData,
  type HeroData,
} from '../../src/forge/editing';

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

test('scepters and companions come and go with their cards', () => {
  const two = withCards(withCards(data(), 0, 'companion', 1), 0, 'blacksmiths_scepter', 2);
  expect([two.heroes[0].companions, two.heroes[0].scepters]).toEqual([[0], [0, 0]]);
  const moved: ForgeData = { ...two, heroes: [{ ...two.heroes[0], scepters: [4, 2] }, two.heroes[1]] };
  expect(withCards(moved, 0, 'blacksmiths_scepter', 1).heroes[0].scepters).toEqual([4]);
  expect(withCards(moved, 0, 'blacksmiths_scepter', 0).heroes[0]).not.toHaveProperty('scepters');
});

test('memory tokens come with their cards, in the order of the colours', () => {
  const one = withCards(data(), 1, 'memory', 1);
  expect(one.memories).toEqual({ red: { owner: 1, tokens: [null, null] } });
  const placed = withToken(withCards(one, 0, 'memory', 1), 'yellow', 1, '3-sun');
  expect(placed.memories?.yellow).toEqual({ owner: 0, tokens: [null, { portal: 3, side: 'sun' }] });
  expect(placed.memories?.yellow.tokens.map(tokenOf)).toEqual(['', '3-sun']);
  expect(withCards(placed, 1, 'memory', 0).memories).toEqual({ red: placed.memories?.yellow });
  expect(withCards(one, 1, 'memory', 0)).toEqual(data());
});

test('a stack that holds other cards takes those that were owned away', () => {
  const owned = withCards(withCards(data(), 0, 'tenacious_boar', 1), 1, 'tenacious_boar', 1);
  const changed = withFeat(owned, 'moon_3', 'wind');
  expect(changed.feats.moon_3).toBe('wind');
  expect(changed.heroes.map(({ cards }) => cards)).toEqual([{}, {}]);
  expect(changed.owners).toBeUndefined();
});

test('feats of a module can lie only where it is played', () => {
  expect(featsFor(data(), 'moon_1b')).not.toContain('memory');
  expect(featsFor({ ...data(), module: 'titans' }, 'moon_1b')).toContain('memory');
});

test('a side lies up, or is taken up again', () => {
  const up = withUp(data(), 0, 'dark', 4);
  expect(up.heroes[0].up).toEqual([null, 4]);
  expect(withUp(up, 0, 'dark', 4).heroes[0].up).toEqual([null, null]);
});

test('a moment is set and recognised, and forgets the turn before', () => {
  const during: ForgeData = { ...data(), used: { sun_1a: 1 }, pending: [{ effect: 'twins', seat: 1 }] };
  expect(momentOf(during)).toBeNull();
  const action = withMoment(during, 'main', 1);
  expect(action).not.toHaveProperty('used');
  expect(action.turn).toBe(1);
  expect(momentOf(action)).toEqual({ moment: 'main', seat: 1 });
  expect(momentOf(withMoment(action, 'turn', 0))).toEqual({ moment: 'turn', seat: 0 });
});
