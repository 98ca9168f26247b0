// Notices that pass, and why something was refused.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/lib/api';
import { setLanguage, t } from '../../src/lib/i18n.svelte';
import { notices, refusal } from '../../src/lib/notices.svelte';

beforeEach(async () => {
  await setLanguage('en');
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.runAllTimers();
  vi.useRealTimers();
  await setLanguage('en');
});

const texts = (): string[] => notices.all.map(({ text }) => text);

test('a notice passes', () => {
  notices.show('Hello');
  expect(texts()).toEqual(['Hello']);
  vi.runAllTimers();
  expect(texts()).toEqual([]);
});

test('the table says a thing once at a time, people may repeat themselves', () => {
  notices.show('No');
  notices.show('No');
  notices.show('Hi', 1, 'Medea');
  notices.show('Hi', 1, 'Medea');
  expect(texts()).toEqual(['No', 'Hi', 'Hi']);
});

test('of many notices the last four stay', () => {
  for (const text of ['1', '2', '3', '4', '5']) notices.show(text);
  expect(texts()).toEqual(['2', '3', '4', '5']);
});

test('trouble with the server is said, trouble of our own is thrown', () => {
  notices.trouble(new ApiError(0, 'offline', ''));
  expect(texts()).toEqual([t('web-refused-offline')]);
  const ours = new TypeError('ours');
  expect(() => notices.trouble(ours)).toThrow(ours);
});

test('the server’s own words are for the English alone', async () => {
  expect(refusal('no-such-code', 'The cat sleeps on it.')).toBe('The cat sleeps on it.');
  expect(refusal('no-such-code', '')).toBe(t('web-refused-unknown'));
  await setLanguage('uk');
  expect(refusal('no-such-code', 'The cat sleeps on it.')).toBe(t('web-refused-unknown'));
});
