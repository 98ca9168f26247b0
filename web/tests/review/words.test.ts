// Reviews in words: dice that decided a game.
import { beforeAll, expect, test } from 'vitest';
import { learnGame, setLanguage } from '../../src/lib/i18n.svelte';
import { learnReview } from '../../src/review/learning';
import { diceTold } from '../../src/review/words';

const rolled = (seat: number, die: string, face: string) => ({ key: 'log-rolled', args: { seat, die, face } });
const gained = { key: 'log-gained', args: { seat: 0, resource: 'gold', amount: 1, lost: 0, source: 'face:gold_1' } };
const NAMES = ['Olena', 'Taras'];

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all([learnReview(), learnGame('dice-forge')]);
});

test('every die is told, a line a seat; what followed is kept apart', () => {
  const { dice, rest } = diceTold(
    [
      rolled(0, 'light', 'gold_1'),
      rolled(0, 'dark', 'sun_1'),
      rolled(1, 'light', 'gold_1'),
      gained,
      rolled(1, 'light', 'moon_1'),
    ],
    NAMES,
  );
  expect(dice).toHaveLength(3);
  expect(dice[0]).toMatch(/^Olena: .+ \+ .+/);
  expect(dice[1]).toMatch(/^Taras: /);
  expect(rest).toHaveLength(1);
});

test('of what has no dice, five lines are told at once and the rest on demand', () => {
  const { dice, rest } = diceTold(
    Array.from({ length: 7 }, () => gained),
    NAMES,
  );
  expect([dice.length, rest.length]).toEqual([5, 2]);
});
