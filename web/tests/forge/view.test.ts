// What a hero holds and can hold, and how what is shown becomes what is true.
import { expect, test } from 'vitest';
import { capOf, forgeView, held, reconcile, takeFace, type ForgeView } from '../../src/forge/view';
import { forgeView as shownView, hero } from '../arrange';

test('a view of another game is refused', () => {
  expect(() => forgeView({ game: 'rolling-realms' })).toThrow('rolling-realms');
});

test('glory has no limit, shards of one cap have each their own', () => {
  const rich = hero(0, { gold: 3, ancient: 2, gold_cap: 16, shard_cap: 9 });
  expect(capOf(rich, 'gold', 6)).toBe(16);
  expect(capOf(rich, 'sun', 6)).toBe(9);
  expect(capOf(rich, 'ancient', 6)).toBe(6);
  expect(capOf(rich, 'glory', 6)).toBe(Infinity);
  expect([held(rich, 'gold'), held(rich, 'ancient'), held(rich, 'loyalty')]).toEqual([3, 2, 0]);
});

test('a face leaves its pool once: when it is bought, or else when it is forged', () => {
  const temple = (left: number): ForgeView => ({
    ...shownView([hero(0)]),
    temple: [{ pool: 's02_gold', cost: 2, garden: false, faces: { gold_3: left } }],
  });
  const bought = temple(1);
  takeFace(bought, temple(1), 'gold_3');
  expect(bought.temple[0].faces.gold_3).toBe(1);
  const given = temple(2);
  takeFace(given, temple(1), 'gold_3');
  expect(given.temple[0].faces.gold_3).toBe(1);
  takeFace(given, temple(1), 'moon_1');
});

test('what is shown becomes equal to the truth and stays the same things', () => {
  const dice = { light: { up: 1 } };
  const shown: Record<string, unknown> = { gold: 3, dice, gone: 1, list: [1, 2, 3], cards: { hydra: 1 } };
  const truth = { gold: 5, dice: { light: { up: 2 } }, list: [1, 9], cards: { ferryman: 1 }, fresh: { a: [1] } };
  reconcile(shown, truth);
  expect(shown).toEqual(truth);
  expect(shown.dice).toBe(dice);
});

test('nothing of the truth is shared with what is shown', () => {
  const shown: Record<string, unknown> = {};
  const truth = { fresh: { a: [1] } };
  reconcile(shown, truth);
  truth.fresh.a.push(2);
  expect(shown).toEqual({ fresh: { a: [1] } });
});

test('a list that becomes a thing is replaced whole', () => {
  const shown: Record<string, unknown> = { boards: [1, 2] };
  reconcile(shown, { boards: { module: 'titans' } });
  expect(shown).toEqual({ boards: { module: 'titans' } });
});
