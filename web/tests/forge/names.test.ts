// What is read aloud of a thing: what it shows is not mistaken for what it costs.
import { afterEach, expect, test } from 'vitest';
import { poolFaceName } from '../../src/forge/names';
import { learnGame, setLanguage } from '../../src/lib/i18n.svelte';

afterEach(() => setLanguage('en'));

test.each([
  ['en', ['4 gold, costs 3 gold, 2 faces left', '4 gold, costs 3 gold, none left']],
  ['ru', ['4 золотых, стоит 3 золотых, остались 2 грани', '4 золотых, стоит 3 золотых, больше не осталось']],
  ['uk', ['4 золоті, коштує 3 золоті, залишилися 2 грані', '4 золоті, коштує 3 золоті, більше не залишилося']],
] as const)('a face in its pool tells its price from what it brings, in %s', async (code, names) => {
  await learnGame('dice-forge');
  await setLanguage(code);
  expect([poolFaceName('gold_4', 3, 2), poolFaceName('gold_4', 3, 0)]).toEqual(names);
});
