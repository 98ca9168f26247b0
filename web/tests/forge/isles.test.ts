// The islands and the boards as they are laid out: everything of the rules has its place.
import { expect, test } from 'vitest';
import { clayOf } from '../../src/forge/art/clay';
import { ISLES, slotsOf } from '../../src/forge/isles';
import { MAZE_TALL, MAZE_WIDE, TITAN_TALL, TITAN_WIDE, type Plan } from '../../src/forge/boards/plan';
import { FEATS, MAZE, SLOTS, TITANS } from '../../src/generated/forge';

test('every slot lies on one island, cheapest first', () => {
  const all = ISLES.flatMap(({ portal }) => slotsOf(portal));
  expect(all.toSorted()).toEqual(Object.keys(SLOTS).toSorted());
  for (const { portal } of ISLES.filter(({ side }) => side !== 'end')) {
    const costs = slotsOf(portal).map((slot) => SLOTS[slot].sun + SLOTS[slot].moon);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  }
});

test.each<[string, Plan, object]>([
  ['the labyrinth, wide', MAZE_WIDE, MAZE],
  ['the labyrinth, tall', MAZE_TALL, MAZE],
  ['the Titans, wide', TITAN_WIDE, TITANS],
  ['the Titans, tall', TITAN_TALL, TITANS],
])('every square of %s is on the paper, and none on another', (_, plan, squares) => {
  expect(Object.keys(plan.at).toSorted()).toEqual(Object.keys(squares).toSorted());
  const spots = Object.values(plan.at);
  for (const [n, [x, y]] of spots.entries()) {
    const half = plan.side / 2;
    expect(x - half).toBeGreaterThanOrEqual(0);
    expect(y - half).toBeGreaterThanOrEqual(0);
    expect(x + half).toBeLessThanOrEqual(plan.width);
    expect(y + half).toBeLessThanOrEqual(plan.height);
    for (const [otherX, otherY] of spots.slice(n + 1)) {
      expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(plan.side);
    }
  }
});

test('the clay of a feat tells its island', () => {
  for (const feat of Object.values(FEATS)) {
    const isle = ISLES.find(({ portal }) => portal === feat.portal);
    expect(clayOf(feat), feat.id).toBe(isle?.side);
  }
});
