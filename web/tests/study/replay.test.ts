// What the bar of a replay says where nothing is told of a step: whose turn it is, or which.
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Frame, Replay, View } from '../../src/generated/protocol';
import { learnStudy, setLanguage, t } from '../../src/lib/i18n.svelte';
import { ReplaySession } from '../../src/study/replay.svelte';
import { seat } from '../arrange';

const VIEW = { game: 'rolling-realms', actor: 0 } as unknown as View;

beforeAll(async () => {
  await setLanguage('en');
  await learnStudy();
});
afterEach(() => vi.unstubAllGlobals());

/** Open a replay of three steps of which nothing is told, with one turn that begins at the second. */
async function replay(turnOf: number, step: number): Promise<ReplaySession> {
  const frames: Frame[] = [0, 1, 2].map((at) => ({ step: at, seat: 0, action: 0, log: [], view: VIEW }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(frames)));
  const turns = [{ step: 1, round: 2, seat: turnOf }];
  const outline: Replay = { game: 'rolling-realms', seats: [seat(0), seat(1)], steps: 2, turns, fair: {} };
  return ReplaySession.open('ROOM', outline, step);
}

test('before the first turn it says so', async () => {
  expect((await replay(0, 0)).told).toBe(t('study-before'));
});

test('a turn has the name of whose it is', async () => {
  expect((await replay(1, 2)).told).toBe(t('study-turn-of', { round: 2, name: 'Player 2' }));
});

test('a turn that everybody takes at once has its number', async () => {
  expect((await replay(-1, 2)).told).toBe(t('study-turn-number', { round: 2, turn: 1 }));
});
