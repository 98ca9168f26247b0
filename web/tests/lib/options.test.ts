// The order and the headings of the options of a prompt.
import { beforeAll, expect, test } from 'vitest';
import { gameOf } from '../../src/lib/games';
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

test('options stand under the names of their realms, with the number to type', () => {
  const realms = ['realm:scythe', 'realm:my_little_scythe', 'realm:scythe', ''];
  const options = [...realms.map((about) => option('', { about })), option('rr-option-end', { declines: true })];
  const groups = grouped(options, gameOf('rolling-realms').heading);
  expect(groups.map(({ title, items }) => [title, items.map(({ number }) => number)])).toEqual([
    ['Scythe', [1, 3]],
    ['My Little Scythe', [2]],
    ['Resources', [4]],
    ['', [5]],
  ]);
});

test('faces and feats stand under headings of their own', () => {
  const options = ['buy', 'perform', 'buy', 'perform'].map((does) => option('', { does }));
  const groups = grouped(options, gameOf('dice-forge').heading);
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Forge', 2],
    ['Feats', 2],
  ]);
});

test('a game that has no headings has its options under none', () => {
  const options = ['option-roll', 'option-hold'].map((key) => option(key));
  expect(grouped(options, gameOf('pig').heading).map(({ title, items }) => [title, items.length])).toEqual([
    ['', 1],
    ['', 1],
  ]);
});
