// Whatever can be said to somebody of a thing is said, whether it can be chosen now or not.
import { beforeAll, expect, test } from 'vitest';
import { explain, now } from '../../src/forge/explain';
import type { Stage } from '../../src/forge/stage.svelte';
import { placesOf } from '../../src/forge/targets';
import { FACES, FEATS, MAZE, TITANS } from '../../src/generated/forge';
import type { Option, Prompt } from '../../src/generated/protocol';
import { learnStudy, setLanguage } from '../../src/lib/i18n.svelte';
import { forgeView, hero, option, prompt } from '../arrange';

const HEROES = [
  hero(0, { portal: 2, golem: 'g09', loyalty: 't_2', hammers: 1, hammer_track: 4, cerberus: 1, scepters: [2] }),
  hero(1, { portal: 3, triton: 1 }),
];

beforeAll(async () => {
  await setLanguage('en');
  await learnStudy();
});

/** A line of words: what has none is said in those of its key, which begins with a small letter. */
const SAID = /^[^a-z]/;

/** A stage at a decision, as far as words need it. */
function stage(asked: Prompt | null, focus: number | null = 0, told?: string): Stage {
  const view = {
    ...forgeView(HEROES.map((one) => ({ ...one, sun: 6, moon: 6 }))),
    islands: [{ slot: 'sun_5_moon_5', portal: 4, feat: 'hydra', sun: 5, moon: 5, glory: 26, left: 2 }],
  };
  const places = asked ? placesOf(asked, view) : new Map<string, Option[]>();
  return {
    view,
    dock: 0,
    session: { prompt: asked, pending: false, focus, told, seats: [{ name: 'Ariadne' }, { name: 'Icarus' }] },
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

test.each(Object.keys(FEATS))('the card %s tells its rule and what it would do', (id) => {
  const { sun, moon, glory } = FEATS[id];
  const told = option('option-feat', {
    targets: ['stack:sun_1a'],
    amounts: { sun: -sun, moon: -moon },
    args: { glory },
  });
  const lines = now(stage(prompt([told])), 'stack:sun_1a')?.lines ?? [];
  expect(lines).toHaveLength([sun, moon, glory].filter((amount) => amount > 0).length);
  for (const line of [...lines, explain(MAIN, `card:0:${id}`)?.rule]) expect(line).toMatch(SAID);
});

test('a card that cannot be had tells what is lacking', () => {
  expect(now(MAIN, 'stack:sun_6')?.lines).toEqual(['You lack 2 sun shards.']);
});

test('a card or a face that is not to be chosen now tells what one has for it', () => {
  for (const at of [MAIN, stage(null)]) {
    expect(now(at, 'stack:sun_5_moon_5')?.lines).toEqual([
      'You have 6 sun shards; there is no room for more.',
      'You have 6 moon shards; there is no room for more.',
    ]);
    expect(now(at, 'pool:gold_4')?.lines).toEqual([expect.stringMatching(/^You have \d+ gold; room for \d+ more\.$/)]);
  }
  expect(now(stage(null, null), 'pool:gold_4')).toBeNull();
});

test.each(Object.keys(FACES))('the face %s has a rule', (id) => {
  expect(explain(MAIN, `pool:${id}`)?.rule).toMatch(SAID);
});

test.each([
  ...Object.keys(MAZE).map((id) => `square:${id}`),
  ...Object.keys(TITANS).map((id) => `square:${id}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((portal) => `portal:${portal}`),
  ...['sun', 'moon', 'glory'].map((treasure) => `treasure:${treasure}`),
  ...['hammer', 'cerberus', 'triton', 'scepter', 'golem', 'loyalty'].map((token) => `token:0:${token}`),
  ...['gold', 'sun', 'moon', 'ancient'].map((resource) => `count:0:${resource}`),
])('%s tells how one stands to it', (target) => {
  for (const at of [MAIN, stage(null)]) expect(now(at, target)?.lines).toEqual([expect.stringMatching(SAID)]);
});

test('whoever looks at a replay is not told how one of its players stands', () => {
  expect(now(stage(null, 0, 'Icarus rolls.'), 'portal:2')).toBeNull();
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
