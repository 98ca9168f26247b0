import { expect, test } from 'vitest';
import { usualBot } from '../../src/lib/bots';

test('people are given an even game where there are levels', () => {
  expect(usualBot(['random', 'novice', 'easy', 'medium', 'hard', 'master'])).toBe('easy');
});

test('a game without levels has its strongest bot last', () => {
  expect(usualBot(['random', 'greedy'])).toBe('greedy');
  expect(usualBot([])).toBe('');
});
