// The glossary: everything has a name and a rule in every language, and is found by its words.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, learnStudy, setLanguage } from '../../src/lib/i18n.svelte';
import { fold } from '../../src/lib/folding';
import { entries, search, SECTIONS } from '../../src/study/rules/entries';

/** What a text looks like that nobody has written: the key of a message. */
const KEY = /^[a-z]+(-[a-z0-9]+)+$/;

beforeAll(async () => {
  await setLanguage('en');
  await learnStudy();
});
afterAll(() => setLanguage('en'));

test.each(LANGUAGES)('everything is named and explained in %s', async (language) => {
  await setLanguage(language);
  for (const { id, name, rule, group, facts } of entries()) {
    for (const text of [name, rule, group, ...facts]) expect(text, id).not.toMatch(KEY);
    expect(rule.length, id).toBeGreaterThan(0);
  }
});

test('addresses lead to one entry each, and no section is empty', async () => {
  await setLanguage('en');
  const all = entries();
  const addresses = all.map(({ section, id }) => `${section}/${id}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(all.map(({ section }) => section))).toEqual(new Set(SECTIONS));
});

test('a search looks past case, accents, soft hyphens and sorts of apostrophe', () => {
  expect(fold('Cyclops’')).toBe("cyclops'");
  expect(fold('Ки\u00adє́в')).toBe(fold('києв'));
});

test('all words must be found, and what has them in its name comes first', async () => {
  await setLanguage('en');
  const found = search(entries(), 'Hydra');
  expect(found[0]).toMatchObject({ section: 'feat', id: 'hydra' });
  expect(search(entries(), 'hydra no-such-word')).toEqual([]);
  const golems = search(entries(), 'golem').map(({ name }) => fold(name).includes('golem'));
  expect(golems.indexOf(false)).toBeGreaterThan(golems.lastIndexOf(true));
});
