// The page checks the dice of a finished game itself: an honest record fits, any tampering shows.
import { expect, test } from 'vitest';
import honest from '../../../tests/core/fair-game.json';
import type { Witness } from '../../src/lib/witness';
import { canonical, check, type GameRecord } from '../../src/study/fair';

const ROOM = 'ABCDEF';
const SHARE = honest.tags.shares.split(' ')[0];
const OTHER = 'ab'.repeat(32);

function record(tags: Partial<GameRecord['tags']> = {}, rest: Partial<GameRecord> = {}): GameRecord {
  const { game, rules, setup, seats, course, actions } = honest;
  return { game, rules, setup, seats, course, actions, tags: { ...honest.tags, ...tags }, ...rest };
}

function seen(rest: Partial<Witness> = {}): Witness {
  return { at: 0, commitment: '', before: false, terms: '', start: '', heads: [], opened: {}, ...rest };
}

const fault = async (of: GameRecord, by = seen(), room = ROOM): Promise<string> => (await check(of, by, room)).fault;

test('an honest game is fair, and says whose numbers are in its dice', async () => {
  expect(await check(record(), seen(), ROOM)).toEqual({
    fault: '',
    old: false,
    rolls: 63,
    witnessed: false,
    own: ['S0'],
    late: ['S1'],
    silent: ['S2'],
  });
});

test('whoever saw the dice sealed can vouch for them', async () => {
  const { commitment, start, chain } = honest.tags;
  const steps = honest.actions.length;
  const finding = await check(
    record(),
    seen({ before: true, commitment, start, heads: [[steps, chain]], opened: { 0: SHARE } }),
    ROOM,
  );
  expect(finding.fault).toBe('');
  expect(finding.witnessed).toBe(true);
});

test('one action that is another breaks the chain', async () => {
  const actions = [...honest.actions];
  const chosen = honest.course.findIndex((acts) => !acts.startsWith('-1:'));
  actions[chosen] += 1;
  expect(await fault(record({}, { actions }))).toBe('chain');
});

test('a die that landed otherwise shows as a roll', async () => {
  const actions = [...honest.actions];
  const rolled = honest.course.findIndex((acts) => acts.startsWith('-1:'));
  actions[rolled] += 1;
  expect(await fault(record({}, { actions }))).toBe('roll');
});

test.each([
  ['seed', { seed: OTHER }],
  ['seed', { seed: 'no hash' }],
  ['record', { fair: 'hmac-sha256-9' }],
  ['share', { shares: honest.tags.shares.replace(SHARE, OTHER) }],
  ['start', { start: OTHER }],
  ['chain', { chain: OTHER }],
  ['signature', { signature: honest.tags.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }],
])('a record with another %s is found out', async (found, tags) => {
  expect(await fault(record(tags))).toBe(found);
});

test('a record of another room proves nothing here', async () => {
  expect(await fault(record(), seen(), 'OTHER')).toBe('terms');
});

test.each([
  ['commitment', { commitment: OTHER }],
  ['terms', { terms: '{}' }],
  ['mine', { opened: { 0: OTHER } }],
  ['start', { start: OTHER }],
  ['head', { heads: [[3, OTHER]] as [number, string][] }],
])('what this browser saw otherwise is found out: %s', async (found, witness) => {
  expect(await fault(record(), seen(witness))).toBe(found);
});

test('a number that came too late, as the server says, is nobody’s fault', async () => {
  expect(await fault(record(), seen({ opened: { 1: OTHER } }))).toBe('');
});

test('a record that tells nothing but its seed proves nothing', async () => {
  expect(await fault({ ...record(), tags: { fair: honest.tags.fair, seed: honest.tags.seed } })).toBe('seed');
});

test('terms are written as the server writes them: keys in order, nothing but ASCII', () => {
  expect(canonical({ b: [1, 'Ї'], a: null, c: { e: true, d: '"' } })).toBe(
    '{"a":null,"b":[1,"\\u0407"],"c":{"d":"\\"","e":true}}',
  );
});
