// This browser's part in sealing the dice: promise a number by its hash, open it for what was promised.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomInfo, Sealing } from '../../src/generated/protocol';
import { Seal, shareHash, type SealCommand } from '../../src/lib/seal';
import { secretOf, witness } from '../../src/lib/witness';
import { room, seat } from '../arrange';

const CODE = 'ROOM';
const COMMITMENT = 'c'.repeat(64);

let sent: SealCommand[] = [];

// A page over plain HTTP digests by itself, without a thread: then a moment later all is done.
beforeEach(() => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, i) => i + (drawn += 1)) });
  localStorage.clear();
  sent = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let drawn = 0;
const momentLater = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const newSeal = (): Seal => new Seal(CODE, (command) => sent.push(command));

function sealing(rest: Partial<Sealing>): Partial<RoomInfo> {
  return { sealing: { ...room().sealing, ...rest } };
}

function terms(hashes: string[], rest: Record<string, unknown> = {}): string {
  return JSON.stringify({ room: CODE, commitment: COMMITMENT, hashes, ...rest });
}

/** Let a browser promise for its seats; gives their hashes. */
async function pledged(seal: Seal, of: Partial<RoomInfo> = {}): Promise<string[]> {
  seal.hear(room(of));
  await momentLater();
  const last = sent.at(-1);
  return last?.type === 'pledge' ? last.hashes.map(({ word }) => word) : [];
}

test('a number is promised for every own seat, and kept', async () => {
  const [hash] = await pledged(newSeal());
  expect(sent).toEqual([{ type: 'pledge', hashes: [{ seat: 0, word: hash }] }]);
  const secret = secretOf(CODE, hash);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await shareHash(CODE, COMMITMENT, 0, secret)).toBe(hash);
});

test('a number is promised once for a seat, and by a second window not again', async () => {
  const seal = newSeal();
  seal.hear(room());
  const [hash] = await pledged(seal);
  const known = room(sealing({ stage: 'gathering', hashes: [hash, ''] }));
  seal.hear(known);
  newSeal().hear(known);
  await momentLater();
  expect(sent).toHaveLength(1);
});

test('whoever left a seat and comes back promises anew', async () => {
  const seal = newSeal();
  const [first] = await pledged(seal);
  seal.hear(room({ seats: [seat(0), seat(1)] }));
  sent = [];
  const [second] = await pledged(seal);
  expect(second).toMatch(/^[0-9a-f]{64}$/);
  expect(second).not.toBe(first);
});

test('numbers are opened when all hashes are in, also after the page was loaded anew', async () => {
  const [hash] = await pledged(newSeal());
  sent = [];
  newSeal().hear(room(sealing({ stage: 'opening', terms: terms([hash, 'other']) })));
  expect(sent).toEqual([{ type: 'reveal', shares: [{ seat: 0, word: secretOf(CODE, hash) }] }]);
  expect(witness(CODE).opened).toEqual({ 0: secretOf(CODE, hash) });
});

test.each([
  ['another room', { room: 'OTHER' }],
  ['another commitment', { commitment: 'd'.repeat(64) }],
])('nothing is opened for the terms of %s', async (_, otherwise) => {
  const seal = newSeal();
  const [hash] = await pledged(seal);
  sent = [];
  seal.hear(room(sealing({ stage: 'opening', terms: terms([hash, ''], otherwise) })));
  expect(sent).toEqual([]);
});

test('what was opened once is never opened for other terms', async () => {
  const seal = newSeal();
  const [hash] = await pledged(seal);
  seal.hear(room(sealing({ stage: 'opening', terms: terms([hash, 'one']) })));
  sent = [];
  seal.hear(room(sealing({ stage: 'opening', terms: terms([hash, 'two']) })));
  newSeal().hear(room(sealing({ stage: 'opening', terms: terms([hash, 'two']) })));
  expect(sent).toEqual([]);
});

test('what the server knows already is not sent again', async () => {
  const [hash] = await pledged(newSeal());
  sent = [];
  newSeal().hear(room(sealing({ stage: 'opening', terms: terms([hash, '']), opened: [true, false] })));
  expect(sent).toEqual([]);
});

test('heads of the chain are noted once the dice are sealed, each once', () => {
  const seal = newSeal();
  seal.hear(room());
  seal.note({ steps: 1, head: 'early' });
  seal.hear(room({ status: 'playing', ...sealing({ stage: 'closed', start: 'start' }) }));
  seal.note({ steps: 2, head: 'two' });
  seal.note({ steps: 2, head: 'two' });
  expect(witness(CODE)).toMatchObject({ before: true, start: 'start', heads: [[2, 'two']] });
});

test('whoever comes when the game is over was no witness', () => {
  newSeal().hear(room({ status: 'over', ...sealing({ stage: 'closed', start: 'start' }) }));
  expect(witness(CODE)).toMatchObject({ commitment: '', start: '', before: false });
});
