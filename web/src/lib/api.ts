// The server's HTTP side: one function an address, every answer typed, every refusal an ApiError.
import type {
  DayGame,
  Failure,
  GameInfo,
  HandOver,
  LessonScene,
  Me,
  MyRoom,
  NewRoom,
  Opened,
  Preview,
  Previewing,
  PuzzleHint,
  PuzzleJudged,
  PuzzleList,
  PuzzleShown,
  RoomInfo,
} from '../generated/protocol';
import { at } from './base';
import { line } from './line.svelte';

export type Setup = Previewing['setup'];

/** A refusal of the server: `code` for programs, the message says why, `detail` is all it said. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
    readonly detail?: unknown,
  ) {
    super(reason);
  }
}

/** Call the server; ApiError if it refuses or is not there. */
export async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    line.lost = true;
    throw new ApiError(0, 'offline', '');
  }
  line.lost = false;
  if (answer.ok) return answer;
  const refusal: unknown = await answer.json().catch(() => null);
  const { error, reason } = (refusal ?? {}) as Partial<Failure>;
  throw new ApiError(answer.status, error ?? 'unknown', reason ?? answer.statusText, refusal);
}

/** Call the server and read its answer as JSON. */
export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await call(method, path, body)).json() as Promise<T>;
}

/** Where the server tells of a room. */
export const roomPath = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

export const api = {
  me: () => json<Me>('GET', '/api/me'),
  rename: (name: string) => json<Me>('PUT', '/api/me', { name }),
  /** The words that a game brings itself, in a language: Fluent messages. */
  words: async (game: string, lang: string): Promise<string> =>
    (await call('GET', `/api/words/${encodeURIComponent(game)}/${lang}`)).text(),
  games: () => json<GameInfo[]>('GET', '/api/games'),
  lesson: (game: string, chapter: string, step: number) =>
    json<LessonScene>('GET', `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(chapter)}/${step}`),
  /** The games of the day that can be played, the latest day first. */
  days: () => json<DayGame[]>('GET', '/api/days'),
  playDay: (game: string, day: string) => json<Opened>('POST', `/api/days/${encodeURIComponent(game)}/${day}`, {}),
  puzzles: () => json<PuzzleList>('GET', '/api/puzzles'),
  puzzleHint: (id: string) => json<PuzzleHint>('GET', `/api/puzzles/${encodeURIComponent(id)}/hint`),
  puzzle: (id: string) => json<PuzzleShown>('GET', `/api/puzzles/${encodeURIComponent(id)}`),
  answer: (id: string, action: number) =>
    json<PuzzleJudged>('POST', `/api/puzzles/${encodeURIComponent(id)}`, { action }),
  mine: () => json<MyRoom[]>('GET', '/api/mine'),
  preview: (game: string, seats: number, setup: Setup, house: string[]) =>
    json<Preview>('POST', '/api/preview', { game, seats, setup, house }),
  create: (wish: NewRoom) => json<Opened>('POST', '/api/rooms', wish),
  /** Make the link by which another device takes one's seats. */
  handOver: (code: string) => json<HandOver>('POST', `${roomPath(code)}/hand-over`, {}),
  take: (code: string, secret: string) => json<Opened>('POST', `${roomPath(code)}/take`, { secret }),
  room: (code: string) => json<RoomInfo>('GET', roomPath(code)),
  /** The table as text: now, drawn for one of one's seats or for a spectator, or at a step of a finished game. */
  text: async (code: string, shown: { seat: number | null; step?: number }, lang: string, width: number) => {
    const query = new URLSearchParams({ lang, width: String(width) });
    if (shown.step !== undefined) query.set('step', String(shown.step));
    else if (shown.seat !== null) query.set('seat', String(shown.seat));
    return (await call('GET', `${roomPath(code)}/text?${query}`)).text();
  },
  recordUrl: (code: string) => at(`${roomPath(code)}/record`),
  /** What is left of a game that cannot be read: its beginning, or its log. */
  remainsUrl: (code: string, what: 'record' | 'log') => at(`${roomPath(code)}/remains/${what}`),
  qrUrl: (code: string) => at(`${roomPath(code)}/qr.svg`),
};
