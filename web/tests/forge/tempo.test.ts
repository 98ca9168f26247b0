// A rival's turn is a beat of one to two seconds, whatever happens in it; one's own is not hurried.
import { expect, test } from 'vitest';
import { lengthOf, type Scene } from '../../src/forge/scenes';
import { parted, Tempo } from '../../src/forge/tempo';
import { thrown } from '../../src/forge/throwing';

const turn: Scene = { kind: 'turn', seat: 1 };
const round: Scene = { kind: 'round', round: 2 };
const blessing = (seats: number): Scene[] => [
  {
    kind: 'roll',
    rolls: Array.from({ length: seats }, (_, seat) => [
      { seat, die: 'light' as const, side: 0 },
      { seat, die: 'dark' as const, side: 3 },
    ]).flat(),
  },
  { kind: 'flow', flows: [{ seat: 0, resource: 'gold', amount: 1, lost: 0, source: 'face:gold_1' }] },
];
const feat: Scene = { kind: 'feat', seat: 1, feat: 'hydra', portal: 5 };
const forge: Scene = { kind: 'forge', seat: 1, face: 'gold_3', die: 'light', side: 0 };

/** How long batches of a turn take together, in milliseconds. */
function time(batches: Scene[][], isOwn = false): number {
  const tempo = new Tempo();
  const lengths = batches.map(
    (scenes) => scenes.reduce((sum, scene) => sum + lengthOf(scene), 0) / tempo.of(scenes, isOwn),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

test.each([
  [2, [[...blessing(2)], [feat]]],
  [2, [[...blessing(2), ...blessing(2)], [feat]]],
  [3, [[...blessing(3)], [forge]]],
  [4, [[...blessing(4)], [feat]]],
  [4, [blessing(4)]],
])('with %i players a turn takes one to two seconds', (_, [first, ...rest]) => {
  const length = time([[turn, ...first], ...rest]);
  expect(length).toBeGreaterThanOrEqual(1200);
  expect(length).toBeLessThanOrEqual(2150);
});

test('a long turn takes longer, but every deed of it is seen', () => {
  const short = time([[turn, ...blessing(4)], [feat]]);
  const long = time([[turn, ...blessing(4)], [feat], [forge], [forge]]);
  expect(long).toBeGreaterThanOrEqual(short + 800);
});

test("one's own turn and the rounds take what they take", () => {
  const scenes = [turn, ...blessing(4), feat];
  expect(time([scenes], true)).toBe(scenes.reduce((sum, scene) => sum + lengthOf(scene), 0));
  expect(time([[round]])).toBe(lengthOf(round));
});

test('scenes are parted where a round or a turn begins, and none is lost', () => {
  const scenes = [feat, round, turn, ...blessing(2), forge];
  expect(parted(scenes)).toEqual([[feat], [round], [turn, ...blessing(2), forge]]);
  expect(parted([])).toEqual([]);
});

test('a die that was thrown lies where it lay, on its side, and was in the air before', () => {
  const { ground, body, shadow } = thrown(4, 70, { x: -100, y: 80 });
  expect(ground.at(0)?.transform).toBe('translate(-100px, 80px)');
  expect(ground.at(-1)?.transform).toMatch(/^translate\(-?0px, -?0px\)$/);
  expect(body.at(-1)?.transform).toContain('translate3d(0, 0px, 0)');
  expect(body.at(-1)?.transform).toContain('rotateX(-90deg) rotateY(0deg) rotateZ(0deg)');
  for (const frames of [ground, body, shadow]) {
    const offsets = frames.map(({ offset }) => Number(offset));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  }
});
