// What the coach explains, and that it says nothing twice.
import { beforeEach, describe, expect, it } from 'vitest';
import { Coach, plainLoss } from '../../src/learn/coach.svelte';
import { option, prompt } from '../arrange';

let coach: Coach;
const has = (key: string): boolean => key !== 'coach-unknown' && key !== 'coach-does-';

/** Open the page anew: what is remembered comes from the storage. */
const reload = (): Coach => (coach = new Coach());

beforeEach(() => {
  localStorage.clear();
  reload();
});

const keys = (kind: string, ...options: Parameters<typeof prompt>[0]): string[] =>
  coach.explain(prompt(options, { kind }), has).map(({ key }) => key);

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
    expect(keys('turn', ...deeds)).toEqual(['coach-does-adjust']);
    expect(keys('turn', ...deeds)).toEqual(['coach-does-buy']);
    expect(keys('turn', ...deeds)).toEqual([]);
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
    const tips = coach.explain(prompt([full, moon], { kind: 'choose' }), has);
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
