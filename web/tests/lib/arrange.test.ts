// Every window gets the arrangement of its shape, as large as it goes.
import { expect, test } from 'vitest';
import { arrange, BOXES, CROWDED } from '../../src/lib/arrange';

test.each([
  [1280, 720, 'wide', 0.89],
  [1366, 768, 'wide', 0.95],
  [1440, 900, 'wide', 1.02],
  [1920, 1080, 'wide', 1.33],
  [2560, 1440, 'wide', 1.78],
  [3840, 2160, 'wide', 2.67],
  [1180, 820, 'wide', 0.92],
  [820, 1180, 'tablet', 1.0],
  [768, 1024, 'tablet', 0.91],
  [390, 844, 'phone', 1.08],
  [600, 1000, 'phone', 1.39],
  [844, 390, 'side', 1.08],
  [1000, 700, 'side', 1.28],
] as const)('%i by %i is laid out as %s, zoomed %f', (width, height, shape, zoom) => {
  const found = arrange(width, height);
  expect(found.shape).toBe(shape);
  expect(found.zoom).toBeCloseTo(zoom, 2);
});

test('a stage fits its window, is never smaller than its box and never larger than it may be', () => {
  for (let width = 300; width <= 3000; width += 90) {
    for (let height = 300; height <= 2000; height += 90) {
      const found = arrange(width, height);
      expect(found.width * found.zoom).toBeLessThanOrEqual(width + 0.001);
      expect(found.height * found.zoom).toBeLessThanOrEqual(height + 0.001);
      const boxes = BOXES.filter(({ shape }) => shape === found.shape);
      expect(boxes.some((box) => found.width >= box.width - 0.001 && found.height >= box.height - 0.001)).toBe(true);
      expect(found.width).toBeLessThanOrEqual(Math.max(...boxes.map((box) => box.widest)));
      expect(found.height).toBeLessThanOrEqual(Math.max(...boxes.map((box) => box.highest)));
    }
  }
});

test('what stands beside a table for a while makes it smaller, and lays nothing anew', () => {
  const screen = { width: 1366, height: 700 };
  expect(arrange(1366, 620).shape).toBe('side');
  expect(arrange(1366, 620, 1, BOXES, screen).shape).toBe('wide');
  const { zoom, height } = arrange(1366, 620, 1, BOXES, screen);
  expect(zoom * height).toBeLessThanOrEqual(620.001);
});

test('a full table has a column to spare on a large screen only', () => {
  expect(arrange(2560, 1440, 1, CROWDED).spare).toBe(true);
  expect(arrange(1920, 1080, 1, CROWDED)).toEqual(arrange(1920, 1080));
  expect(arrange(2560, 1440).spare).toBe(false);
});

test('large text takes an arrangement with fewer things where all of them would be small', () => {
  expect(arrange(1280, 720, 1.15).shape).toBe('side');
  expect(arrange(1920, 1080, 1.3).shape).toBe('wide');
  expect(arrange(820, 1180, 1.3).shape).toBe('phone');
  expect(arrange(390, 844, 1.3).shape).toBe('phone');
});
