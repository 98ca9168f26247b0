// One stop for Tab in a group; arrows go to what lies that way.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roving } from '../../src/lib/roving';

let group: HTMLElement;
let leave: () => void;

/** Lay out things by their names: a row is a line, a dot is nothing. */
function lay(plan: string): void {
  for (const [row, line] of plan.split('/').entries()) {
    for (const [column, name] of [...line].entries()) {
      if (name === '.') continue;
      const item = document.createElement('button');
      item.dataset.rove = '';
      item.id = name;
      item.getBoundingClientRect = () => new DOMRect(column * 50, row * 50, 40, 40);
      group.append(item);
    }
  }
}

const item = (name: string): HTMLElement => group.querySelector(`#${name}`) as HTMLElement;
const stops = (): string[] => [...group.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);

/** Go with arrows from a thing; gives where one is then. */
function go(from: string, ...keys: string[]): string {
  item(from).focus();
  for (const key of keys) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: `Arrow${key}`, bubbles: true }));
  }
  return document.activeElement?.id ?? '';
}

beforeEach(() => {
  group = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  leave();
  group.remove();
});

test('Tab comes in at the first thing, or at one that can be chosen', () => {
  lay('abc');
  leave = roving(group);
  expect(stops()).toEqual(['a']);
  leave();
  item('b').classList.add('legal');
  leave = roving(group);
  expect(stops()).toEqual(['b']);
});

test('arrows go to the next thing that way, and the stop goes along', () => {
  lay('abc/def');
  leave = roving(group);
  expect(go('a', 'Right', 'Down', 'Left')).toBe('d');
  expect(stops()).toEqual(['d']);
});

test('what lies straight on comes before what is nearer but aside', () => {
  lay('a.../..b./c...');
  leave = roving(group);
  expect(go('a', 'Down')).toBe('c');
});

test('at the edge one stays', () => {
  lay('ab');
  leave = roving(group);
  expect(go('b', 'Right', 'Up')).toBe('b');
});
