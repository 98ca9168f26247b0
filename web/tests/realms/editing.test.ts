// The editor of Rolling Realms: what belongs together changes together.
import { expect, test } from 'vitest';
import { BLANKS } from '../../src/generated/realms';
import {
  withActivated,
  withEnded,
  withFlag,
  withLanded,
  withRealm,
  withRoll,
  withRound,
  withSheet,
  withValue,
  type RealmsData,
} from '../../src/realms/editing';

const REALMS = [
  'scythe',
  'tapestry',
  'charterstone',
  'euphoria',
  'wingspan',
  'pendulum',
  'pyramid',
  'random',
  'random',
];
const data = (): RealmsData => ({
  round: 2,
  turn: 4,
  realms: REALMS,
  rolled: [3, 5],
  sheets: [0, 1].map(() => ({
    results: [71],
    resources: { pumpkin: [4, 2], heart: [0, 0], coin: [1, 0] },
    cards: { euphoria: { left: [2], right: [], stars: 0 }, wingspan: {}, pendulum: {} },
    dice: { d1: { value: 3 }, d2: { value: 4, adjusted: true, used: true } },
    gained: [],
    activated: ['euphoria'],
  })),
});

test('a die that lands otherwise is changed for all who left it as it was', () => {
  const changed = withLanded(withLanded(data(), 0, 6), 1, 1);
  expect(changed.rolled).toEqual([6, 1]);
  expect(changed.sheets[1].dice).toEqual({ d1: { value: 6 }, d2: { value: 4, adjusted: true, used: true } });
});

test('a die that shows something else was adjusted, and an empowered one, too', () => {
  const { dice } = withValue(data(), 0, 'd1', 2).sheets[0];
  expect(dice?.d1).toEqual({ value: 2, adjusted: true });
  expect(withFlag(data(), 0, 'd1', 'empowered').sheets[0].dice?.d1).toEqual({
    value: 3,
    adjusted: true,
    empowered: true,
  });
  expect(withFlag(data(), 1, 'd2', 'adjusted').sheets[1].dice?.d2).toEqual({ value: 5, used: true });
  expect(withFlag(data(), 1, 'd2', 'used').sheets[1].dice?.d2).toEqual({ value: 4, adjusted: true });
});

test('before the roll, and after the end of a turn, nobody has dice', () => {
  const waiting = withRoll(data(), false);
  expect(waiting.rolled).toEqual([null, null]);
  expect(Object.keys(waiting.sheets[0])).toEqual(['results', 'resources', 'cards']);
  expect(withRoll(waiting, true).sheets[1]).toMatchObject({ dice: { d1: { value: 1 } }, gained: [], activated: [] });
  const ended = withEnded(data(), 1, true);
  expect(ended.sheets[1]).toMatchObject({ ended: true });
  expect(ended.sheets[1].dice).toBeUndefined();
  expect(withEnded(ended, 1, false).sheets[1].dice).toEqual({ d1: { value: 3 }, d2: { value: 5 } });
});

test('realms are activated in the order of the cards', () => {
  const both = withActivated(withActivated(data(), 0, 'pendulum'), 0, 'wingspan');
  expect(both.sheets[0].activated).toEqual(['euphoria', 'wingspan', 'pendulum']);
  expect(withActivated(both, 0, 'euphoria').sheets[0].activated).toEqual(['wingspan', 'pendulum']);
});

test('another realm is blank, and the others stay as they are', () => {
  const { realms, sheets } = withRealm(data(), 3, 'viticulture');
  expect(realms[3]).toBe('viticulture');
  expect(sheets[0].cards).toEqual({ viticulture: BLANKS.viticulture, wingspan: {}, pendulum: {} });
  expect(sheets[0].activated).toEqual([]);
  expect(withRealm(data(), 0, 'viticulture').sheets).toEqual(data().sheets);
});

test('another round begins with what is known of it', () => {
  const last = withRound(withSheet(data(), 0, { results: [65] }), 3);
  expect(last).toMatchObject({ round: 3, turn: 1, rolled: [null, null] });
  expect(last.sheets[0]).toEqual({
    results: [65, 0],
    resources: { pumpkin: [0, 0], heart: [0, 0], coin: [0, 0] },
    cards: { pyramid: BLANKS.pyramid },
  });
  expect(withRound(last, 1).sheets[1].results).toEqual([]);
});
