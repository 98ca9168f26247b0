// Where on the table options lie: places they name, and the things they are about.
import { expect, test } from 'vitest';
import { looseOf, openedDice, parseDie, parseSide, placesOf, tabOf } from '../../src/forge/targets';
import { DARK, forgeView, hero, LIGHT, option, prompt } from '../arrange';

const VIEW = forgeView([
  hero(0, {
    dice: { light: { faces: LIGHT, up: 5 }, dark: { faces: DARK, up: 4 } },
    cards: { twins: 1, ferryman: 2 },
  }),
  hero(1, { dice: { light: { faces: LIGHT, up: 0 }, dark: { faces: DARK, up: 5 } } }),
]);

/** The places of a prompt with one option that names none. */
function about(kind: string, cause: string, args = {}): string[] {
  return [...placesOf(prompt([option('option-any', { args })], { kind, cause }), VIEW).keys()];
}

test('an option lies where it says, with all others of that place', () => {
  const [buy, oust] = [option('option-buy', { targets: ['stack:sun_1a'] }), option('option-feat-ousting')];
  oust.targets = ['stack:sun_1a', 'seat:1'];
  const places = placesOf(prompt([buy, oust]), VIEW);
  expect(places.get('stack:sun_1a')).toEqual([buy, oust]);
  expect(places.get('seat:1')).toEqual([oust]);
});

test('an option with a place is nowhere else', () => {
  const told = option('option-any', { targets: ['seat:1'] });
  expect([...placesOf(prompt([told], { kind: 'cerberus' }), VIEW).keys()]).toEqual(['seat:1']);
});

test('a side stands for all sides of its die with the same face', () => {
  const replace = option('option-place-light', { targets: ['die:0:light:1'] });
  const places = [...placesOf(prompt([replace]), VIEW).keys()];
  expect(places).toEqual([0, 1, 2, 3, 4].map((side) => `die:0:light:${side}`));
});

test.each([
  ['cerberus', ['token:0:cerberus']],
  ['companion', ['token:0:companion']],
  ['store', []],
  ['choose', []],
])('an option of %s without a place is made on %j', (kind, places) => {
  expect(about(kind, '')).toEqual(places);
});

test('what has no place goes into a panel, with what declines it, and what loses something later', () => {
  const [no, lossy, safe] = [
    option('option-no', { declines: true }),
    option('option-take-gold', { loses: true }),
    option('option-take-sun'),
  ];
  expect(looseOf(prompt([no, lossy, safe], { kind: 'choose' }))).toEqual([safe, lossy, no]);
});

test('declining alone makes no panel, nor what is made on a token', () => {
  const no = option('option-main-no', { declines: true });
  expect(looseOf(prompt([no, option('option-buy', { targets: ['pool:gold_3'] })]))).toEqual([]);
  expect(looseOf(prompt([no, option('option-cerberus-yes')], { kind: 'cerberus' }))).toEqual([]);
});

test('dice are opened where a side is to be chosen', () => {
  expect(openedDice(prompt([option('option-place-dark', { targets: ['die:1:dark:3'] })]))).toBe(1);
  expect(openedDice(prompt([option('option-die-dark', { targets: ['die:1:dark'] })]))).toBeNull();
});

test('which die comes first is chosen on that die', () => {
  expect(about('order', '', { die: 'dark' })).toEqual(['die:0:dark']);
  expect(about('order', '', { face: 'sun_1' })).toEqual(['die:0:light']);
});

test('sides are told from dice', () => {
  expect(parseSide('die:1:dark:3')).toEqual({ seat: 1, die: 'dark', side: 3 });
  expect(parseSide('die:1:dark')).toBeNull();
});

test.each([
  ['pool:gold_3', 'temple'],
  ['stack:sun_1a', 'islands'],
  ['square:g01', 'module'],
  ['die:0:light', null],
  ['die:1:light', 'boards'],
])('%s lies on the tab %j of a phone', (target, tab) => {
  expect(tabOf(target, 0)).toBe(tab);
});

test('a die is told from its sides', () => {
  expect(parseDie('die:1:dark')).toEqual({ seat: 1, die: 'dark' });
  expect([parseDie('die:1:dark:2'), parseDie('pool:gold_3')]).toEqual([null, null]);
});
