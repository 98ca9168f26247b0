import { expect, test } from 'vitest';
import { latest } from '../../src/lib/latest';

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
