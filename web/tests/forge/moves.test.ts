// The last move is marked where it was made, until there is another.
import { expect, test } from 'vitest';
import type { Happening } from '../../src/generated/protocol';
import { movePlaces } from '../../src/forge/moves';
import { lineOf } from '../arrange';

const happened = (event: object) => lineOf({ sort: 'deed', ...event } as Happening);
const performed = happened({ kind: 'performed', seat: 2, feat: 'satyrs', slot: 'moon_3', portal: 2 });
const forged = happened({ kind: 'forged', seat: 1, face: 'gold_4', die: 'dark', side: 3, replaced: 'gold_1' });
const passed = happened({ kind: 'passed', seat: 0 });

test('a feat is marked on its island, a face in its pool and on its die', () => {
  expect([...movePlaces([forged, performed, passed])]).toEqual([['stack:moon_3', 2]]);
  expect([...movePlaces([performed, forged])]).toEqual([
    ['pool:gold_4', 1],
    ['die:1:dark:3', 1],
  ]);
});

test('nothing is marked before the first move', () => {
  expect(movePlaces([passed]).size).toBe(0);
});
