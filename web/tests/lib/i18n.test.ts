// Words in the player's language, and which language is spoken first.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { firstLanguage, has, learnGame, setLanguage, speech, spelled, t } from '../../src/lib/i18n.svelte';

const SEATS = [{ name: 'Medea' }, { name: 'Jason' }];

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all([learnGame('dice-forge'), learnGame('rolling-realms')]);
});
afterAll(() => setLanguage('en'));
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('a key without a message is shown in its plain words', () => {
  expect(has('no-such-key')).toBe(false);
  expect(t('no-such-key')).toBe('no such key');
  expect(spelled('option-hold')).toBe('hold');
  expect(spelled('golden_sow')).toBe('golden sow');
});

test('what nobody has words for is said with all that came with it, as in Python', () => {
  expect(speech.option({ key: 'option-bank_all', args: { points: 12 } }, SEATS)).toBe('bank all (points 12)');
  const line = { key: 'log-pig-out', args: { seat: 1, side: 1, lost: 9, source: 'odd:die' } };
  expect(speech.line(line, SEATS)).toBe('Jason: pig out (side 1, lost 9, source die)');
  expect(speech.name('sty', 'old_barn')).toBe('old barn');
});

test('ids become names: things of the game, and players by their seats', () => {
  expect(speech.name('feat', 'silver_hind')).toBe(t('feat-silver-hind-name'));
  expect(speech.option({ key: 'option-seat', args: { seat: 1 } }, SEATS)).toBe('Jason');
  expect(speech.option({ key: 'option-copy', args: { face: 'gold_3' } }, SEATS)).toBe(`Copy “${t('face-gold-3')}”`);
});

test('what is below zero has a minus, and not a hyphen', () => {
  expect(t('forge-score', { points: -3 }, 'dice-forge')).toContain('−3');
  expect(speech.option({ key: 'option-seat', args: { seat: '-3' } }, SEATS)).toBe('-3');
});

test('no line ends between a number and what is counted', () => {
  expect(t('amount-ancient', { amount: 4 })).toBe('4 ancient shards');
});

test('a payment names what is paid, and nothing else', () => {
  const paid = (sun: number, moon: number, ancient: number): string => {
    const said = speech.option({ key: 'option-pay', args: { sun, moon, ancient } }, []);
    return said.replaceAll(' ', ' ');
  };
  expect(paid(0, 2, 0)).toBe('Pay 2 moon shards');
  expect(paid(0, 2, 2)).toBe('Pay 2 moon shards and 2 ancient shards');
  expect(paid(1, 0, 1)).toBe('Pay 1 sun shard and 1 ancient shard');
  expect(paid(0, 0, 5)).toBe('Pay 5 ancient shards');
  expect(paid(1, 2, 3)).toBe('Pay 1 sun shard, 2 moon shards and 3 ancient shards');
});

test('a source is named with the thing behind it', () => {
  expect(speech.source('hammer')).toBe('hammer track');
  expect(speech.source('face:gold_3')).toBe(`face “${t('face-gold-3')}”`);
});

test('a first or second thing may be a face or a realm', () => {
  expect(speech.name('first', 'gold_3')).toBe(t('face-gold-3'));
  expect(speech.name('first', 'scythe')).toBe('Scythe');
});

test('another language is spoken once it is there, and remembered', async () => {
  await setLanguage('uk');
  expect(t('web-timer-none')).not.toBe('web-timer-none');
  expect(document.documentElement.lang).toBe('uk');
  expect(firstLanguage()).toBe('uk');
  await setLanguage('en');
});

test('the address is heard first, then the last visit, then the browser', () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'ru-RU', 'uk'] });
  expect(firstLanguage()).toBe('ru');
  localStorage.setItem('grani.language', 'uk');
  expect(firstLanguage()).toBe('uk');
  history.replaceState(null, '', '/?lang=en');
  expect(firstLanguage()).toBe('en');
  history.replaceState(null, '', '/?lang=tlh');
  expect(firstLanguage()).toBe('uk');
});

test('a browser that speaks none of ours gets English', () => {
  vi.stubGlobal('navigator', { languages: ['de', 'fr'] });
  expect(firstLanguage()).toBe('en');
});
