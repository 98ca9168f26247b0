// A live table: what it answers for a player is never asked, not even for a moment.
import { afterEach, expect, test, vi } from 'vitest';
import type { ClientMessage, Play, Prompt, ServerMessage } from '../../src/generated/protocol';
import { announced } from '../../src/lib/announced.svelte';
import type { Channel } from '../../src/lib/link.svelte';
import { FEW, LiveSession } from '../../src/lib/session.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { forgeView, hero, option, prompt, room } from '../arrange';

const LIGHT = option('option-order', { action: 4 });
const DARK = option('option-order', { action: 5 });
const CHAIN = { seat: 0, number: 0, hash: '' };

function playing(asked: Prompt): Play {
  const view = forgeView([hero(0), hero(1)]) as unknown as Play['view'];
  return { view, focus: 0, prompts: [asked], waiting: [0], undo: {}, deadline: null };
}

/** A table without a server: what it sends, and what it is told. */
function table() {
  const sent: ClientMessage[] = [];
  let tell: (message: ServerMessage) => void = () => undefined;
  const channel = { status: 'online', seq: 0, busy: false, acting: false };
  const session = new LiveSession('ROOM', (receive) => {
    tell = receive;
    const command = (make: (id: string) => ClientMessage): string => {
      sent.push(make(String(sent.length)));
      return String(sent.length - 1);
    };
    return Object.assign(channel, { command, close: () => undefined }) as Channel;
  });
  const told = { room: room({ status: 'playing' }), log: [], lines: [], seed: '', chain: CHAIN, seat: 0 };
  return {
    session,
    channel,
    pause: (paused: boolean) => tell({ type: 'announced', texts: [], paused }),
    acts: () => sent.flatMap((message) => (message.type === 'act' ? [message.action] : [])),
    snapshot: (asked: Prompt) => tell({ ...told, type: 'snapshot', seq: 1, play: playing(asked) } as never),
    batch: async (asked: Prompt, seq: number) => {
      tell({ ...told, type: 'batch', seq, play: playing(asked) } as never);
      await new Promise((resolve) => setTimeout(resolve));
    },
    refuse: () => tell({ type: 'reject', id: '0', code: 'stale', reason: '', seq: 2, play: null } as never),
  };
}

document.getAnimations ??= () => [];

const MAIN = prompt([option('option-buy', { action: 1 }), option('option-feat', { action: 2 })]);
const MOOT = prompt([LIGHT, DARK], { id: 'p2', kind: 'order', moot: true });

test('a decision that decides nothing is not shown while its answer is on its way', async () => {
  const { session, acts, snapshot, batch } = table();
  snapshot(MAIN);
  expect(session.prompt?.id).toBe('p1');
  await batch(MOOT, 2);
  expect(acts()).toEqual([LIGHT.action]);
  expect([session.prompt, session.animating]).toEqual([null, true]);
  await batch({ ...MAIN, id: 'p3' }, 3);
  expect([session.prompt?.id, session.animating]).toEqual(['p3', false]);
});

test('a game that begins with one goes on at once', () => {
  const { session, acts, snapshot } = table();
  snapshot(MOOT);
  expect(acts()).toEqual([LIGHT.action]);
  expect(session.prompt).toBeNull();
});

test('whoever took it back is asked', () => {
  const { session, acts, snapshot } = table();
  snapshot(MAIN);
  snapshot(MOOT);
  expect(acts()).toEqual([]);
  expect(session.prompt?.id).toBe('p2');
});

test('an answer that is refused leaves the question', async () => {
  const { session, snapshot, batch, refuse } = table();
  snapshot(MAIN);
  await batch(MOOT, 2);
  refuse();
  expect([session.prompt?.id, session.animating]).toEqual(['p2', false]);
});

test('what is refused after a break can be chosen again', () => {
  const { session, channel, acts, snapshot, refuse } = table();
  snapshot(MAIN);
  session.act(MAIN.options[0]);
  // The server went, and has come back: what was chosen is sent again, and the same question is open.
  channel.acting = true;
  snapshot(MAIN);
  expect(session.pending).toBe(true);
  channel.acting = false;
  refuse();
  expect([session.prompt?.id, session.pending]).toEqual(['p1', false]);
  session.act(MAIN.options[1]);
  expect(acts()).toEqual([1, 2]);
});

