// What is pasted to begin an analysis with.
import { expect, test } from 'vitest';
import { pasted, type Place } from '../../src/analysis/pasted';
import { newTree, writeTree } from '../../src/analysis/tree';

const SITE = 'https://example.org/games';
const BROUGHT = 'a1'.repeat(32);
const game = (place: Partial<Place>): unknown => ({ kind: 'game', place: { room: '', record: '', step: 0, ...place } });

test('an address of a game opens it, at its step if there is one', () => {
  expect(pasted(`${SITE}/review/4TGZ2S5ZNE5M`)).toEqual(game({ room: '4TGZ2S5ZNE5M' }));
  expect(pasted(` ${SITE}/review/4tgz2s5zne5m?speed=deep#top\n`)).toEqual(game({ room: '4TGZ2S5ZNE5M' }));
  expect(pasted(`${SITE}/review/${BROUGHT}`)).toEqual(game({ record: BROUGHT }));
  expect(pasted('/replay/4TGZ-2S5Z-NE5M?step=40')).toEqual(game({ room: '4TGZ2S5ZNE5M', step: 40 }));
  expect(pasted(`${SITE}/room/4TGZ2S5ZNE5M/`)).toEqual(game({ room: '4TGZ2S5ZNE5M' }));
  expect(pasted(`${SITE}/analysis?room=4TGZ2S5ZNE5M&step=7`)).toEqual(game({ room: '4TGZ2S5ZNE5M', step: 7 }));
  expect(pasted(`${SITE}/analysis?record=${BROUGHT}&step=-7`)).toEqual(game({ record: BROUGHT }));
});

test('an address of an analysis holds its tree', () => {
  const found = pasted(`${SITE}/analysis/pig.1%3Aabc#m=A3B4&t=Mine`);
  expect(found).toMatchObject({ kind: 'tree', tree: { start: 'pig.1:abc', title: 'Mine' } });
});

test('ids and JSON are told apart', () => {
  expect(pasted('dice-forge.1:zV0K_Rtt-x')).toEqual({ kind: 'position', position: 'dice-forge.1:zV0K_Rtt-x' });
  expect(pasted(JSON.stringify(writeTree(newTree('pig.1:abc'))))).toMatchObject({ kind: 'tree' });
  expect(pasted('{"actions": []}')).toEqual({ kind: 'record', record: { actions: [] } });
  for (const text of ['[]', '{"game": "pig"}', '{"game"']) {
    expect(pasted(text)).toEqual({ kind: 'position', position: text });
  }
});

test('whatever else it is, it is nothing that can be opened', () => {
  for (const text of [
    'no such thing',
    'https://example.org',
    `${SITE}/settings`,
    `${SITE}/review`,
    `${SITE}/analysis`,
  ]) {
    expect(pasted(text)).toEqual({ kind: 'unknown' });
  }
});
