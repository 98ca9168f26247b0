// SHA-256 and HMAC: the browser's own where it has them, ours where it does not. Browsers keep
// WebCrypto from pages that came over plain HTTP, which is how people play in one house.

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export const utf8 = (text: string): Bytes => encoder.encode(text);

export const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const unhex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export function join(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Give 32 random bytes; this works on every page. */
export const random = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

/** Whether the browser trusts this page with WebCrypto. */
export const isTrusted = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function sha256(bytes: Bytes): Promise<Bytes> {
  if (!isTrusted()) return byHand(bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** HMAC-SHA256 with a key of at most 64 bytes. */
export async function hmac(key: Bytes, bytes: Bytes): Promise<Bytes> {
  const pad = (mask: number): Bytes => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);
  return sha256(join(pad(0x5c), await sha256(join(pad(0x36), bytes))));
}

/** The first 32 bits behind the point of a root of each of the first primes. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let divisor = 2;
    while (number % divisor > 0) divisor += 1;
    if (divisor === number) found.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

/** SHA-256 as FIPS 180-4 describes it. */
export function byHand(bytes: Bytes): Bytes {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = [...START];
  const words = new Int32Array(64);
  const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < blocks; block += 1) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block * 64 + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const near = words[i - 15];
      const far = words[i - 2];
      const a = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
      const b = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
      words[i] = words[i - 16] + a + words[i - 7] + b;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i += 1) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + one + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
      const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
  }
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => result.setInt32(i * 4, word));
  return new Uint8Array(result.buffer);
}