/** Tell a table of moves that come in at once, none of which has been shown. */
function lag(moves: number): { session: LiveSession; shown: number[] } {
  const { session, snapshot, batch } = table();
  const shown: number[] = [];
  settings.speed = 'normal';
  session.onBatch((_lines, _before, _after, speed, signal) => {
    shown.push(speed);
    return speed === 0 ? Promise.resolve() : new Promise((done) => signal.addEventListener('abort', () => done()));
  });
  snapshot(MAIN);
  for (let seq = 2; seq < 2 + moves; seq += 1) void batch({ ...MAIN, id: `p${seq}` }, seq);
  return { session, shown };
}

test('a table says how many moves wait to be shown, and a skip brings it to now', async () => {
  const { session, shown } = lag(8);
  expect([session.behind, shown.length]).toEqual([7, 1]);
  session.skip();
  expect(session.behind).toBe(0);
  await vi.waitFor(() => expect(session.animating).toBe(false));
  expect(session.prompt?.id).toBe('p9');
});

test('what waited for a page that slept is not played, unless it is little', () => {
  vi.useFakeTimers();
  const { session, snapshot, batch } = table();
  settings.speed = 'normal';
  const speeds: number[] = [];
  session.onBatch((_lines, _before, _after, speed, signal) => {
    speeds.push(speed);
    return new Promise((done) => signal.addEventListener('abort', () => done()));
  });
  snapshot(MAIN);
  vi.setSystemTime(Date.now() + 3_600_000);
  for (let seq = 2; seq < 5; seq += 1) void batch({ ...MAIN, id: `p${seq}` }, seq);
  expect(session.behind).toBe(2);
  for (let seq = 5; seq < 30; seq += 1) void batch({ ...MAIN, id: `p${seq}` }, seq);
  expect(session.behind).toBeLessThan(FEW);
  vi.useRealTimers();
});

afterEach(() => {
  settings.speed = 'instant';
});
afterEach(() => announced.hear({ type: 'announced', texts: [], paused: false }));

test('nothing is asked in a pause, and whoever hears at last that it is over is asked again', () => {
  const { session, acts, snapshot, pause } = table();
  snapshot(MAIN);
  pause(true);
  expect([session.paused, session.prompt]).toEqual([true, null]);
  session.act(MAIN.options[0]);
  expect(acts()).toEqual([]);
  // Who was away when it ended comes back to a snapshot and is greeted with what is announced now.
  snapshot(MAIN);
  expect(session.prompt).toBeNull();
  pause(false);
  expect([session.paused, session.prompt?.id]).toEqual([false, 'p1']);
});

test('what decides nothing is not asked after a pause either', async () => {
  const { session, acts, snapshot, batch, pause } = table();
  snapshot(MAIN);
  pause(true);
  await batch(MOOT, 2);
  expect([acts(), session.prompt]).toEqual([[], null]);
  pause(false);
  expect(acts()).toEqual([LIGHT.action]);
  expect([session.prompt, session.animating]).toEqual([null, true]);
});

test('what is not in doubt is asked after a pause, and nothing is answered twice', async () => {
  const { session, acts, snapshot, batch, pause } = table();
  snapshot(MAIN);
  await batch(MOOT, 2);
  pause(true);
  pause(false);
  expect([acts(), session.animating]).toEqual([[LIGHT.action], true]);
  pause(true);
  await batch({ ...MAIN, id: 'p3' }, 3);
  pause(false);
  expect([session.prompt?.id, session.animating]).toEqual(['p3', false]);
});

test('while a decision is on its way no other is made', () => {
  const { session, acts, snapshot, channel } = table();
  snapshot(MAIN);
  channel.busy = true;
  expect(session.pending).toBe(true);
  session.act(MAIN.options[0]);
  expect(acts()).toEqual([]);
  channel.busy = false;
  session.act(MAIN.options[0]);
  expect([acts(), session.pending]).toEqual([[1], true]);
});

test('what the tutor allows while nothing can be decided can be chosen again', async () => {
  const { session, acts, snapshot, pause } = table();
  let allow: (isAllowed: boolean) => void = () => undefined;
  session.tutor = {
    allows: () => new Promise((resolve) => (allow = resolve)),
    hear: () => undefined,
    refused: () => false,
  };
  snapshot(MAIN);
  session.act(MAIN.options[0]);
  expect(session.pending).toBe(true);
  pause(true);
  allow(true);
  await Promise.resolve();
  expect(acts()).toEqual([]);
  pause(false);
  expect([session.prompt?.id, session.pending]).toEqual(['p1', false]);
  session.act(MAIN.options[1]);
  allow(true);
  await Promise.resolve();
  expect(acts()).toEqual([2]);
});
