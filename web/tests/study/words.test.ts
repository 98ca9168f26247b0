// Scores, numbers and names of sources as the study writes them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capital, learnStudy, setLanguage } from '../../src/lib/i18n.svelte';
import { shareName, sourceName, writeNumber, writeScore } from '../../src/study/words';

beforeAll(async () => {
  await setLanguage('en');
  await learnStudy();
});
afterAll(() => setLanguage('en'));

test('scores that are kept in parts have a decimal, others have none', () => {
  expect(writeScore(413, 10)).toBe('41.3');
  expect(writeScore(410, 10)).toBe('41.0');
  expect(writeScore(87, 1)).toBe('87');
});

test('a sign is shown where it is asked for, but nothing has none', () => {
  expect(writeNumber(1.26, 1, true)).toBe('+1.3');
  expect(writeNumber(0, 1, true)).toBe('0');
  expect(writeNumber(-1.26, 1)).toBe('−1.3');
  expect(writeScore(-12, 10)).toBe('−1.2');
});

test('numbers are written as the language has it', async () => {
  await setLanguage('uk');
  expect(writeScore(413, 10)).toBe('41,3');
  await setLanguage('en');
});

test('sources have the names of the game', () => {
  expect(shareName('extra_action')).toBe('Extra actions');
  expect(shareName('realm:my_little_scythe')).toBe('My Little Scythe');
  expect(sourceName('card:hydra')).toBe(sourceName('feat:hydra'));
});

test('headings begin with a capital', () => {
  expect(capital('їжак')).toBe('Їжак');
  expect(capital('')).toBe('');
});
