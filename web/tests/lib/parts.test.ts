import { expect, test } from 'vitest';
import { part } from '../../src/lib/parts';

test('a part that comes is given, and a fault of ours is thrown as it is', async () => {
  expect(await part(() => Promise.resolve('here'))).toBe('here');
  await expect(part(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow('x is undefined');
});
