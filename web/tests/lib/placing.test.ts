// Where something small lies: beside the thing, in sight, and never over the prompt.
import { expect, test } from 'vitest';
import { clearOf, placeBeside, type Box } from '../../src/lib/placing';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SCREEN = box(0, 0, 1000, 800);

/** Whether two boxes have a part in common. */
function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

test('a prompt along an edge leaves the rest', () => {
  expect(clearOf(SCREEN, box(200, 0, 500, 60))).toEqual(box(0, 60, 1000, 740));
  expect(clearOf(SCREEN, box(0, 740, 1000, 60))).toEqual(box(0, 0, 1000, 740));
  expect(clearOf(SCREEN, box(780, 100, 220, 600))).toEqual(box(0, 0, 780, 800));
});

test('right of the thing if there is room, else left of it', () => {
  expect(placeBeside(300, 200, box(100, 300, 80, 80), SCREEN)).toEqual({
    left: 192,
    top: 240,
    width: 300,
    height: 200,
  });
  expect(placeBeside(300, 200, box(800, 300, 80, 80), SCREEN).left).toBe(488);
});

test('below or above where neither side has room, and no higher than there is room', () => {
  const narrow = box(0, 0, 360, 700);
  expect(placeBeside(340, 200, box(100, 100, 120, 100), narrow)).toEqual({
    left: 8,
    top: 212,
    width: 340,
    height: 200,
  });
  expect(placeBeside(340, 200, box(100, 560, 120, 100), narrow)).toEqual({
    left: 8,
    top: 348,
    width: 340,
    height: 200,
  });
  expect(placeBeside(340, 600, box(100, 320, 120, 100), narrow)).toEqual({ left: 8, top: 8, width: 340, height: 300 });
});

test('where there is little height, beside the thing with all the height that there is', () => {
  const low = box(70, 0, 500, 390);
  expect(placeBeside(320, 500, box(80, 10, 100, 100), low)).toEqual({ left: 192, top: 8, width: 320, height: 374 });
  expect(placeBeside(320, 500, box(450, 200, 100, 100), low)).toEqual({ left: 118, top: 8, width: 320, height: 374 });
});

test('narrower beside a thing in the middle of a low area, but not too narrow', () => {
  const low = box(70, 0, 500, 390);
  const thing = box(300, 150, 60, 90);
  expect(placeBeside(320, 300, thing, low, 200)).toEqual({ left: 78, top: 45, width: 210, height: 300 });
  expect(placeBeside(320, 300, thing, low, 220)).toMatchObject({ width: 320, height: 130 });
});

test('wherever the thing lies, nothing covers it, and all is in sight', () => {
  for (let x = 0; x <= 900; x += 60) {
    for (let y = 0; y <= 700; y += 50) {
      const thing = box(x, y, 100, 90);
      const { left, top, height } = placeBeside(350, 260, thing, SCREEN);
      const card = box(left, top, 350, height);
      expect(meet(card, thing)).toBe(false);
      expect([card.left >= 0, card.top >= 0, card.right <= 1000, card.bottom <= 800]).not.toContain(false);
    }
  }
});
