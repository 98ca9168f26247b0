// The order and the headings of the options of a prompt.
import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../src/lib/i18n.svelte';
import { grouped, ordered } from '../../src/lib/options';
import { option, prompt } from '../arrange';

beforeAll(() => setLanguage('en'));

const keysOf = (options: { key: string }[]): string[] => options.map(({ key }) => key);

test('what declines comes last, all others stay in their order', () => {
  const options = [option('option-main-no', { declines: true }), option('option-buy'), option('option-feat')];
  expect(keysOf(ordered(prompt(options)))).toEqual(['option-buy', 'option-feat', 'option-main-no']);
});

test('no prompt has no options', () => {
  expect(ordered(null)).toEqual([]);
});

test('what a key ends with says nothing about it', () => {
  const options = [option('option-house-no'), option('option-buy')];
  expect(ordered(prompt(options))).toEqual(options);
});

test('options stand under the heading that there are words for, with the number to type', () => {
  const keys = ['option-buy', 'option-feat', 'option-buy', 'option-feat-ousting', 'option-die-light'];
  const end = option('option-main-no', { declines: true });
  const groups = grouped([...keys.map((key) => option(key)), end]);
  expect(groups.map(({ title, items }) => [title, items.map(({ number }) => number)])).toEqual([
    ['Forge', [1, 3]],
    ['Feats', [2, 4]],
    ['', [5]],
    ['', [6]],
  ]);
});
