// Games by their folders, and games that have none: titles and words come from the server.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GAMES, gameOf, gameTitle } from '../../src/lib/games';
import { has, lang, learnGame, setLanguage, speech, t } from '../../src/lib/i18n.svelte';

const SEATS = [{ name: 'Medea' }, { name: 'Jason' }];
const WORDS: Record<string, string> = {
  en: 'option-buy = Buy a pig for { $price }\nweb-undo = Oink',
  ru: 'game-hog = Хряк\noption-buy = Купить свинью за { $price }',
};
const asked: string[] = [];

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all(GAMES.map(({ id }) => learnGame(id)));
});
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(WORDS[path.split('/').at(-1) ?? ''] ?? '', { status: 200 }));
  });
});
afterEach(() => {
  lang.game = '';
  vi.unstubAllGlobals();
});

test('every folder brings a table, a preview, a set-up by hand and figures', () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  expect(new Set(GAMES.map(({ rank }) => rank)).size).toBe(GAMES.length);
  for (const game of GAMES) {
    for (const part of [game.table, game.preview, game.setup, game.figures]) expect(part).toBeDefined();
    expect(has(`game-${game.id}`)).toBe(true);
    for (const { what } of game.keys ?? []) expect(has(`web-keys-${what}`)).toBe(true);
    for (const { id } of game.orders ?? []) expect([has(`web-${id}`), has(`web-${id}-hint`)]).toEqual([true, true]);
  }
});

test('a part is loaded once', async () => {
  const { preview } = gameOf(GAMES[0].id);
  expect(preview?.()).toBe(preview?.());
  await preview?.();
});

test('a game without a folder is called as the server says, or by its id', () => {
  expect(gameOf('hog')).toEqual({});
  expect(gameTitle('hog', 'Hog')).toBe('Hog');
  expect(gameTitle('wild-boar')).toBe('Wild boar');
  expect(gameTitle(GAMES[0].id, 'Another')).toBe(t(`game-${GAMES[0].id}`));
});

test('words of our games are not asked for', async () => {
  await learnGame(GAMES[0].id);
  expect(has(`game-${GAMES[0].id}`)).toBe(true);
  expect(asked).toEqual([]);
});

test('at the table of another game its own words are spoken, and none of ours', async () => {
  const buy = { key: 'option-buy', args: { price: 3 } };
  await learnGame('hog');
  await learnGame('hog');
  expect(asked).toEqual(['/api/words/hog/en']);
  expect(speech.option(buy, SEATS)).not.toContain('pig');
  lang.game = 'hog';
  expect(speech.option(buy, SEATS)).toBe('Buy a pig for 3');
  expect(speech.option({ key: 'option-feat', args: {} }, SEATS)).toBe('feat');
  expect(t('web-undo')).toBe('Oink');
  expect(t('web-title')).toBe('Grani');
  await setLanguage('ru');
  expect(gameTitle('hog', 'Hog')).toBe('Хряк');
  expect(speech.option(buy, SEATS)).toBe('Купить свинью за 3');
  await setLanguage('en');
});
