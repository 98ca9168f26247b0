// The queue of what is shown: all of it, in order, at the pace that was set; a skip ends it at once.
import { expect, test } from 'vitest';
import { Beats } from '../../src/lib/beats';

interface Shown {
  beat: string;
  speed: number;
  signal: AbortSignal;
  end: () => void;
}

/** A queue whose beats end when the test says so, or when they are skipped. */
function queue(pace = 1) {
  const shown: Shown[] = [];
  let rests = 0;
  const beats = new Beats<string>({
    show: (beat, speed, signal) =>
      new Promise((resolve) => {
        shown.push({ beat, speed, signal, end: resolve });
        if (speed === 0) resolve();
        signal.addEventListener('abort', () => resolve());
      }),
    pace: () => pace,
    rests: () => (rests += 1),
  });
  return { beats, shown, names: () => shown.map(({ beat }) => beat), rests: () => rests };
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i += 1) await Promise.resolve();
};

test('a beat waits until the one before has been shown', async () => {
  const { beats, shown, names, rests } = queue();
  for (const beat of ['a', 'b', 'c']) beats.push(beat);
  expect(names()).toEqual(['a']);
  shown[0].end();
  await settled();
  expect(names()).toEqual(['a', 'b']);
  expect(rests()).toBe(0);
});

test('however many wait, every one is shown at the same pace and in order', async () => {
  const { beats, shown, names, rests } = queue(2);
  const all = Array.from({ length: 40 }, (_, i) => String(i));
  for (const beat of all) beats.push(beat);
  for (let i = 0; i < all.length; i += 1) {
    shown[i].end();
    await settled();
  }
  expect(names()).toEqual(all);
  expect(new Set(shown.map(({ speed }) => speed))).toEqual(new Set([2]));
  expect(rests()).toBe(1);
  expect(beats.busy).toBe(false);
});

test('a skip ends what is shown and all that waits; what comes later is shown', async () => {
  const { beats, shown, names, rests } = queue();
  for (const beat of ['a', 'b', 'c']) beats.push(beat);
  beats.skip();
  await settled();
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(shown.map(({ speed }) => speed)).toEqual([1, 0, 0]);
  expect(shown.every(({ signal }) => signal.aborted)).toBe(true);
  expect(rests()).toBe(1);
  beats.push('d');
  expect(shown.at(-1)).toMatchObject({ beat: 'd', speed: 1 });
});

test('what comes in during a skip that has not ended yet is not skipped', async () => {
  const { beats, shown } = queue();
  beats.push('a');
  beats.push('b');
  beats.skip();
  beats.push('c');
  await settled();
  expect(shown.map(({ beat, speed }) => [beat, speed])).toEqual([
    ['a', 1],
    ['b', 0],
    ['c', 1],
  ]);
});

test('where nothing moves, everything is shown at once', async () => {
  const { beats, names, rests } = queue(0);
  for (const beat of ['a', 'b', 'c']) beats.push(beat);
  await settled();
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(rests()).toBe(1);
});

test('a single beat is dropped: the one that is shown ends, one that waits never begins', async () => {
  const { beats, shown, names } = queue();
  for (const beat of ['a', 'b', 'c']) beats.push(beat);
  beats.drop('b');
  beats.drop('a');
  await settled();
  expect(names()).toEqual(['a', 'c']);
  expect(shown[1].speed).toBe(1);
});

test('what a snapshot has replaced is forgotten', async () => {
  const { beats, names, rests } = queue();
  for (const beat of ['a', 'b', 'c']) beats.push(beat);
  beats.clear();
  await settled();
  expect(names()).toEqual(['a']);
  expect(rests()).toBe(1);
});
