// Passing by is not pointing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Resting, restOf } from '../../src/lib/resting';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moved = (by: number): PointerEvent =>
  ({ pointerType: 'mouse', movementX: by, movementY: 0 }) as unknown as PointerEvent;

test('a pointer that comes to rest acts, once', () => {
  const [resting, act] = [new Resting(), vi.fn()];
  for (let step = 0; step < 5; step += 1) {
    resting.move(moved(3), act);
    vi.advanceTimersByTime(300);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});

test('one that leaves before, or under which something opens, does not', () => {
  const [resting, act] = [new Resting(), vi.fn()];
  resting.move(moved(3), act);
  vi.advanceTimersByTime(300);
  resting.end();
  resting.move(moved(0), act);
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});

test('how long a rest is says a token, in whatever unit', () => {
  const style = (slow: string) => ({ getPropertyValue: () => slow });
  expect([' 250ms', '.25s', ''].map((slow) => restOf(style(slow)))).toEqual([250, 250, 400]);
});
