// What the coach explains, and that it says nothing twice.
import { beforeEach, describe, expect, it } from 'vitest';
import { Coach, plainLoss } from '../../src/learn/coach.svelte';
import { option, prompt } from '../arrange';

let coach: Coach;
const has = (key: string): boolean => key !== 'coach-unknown' && key !== 'coach-rolling-realms-';

/** Open the page anew: what is remembered comes from the storage. */
const reload = (): Coach => (coach = new Coach());

beforeEach(() => {
  localStorage.clear();
  reload();
});

const keys = (kind: string, ...options: Parameters<typeof prompt>[0]): string[] =>
  coach.explain(prompt(options, { kind }), 'rolling-realms', has).map(({ key }) => key);

describe('the coach', () => {
  it('explains a kind of decision once, also after a reload', () => {
    expect(keys('main')).toEqual(['coach-main']);
    expect(keys('main')).toEqual([]);
    reload();
    expect(keys('main')).toEqual([]);
    expect(keys('place')).toEqual(['coach-place']);
  });

  it('explains new deeds one at a time, once their decision is known', () => {
    const deeds = [option('a', { does: 'adjust' }), option('b', { does: 'buy' })];
    expect(keys('turn', ...deeds)).toEqual(['coach-turn']);
    expect(keys('turn', ...deeds)).toEqual(['coach-rolling-realms-adjust']);
    expect(keys('turn', ...deeds)).toEqual(['coach-rolling-realms-buy']);
    expect(keys('turn', ...deeds)).toEqual([]);
  });

  it('does not speak of spending where one can only pass, and says it when there is something to spend', () => {
    const pass = option('main-pass', { declines: true });
    expect(keys('main', pass)).toEqual(['coach-main-none']);
    expect(keys('main', pass)).toEqual([]);
    expect(keys('main', option('face'), pass)).toEqual(['coach-main']);
  });

  it('has nothing to say where it has no words', () => {
    expect(keys('unknown')).toEqual([]);
  });

  it('is off until it is wished for, and stays as it was left', () => {
    expect(coach.on).toBe(false);
    coach.set(true);
    reload();
    expect(coach.on).toBe(true);
    coach.set(false);
    reload();
    expect(coach.on).toBe(false);
  });
});

describe('a plain loss', () => {
  const full = option('take-gold', { loses: true, args: { amount: 3, lost: 3 } });

  it('is warned of once', () => {
    const moon = option('take-moon');
    const tips = coach.explain(prompt([full, moon], { kind: 'choose' }), 'dice-forge', has);
    expect(tips).toEqual([
      { key: 'coach-choose', first: true },
      { key: 'coach-loss', loss: full },
    ]);
    expect(keys('choose', full, moon)).toEqual([]);
  });

  it('is one that something else would spare', () => {
    expect(plainLoss(prompt([full, full]))).toBeUndefined();
    expect(plainLoss(prompt([full, option('no', { declines: true })]))).toBeUndefined();
    expect(plainLoss(prompt([option('end', { declines: true, loses: true }), option('use')]))).toBeUndefined();
  });
});

describe('a coach of two games', () => {
  it('explains no deed in the words of the other', () => {
    const words = (key: string): boolean => key === 'coach-rolling-realms-buy';
    const asked = prompt([option('a', { does: 'buy' })], { kind: 'main' });
    expect(coach.explain(asked, 'dice-forge', words)).toEqual([]);
    expect(coach.explain(asked, 'rolling-realms', words)).toHaveLength(1);
  });

  it('is there for who has learnt to play, unless they sent it away', () => {
    coach.promise();
    expect(reload().on).toBe(true);
    coach.set(false);
    coach.promise();
    expect(reload().on).toBe(false);
  });
});
