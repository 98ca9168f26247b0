// What a host does to an account of theirs: a passkey is asked for where the server wants one.
import { afterEach, expect, test, vi } from 'vitest';
import { account, Declined, proven } from '../../src/account/calls';
import { ApiError } from '../../src/lib/api';

afterEach(() => vi.restoreAllMocks());

test('a passkey is shown once, and then it is done', async () => {
  const prove = vi.spyOn(account, 'prove').mockResolvedValue(new Response());
  const work = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(403, 'prove', ''))
    .mockResolvedValue('gone');
  expect(await proven(work)).toBe('gone');
  expect([work.mock.calls.length, prove.mock.calls.length]).toEqual([2, 1]);
});

test('nobody is asked for anything else', async () => {
  const prove = vi.spyOn(account, 'prove');
  const refused = new ApiError(429, 'too-fast', '');
  await expect(proven(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(await proven(() => Promise.resolve('done'))).toBe('done');
  expect(prove).not.toHaveBeenCalled();
});

test('whoever leaves the dialog is told what they have left', async () => {
  const asked = (path: RequestInfo | URL) => {
    const user = { id: '', name: '', displayName: '' };
    expect(path).toMatch(/ask$/);
    return Promise.resolve(Response.json({ options: { challenge: '', user } }));
  };
  vi.stubGlobal('fetch', asked);
  const leave = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', { credentials: { get: leave, create: leave } });
  await expect(account.signIn()).rejects.toEqual(new Declined('web-passkey-none'));
  await expect(account.addPasskey('')).rejects.toEqual(new Declined('web-passkey-unmade'));
  await expect(account.prove()).rejects.toEqual(new Declined('web-passkey-unproved'));
  vi.unstubAllGlobals();
});
