// Reviews in words: dice that decided a game.
import { beforeAll, expect, test } from 'vitest';
import type { ReviewChoice, ReviewMoment, SeatInfo } from '../../src/generated/protocol';
import { shortOdds } from '../../src/lib/hints';
import { learnGame, setLanguage } from '../../src/lib/i18n.svelte';
import { learnReview } from '../../src/review/learning';
import {
  curveStays,
  curveWords,
  diceTold,
  lossWords,
  momentTitle,
  Numbers,
  whyWords,
  worthsOf,
} from '../../src/review/words';

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
  const later = { games: 64, lead: 5.13, own: { 'glory-cards': 4, feats: -0.52 }, rivals: { score: -2.25 } };
  expect(whyWords({ later })).toBe(
    'it pays later. In 64 games played to the end from each option with the same dice it brings, on average, ' +
      'a gain of 5.1 glory against the best opponent, 4.0 more glory printed on cards, 0.5 fewer feats, ' +
      'and each opponent: 2.3 less glory in all',
  );
});

test('how an end came about adds up as it is written', () => {
  const numbers = new Numbers({ names: NAMES, parts: 1_000_000, score_unit: 'glory' });
  // Rounded by itself, noise would be −0.1.
  const seat = { start: 500_400, luck: 33_600, lost: -67_600, gifts: 534_400, end: 1_000_000 };
  expect(Object.values(numbers.sums(seat))).toEqual(['50.0%', '+3.4', '−6.8', '+53.4', '0.0', '100.0%', '96.6%']);
  const alone = new Numbers({ names: ['Olena'], parts: 1_000_000, score_unit: 'stars' });
  const sheet = { start: 40_140_000, luck: 1_140_000, lost: -540_000, gifts: 0, end: 41_000_000 };
  expect(Object.values(alone.sums(sheet))).toEqual(['40.1', '+1.1', '−0.5', '0.0', '+0.3', '41.0', '39.9']);
});

test('luck and the end without it are told with how sure they are', () => {
  const numbers = new Numbers({ names: NAMES, parts: 1_000_000, score_unit: 'glory' });
  const seat = { start: 500_000, luck: 100_000, luck_error: 10_000, lost: 0, gifts: 0, end: 1_000_000 };
  expect(numbers.sums(seat)).toMatchObject({ luck: '+10.0 ± 2.0', adjusted: '90.0% ± 2.0', noise: '+40.0' });
  expect(numbers.reach(100)).toBe('');
});

test('parts add up to their sum as they are written', () => {
  const numbers = new Numbers({ names: NAMES, parts: 10_000, score_unit: 'glory' });
  expect(numbers.together([334, 334, 334]).map((one) => numbers.change(one))).toEqual(['+3.4', '+3.3', '+3.3']);
  expect(numbers.together([-334, 0]).map((one) => numbers.change(one))).toEqual(['−3.3', '0.0']);
});

test('a card says so where the curve does not show an error', () => {
  const told = (before: number) =>
    curveStays({ before: [before], after: [400], seat: 0, choice: { loss: 100 } } as unknown as ReviewMoment);
  expect([500, 450, 412, 300].map(told)).toEqual([false, false, true, true]);
});

test('what is told of a moment adds up', () => {
  const numbers = new Numbers({ names: NAMES, parts: 1_000_000, score_unit: 'glory' });
  const moment = { sort: 'error', before: [474_000], after: [384_000], effect: [-226_000] };
  expect(curveWords(moment as ReviewMoment, 0, NAMES, numbers)).toBe(
    'Olena on the curve: 47.4% → 38.4%, error −22.6, noise +13.6',
  );
  // Rounded one by one these would be 50.0, 45.1, −6.8 and +1.8.
  const odd = { ...moment, before: [500_400], after: [450_500], effect: [-67_600] };
  expect(curveWords(odd as ReviewMoment, 0, NAMES, numbers)).toContain('50.0% → 45.1%, error −6.8, noise +1.9');
  const choice = { action: 1, best: 2, loss: 67_600, options: [[2, 518_100, 0], [1, 450_500, 0]] }; // prettier-ignore
  const { played, better } = worthsOf(choice as ReviewChoice, numbers);
  expect([numbers.worth(played, 1), numbers.worth(better, 1)]).toEqual(['45.1%', '51.9%']);
  // A standard error of 1.25 hundredths.
  expect(lossWords({ ...choice, noise: 12_500 } as ReviewChoice, numbers)).toBe('−6.8 ± 2.5');
  expect(lossWords({ ...choice, noise: 0 } as ReviewChoice, numbers)).toBe('−6.8');
  const plain = { ...moment, sort: 'luck', effect: [-90_010] };
  expect(curveWords(plain as ReviewMoment, 0, NAMES, numbers)).toBe('Olena on the curve: 47.4% → 38.4%, luck −9.0');
});

test('rounding does not look like noise', () => {
  const numbers = new Numbers({ names: NAMES, parts: 1_000_000, score_unit: 'glory' });
  // Rounded by itself, luck would be +8.9, and 0.1 would be left as noise.
  const moment = { sort: 'luck', round: 3, step: 9, before: [474_460, 525_540], after: [563_550, 436_450], effect: [89_090, -89_090] }; // prettier-ignore
  expect(curveWords(moment as ReviewMoment, 0, NAMES, numbers)).toBe('Olena on the curve: 47.4% → 56.4%, luck +9.0');
  expect(momentTitle(moment as ReviewMoment, NAMES, numbers)).toContain('Olena +9.0');
  const noisy = { ...moment, effect: [89_000, -89_000] };
  expect(curveWords(noisy as ReviewMoment, 0, NAMES, numbers)).toContain('luck +8.9, noise +0.1');
});

test('a percentage is written as hints write it, in every language', async () => {
  const numbers = new Numbers({ names: NAMES, parts: 1_000_000, score_unit: 'glory' });
  expect(numbers.worth(445_000, 1)).toBe('44.5%');
  await setLanguage('uk');
  expect(numbers.worth(445_000, 1)).toBe('44,5\u00a0%');
  expect(shortOdds({ seats: [{}, {}] as SeatInfo[] }, { win: 0.44 })).toBe('44\u00a0%');
  await setLanguage('en');
});
