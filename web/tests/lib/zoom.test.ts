// Browsers disagree about what they measure of a zoomed table; what is asked here is the same in all.
import { afterEach, expect, test, vi } from 'vitest';

const REAL = Element.prototype.getBoundingClientRect;

/** A browser that shows a card of 100 at 40, in a table that is zoomed twice. */
async function browser(measuresInside: boolean): Promise<{ card: Element; zoom: typeof import('../../src/lib/zoom') }> {
  vi.resetModules();
  document.body.innerHTML = '<div class="composition" style="zoom: 2"><div class="card"></div></div>';
  Element.prototype.getBoundingClientRect = function (): DOMRect {
    const [at, wide] = this.matches('.card') ? [80, 200] : [0, 20];
    const part = measuresInside ? 2 : 1;
    return new DOMRect(at / part, at / part, wide / part, wide / part);
  };
  const card = document.querySelector('.card') as HTMLElement;
  Object.defineProperty(card, 'offsetWidth', { value: 100 });
  return { card, zoom: await import('../../src/lib/zoom') };
}

afterEach(() => {
  Element.prototype.getBoundingClientRect = REAL;
});

test.each([true, false])('a thing of a zoomed table is found on the screen (measured inside: %s)', async (inside) => {
  const { card, zoom } = await browser(inside);
  expect(zoom.screenBox(card)).toMatchObject({ x: 80, y: 80, width: 200, height: 200 });
  expect(zoom.scaleOf(card as HTMLElement)).toBe(2);
  expect(zoom.boxOf(card, card as HTMLElement)).toEqual({ left: 40, top: 40, width: 100, height: 100 });
});
