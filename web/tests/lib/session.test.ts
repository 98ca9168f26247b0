// A live table: what it answers for a player is never asked, not even for a moment.
import { expect, test } from 'vitest';
import type { ClientMessage, Play, Prompt, ServerMessage } from '../../src/generated/protocol';
import type { Channel } from '../../src/lib/link.svelte';
import { LiveSession } from '../../src/lib/session.svelte';
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
  const session = new LiveSession('ROOM', (receive) => {
    tell = receive;
    const command = (make: (id: string) => ClientMessage): string => {
      sent.push(make(String(sent.length)));
      return String(sent.length - 1);
    };
    return { status: 'online', seq: 0, busy: false, acting: false, command, close: () => undefined } as Channel;
  });
  const told = { room: room({ status: 'playing' }), log: [], lines: [], seed: '', chain: CHAIN, seat: 0 };
  return {
    session,
    acts: () => sent.flatMap((message) => (message.type === 'act' ? [message.action] : [])),
    snapshot: (asked: Prompt) => tell({ ...told, type: 'snapshot', seq: 1, play: playing(asked) } as never),
    batch: async (asked: Prompt, seq: number) => {
      tell({ ...told, type: 'batch', seq, play: playing(asked) } as never);
      await new Promise((resolve) => setTimeout(resolve));
    },
    refuse: () => tell({ type: 'reject', id: '0', code: 'stale', reason: '', seq: 2, play: null } as never),
  };
}

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
