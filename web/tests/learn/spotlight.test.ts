// Where the light falls, and where the sheet stands.
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  findLit,
  holeAround,
  holesAround,
  levelFor,
  nightAround,
  overlap,
  selectorOf,
  standBeside,
  threadBetween,
} from '../../src/learn/spotlight';

const WINDOW = { width: 1000, height: 600 };
const SHEET = { width: 400, height: 200 };

/** Lay out a page on which everything but what is `hidden` takes up room. */
function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.closest('[hidden]') ? new DOMRect(0, 0, 0, 0) : new DOMRect(10, 10, 40, 40);
  });
  return document.body;
}

const idOf = ([thing]: Element[]): string | undefined => thing?.id;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('what is lit', () => {
  it('is the place of the option, its button before the picture it lies on', () => {
    const root = page('<i id="picture" data-place="pool:a"></i><button id="press" data-target="pool:a"></button>');
    expect(idOf(findLit(root, ['pool:a'], 7))).toBe('press');
  });

  it('is the first place that can be seen', () => {
    const root = page('<p hidden><i data-place="realm:1"></i></p><button id="die" data-die="die:d1"></button>');
    expect(idOf(findLit(root, ['realm:1', 'die:d1'], 7))).toBe('die');
  });

  it('is the option itself once it lies open, wherever its place is', () => {
    const place = '<button data-target="stack:a"></button>';
    const open = '<div role="dialog"><button id="do" data-action="7"></button></div>';
    expect(idOf(findLit(page(place + open), ['stack:a'], 7))).toBe('do');
    const slip = `<section data-prompt="p">${open}</section>`;
    expect(idOf(findLit(page(place + slip), ['stack:a'], 7))).toBe('do');
  });

  it('is the option in the list of all where it has no place, and the prompt where there is no list', () => {
    const listed = '<section id="all" data-prompt="p"><button id="one" data-action="7"></button></section>';
    expect(idOf(findLit(page(listed), [], 7))).toBe('one');
    expect(idOf(findLit(page('<section id="all" data-prompt="p"></section>'), ['pool:a'], 7))).toBe('all');
  });

  it('is nothing where there is only something to read and it cannot be seen', () => {
    expect(findLit(page('<section data-prompt="p"></section>'), ['seat:1'], null)).toEqual([]);
  });

  it('is several things at once if they are joined, and a sign together with its number', () => {
    const dice = '<i id="light" data-place="die:0:light"></i><i id="dark" data-place="die:0:dark"></i>';
    const ids = (places: string[]): string[] => findLit(document.body, places, null).map(({ id }) => id);
    page(`${dice}<p id="gold"><i data-count="0:gold"></i>3</p>`);
    expect(ids(['die:0:light+die:0:dark'])).toEqual(['light', 'dark']);
    expect(ids(['die:0:star+die:0:dark', 'seat:1'])).toEqual(['dark']);
    expect(ids(['count:0:gold'])).toEqual(['gold']);
  });

  it('is found by what tables call it', () => {
    expect(selectorOf('count:0:gold')).toBe('[data-count="0:gold"]');
    expect(selectorOf('way:buy')).toBe('[data-way="buy"]');
    expect(selectorOf('seat:1')).toContain('[data-target="seat:1"]');
  });
});

describe('the light', () => {
  it('is round about small things', () => {
    const hole = holeAround({ left: 100, top: 100, width: 30, height: 40 }, WINDOW);
    expect(hole).toEqual({ left: 85, top: 90, width: 60, height: 60, round: 30 });
  });

  it('frames large things and stays in the window', () => {
    const hole = holeAround({ left: 0, top: 500, width: 990, height: 100 }, WINDOW);
    expect(hole.left).toBe(2);
    expect(hole.top + hole.height).toBe(WINDOW.height - 2);
    expect(hole.round).toBe(22);
  });

  it('frames what is oblong, and what lies so near an edge that a circle would be cut', () => {
    expect(holeAround({ left: 100, top: 100, width: 120, height: 40 }, WINDOW).height).toBe(60);
    const { top, round, height } = holeAround({ left: 100, top: 4, width: 40, height: 40 }, WINDOW);
    expect(top).toBe(2);
    expect(round).toBeLessThan(height / 2);
  });

  it('cuts no other row of a list', () => {
    expect(holeAround({ left: 100, top: 100, width: 80, height: 24 }, WINDOW).height).toBe(30);
  });

  it('is one around things that are close, and several around others', () => {
    const near = { left: 100, top: 100, width: 40, height: 40 };
    const next = { ...near, left: 150 };
    const far = { ...near, left: 700 };
    const [both, other] = holesAround([near, far, next], WINDOW);
    expect(both.left).toBeLessThan(100);
    expect(both.left + both.width).toBeGreaterThan(190);
    expect(other).toEqual(holeAround(far, WINDOW));
    expect(overlap(both, other)).toBe(0);
  });

  it('is a hole in the night', () => {
    expect(nightAround([], WINDOW)).toBe('M0 0H1000V600H0Z');
    const hole = { left: 10, top: 20, width: 60, height: 60, round: 30 };
    expect(nightAround([hole], WINDOW)).toMatch(/^M0 0H1000V600H0ZM40 20h0a30 30/);
    expect(nightAround([hole, { ...hole, left: 300 }], WINDOW).match(/M/g)).toHaveLength(3);
  });
});

