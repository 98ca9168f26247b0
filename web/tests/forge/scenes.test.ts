// Events become scenes: what happens together is one, and every scene knows what its event knew.
import { expect, test } from 'vitest';
import { captionOf, scenesOf } from '../../src/forge/scenes';
import type { ForgeEvent } from '../../src/generated/forge-types';
import { lineOf } from '../arrange';

const rolled = (seat: number, die: 'light' | 'dark', side: number): ForgeEvent => ({
  kind: 'rolled',
  sort: 'roll',
  seat,
  die,
  face: 'gold_1',
  side,
});
const gained = (seat: number, amount: number, lost = 0): ForgeEvent => ({
  kind: 'gained',
  sort: 'gain',
  seat,
  resource: 'gold',
  amount,
  lost,
  source: 'face:gold_1',
});
const paid = (resource: 'gold' | 'sun', amount: number, source: string): ForgeEvent => ({
  kind: 'paid',
  sort: 'loss',
  seat: 0,
  resource,
  amount,
  source,
});
const scenes = (...events: ForgeEvent[]) => scenesOf(events.map((event) => lineOf(event)));

test('dice that fall in a row are one roll, each on the side it landed on', () => {
  expect(scenes(rolled(0, 'light', 4), rolled(0, 'dark', 2), rolled(1, 'light', 0))).toEqual([
    {
      kind: 'roll',
      rolls: [
        { seat: 0, die: 'light', side: 4 },
        { seat: 0, die: 'dark', side: 2 },
        { seat: 1, die: 'light', side: 0 },
      ],
    },
  ]);
});

test('a die that falls twice is rolled twice', () => {
  expect(scenes(rolled(0, 'light', 4), rolled(0, 'light', 1))).toHaveLength(2);
});

test('gains of one resource are one flight, and what was lost goes with it', () => {
  expect(scenes(gained(0, 1), gained(0, 2), gained(1, 3), gained(1, 0, 2))).toEqual([
    {
      kind: 'flow',
      flows: [
        { seat: 0, resource: 'gold', amount: 3, lost: 0, source: 'face:gold_1' },
        { seat: 1, resource: 'gold', amount: 3, lost: 2, source: 'face:gold_1' },
      ],
    },
  ]);
});

test('where all was lost it is seen to be lost, and where nothing came nothing is seen', () => {
  expect(scenes(gained(0, 0, 2))).toMatchObject([{ kind: 'flow', flows: [{ amount: 0, lost: 2 }] }]);
  expect(scenes(gained(0, 0))).toEqual([]);
});

test('a price is paid at once, gold for a card is seen to go', () => {
  expect(scenes(paid('gold', 4, 'face:gold_6'))).toEqual([{ kind: 'pay', seat: 0, resource: 'gold', amount: 4 }]);
  expect(scenes(paid('sun', 5, 'feat:hydra'))[0].kind).toBe('pay');
  expect(scenes(paid('gold', 3, 'feat:elder'))[0].kind).toBe('flow');
});

test('a face is forged onto the side that the event names', () => {
  const [scene] = scenes({
    kind: 'forged',
    sort: 'deed',
    seat: 1,
    face: 'gold_6',
    die: 'dark',
    side: 3,
    replaced: 'gold_1',
  });
  expect(scene).toEqual({ kind: 'forge', seat: 1, face: 'gold_6', die: 'dark', side: 3 });
});

test('what has nothing to see makes no scene', () => {
  expect(scenes({ kind: 'passed', sort: 'plain', seat: 0 }, { kind: 'again', sort: 'plain', seat: 0 })).toEqual([]);
});

test('a scene is told by its line, unless dice and gains tell it themselves', () => {
  const begun: ForgeEvent = { kind: 'turn', sort: 'plain', opens: true, seat: 1, round: 2 };
  const turn = lineOf(begun);
  const lines = [turn, lineOf(rolled(1, 'light', 0)), lineOf(gained(1, 3))];
  expect(scenesOf(lines).map(captionOf)).toEqual([turn, undefined, undefined]);
});
