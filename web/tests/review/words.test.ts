// Reviews in words: dice that decided a game.
import { beforeAll, expect, test } from 'vitest';
import type { ReviewMoment } from '../../src/generated/protocol';
import { learnGame, setLanguage } from '../../src/lib/i18n.svelte';
import { learnReview } from '../../src/review/learning';
import { curveWords, diceTold, Numbers, whyWords } from '../../src/review/words';

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

test('reasons are words, and say against what', () => {
  const why = { own: { 'roll-sun': 0.33, gold: -8, glory: 0.001 }, rivals: {}, left: { rolls: 18 } };
  expect(whyWords(why)).toBe(
    'compared with what was played, 0.33 more sun shards per roll, 8 less gold; 18 rolls left',
  );
  const card = { own: { 'realm:scythe': 1.5 }, left: { turns: 0 } };
  expect(whyWords(card)).toContain('1.50 more stars from Scythe; the last turn');
  expect(whyWords({ own: { sun: -1, moon: 2 } })).toContain('1 fewer sun shard, 2 more moon shards');
  expect(whyWords({})).toMatch(/pays later/);
});

test('what is told of a moment adds up', () => {
  const numbers = new Numbers({ names: NAMES, parts: 1_000_000, score_unit: 'glory' });
  const moment = { sort: 'error', before: [474_000], after: [384_000], effect: [-226_000] };
  expect(curveWords(moment as ReviewMoment, 0, NAMES, numbers)).toBe(
    'Olena on the curve: 47.4% → 38.4%, error −22.6, noise +13.6',
  );
  const plain = { ...moment, sort: 'luck', effect: [-90_010] };
  expect(curveWords(plain as ReviewMoment, 0, NAMES, numbers)).toBe('Olena on the curve: 47.4% → 38.4%, luck −9.0');
});
