// The options of a turn, sorted by what a player has in hand.
import { expect, test } from 'vitest';
import type { Option } from '../../src/generated/protocol';
import type { SheetView } from '../../src/realms/model';
import {
  cardOf,
  cardToShow,
  diceOf,
  isStuck,
  isUseful,
  priceOf,
  realmOf,
  resourceOf,
  sorted,
  thriftiest,
  wayOf,
} from '../../src/realms/choices';
import { option } from '../arrange';

const mark = (die: string, card: number, place: string): Option =>
  option('rr-option-scythe-top', {
    targets: [`die:${die}`, `realm:${card}:${place}`],
    does: 'top',
    about: 'realm:scythe',
  });
const CLAIM = option('rr-option-claim', { targets: ['die:d2', 'resource:coin'], does: 'claim' });
const BUY = option('rr-option-buy', { targets: ['resource:coin'], args: { value: 3 }, does: 'buy' });
const ADJUST = option('rr-option-adjust', { targets: ['die:d1', 'resource:pumpkin'], does: 'adjust' });
const END = option('rr-option-end', { declines: true, does: 'end' });

test('options are sorted by die, by way to spend, and the end', () => {
  const [first, second] = [mark('d1', 0, 'top:1'), mark('d2', 2, 'top:4')];
  const choices = sorted([first, CLAIM, BUY, second, ADJUST, END]);
  expect([...choices.uses]).toEqual([
    ['die:d1', [first]],
    ['die:d2', [second]],
  ]);
  expect([...choices.claims]).toEqual([['die:d2', [CLAIM]]]);
  expect([...choices.ways]).toEqual([
    ['buy', [BUY]],
    ['adjust', [ADJUST]],
  ]);
  expect(choices.end).toBe(END);
  expect([isUseful(choices, 'die:d2'), isUseful(choices, 'die:gained:3')]).toEqual([true, false]);
});

test('an option tells its card, its resource, its realm and its way to spend', () => {
  expect(cardOf(mark('d1', 2, 'top:1'))).toBe(2);
  expect(cardOf(BUY)).toBe(-1);
  expect(resourceOf(CLAIM)).toBe('coin');
  expect([realmOf(mark('d1', 0, 'top:1')), realmOf(BUY)]).toEqual(['scythe', undefined]);
  expect([wayOf(BUY), wayOf(END), wayOf(mark('d1', 0, 'top:1'))]).toEqual(['buy', undefined, undefined]);
});

test.each([
  [[0, 2], 0, null],
  [[0, 2], 2, null],
  [[2], 0, 2],
  [[0, 2], 1, 0],
  [[], 1, null],
])('with places on the cards %j, of which %i is in view, a phone goes to %j', (open, inView, goes) => {
  expect(cardToShow([BUY, ...open.map((card) => mark('d1', card, 'top:1')), END], inView)).toBe(goes);
});

test('a way that takes as many as one likes costs X', () => {
  expect(priceOf('buy')).toBe('X');
  expect(priceOf('empower')).toBe('3');
});

test('gained dice of one sort and value are counted, empowered ones apart', () => {
  const rolled = { used: false, adjusted: true, empowered: false };
  const sheet: Pick<SheetView, 'dice' | 'gained'> = {
    dice: [
      { die: 'd1', value: 4, ...rolled },
      { die: 'd2', value: 2, ...rolled },
    ],
    gained: [
      { value: 6, empowered: false },
      { value: 6, empowered: true },
      { value: 6, empowered: false },
    ],
  };
  const dice = diceOf(sheet as SheetView, [3, null]);
  expect(dice.map(({ target, count, rolled }) => [target, count, rolled])).toEqual([
    ['die:d1', 1, 3],
    ['die:d2', 1, 2],
    ['die:gained:6', 2, 6],
    ['die:empowered:6', 1, 6],
  ]);
});

test('options that waste least come first, all else stays in order', () => {
  const order = (waste: number): Option =>
    option('rr-option-viticulture', { args: { waste }, does: 'order', about: 'realm:viticulture' });
  const [dear, exact] = [order(3), order(0)];
  expect(thriftiest([dear, exact])).toEqual([exact, dear]);
  expect(thriftiest([BUY, ADJUST])).toEqual([BUY, ADJUST]);
});

test('a die that is left but fits nowhere is told apart from none', () => {
  const die = { used: false, adjusted: false, empowered: false };
  const dice = {
    d1: { ...die, die: 'd1' as const, value: 4, used: true },
    d2: { ...die, die: 'd2' as const, value: 6 },
  };
  const choices = sorted([mark('d2', 0, 'top:6'), END]);
  const lying = (gained: SheetView['gained']) => diceOf({ dice: [dice.d1, dice.d2], gained } as SheetView, [4, 6]);
  expect(isStuck(choices, lying([]))).toBe(false);
  expect(isStuck(choices, lying([{ value: 3, empowered: false }]))).toBe(true);
  expect(isStuck(sorted([END]), lying([]))).toBe(true);
});
