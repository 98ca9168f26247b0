// The desk: what is shown on the cards while the tutor asks.
import { expect, test } from 'vitest';
import type { Option } from '../../src/generated/protocol';
import type { TableSession } from '../../src/lib/session.svelte';
import { Desk } from '../../src/realms/desk.svelte';

test('what the tutor would do is marked where it would be drawn, with its number', () => {
  const better = { action: 7, key: '', args: { value: 4 }, targets: ['realm:1:box:3'] } as unknown as Option;
  const desk = new Desk(() => ({ better, prompt: null, pending: true }) as unknown as TableSession);
  const pen = desk.pen(1);
  expect(pen.isMeant('box:3')).toBe(true);
  expect(pen.value).toBe(4);
});
