import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calling, withOthers } from '../../src/lib/calling.svelte';
import { seat } from '../arrange';

const BOT = seat(1, { kind: 'bot' });
const FRIEND = seat(1);
const ME = seat(0, { mine: true });
const asked = vi.fn(() => Promise.resolve<NotificationPermission>('granted'));

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'default', requestPermission: asked }));
});
afterEach(() => vi.unstubAllGlobals());

test('others are people elsewhere: neither bots nor friends at this screen', () => {
  expect(withOthers([ME, FRIEND])).toBe(true);
  expect(withOthers([ME, BOT])).toBe(false);
  expect(withOthers([ME, seat(1, { mine: true })])).toBe(false);
  expect(withOthers([seat(0), FRIEND])).toBe(false);
});

test('one is offered to be called after a move in a game with others, and the browser asks only then', async () => {
  expect(calling.asks).toBe(false);
  calling.moved([ME, BOT]);
  expect(calling.asks).toBe(false);
  calling.moved([ME, FRIEND]);
  expect(calling.asks).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  await calling.answer(true);
  expect(asked).toHaveBeenCalledOnce();
  expect(calling.asks).toBe(false);
});

test('whoever says no is asked no more, and the browser not at all', async () => {
  calling.kept = '';
  calling.moved([ME, FRIEND]);
  await calling.answer(false);
  expect(asked).not.toHaveBeenCalled();
  expect([calling.asks, localStorage.getItem('grani.calls')]).toEqual([false, 'off']);
});
