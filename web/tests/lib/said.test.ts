// Sentences that are put together here: who is awaited, how long one may think, what a hint expects.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { View } from '../../src/generated/protocol';
import { awaitedWords } from '../../src/lib/awaited';
import { botName } from '../../src/lib/bots';
import { heroName } from '../../src/lib/heroes';
import { meaning, odds } from '../../src/lib/hints';
import { learnScreens, setLanguage } from '../../src/lib/i18n.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { timerWords } from '../../src/lib/timer';
import { seat } from '../arrange';

beforeAll(async () => {
  await setLanguage('en');
  await learnScreens();
});
beforeEach(() => {
  localStorage.clear();
  settings.name = '';
});

const view = { game: 'dice-forge', winners: [] } as unknown as View;

test('when the game is over, it says who has won', () => {
  const seats = [seat(0, { mine: true, name: 'Medea' }), seat(1, { name: 'Jason' })];
  const ended = (...winners: number[]): View => ({ ...view, winners });
  expect(awaitedWords({ seats, view: ended(1), waiting: [] })).toBe('The game is over. Winner: Jason');
  expect(awaitedWords({ seats, view: ended(0, 1), waiting: [] })).toBe('The game is over. Winners: Medea, Jason');
  expect(awaitedWords({ seats: seats.slice(0, 1), view: ended(0), waiting: [] })).toBe('The game is over');
});

test('others are awaited by name', () => {
  const seats = [seat(0, { mine: true }), seat(1, { name: 'Medea' }), seat(2, { name: 'Jason' })];
  expect(awaitedWords({ seats, view, waiting: [1, 2] })).toBe('Waiting for Medea, Jason');
  expect(awaitedWords({ seats, view, waiting: [1, 2] }, [2])).toBe('Waiting for Jason');
  expect(awaitedWords({ seats, view, waiting: [] })).toBe('');
});

test('a bot that plays one’s own seat is no other', () => {
  const seats = [seat(0, { mine: true, stand_in: 'greedy' }), seat(1, { name: 'Medea' })];
  expect(awaitedWords({ seats, view, waiting: [0] })).toBe('A bot decides for you.');
  expect(awaitedWords({ seats, view, waiting: [0, 1] })).toBe('A bot decides for you. Waiting for Medea');
});

test('of several own seats the one that a bot plays is named', () => {
  const seats = [seat(0, { mine: true, name: 'Medea', stand_in: 'greedy' }), seat(1, { mine: true })];
  expect(awaitedWords({ seats, view, waiting: [0] })).toBe('A bot decides for Medea.');
});

test.each([
  [0, 'No limit'],
  [60, '1 minute'],
  [300, '5 minutes'],
  [90, '90 seconds'],
])('a limit of %i seconds is said as %j', (seconds, words) => {
  expect(timerWords(seconds)).toBe(words);
});

test('a hint tells a chance, or the score to expect in a game for one', () => {
  const hint = { win: 0.256, error: 0.031 };
  expect(odds({ seats: [seat(0), seat(1)] }, hint)).toBe('26% ± 6');
  expect(odds({ seats: [seat(0)] }, { win: 41.27, error: 1.04 })).toBe('about 41.3 ± 2.0 ★');
  expect(meaning({ seats: [seat(0), seat(1)] }, { tries: 12 })).toMatch(/^chance to win, .*; tried 12\stimes$/);
  expect(meaning({ seats: [seat(0)] }, { tries: 1 })).toMatch(/^stars to expect, .*; tried 1\stime$/);
});

test('a bot that is new to the page goes by its own name', () => {
  expect(botName('greedy')).toBe('Greedy');
  expect(botName('deep_search')).toBe('Deep search');
});

test('whoever tells no name is a hero, the same at every visit, and friends are others', () => {
  const name = heroName();
  expect(heroName()).toBe(name);
  const friends = [0, 1, 2, 3, 4, 5, 6, 7].map((friend) => heroName(friend));
  expect(new Set(friends).size).toBe(8);
  settings.name = 'Kassandra';
  expect(heroName()).toBe('Kassandra');
  expect(heroName(1)).toBe(friends[1]);
});