describe('the sheet', () => {
  const hole = (left: number, top: number) => ({ left, top, width: 60, height: 60, round: 30 });

  it('stands in the middle without a light', () => {
    expect(standBeside([], SHEET, WINDOW)).toEqual({ left: 300, top: 200 });
  });

  it.each([
    ['right', hole(20, 270), { left: 106, top: 200 }],
    ['left', hole(900, 270), { left: 474, top: 200 }],
    ['above', hole(470, 530), { left: 300, top: 304 }],
    ['below', hole(470, 10), { left: 300, top: 96 }],
  ])('stands %s of the light where most room is', (_, light, place) => {
    expect(standBeside([light], SHEET, WINDOW)).toEqual(place);
  });

  it('never leaves the window nor covers the light of a phone', () => {
    const phone = { width: 390, height: 844 };
    const sheet = { width: 370, height: 260 };
    for (const light of [hole(20, 20), hole(300, 420), hole(150, 760)]) {
      const { left, top } = standBeside([light], sheet, phone);
      expect(left).toBeGreaterThanOrEqual(10);
      expect(left + sheet.width).toBeLessThanOrEqual(380);
      expect(top >= light.top + light.height || top + sheet.height <= light.top).toBe(true);
    }
  });

  it('covers neither the card on which the lit button is, unless there is no other room', () => {
    const phone = { width: 390, height: 844 };
    const sheet = { width: 370, height: 260 };
    const button = hole(160, 420);
    const card = { left: 20, top: 180, width: 350, height: 310 };
    expect(standBeside([button], sheet, phone)).toEqual({ left: 10, top: 134 });
    expect(standBeside([button], sheet, phone, card)).toEqual({ left: 10, top: 516 });
    const large = { ...card, height: 500 };
    expect(overlap({ ...standBeside([button], sheet, phone, large), ...sheet }, button)).toBe(0);
  });

  it('does not cover what was chosen on the card either', () => {
    const phone = { width: 390, height: 844 };
    const sheet = { width: 370, height: 250 };
    const button = { left: 110, top: 570, width: 170, height: 70 };
    const face = { left: 0, top: 90, width: 140, height: 160 };
    const place = { ...standBeside([button, face], sheet, phone, { left: 0, top: 0, ...phone }), ...sheet };
    expect([button, face].map((thing) => overlap(place, thing))).toEqual([0, 0]);
  });

  it('covers none of several lights, also where there is no room beside all of them', () => {
    const lights = [hole(20, 20), hole(900, 520)];
    const place = { ...standBeside(lights, SHEET, WINDOW), ...SHEET };
    expect(lights.map((light) => overlap(place, light))).toEqual([0, 0]);
  });

  it('is tied to the light, unless they touch or the thread would cross what lies between', () => {
    expect(threadBetween(hole(20, 270), { left: 106, top: 200, ...SHEET })).toMatch(/^M80 300Q/);
    expect(threadBetween(hole(20, 270), { left: 60, top: 200, ...SHEET })).toBe('');
    expect(threadBetween(hole(20, 270), { left: 300, top: 200, ...SHEET })).toBe('');
  });
});

describe('the level of a line', () => {
  const line = { width: 300, height: 30 };
  const window = { width: 1000, height: 600 };
  const dock = { left: 0, top: 500, width: 1000, height: 100 };

  it('is the lowest that covers nothing', () => {
    expect(levelFor(line, [], [], window)).toBe(556);
    expect(levelFor(line, [], [dock], window)).toBe(460);
  });

  it('covers things rather than what is lit', () => {
    const lit = { left: 0, top: 0, width: 1000, height: 500 };
    expect(levelFor(line, [lit], [dock], window)).toBeGreaterThanOrEqual(500);
  });
});

describe('the level of a line', () => {
  const line = { width: 300, height: 30 };
  const window = { width: 1000, height: 600 };
  const dock = { left: 0, top: 500, width: 1000, height: 100 };

  it('is the lowest that covers nothing', () => {
    expect(levelFor(line, [], [], window)).toBe(556);
    expect(levelFor(line, [], [dock], window)).toBe(460);
  });

  it('covers things rather than what is lit', () => {
    const lit = { left: 0, top: 0, width: 1000, height: 500 };
    expect(levelFor(line, [lit], [dock], window)).toBeGreaterThanOrEqual(500);
  });
});
