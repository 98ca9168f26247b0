// Settings and progress of an account that two browsers have changed apart.
import { expect, test, vi } from 'vitest';
import { bytes, knowsPasskeys, text } from '../../src/account/calls';
import { isFollowed, isProgress, joined } from '../../src/account/joining';

test('what was changed counts, here before elsewhere, and nothing is dropped', () => {
  const base = { theme: 'dark', speed: 'normal', sound: 'off' };
  const here = { theme: 'light', speed: 'normal', sound: 'on', bot: 'hard' };
  const there = { theme: 'dark', speed: 'fast', sound: 'off', hero: '3' };
  expect(joined(base, here, there)).toEqual({ theme: 'light', speed: 'fast', sound: 'on', bot: 'hard', hero: '3' });
  expect(joined(base, { theme: 'light' }, { theme: 'system' }).theme).toBe('light');
  expect(joined({ theme: 'light' }, { theme: 'light' }, { theme: 'system' }).theme).toBe('system');
});

test('answers to puzzles are all kept, and the first to each counts', () => {
  const found = joined({}, { puzzles: '+A -B' }, { puzzles: '-A +C' });
  expect(found.puzzles).toBe('-A +C -B');
  expect(joined({}, { 'coach-known': 'a b' }, { 'coach-known': 'b c' })['coach-known']).toBe('b c a');
  expect(joined({}, { 'learn-pig': 'roll 2' }, { 'learn-pig': 'through' })['learn-pig']).toBe('through');
});

test.each([
  ['2026-11-15 5', '2026-11-17 1', '2026-11-17 1', 'a day was missed'],
  ['2026-11-15 5', '2026-11-17 2', '2026-11-17 7', 'one goes on from the other'],
  ['2026-11-16 3', '2026-11-17 2', '2026-11-17 4', 'both have some of the days'],
  ['2026-11-17 1', '2026-11-17 4', '2026-11-17 4', 'the same day'],
  ['2026-11-16 9', '2026-11-17 0', '2026-11-17 0', 'the latest was not found'],
])('days in a row of two browsers: %s and %s', (one, other, wanted) => {
  const key = 'puzzles-day-dice-forge';
  expect(joined({}, { [key]: one }, { [key]: other })[key]).toBe(wanted);
  expect(joined({}, { [key]: other }, { [key]: one })[key]).toBe(wanted);
});

test('what belongs to a device or to the dice of a game stays there', () => {
  expect(['theme', 'puzzles', 'learn-pig', 'auto-hammer', 'bot'].every(isFollowed)).toBe(true);
  expect(['dice.ABC', 'share.ABC.x', 'calls', 'chat-read', 'analyses', 'account'].some(isFollowed)).toBe(false);
  expect([isProgress('puzzles'), isProgress('name'), isProgress('theme')]).toEqual([true, true, false]);
});

test('bare addresses of hosts have no passkeys', () => {
  vi.stubGlobal('PublicKeyCredential', () => null);
  expect(['localhost', 'club.example', '4seasons.example'].every(knowsPasskeys)).toBe(true);
  expect(['127.0.0.1', '[2001:db8::1]', '192.0.2.7'].some(knowsPasskeys)).toBe(false);
  vi.unstubAllGlobals();
  expect(knowsPasskeys('club.example')).toBe(false);
});

test('bytes are written in base64url and read again', () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  expect([...bytes(text(all.buffer))]).toEqual([...all]);
  expect(text(Uint8Array.of(251, 255).buffer)).toBe('-_8');
});
