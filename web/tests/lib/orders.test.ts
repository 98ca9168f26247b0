// Standing orders: games say which there are, the browser keeps whether they hold.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ordered } from '../../src/lib/games';
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
