// A hint is asked for once and told several times; only what somebody still looks at is shown.
import { beforeEach, expect, test } from 'vitest';
import type { Hint } from '../../src/generated/protocol';
import { Hinting } from '../../src/lib/hinting.svelte';
import { bestOf } from '../../src/lib/hints';
import { prompt } from '../arrange';

const asked = [prompt([], { id: '0.4', seat: 0 })];
let sent: { type: string }[] = [];
let hints: Hinting;

beforeEach(() => {
  sent = [];
  hints = new Hinting((wish) => String(sent.push(wish)));
});

function told(id: string, win: number, rest: Partial<Hint> = {}): Hint {
  const options = [7, 5, 3, 1].map((action) => ({ action, win, error: 0.05, tries: 4 }));
  return { type: 'hint', id, prompt: '0.4', options, more: true, ...rest };
}

test('a sharper hint takes the place of the first', () => {
  hints.ask(asked[0]);
  expect(hints.thinking).toBe(true);
  hints.hear(told('1', 0.5), asked);
  expect(hints.thinking).toBe(false);
  hints.hear(told('1', 0.6, { more: false }), asked);
  expect(hints.shown?.options[0]).toEqual({ action: 7, win: 0.6, error: 0.05, tries: 4 });
  expect(sent).toEqual([{ type: 'hint', seat: 0 }]);
});

test('what comes after it was put away, or for a decision that is made, is not shown', () => {
  hints.ask(asked[0]);
  hints.hear(told('1', 0.5), asked);
  hints.ask(asked[0]);
  expect(hints.shown).toBeNull();
  expect(sent.at(-1)).toEqual({ type: 'drop_hint' });
  hints.hear(told('1', 0.6), asked);
  expect(hints.shown).toBeNull();
  hints.ask(asked[0]);
  hints.hear(told('3', 0.5), asked);
  hints.renew([prompt([], { id: '0.5' })]);
  expect(hints.shown).toBeNull();
});

test('one that nobody looks at is kept, and asked for no sharper', () => {
  hints.ask(asked[0]);
  hints.hear(told('1', 0.5), asked);
  hints.leave();
  hints.leave();
  hints.hear(told('1', 0.6), asked);
  expect(hints.shown?.options[0].win).toBe(0.5);
  expect(sent.map(({ type }) => type)).toEqual(['hint', 'drop_hint']);
});

test('whoever decides before the answer comes can ask again', () => {
  hints.ask(asked[0]);
  hints.forget();
  expect(hints.thinking).toBe(false);
  hints.hear(told('1', 0.5), asked);
  expect(hints.shown).toBeNull();
  hints.ask(asked[0]);
  hints.refused('2');
  expect(hints.thinking).toBe(false);
});

test('of all options that a hint tells of, three are recommended', () => {
  expect([...bestOf(told('1', 0.5)).keys()]).toEqual([7, 5, 3]);
  expect(bestOf(null).size).toBe(0);
});
