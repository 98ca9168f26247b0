// The order and the headings of the options of a prompt.
import { beforeAll, expect, test } from 'vitest';
import { gameOf } from '../../src/lib/games';
import { learnGame, setLanguage } from '../../src/lib/i18n.svelte';
import { alike, grouped, ordered } from '../../src/lib/options';
import { option, prompt } from '../arrange';

beforeAll(async () => {
  await setLanguage('en');
  await learnGame('dice-forge');
  await learnGame('rolling-realms');
});

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

test('what loses something comes after what does not', () => {
  const options = [option('option-a', { loses: true }), option('option-b'), option('option-c')];
  expect(keysOf(ordered(prompt(options)))).toEqual(['option-b', 'option-c', 'option-a']);
});

test('the full list is grouped by place', () => {
  const targets = ['pool:gold_3', 'stack:sun_1a', 'pool:sun_1', 'token:0:triton', 'die:1:dark'];
  const options = targets.map((target) => option('', { targets: [target] }));
  const groups = grouped(options, gameOf('dice-forge').heading);
  expect(groups.map(({ title, items }) => [title, items.map(({ number }) => number)])).toEqual([
    ['Temple', [1, 3]],
    ['Islands', [2]],
    ['Cards and tokens', [4]],
    ['Dice', [5]],
  ]);
});

test('two options are alike if they say the same, whatever they would lose', () => {
  const take = (amount: number, lost: number) => option('option-take-gold', { args: { amount, lost } });
  expect(alike(take(3, 1))).toBe(alike(take(3, 0)));
  expect(alike(take(3, 0))).not.toBe(alike(take(2, 0)));
});

test('a game that has no headings has its options under none', () => {
  const options = ['option-roll', 'option-hold'].map((key) => option(key));
  expect(grouped(options, gameOf('pig').heading).map(({ title, items }) => [title, items.length])).toEqual([
    ['', 1],
    ['', 1],
  ]);
});
