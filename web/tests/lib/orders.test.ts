// Standing orders: games say which there are, the browser keeps whether they hold.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ordered } from '../../src/lib/games';
import { Orders, type Span } from '../../src/lib/orders.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { option, prompt } from '../arrange';

const KEPT = 'grani.auto-hammer';
const split = (hammer: number, gold: number) =>
  option('option-split', { action: hammer, args: { hammer, reserve: gold, lost: 0 }, amounts: { hammer, gold } });
const SPLITS = [split(0, 3), split(1, 2), split(2, 1)];
const divide = prompt(SPLITS, { kind: 'hammer' });

beforeEach(() => settings.order('auto-hammer', true));
afterEach(() => {
  settings.order('auto-hammer', false);
  localStorage.removeItem(KEPT);
});

test('the hammer takes all it can where that was ordered', () => {
  expect(ordered('dice-forge', divide)).toBe(SPLITS[2]);
  settings.order('auto-hammer', false);
  expect(ordered('dice-forge', divide)).toBeUndefined();
});

test('an order holds for its own question in its own game', () => {
  expect(ordered('dice-forge', prompt(SPLITS, { kind: 'store' }))).toBeUndefined();
  expect(ordered('rolling-realms', divide)).toBeUndefined();
  expect(ordered('hog', divide)).toBeUndefined();
});

test('orders are kept for the next visit, where they always were', () => {
  expect(localStorage.getItem(KEPT)).toBe('on');
  settings.order('auto-hammer', false);
  expect(localStorage.getItem(KEPT)).toBe('off');
});

test('an order of an earlier visit holds', () => {
  localStorage.setItem('grani.of-yesterday', 'on');
  expect([settings.isOrdered('of-yesterday'), settings.isOrdered('of-tomorrow')]).toEqual([true, false]);
  localStorage.removeItem('grani.of-yesterday');
});

/** The orders of a table after one choice. */
function after(span: Span, choice = 2, question = divide): Orders {
  const orders = new Orders(() => 'dice-forge', 'ROOM');
  orders.span = span;
  orders.note(question, question.options[choice], '3/0');
  return orders;
}

afterEach(() => localStorage.removeItem('grani.orders-ROOM'));

test('a choice for now orders nothing, one for longer answers the same question', () => {
  expect(after('now').takes(divide)).toBeUndefined();
  const orders = after('game');
  expect(orders.span).toBe('now');
  expect(orders.takes(divide)).toBe(SPLITS[2]);
  expect(orders.takes(prompt(SPLITS, { kind: 'store' }))).toBeUndefined();
  expect(orders.takes(prompt(SPLITS, { kind: 'hammer', seat: 1 }))).toBeUndefined();
});

test('all to the hammer means all of any sum, and the same part the same part', () => {
  const more = prompt([split(0, 4), split(1, 3), split(2, 2), split(3, 1)], { kind: 'hammer' });
  expect(after('game').takes(more)).toBe(more.options[3]);
  expect(after('game', 1).takes(more)).toBe(more.options[1]);
});

test('a companion that moves on is still the one that is furthest', () => {
  const at = (...spaces: number[]) =>
    prompt(
      spaces.map((space) => option('option-advance', { action: space, args: { space } })),
      { kind: 'companion' },
    );
  expect(after('game', 0, at(1)).takes(at(2))?.action).toBe(2);
  expect(after('game', 1, at(0, 3)).takes(at(1, 4))?.action).toBe(4);
  expect(after('game', 0, at(0, 3)).takes(at(1, 4))?.action).toBe(1);
});

test('a token is kept whatever was rolled', () => {
  const rolled = (face: string) =>
    prompt([option('option-cerberus-yes'), option('option-cerberus-no', { declines: true })], {
      kind: 'cerberus',
      cause: `face:${face}`,
    });
  expect(after('turn', 1, rolled('gold_1')).takes(rolled('sun_2'))?.key).toBe('option-cerberus-no');
});

test('an order loses nothing that it did not lose when it was given', () => {
  const take = (lost: number) => option('option-take-sun', { args: { amount: 2, lost }, loses: lost > 0 });
  const asked = (lost: number) => prompt([take(lost)], { kind: 'choose', cause: 'face:sun_2' });
  const safe = after('game', 0, asked(0));
  expect(safe.takes(asked(0))?.key).toBe('option-take-sun');
  expect(safe.takes(asked(1))).toBeUndefined();
  expect(after('game', 0, asked(1)).takes(asked(1))?.key).toBe('option-take-sun');
  expect(safe.takes(prompt([take(0)], { kind: 'choose', cause: 'face:moon_1' }))).toBeUndefined();
});

test('orders of a turn end with it, those of a game when they are ended', () => {
  const turn = after('turn');
  turn.pass('3/0');
  expect(turn.list).toHaveLength(1);
  turn.pass('3/1');
  expect(turn.list).toEqual([]);
  const game = after('game');
  game.pass('3/1');
  game.end(game.list[0]);
  expect(game.takes(divide)).toBeUndefined();
});

test('orders of a game are there after a reload, and gone when the game is over', () => {
  after('game');
  const again = new Orders(() => 'dice-forge', 'ROOM');
  expect(again.takes(divide)).toBe(SPLITS[2]);
  again.clear();
  expect(localStorage.getItem('grani.orders-ROOM')).toBeNull();
});

test('what never comes again as it is can not be ordered', () => {
  const orders = after('game', 0, prompt([option('option-buy')], { kind: 'main' }));
  expect(orders.knows(prompt([], { kind: 'main' }))).toBe(false);
  expect(orders.list).toEqual([]);
});

test('no order ends turns unasked', () => {
  const extra = prompt([option('extra-yes'), option('extra-no', { declines: true })], { kind: 'extra' });
  const orders = after('game', 1, extra);
  expect(orders.knows(extra)).toBe(false);
  expect(orders.list).toEqual([]);
});
