// A realm that nobody has drawn yet: it is shown all the same.
import { expect, test } from 'vitest';
import { LAYOUTS, REALM_IDS } from '../../src/generated/realms';
import AnyRealm from '../../src/realms/cards/AnyRealm.svelte';
import { DRAWINGS, drawingOf } from '../../src/realms/cards/drawings';
import { plain } from '../../src/realms/cards/plain';

test('a realm without a drawing of its own has the general one', () => {
  expect(drawingOf('of_tomorrow')).toBe(AnyRealm);
});

test('the realms of the first box are drawn, each in its own way', () => {
  const drawn = REALM_IDS.slice(0, 11).map(drawingOf);
  expect(drawn).not.toContain(AnyRealm);
  expect(new Set(drawn).size).toBe(11);
  expect(Object.keys(DRAWINGS).filter((realm) => !(realm in LAYOUTS))).toEqual([]);
});

test('marks of any form are written in one line', () => {
  expect(plain([3, 5])).toBe('3 5');
  expect(plain([[1, null], [6]])).toBe('1 – / 6');
  expect(plain({ 1: [2], 2: [] })).toBe('1: 2  2: ');
  expect(plain(2)).toBe('2');
});
