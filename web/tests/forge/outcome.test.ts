// How tracks stand after a choice.
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/generated/forge';
import { tracksAfter } from '../../src/forge/outcome';
import { hero, option, prompt } from '../arrange';

const HERO = hero(0, { gold: 10, sun: 1, hammer_track: 13, scepters: [2, 5] });
const after = (kind: string, rest: object, args = {}) => {
  const chosen = option('option-any', rest);
  return tracksAfter(prompt([chosen], { kind, args }), chosen, HERO, LIMITS).map((track) => [
    track.name,
    track.before,
    track.after,
    track.cap,
  ]);
};

test('gold that is divided moves hammer and reserve, up to its cap', () => {
  const args = { hammer: 1, reserve: 3, lost: 1, space: 14 };
  expect(after('hammer', { args, amounts: { hammer: 1, gold: 3 }, loses: true })).toEqual([
    ['hammer', 13, 14, 15],
    ['gold', 10, 12, 12],
  ]);
});

test('a hammer that ends its lap begins the next from nothing', () => {
  const args = { hammer: 3, reserve: 0, lost: 0, space: 1 };
  expect(after('hammer', { args, amounts: { hammer: 3, gold: 0, glory: 10 } })[0]).toEqual(['hammer', 0, 1, 15]);
});

test('what is paid is taken away, what is stored goes to its scepter', () => {
  expect(after('pay', { amounts: { sun: 1 } })).toEqual([['sun', 1, 0, 6]]);
  expect(after('store', { amounts: { scepter: 1, gold: 2 } }, { scepter: 2 })).toEqual([['scepter', 5, 6, 6]]);
});
