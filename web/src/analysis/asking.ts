// What the analysis board asks the server, and how it says what was refused.
import type { Analysed, Analysing, Complaint, Judged } from '../generated/protocol';
import { ApiError, json } from '../lib/api';
import { has, lang, speech, t } from '../lib/i18n.svelte';
import { refusal } from '../lib/notices.svelte';

export const analyse = (wish: Analysing): Promise<Analysed> => json('POST', '/api/analysis', wish);

export const judge = (position: string, seat: number, look: number): Promise<Judged> =>
  json('POST', '/api/analysis/worth', { position, seat, look });

/** Bring a record, as it was read from a file. */
export const analyseRecord = (record: unknown): Promise<Analysed> => json('POST', '/api/analysis/record', record);

/** The address of a position, with or without a tree of variations. */
export const addressOf = (position: string, hash = ''): string => `/analysis/${position}${hash && `#${hash}`}`;

/** What the server finds wrong with a position; null if something else went wrong. */
export function complaintOf(error: unknown): Complaint | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const told = error.detail as Partial<Complaint> | undefined;
  return told && 'path' in told ? (told as Complaint) : null;
}

/** Say what is wrong with a position, in the player's language as far as that is known. */
export function complain({ key, args, reason }: Complaint): string {
  if (key && has(key)) return speech.line({ key, args }, []);
  return lang.code === 'en' ? reason : t('wrong-other');
}

/** Say why something did not work. */
export function trouble(error: unknown): string {
  const told = complaintOf(error);
  if (told) return complain(told);
  if (error instanceof ApiError) return refusal(error.code, error.message);
  throw error;
}
