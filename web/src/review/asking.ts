// Asking the server for reviews: of a room's game or of a record that was brought, again until one is there.
import type { Career, Review, ReviewProgress, UploadedRecord } from '../generated/protocol';
import { ApiError, call, json, roomPath } from '../lib/api';
import { at } from '../lib/base';

export const SPEEDS = ['quick', 'standard', 'deep'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The server answers after a while, done or not; whoever is told at once waits so long, in milliseconds. */
const BREATH = 400;
/** No record is longer, in bytes: the server would not read it. */
const LONGEST = 4_000_000;

/** A record that was brought is known by its fingerprint, a room by its code. */
export const isRecord = (id: string): boolean => /^[0-9a-f]{64}$/.test(id);

const pathOf = (id: string): string => (isRecord(id) ? `/api/reviews/${id}` : `${roomPath(id)}/review`);

export interface Ways {
  /** Records that were brought have none. */
  replay?: string;
  analysis: string;
}

/** The ways from a review to a position of its game. */
export function waysTo(id: string, step: number): Ways {
  if (isRecord(id)) return { analysis: `/analysis?record=${id}&step=${step}` };
  const code = id.toUpperCase();
  return { replay: `/replay/${code}?step=${step}`, analysis: `/analysis?room=${code}&step=${step}` };
}

/** Where the picture of a position is: the table after so many steps. */
export function pictureOf(id: string, step: number, lang: string, theme: string): string {
  const base = isRecord(id) ? pathOf(id) : roomPath(id.toUpperCase());
  return at(`${base}/picture.svg?${new URLSearchParams({ step: String(step), lang, theme })}`);
}

/** Ask until the review is there; `told` hears how far it is. Null if nobody waits any more. */
export async function fetchReview(
  id: string,
  speed: Speed,
  told: (progress: ReviewProgress) => void,
  signal: AbortSignal,
): Promise<Review | null> {
  while (!signal.aborted) {
    const asked = performance.now();
    const answer = await call('GET', `${pathOf(id)}?speed=${speed}`);
    if (answer.status !== 202) return (await answer.json()) as Review;
    if (signal.aborted) break;
    told((await answer.json()) as ReviewProgress);
    const rest = asked + BREATH - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
  return null;
}

/** Bring a record: the text of a file. ApiError if it is none. */
export async function bringRecord(file: Blob): Promise<UploadedRecord> {
  if (file.size > LONGEST) throw new ApiError(413, 'record', '');
  let record: unknown;
  try {
    record = JSON.parse(await file.text());
  } catch {
    throw new ApiError(400, 'record', '');
  }
  return json<UploadedRecord>('POST', '/api/reviews', record).catch((wrong: unknown) => {
    // No record is so long: whatever it is, it is none.
    throw wrong instanceof ApiError && wrong.status === 413 ? new ApiError(413, 'record', '') : wrong;
  });
}

/** What one's own games come to, as far as they are reviewed. */
export const fetchCareer = (): Promise<Career> => json<Career>('GET', '/api/mine/reviews');
