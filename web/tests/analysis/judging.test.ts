// The worth of a position grows while one looks at it, and stands still while nobody does.
import { afterEach, expect, test, vi } from 'vitest';
import type { Judged } from '../../src/generated/protocol';
import { judge } from '../../src/analysis/asking';
import { Judge, LOOKS } from '../../src/analysis/judging.svelte';

vi.mock('../../src/analysis/asking', () => ({ judge: vi.fn() }));
const JUDGED: Judged = { win: [0.5, 0.5], error: [0.1, 0.1], margin: [0, 0], options: [], more: true };
const asked = vi.mocked(judge);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  asked.mockReset();
});

test('it is asked again for as long as more is to be known, and no longer', async () => {
  vi.useFakeTimers();
  asked.mockResolvedValue(JUDGED);
  const judging = new Judge();
  judging.follow('here', 0);
  await vi.runAllTimersAsync();
  expect(asked.mock.calls.map(([, , look]) => look)).toEqual(Array.from({ length: LOOKS }, (_, at) => at + 1));
  expect(judging.thinking).toBe(false);
});

test('a page that is hidden asks no more until it is seen', async () => {
  vi.useFakeTimers();
  asked.mockResolvedValue(JUDGED);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const judging = new Judge();
  judging.follow('here', 0);
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(LOOKS);
});
