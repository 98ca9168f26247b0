// SHA-256 and HMAC against published vectors, and our own against the browser's.
import { afterEach, expect, test, vi } from 'vitest';
import { byHand, hex, hmac, isTrusted, join, sha256, unhex, utf8 } from '../../src/lib/digest';

const VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
];

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(VECTORS)('the digest of %j is that of FIPS 180-4', async (text, digest) => {
  expect(hex(byHand(utf8(text)))).toBe(digest);
  expect(hex(await sha256(utf8(text)))).toBe(digest);
});

test('our own digest is the browser’s for every length around a block', async () => {
  for (let length = 0; length <= 130; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(hex(byHand(bytes)), `${length} bytes`).toBe(hex(await sha256(bytes)));
  }
});

test('a page that is not trusted with WebCrypto digests all the same', async () => {
  const trusted = await sha256(utf8('abc'));
  vi.stubGlobal('crypto', { subtle: undefined });
  expect(isTrusted()).toBe(false);
  expect(await sha256(utf8('abc'))).toEqual(trusted);
});

test('HMAC is that of RFC 4231', async () => {
  const made = await hmac(utf8('Jefe'), utf8('what do ya want for nothing?'));
  expect(hex(made)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});

test('bytes are written and read as pairs of letters', () => {
  expect(hex(Uint8Array.of(0, 10, 255))).toBe('000aff');
  expect(unhex('000aff')).toEqual(Uint8Array.of(0, 10, 255));
  expect(join(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3));
});
