// Trees that are kept in the browser.
import { beforeEach, expect, test } from 'vitest';
import { forgetTree, keepTree, keptTrees } from '../../src/analysis/kept';
import { grow, newTree, ROOT } from '../../src/analysis/tree';

beforeEach(() => localStorage.clear());

test('the latest stands first, and a tree that is kept again is there once', () => {
  keepTree('a', newTree('pig:1'), 1);
  keepTree('b', newTree('pig:2'), 2);
  keepTree('a', grow(newTree('pig:1'), ROOT, [{ seat: 0, action: 3 }]).tree, 3);
  expect(keptTrees().map(({ id }) => id)).toEqual(['a', 'b']);
  expect(keptTrees()[0].tree.steps).toBe('A3');
  forgetTree('a');
  expect(keptTrees().map(({ id }) => id)).toEqual(['b']);
});

test('no more are kept than there is room for, and damage is forgotten', () => {
  for (let number = 0; number < 40; number++) keepTree(String(number), newTree('pig:1'), number);
  expect(keptTrees()).toHaveLength(30);
  localStorage.setItem('grani.analyses', '[null, {"id": "x", "tree": 5}]');
  expect(keptTrees()).toEqual([]);
  localStorage.setItem('grani.analyses', '{');
  expect(keptTrees()).toEqual([]);
});
