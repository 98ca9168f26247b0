// Where the coach speaks: near the question, and not over what it speaks of.
import { expect, test } from 'vitest';
import { quietest } from '../../src/learn/quietest';

const WINDOW = { width: 1000, height: 600 };
const SIZE = { width: 400, height: 150 };
const HIGH = { left: 200, top: 10, width: 600, height: 50 };

test('it is below a question above, and above one below', () => {
  expect(quietest(SIZE, HIGH, [], WINDOW)).toEqual({ left: 200, top: 70 });
  const low = { ...HIGH, top: 540 };
  expect(quietest(SIZE, low, [], WINDOW)).toEqual({ left: 200, top: 380 });
});

test('it goes aside from what can be chosen, and stays in the window', () => {
  const cards = [{ left: 0, top: 70, width: 560, height: 400 }];
  expect(quietest(SIZE, HIGH, cards, WINDOW)).toEqual({ left: 590, top: 440 });
  const all = [{ left: 0, top: 70, width: 1000, height: 370 }];
  expect(quietest(SIZE, HIGH, all, WINDOW)).toEqual({ left: 590, top: 440 });
});

test('rather than the question it covers something to choose', () => {
  const everything = [{ left: 0, top: 0, width: 1000, height: 600 }];
  const { top } = quietest(SIZE, HIGH, everything, WINDOW);
  expect(top).toBeGreaterThanOrEqual(60);
});
