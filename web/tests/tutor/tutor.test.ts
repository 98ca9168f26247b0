// The tutor: when he warns, that he holds nothing up, and where he may help at all.
import { expect, test, vi } from 'vitest';
import type { Hint, Option, Prompt, RoomInfo } from '../../src/generated/protocol';
import { isTutored, sizeOf } from '../../src/tutor/size';
import { PATIENCE, Tutor, warned } from '../../src/tutor/tutor.svelte';

const option = (action: number): Option =>
  ({ action, key: `option-${action}`, args: {}, targets: [] }) as unknown as Option;
const PROMPT = { id: 'p', seat: 0, options: [option(1), option(2), option(3)] } as unknown as Prompt;
const judged = (action: number, win: number) => ({ action, win, error: 0.15, tries: 160 });
const hint = (id: string, options = [judged(1, 0.5), judged(3, 0.48), judged(2, 0.45)]): Hint => ({
  type: 'hint',
  id,
  prompt: 'p',
  more: false,
  options,
});

test('a warning is worth its size, and nothing is said of what stands alone', () => {
  expect(warned(PROMPT, option(2), hint('1'), 'small')).toMatchObject({ better: { action: 1 } });
  expect(warned(PROMPT, option(2), hint('1'), 'medium')?.cost).toBeCloseTo(0.05);
  expect(warned(PROMPT, option(2), hint('1'), 'large')).toBeNull();
  expect(warned(PROMPT, option(2), hint('1'), 'small', 5)).toBeNull();
  expect(warned(PROMPT, option(2), hint('1', [judged(2, 0)]), 'small')).toBeNull();
});

function tutorOf(): { tutor: Tutor; sent: unknown[] } {
  const sent: unknown[] = [];
  const tutor = new Tutor(
    (command) => String(sent.push(command)),
    () => 'small',
    () => false,
  );
  return { tutor, sent };
}

test('the tutor asks about what is chosen, warns, and does as he is told', async () => {
  const { tutor, sent } = tutorOf();
  const fine = tutor.allows(PROMPT, option(1));
  expect(sent).toEqual([{ type: 'hint', seat: 0, tutor: true, option: 1 }]);
  tutor.hear(hint('1', [judged(1, 0)]));
  expect(await fine).toBe(true);
  for (const goesOn of [false, true]) {
    const answer = tutor.allows(PROMPT, option(2));
    tutor.hear(hint('1'));
    tutor.hear(hint(String(sent.length)));
    await vi.waitFor(() => expect(tutor.warning?.option.action).toBe(2));
    tutor.answer(goesOn);
    expect(await answer).toBe(goesOn);
    expect(tutor.warning).toBeNull();
  }
});

test('where there is nothing to choose he is not asked', async () => {
  const { tutor, sent } = tutorOf();
  expect(await tutor.allows({ ...PROMPT, options: [option(1)] }, option(1))).toBe(true);
  expect(sent).toEqual([]);
});

test('without an opinion in time a decision is sent all the same', async () => {
  vi.useFakeTimers();
  const { tutor } = tutorOf();
  const late = tutor.allows(PROMPT, option(2));
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await late).toBe(true);
  expect(tutor.refused('1')).toBe(true);
  vi.useRealTimers();
});

test('where hints are refused the tutor is silent and holds nothing up', async () => {
  const { tutor } = tutorOf();
  const answer = tutor.allows(PROMPT, option(2));
  expect(tutor.refused('7')).toBe(false);
  expect(tutor.refused('1')).toBe(true);
  expect(await answer).toBe(true);
});

test('whoever leaves the table is asked nothing more', async () => {
  const { tutor } = tutorOf();
  const answer = tutor.allows(PROMPT, option(2));
  tutor.hear(hint('1'));
  await vi.waitFor(() => expect(tutor.warning).not.toBeNull());
  tutor.leave();
  expect(await answer).toBe(true);
});

test('the tutor helps those who play with bots alone', () => {
  const room = (...seats: unknown[]): RoomInfo => ({ status: 'playing', day: '', seats }) as unknown as RoomInfo;
  const me = { kind: 'person', mine: true };
  expect(isTutored(room(me, { kind: 'bot' }))).toBe(true);
  expect(isTutored(room(me))).toBe(true);
  expect(isTutored(room(me, { kind: 'person', mine: false }))).toBe(false);
  expect(isTutored(room(me, me))).toBe(false);
  expect(isTutored(room(me, { kind: 'open' }))).toBe(false);
  expect(isTutored(room({ kind: 'bot' }))).toBe(false);
  expect(isTutored({ ...room(me, { kind: 'person', mine: false }), hints: true })).toBe(true);
  expect(isTutored({ ...room(me, me, { kind: 'person', mine: false }), hints: true })).toBe(false);
  expect(isTutored({ ...room(me), day: '2026-11-17' })).toBe(false);
  expect(sizeOf('huge')).toBe('off');
});
