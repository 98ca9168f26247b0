// What people in a room write to each other, as this browser knows it: lines, which of them were read,
// what is being typed. A message that is refused comes back into the field.
import type { ChatLine, Chatted, RoomInfo } from '../generated/protocol';
import { remember, remembered } from './settings.svelte';

const KEPT = 'chat-read';
/** Rooms of which is kept how far they were read. */
const ROOMS = 40;

/** Whether there is anybody to write to: people elsewhere, or a seat for one. */
export function hasChat(room: RoomInfo): boolean {
  return room.seats.some((seat) => seat.kind === 'open' || (seat.kind === 'person' && !seat.mine));
}

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  /** What is being typed. */
  draft = $state('');
  /** The line that has just come in and that nobody has in sight; to be shown and cleared by the screen. */
  news: ChatLine | null = $state.raw(null);
  #open = $state(false);
  #read = $state(0);
  #sent = new Map<string, string>();

  constructor(private readonly code: string) {
    this.#read = readUpTo()[code] ?? 0;
  }

  get unread(): number {
    return this.lines.filter(({ number }) => number > this.#read).length;
  }

  /** Whether the lines are in sight; then they are read as they come. */
  set open(open: boolean) {
    this.#open = open;
    this.#note();
  }

  hear({ lines, is_past }: Chatted): void {
    const known = this.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > known);
    this.lines = is_past ? lines : [...this.lines, ...fresh];
    if (!is_past && !this.#open) this.news = fresh.at(-1) ?? null;
    this.#note();
  }

  /** Send what is typed; `send` gives the number of the command. */
  say(send: (text: string) => string): void {
    const text = this.draft.trim();
    if (!text) return;
    this.#sent.set(send(text), text);
    this.draft = '';
  }

  answered(id: string, refused: boolean): void {
    const text = this.#sent.get(id);
    this.#sent.delete(id);
    if (refused && text && !this.draft) this.draft = text;
  }

  #note(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (!this.#open || last <= this.#read) return;
    this.#read = last;
    const others = Object.entries(readUpTo()).filter(([code]) => code !== this.code);
    const kept = [...others.slice(1 - ROOMS), [this.code, last]];
    remember(KEPT, JSON.stringify(Object.fromEntries(kept)));
  }
}

function readUpTo(): Record<string, number> {
  try {
    return JSON.parse(remembered(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
