// The socket of a room: says hello, comes back after a break, repeats what was not answered, and
// notices a gap in the numbers. Knows nothing of games.
import { at } from './base';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../generated/protocol';

export type LinkStatus = 'connecting' | 'online' | 'offline';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const RESEND_AFTER = 2500;
const PING_EVERY = 5000;
const SILENCE = 9000;
const TICK = 500;

/** What a session needs of whatever it plays through: a socket, or a lesson. */
export interface Channel {
  readonly status: LinkStatus;
  /** The number of the last state that has come in; -1 before the first. */
  readonly seq: number;
  /** Decisions are on their way and unanswered. */
  readonly busy: boolean;
  /** A choice is among them. */
  readonly acting: boolean;
  /** Number a command and send it; gives its number. */
  command(make: (id: string) => ClientMessage): string;
  close(): void;
}

interface Sent {
  message: ClientMessage;
  at: number;
}

export class Link implements Channel {
  status: LinkStatus = $state('connecting');
  /** The number of the last state that has come in; -1 before the first. */
  seq = -1;
  #unanswered = $state(0);
  #commands = new Map<string, Sent>();
  #socket: WebSocket | null = null;
  #failures = 0;
  #retryAt = 0;
  #heardAt = 0;
  #pingedAt = 0;
  #greeted = false;
  #resyncing = false;
  #timer = 0;
  #receive: (message: ServerMessage) => void;

  constructor(
    private readonly path: string,
    receive: (message: ServerMessage) => void,
  ) {
    this.#receive = receive;
    this.#timer = window.setInterval(() => this.#tick(), TICK);
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Decisions are on their way and unanswered. */
  get busy(): boolean {
    return this.#unanswered > 0;
  }

  /** A choice is among them; after a break it is sent again. */
  get acting(): boolean {
    return [...this.#commands.values()].some(({ message }) => message.type === 'act');
  }

  close(): void {
    clearInterval(this.#timer);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  /** Number a command, send it, and keep it until it is answered; gives its number. */
  command(make: (id: string) => ClientMessage): string {
    const id = freshId();
    const message = make(id);
    this.#commands.set(id, { message, at: performance.now() });
    this.#count();
    if (this.#greeted) this.#send(message);
    return id;
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${at(this.path)}`);
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.onopen = () => this.#send({ type: 'hello', protocol: PROTOCOL, shares: true });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    this.status = 'offline';
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#retryAt = performance.now() + longest * (0.5 + Math.random() / 2);
  }

  #wake = (): void => {
    if (document.hidden) return;
    if (!this.#socket) this.#retryAt = 0;
    this.#tick();
  };

  #tick(): void {
    const now = performance.now();
    if (!this.#socket) {
      if (now >= this.#retryAt) this.#open();
      return;
    }
    if (now - this.#heardAt > SILENCE && !document.hidden) {
      // A tab that slept hears nothing either: ask once before giving the socket up.
      if (now - this.#pingedAt < SILENCE + PING_EVERY && this.#pingedAt > this.#heardAt) {
        this.#lost();
        return;
      }
    }
    if (!this.#greeted) {
      // A connection that hangs while it is made is never answered: give it up, and try again.
      if (now - this.#heardAt > SILENCE) this.#lost();
      return;
    }
    if (now - this.#pingedAt > PING_EVERY && !document.hidden) {
      this.#pingedAt = now;
      this.#send({ type: 'ping' });
    }
    for (const sent of this.#commands.values()) {
      if (now - sent.at > RESEND_AFTER) {
        sent.at = now;
        this.#send(sent.message);
      }
    }
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    switch (message.type) {
      case 'snapshot':
        this.seq = message.seq;
        this.#resyncing = false;
        this.#failures = 0;
        this.status = 'online';
        if (!this.#greeted) {
          this.#greeted = true;
          for (const sent of this.#commands.values()) this.#send(sent.message);
        }
        break;
      case 'batch':
        if (message.seq <= this.seq) return;
        if (message.seq > this.seq + 1) {
          if (!this.#resyncing) this.#send({ type: 'resync' });
          this.#resyncing = true;
          return;
        }
        this.seq = message.seq;
        break;
      case 'ack':
      case 'reject':
      case 'hint':
        this.#commands.delete(message.id);
        this.#count();
        break;
      default:
        break;
    }
    this.#receive(message);
  }

  #count(): void {
    const deciding = ['act', 'undo'];
    this.#unanswered = [...this.#commands.values()].filter(({ message }) => deciding.includes(message.type)).length;
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** A random id; `crypto.randomUUID` is missing where the page came over plain HTTP. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
