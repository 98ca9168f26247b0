// Turns as they are told afterwards, from the events alone; and when the ribbon tells them.
import { expect, test } from 'vitest';
import { Since } from '../../src/forge/since.svelte';
import { sinceTurnOf, storiesOf } from '../../src/forge/stories';
import type { ForgeEvent } from '../../src/generated/forge-types';
import { lineOf, prompt } from '../arrange';

const round = (n: number): ForgeEvent => ({ kind: 'round', sort: 'plain', opens: true, seat: null, round: n });
const turn = (seat: number, n: number): ForgeEvent => ({ kind: 'turn', sort: 'plain', opens: true, seat, round: n });
const rolled = (seat: number, face: string): ForgeEvent => ({
  kind: 'rolled',
  sort: 'roll',
  seat,
  die: 'light',
  face,
  side: 0,
});
const gained = (seat: number, resource: 'gold' | 'sun', amount: number, lost = 0): ForgeEvent => ({
  kind: 'gained',
  sort: 'gain',
  seat,
  resource,
  amount,
  lost,
  source: 'face:gold_1',
});
const forged = (seat: number): ForgeEvent => ({
  kind: 'forged',
  sort: 'deed',
  seat,
  face: 'gold_4',
  die: 'dark',
  side: 2,
  replaced: 'gold_1',
});
const performed = (seat: number): ForgeEvent => ({
  kind: 'performed',
  sort: 'deed',
  seat,
  feat: 'tree',
  slot: 'sun_1a',
  portal: 4,
  sun: 1,
  moon: 0,
  glory: 2,
});
const log = (...events: ForgeEvent[]) => events.map((event) => lineOf(event, `log-${event.kind}`));

const ROUND = log(
  round(1),
  turn(0, 1),
  rolled(0, 'gold_1'),
  turn(1, 1),
  rolled(0, 'sun_1'),
  rolled(1, 'gold_1'),
  gained(1, 'gold', 2, 1),
  gained(1, 'gold', 1),
  gained(0, 'sun', 1),
  forged(1),
  turn(2, 1),
  rolled(2, 'moon_1'),
  performed(2),
  round(2),
  turn(0, 2),
);

test('a turn tells what its own seat rolled, gained, forged and performed', () => {
  const [, second, third] = storiesOf(ROUND);
  expect(second).toMatchObject({ seat: 1, round: 1, rolled: ['gold_1'], gains: { gold: 3 }, lost: { gold: 1 } });
  expect(second.deeds).toEqual([{ kind: 'forged', faces: [{ face: 'gold_4', replaced: 'gold_1' }] }]);
  expect(third).toMatchObject({ seat: 2, rolled: ['moon_1'], gains: {}, lost: {} });
  expect(third.deeds).toEqual([{ kind: 'feat', feat: 'tree', glory: 2, ousts: [] }]);
});

test('gold that goes to a hammer or a scepter is told with what came to the reserve', () => {
  const source = 'face:gold_3';
  const [story] = storiesOf(
    log(
      turn(0, 1),
      { kind: 'hammered', sort: 'plain', seat: 0, amount: 2, before: 0, space: 2, laps: 0, source },
      { kind: 'stored', sort: 'gain', seat: 0, amount: 4, scepter: 0, source },
      gained(0, 'gold', 1),
    ),
  );
  expect(story.gains).toEqual({ gold: 7 });
});

test('deeds are told in their order, faces forged together, with whoever had to go; a pass is told too', () => {
  const ousted: ForgeEvent = { kind: 'ousted', sort: 'plain', seat: 0, portal: 4, by: 1, all: false };
  const passed: ForgeEvent = { kind: 'passed', sort: 'plain', seat: 2 };
  const turns = log(turn(1, 1), performed(1), ousted, forged(1), forged(1), turn(2, 1), passed);
  const [first, second] = storiesOf(turns);
  expect(first.deeds).toMatchObject([
    { kind: 'feat', feat: 'tree', ousts: [0] },
    { kind: 'forged', faces: [{ face: 'gold_4' }, { face: 'gold_4' }] },
  ]);
  expect(second.deeds).toEqual([{ kind: 'passed' }]);
});

test('what is shown of a turn again is all of it, by whomever, and no round that begins after it', () => {
  const [, second, third] = storiesOf(ROUND);
  expect(second.lines).toEqual(ROUND.slice(3, 10));
  expect(third.lines).toEqual(ROUND.slice(10, 13));
});

test('since your turn: everybody between your turns, once it is yours again', () => {
  expect(sinceTurnOf(0, storiesOf(ROUND)).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(sinceTurnOf(1, storiesOf(ROUND))).toEqual([]);
  expect(sinceTurnOf(0, storiesOf(ROUND.slice(0, 3)))).toEqual([]);
});

test('two turns of a rival in a row are one field', () => {
  const twice = log(turn(0, 1), turn(1, 1), gained(1, 'gold', 1), turn(1, 1), gained(1, 'gold', 2, 4), turn(0, 2));
  expect(sinceTurnOf(0, storiesOf(twice))).toMatchObject([{ seat: 1, gains: { gold: 3 }, lost: { gold: 4 } }]);
});

test('the ribbon opens with the first question of a turn and goes with the action', () => {
  const told = sinceTurnOf(0, storiesOf(ROUND));
  const since = new Since();
  // What one's own dice ask lies over it, and is answered without its going.
  const rolled = prompt([], { id: 'p0', kind: 'choose' });
  since.notice('0:2', rolled, false, told);
  since.notice('0:2', rolled, true, told);
  expect(since.stories).toBe(told);
  const first = prompt([], { id: 'p1', kind: 'main' });
  since.notice('0:2', first, false, told);
  expect(since.stories).toBe(told);
  // A look back takes the question away for a while: the ribbon stays.
  since.notice('0:2', null, false, told);
  expect(since.stories).toBe(told);
  since.notice('0:2', first, true, told);
  expect(since.stories).toEqual([]);
  // What is asked later in the turn, or again after an undo, brings it back no more.
  since.notice('0:2', prompt([], { id: 'p2', kind: 'place' }), false, told);
  since.notice('0:2', first, false, told);
  expect(since.stories).toEqual([]);
  since.notice('0:3', prompt([], { id: 'p3' }), false, told);
  expect(since.stories).toBe(told);
});

test('a ribbon that was put away stays away for its turn', () => {
  const told = sinceTurnOf(0, storiesOf(ROUND));
  const since = new Since();
  since.notice('0:2', prompt([]), false, told);
  since.close();
  since.notice('0:2', prompt([]), false, told);
  expect(since.stories).toEqual([]);
});
