// What somebody has pasted or dropped to begin an analysis with: an address, an id, or JSON of some kind.
import { latin } from '../lib/code';
import { readHash, readTree, type Tree } from './tree';

/** Where a finished game is, and how many of its steps were made; one of both names is empty. */
export interface Place {
  room: string;
  record: string;
  step: number;
}

export type Pasted =
  | { kind: 'tree'; tree: Tree }
  | { kind: 'game'; place: Place }
  | { kind: 'record'; record: object }
  | { kind: 'position'; position: string }
  | { kind: 'unknown' };

/** Tell what a text is; whether a position can be is for the server to say. */
export function pasted(text: string): Pasted {
  const word = text.trim();
  if (/^[[{]/.test(word)) return data(word);
  const tree = /\/analysis\/([^#?\s]+)(#\S*)?$/.exec(word);
  if (tree) return { kind: 'tree', tree: readHash(decoded(tree[1]), tree[2] ?? '').tree };
  const place = placeIn(word);
  if (place) return { kind: 'game', place };
  return /^[\w.-]+:[\w-]+$/.test(word) ? { kind: 'position', position: word } : { kind: 'unknown' };
}

function data(word: string): Pasted {
  let read: unknown;
  try {
    read = JSON.parse(word);
  } catch {
    // What is wrong with it is said as of a position.
  }
  const tree = readTree(read);
  if (tree) return { kind: 'tree', tree };
  if (typeof read === 'object' && read !== null && 'actions' in read) return { kind: 'record', record: read };
  return { kind: 'position', position: word };
}

/** The game that an address is about: of a room, its replay, a review, or an analysis that has not begun. */
function placeIn(word: string): Place | null {
  const found = /\/(?:(?:room|replay|review)\/([^/?#\s]+)|analysis)\/?(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(word);
  const query = new URLSearchParams(found?.[2]);
  const id = found?.[1] ?? (query.get('record') || query.get('room'));
  if (!id) return null;
  const step = Math.max(0, Math.trunc(Number(query.get('step')) || 0));
  // A record that was brought is known by its fingerprint.
  if (/^[0-9a-f]{64}$/.test(id)) return { room: '', record: id, step };
  return { room: latin(decoded(id)).replace(/[^0-9A-Z]/g, ''), record: '', step };
}

/** What an address says; one that was cut in the middle of a letter is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
