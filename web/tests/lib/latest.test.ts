import { expect, test } from 'vitest';
import { latest, numbered } from '../../src/lib/latest';

test('one at a time, and of those that wait only the last', async () => {
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const ask = latest(async (wish: number) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    done.push(wish);
  });
  for (const wish of [1, 2, 3, 4]) ask(wish);
  expect(ends.length).toBe(1);
  ends[0]();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends.length).toBe(2);
  ends[1]();
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual([1, 4]);
});

test('of several questions the last one knows that it is', () => {
  const ask = numbered();
  const [first, second] = [ask(), ask()];
  expect([first(), second()]).toEqual([false, true]);
  ask();
  expect(second()).toBe(false);
});
