// Whatever can be said to somebody of a thing is said, whether it can be chosen now or not.
import { expect, test } from 'vitest';
import { now } from '../../src/forge/explain';
import type { Stage } from '../../src/forge/stage.svelte';
import { placesOf } from '../../src/forge/targets';
import { FEATS, MAZE, TITANS } from '../../src/generated/forge';
import type { Option, Prompt } from '../../src/generated/protocol';
import { forgeView, hero, option, prompt } from '../arrange';

const HEROES = [
  hero(0, { portal: 2, golem: 'g09', loyalty: 't_2', hammers: 1, hammer_track: 4, cerberus: 1, scepters: [2] }),
  hero(1, { portal: 3, triton: 1 }),
];

/** A stage at a decision, as far as words need it. */
function stage(asked: Prompt | null, focus: number | null = 0): Stage {
  const view = forgeView(HEROES);
  const places = asked ? placesOf(asked, view) : new Map<string, Option[]>();
  return {
    view,
    dock: 0,
    session: { prompt: asked, pending: false, focus, seats: [{ name: 'Ariadne' }, { name: 'Icarus' }] },
    at: (target: string) => places.get(target) ?? [],
    hero: (seat: number) => view.heroes[seat],
    name: (seat: number) => ['Ariadne', 'Icarus'][seat],
    chanceAt: () => null,
  } as unknown as Stage;
}

const MAIN = stage(
  prompt([option('option-main-no', { declines: true })], {
    kind: 'main',
    barred: [{ target: 'stack:sun_6', key: 'barred-sun', args: { amount: 2 } }],
  }),
);

test.each(Object.keys(FEATS))('the card %s tells what it would do, or what is lacking', () => {
  const told = option('option-feat', { targets: ['stack:sun_1a'], amounts: { sun: -1 }, args: { glory: 2 } });
  expect(now(stage(prompt([told])), 'stack:sun_1a')?.lines).toHaveLength(2);
  expect(now(MAIN, 'stack:sun_6')?.lines).toHaveLength(1);
});

test.each([
  ...Object.keys(MAZE).map((id) => `square:${id}`),
  ...Object.keys(TITANS).map((id) => `square:${id}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((portal) => `portal:${portal}`),
  ...['sun', 'moon', 'glory'].map((treasure) => `treasure:${treasure}`),
  ...['hammer', 'cerberus', 'triton', 'scepter', 'golem', 'loyalty'].map((token) => `token:0:${token}`),
  ...['gold', 'sun', 'moon', 'ancient'].map((resource) => `count:0:${resource}`),
])('%s tells how one stands to it', (target) => {
  expect(now(MAIN, target)?.lines).toHaveLength(1);
  expect(now(stage(null), target)?.lines).toHaveLength(1);
});

test('what others have is nothing to oneself, and who only watches is told nothing', () => {
  for (const target of ['token:1:triton', 'count:1:gold']) expect(now(MAIN, target)).toBeNull();
  expect(now(stage(null, null), 'square:g09')).toBeNull();
});

test('faces that a choice leads to are told with it', () => {
  const leads = { gold_6: { gold: 2.3 } };
  const side = option('option-upgrade-light', { targets: ['die:0:light:0'], leads });
  expect(now(stage(prompt([side], { kind: 'upgrade' })), 'die:0:light:0')?.leads).toEqual(leads);
});
