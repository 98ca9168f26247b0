// Choosing by key: digits decide only where they are seen, and none ends a turn by mistake.
import { expect, test, vi } from 'vitest';
import type { Option } from '../../src/generated/protocol';
import { Choosing } from '../../src/lib/choosing.svelte';
import type { TableSession } from '../../src/lib/session.svelte';
import { option, prompt } from '../arrange';

const BUY = option('option-buy', { action: 1 });
const FEAT = option('option-feat', { action: 2 });
const PASS = option('option-main-no', { action: 3, declines: true });

function table(options: Option[], shows?: (option: Option) => boolean, asks?: (option: Option) => boolean) {
  const act = vi.fn();
  const askHint = vi.fn();
  const session = {
    game: 'dice-forge',
    prompt: prompt(options),
    undoDepth: 0,
    hint: null,
    act,
    askHint,
    hovered: null,
  };
  const choosing = new Choosing(session as unknown as TableSession, shows, asks);
  const press = (key: string) => choosing.digits()[key](new KeyboardEvent('keydown'));
  return { act, askHint, session, choosing, press };
}

test('a digit that is seen decides at once', () => {
  const { act, press } = table([BUY, FEAT, PASS]);
  press('2');
  expect(act).toHaveBeenCalledWith(FEAT);
});

test('a digit that is not seen only points at its option', () => {
  const { act, choosing, press } = table([BUY, FEAT, PASS], () => false);
  press('2');
  expect(act).not.toHaveBeenCalled();
  expect([choosing.typed, choosing.selected]).toEqual(['2', 1]);
  choosing.listing = true;
  press('1');
  expect(act).toHaveBeenCalledWith(BUY);
});

test('of a number that is seen and one that is not only the former decides at once', () => {
  const { act, choosing, press } = table([BUY, FEAT, PASS], (option) => option === BUY);
  press('2');
  expect([act.mock.calls.length, choosing.typed]).toEqual([0, '2']);
  press('1');
  expect(act).toHaveBeenCalledWith(BUY);
});

test('of more than nine options all are typed and confirmed, in the list, too', () => {
  const { act, choosing, press } = table(Array.from({ length: 10 }, (_, action) => option('option-buy', { action })));
  choosing.listing = true;
  press('2');
  expect([act.mock.calls.length, choosing.isMany, choosing.typed]).toEqual([0, true, '2']);
});

test('a number that is typed in the full list leaves the focus there', () => {
  const { choosing, press } = table(Array.from({ length: 10 }, (_, action) => option('option-buy', { action })));
  const button = document.body.appendChild(document.createElement('button'));
  for (const [listing, focused] of [
    [true, button],
    [false, document.body],
  ] as const) {
    choosing.clear();
    choosing.listing = listing;
    button.focus();
    press('2');
    expect(document.activeElement).toBe(focused);
  }
  button.remove();
});

test('no digit declines; there is a key for that', () => {
  const { act, choosing, press } = table([BUY, FEAT, PASS]);
  press('3');
  expect(act).not.toHaveBeenCalled();
  expect(choosing.decline()).toBe(true);
  expect(act).toHaveBeenCalledWith(PASS);
});

test('of two that decline neither has that key: their digits do it', () => {
  const other = { ...PASS, action: 4 };
  const { act, choosing, press } = table([BUY, PASS, other]);
  expect(choosing.decline()).toBe(false);
  press('3');
  expect(act).toHaveBeenCalledWith(other);
});

test('what cannot be taken back is asked for twice, by digit and by the key that declines', () => {
  const { act, choosing, press } = table([BUY, FEAT, PASS], undefined, (option) => option !== BUY);
  press('2');
  expect(act).not.toHaveBeenCalled();
  expect(choosing.selected).toBe(1);
  press('2');
  expect(act).toHaveBeenCalledWith(FEAT);
  act.mockClear();
  choosing.decline();
  expect([choosing.leaving, act.mock.calls.length]).toEqual([true, 0]);
  press('1');
  expect(act).toHaveBeenLastCalledWith(BUY);
  expect(choosing.leaving).toBe(false);
  choosing.decline();
  choosing.decline();
  expect(act).toHaveBeenLastCalledWith(PASS);
});
