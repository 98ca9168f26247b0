// What a browser knows of the chat of a room: lines, what was read, and what comes back if it is refused.
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatLine } from '../../src/generated/protocol';
import { hasChat, Talk } from '../../src/lib/talk.svelte';
import { room, seat } from '../arrange';

const line = (number: number, text = `line ${number}`): ChatLine => ({ number, seat: 1, name: 'Taras', text, at: 0 });
const now = (...lines: ChatLine[]) => ({ type: 'chat' as const, lines, is_past: false });
const past = (...lines: ChatLine[]) => ({ type: 'chat' as const, lines, is_past: true });

beforeEach(() => localStorage.clear());

describe('what was read', () => {
  it('counts what came while the chat was closed, also after the page is loaded anew', () => {
    const talk = new Talk('ROOM');
    talk.hear(past(line(3), line(4)));
    expect(talk.unread).toBe(2);
    expect(talk.news).toBeNull();
    talk.open = true;
    expect(talk.unread).toBe(0);
    talk.hear(now(line(6)));
    talk.open = false;
    talk.hear(now(line(7)));
    expect([talk.unread, talk.news?.number]).toEqual([1, 7]);
    const again = new Talk('ROOM');
    again.hear(past(line(3), line(4), line(6), line(7)));
    expect(again.unread).toBe(1);
  });

  it('is told once, however often it comes', () => {
    const talk = new Talk('ROOM');
    talk.hear(now(line(1)));
    talk.hear(now(line(1)));
    expect(talk.lines.length).toBe(1);
  });

  it('is kept for the latest forty rooms', () => {
    for (let number = 0; number < 50; number++) {
      const talk = new Talk(`R${number}`);
      talk.open = true;
      talk.hear(past(line(5)));
    }
    const kept = JSON.parse(localStorage.getItem('grani.chat-read') ?? '{}') as object;
    expect([Object.keys(kept).length, 'R9' in kept, 'R10' in kept]).toEqual([40, false, true]);
  });
});

describe('what is typed', () => {
  it('comes back if it is refused, unless more was typed since', () => {
    const talk = new Talk('ROOM');
    talk.draft = '  see you there ';
    talk.say(() => 'a');
    expect(talk.draft).toBe('');
    talk.answered('a', true);
    expect(talk.draft).toBe('see you there');
    talk.say(() => 'b');
    talk.draft = 'next';
    talk.answered('b', true);
    expect(talk.draft).toBe('next');
    talk.say(() => 'c');
    talk.answered('c', false);
    expect(talk.draft).toBe('');
  });

  it('is not sent if it is blank', () => {
    const talk = new Talk('ROOM');
    talk.draft = '   ';
    talk.say(() => expect.unreachable());
  });
});

describe('where there is a chat', () => {
  it('is where somebody else sits or may sit', () => {
    const me = seat(0, { kind: 'person', mine: true });
    const rooms = [
      [me],
      [me, seat(1, { kind: 'bot', mine: false })],
      [me, seat(1, { kind: 'person', mine: false })],
      [me, seat(1, { kind: 'open', mine: false })],
    ];
    expect(rooms.map((seats) => hasChat(room({ seats })))).toEqual([false, false, true, true]);
  });
});
