// What a game may still need is fetched one after another, in rests, and what does not come is no trouble.
import { afterEach, expect, test, vi } from 'vitest';
import { FETCHED, fetchAhead, fetchAll } from '../../src/lib/ahead';
import { GAMES } from '../../src/lib/games';
import { setLanguage } from '../../src/lib/i18n.svelte';
import { line } from '../../src/lib/line.svelte';
import { ahead } from '../../src/screens/ahead';

const ONGOING = new AbortController().signal;
/** Milliseconds in which a busy machine compiles all that. */
const SLOWLY = 120_000;
const VIEWS: Record<string, Record<string, unknown>> = {
  'dice-forge': { game: 'dice-forge', boards: { module: 'goddess' } },
};

afterEach(() => {
  vi.unstubAllGlobals();
  performance.clearMarks(FETCHED);
});

test('one after another, and what does not come is skipped without a word', async () => {
  const asked: string[] = [];
  let running = 0;
  const fetch = (name: string) => async () => {
    expect((running += 1)).toBe(1);
    await Promise.resolve();
    running -= 1;
    asked.push(name);
    if (name === 'gone') throw new TypeError('Failed to fetch dynamically imported module: x');
  };
  await fetchAll([fetch('first'), fetch('gone'), fetch('last')], () => true, ONGOING);
  expect(asked).toEqual(['first', 'gone', 'last']);
  expect(line.part).toBe('');
});

test('nothing is asked for while the server is away, or after one has left', async () => {
  vi.useFakeTimers();
  let isThere = false;
  const asked: string[] = [];
  const leaving = new AbortController();
  const done = fetchAll(
    ['one', 'two'].map((name) => () => Promise.resolve(asked.push(name) && leaving.abort())),
    () => isThere,
    leaving.signal,
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
  isThere = true;
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(asked).toEqual(['one']);
  vi.useRealTimers();
});

test(
  'every game says what it may need, and all of it can be fetched',
  async () => {
    await setLanguage('uk');
    for (const { id } of GAMES) {
      const list = await ahead(id, VIEWS[id] ?? {});
      expect(list.length).toBeGreaterThan(10);
      await Promise.all(list.map((fetch) => fetch()));
    }
  },
  SLOWLY,
);

test('who saves data is spared', async () => {
  const marks = (): number => performance.getEntriesByName(FETCHED).length;
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await fetchAhead('no-game', {}, () => true, ONGOING);
  expect(marks()).toBe(0);
  vi.stubGlobal('navigator', {});
  await fetchAhead('no-game', {}, () => true, ONGOING);
  expect(marks()).toBe(1);
});
