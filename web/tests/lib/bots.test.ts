import { beforeAll, beforeEach, expect, test } from 'vitest';
import { botAbout, chooseBot, chosenBot, listedBots, usualBot } from '../../src/lib/bots';
import { learnScreens, setLanguage } from '../../src/lib/i18n.svelte';

const LEVELS = ['random', 'novice', 'easy', 'greedy', 'medium', 'hard', 'master'];

beforeAll(async () => {
  await setLanguage('en');
  await learnScreens();
});
beforeEach(() => localStorage.clear());

test('people are given an even game where there are levels', () => {
  expect(usualBot(['random', 'novice', 'easy', 'medium', 'hard', 'master'])).toBe('easy');
});

test('a game without levels has its strongest bot last', () => {
  expect(usualBot(['random', 'greedy'])).toBe('greedy');
  expect(usualBot([])).toBe('');
});

test('bots that are for science are listed apart, where there are levels', () => {
  expect(listedBots(LEVELS)).toEqual({
    levels: ['novice', 'easy', 'medium', 'hard', 'master'],
    science: ['random', 'greedy'],
  });
  expect(listedBots(['random', 'greedy'])).toEqual({ levels: ['random', 'greedy'], science: [] });
});

test('the level is chosen once and kept, for the games that have it', () => {
  expect(chosenBot(LEVELS)).toBe(null);
  chooseBot('hard');
  expect(chosenBot(LEVELS)).toBe('hard');
  expect(chosenBot(['random', 'greedy'])).toBe(null);
});

test('every level says in a sentence how it plays; a host’s own bot need not', () => {
  for (const bot of LEVELS) expect(botAbout(bot)).toMatch(/\.$/);
  expect(botAbout('my_bot')).toBe('');
});
