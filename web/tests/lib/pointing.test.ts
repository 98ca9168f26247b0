// Pointing at things: what is explained when, by mouse, by finger and by focus.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pointing, targetOf, type Teller, type Told } from '../../src/lib/pointing';

class Guide implements Teller {
  told: Told | null = null;
  touches = false;
  knows = (target: string): boolean => target !== 'dumb';
  tell(target: string, anchor: Element, aloud: boolean): void {
    this.told = { target, anchor, pinned: false, aloud };
  }
  pin(target: string, anchor: Element): void {
    this.told = { target, anchor, pinned: true, aloud: false };
  }
  hush(): void {
    if (this.told && !this.told.pinned) this.told = null;
  }
}

let root: HTMLElement;
let guide: Guide;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main>
    <p data-place="pool:gold_3"><b>3</b></p><p data-count="0:gold"></p><p data-line="7"></p>
    <p data-tell="die:d1" data-place="x"></p><p data-tell="dumb"></p></main>`;
  root = document.querySelector('main') ?? document.body;
  guide = new Guide();
  stop = pointing(guide, root);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const thing = (query: string): Element => root.querySelector(query) ?? root;
function send(type: string, query: string, at = { x: 1, y: 1 }, pointerType = 'mouse'): void {
  const init = { bubbles: true, clientX: at.x, clientY: at.y, pointerType, isPrimary: true };
  thing(query).dispatchEvent(new PointerEvent(type, init));
}

test('things say what they are', () => {
  const said = ['b', '[data-count]', '[data-line]', '[data-tell]'].map((query) => targetOf(thing(query))?.target);
  expect(said).toEqual(['pool:gold_3', 'count:0:gold', 'line:7', 'die:d1']);
  expect(targetOf(root)).toBeNull();
});

test('a pointer that rests is told, one that goes on is not', () => {
  send('pointerover', '[data-place]');
  vi.advanceTimersByTime(200);
  expect(guide.told).toBeNull();
  vi.advanceTimersByTime(100);
  expect(guide.told?.target).toBe('pool:gold_3');
  send('pointerover', '[data-tell="dumb"]', { x: 9, y: 9 });
  vi.advanceTimersByTime(100);
  expect(guide.told).toBeNull();
});

test('what comes to lie under a pointer at rest is not explained', () => {
  send('pointermove', '[data-tell="dumb"]', { x: 5, y: 5 });
  send('pointerover', '[data-place]', { x: 5, y: 5 });
  vi.advanceTimersByTime(1000);
  expect(guide.told).toBeNull();
});

test('a long press explains and presses nothing; a finger that moves scrolls', () => {
  const pressed = vi.fn();
  thing('[data-line]').addEventListener('click', pressed);
  send('pointerdown', '[data-line]', { x: 1, y: 1 }, 'touch');
  vi.advanceTimersByTime(450);
  expect(guide.told).toMatchObject({ target: 'line:7', pinned: true });
  send('pointerup', '[data-line]', { x: 1, y: 1 }, 'touch');
  send('click', '[data-line]');
  expect(pressed).not.toHaveBeenCalled();
  guide.told = null;
  send('pointerdown', '[data-line]', { x: 1, y: 1 }, 'touch');
  send('pointermove', '[data-line]', { x: 1, y: 20 }, 'touch');
  vi.advanceTimersByTime(1000);
  expect(guide.told).toBeNull();
});
