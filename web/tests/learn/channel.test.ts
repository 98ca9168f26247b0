// A lesson as a channel: scenes become what a room would tell, and only the right option leads on.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, LessonScene, ServerMessage } from '../../src/generated/protocol';
import { LessonChannel } from '../../src/learn/channel.svelte';
import { lineOf } from '../arrange';

const SEEN = lineOf({ kind: 'bought', sort: 'plain', seat: 0 }, 'log-bought');
const UNSEEN = lineOf({ kind: 'paid', sort: 'loss', seat: 0 });
const LESSON = { game: 'any-game', chapter: 'first', names: ['Olena', 'Daedalus'] };

function scene(expects: number | null): LessonScene {
  const play = { view: {}, focus: 0, prompts: [], waiting: [], undo: {}, deadline: null };
  return { says: 'learn-x', args: {}, do: '', expects, light: [], past: [SEEN], lines: [UNSEEN, SEEN], seats: 1, play };
}

let heard: ServerMessage[];
let asked: string[];
let offline = false;

beforeEach(() => {
  heard = [];
  asked = [];
  offline = false;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (offline) return Promise.reject(new TypeError('offline'));
    return Promise.resolve(Response.json(scene(7)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const kinds = (): string[] => heard.map(({ type }) => type);
const act =
  (action: number) =>
  (id: string): ClientMessage => ({ type: 'act', id, seat: 0, prompt: 'p', action });

async function begun(trouble: (error: unknown) => void = () => undefined): Promise<LessonChannel> {
  const channel = LessonChannel.open(LESSON, 2, (message) => heard.push(message), trouble);
  await vi.waitFor(() => expect(channel.busy).toBe(false));
  return channel;
}

describe('a lesson', () => {
  it('begins as a room does, with the seats there are and the past that people read', async () => {
    const channel = await begun();
    expect(asked).toEqual(['/api/lessons/any-game/first/2']);
    expect(channel.step).toBe(2);
    const [snapshot] = heard;
    if (snapshot.type !== 'snapshot') throw new Error(snapshot.type);
    expect(snapshot.log).toEqual([SEEN, SEEN]);
    expect(snapshot.room.seats.map(({ name, mine }) => [name, mine])).toEqual([['Olena', true]]);
    expect(snapshot.room.status).toBe('playing');
  });

  it('goes on with the option that it asks for', async () => {
    const channel = await begun();
    channel.command(act(7));
    expect(channel.busy).toBe(true);
    await vi.waitFor(() => expect(channel.step).toBe(3));
    expect(kinds()).toEqual(['snapshot', 'ack', 'batch']);
    expect(heard[2]).toMatchObject({ seq: 1, lines: [UNSEEN, SEEN] });
  });

  it('refuses every other option, and everything else that a room would do', async () => {
    const channel = await begun();
    const wrong = channel.command(act(8));
    const hint = channel.command((id) => ({ type: 'hint', id, seat: 0 }));
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard[1]).toMatchObject({ type: 'reject', id: wrong, code: 'illegal' });
    expect(heard[2]).toMatchObject({ type: 'reject', id: hint, code: 'no-hint' });
    expect(asked).toHaveLength(1);
  });

  it('stays where it is if the server cannot be reached, and can be tried again', async () => {
    const troubles: unknown[] = [];
    const channel = await begun((error) => troubles.push(error));
    offline = true;
    channel.command(act(7));
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[1]).toMatchObject({ type: 'reject', code: 'unknown' });
    expect([troubles.length, channel.step]).toEqual([1, 2]);
    offline = false;
    channel.command(act(7));
    await vi.waitFor(() => expect(channel.step).toBe(3));
  });

  it('is not hurried by a second press', async () => {
    const channel = await begun();
    void channel.goOn();
    void channel.goOn();
    await vi.waitFor(() => expect(channel.busy).toBe(false));
    expect(channel.step).toBe(3);
  });
});
