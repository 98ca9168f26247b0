// Which view a phone shows while the past is shown, and who decides that.
import { expect, test } from 'vitest';
import { Following, tabOfScene } from '../../src/forge/following.svelte';

test('a scene is seen where it happens', () => {
  expect(tabOfScene({ kind: 'forge', seat: 0, face: 'gold_3', die: 'light', side: 0 }, 0)).toBe('temple');
  expect(tabOfScene({ kind: 'feat', seat: 1, feat: 'elder', portal: 2 }, 0)).toBe('islands');
  expect(tabOfScene({ kind: 'walk', seat: 1, square: 'a1' }, 0)).toBe('module');
  expect(tabOfScene({ kind: 'turnup', seat: 1, die: 'dark', side: 2 }, 0)).toBe('boards');
  expect(tabOfScene({ kind: 'turnup', seat: 0, die: 'dark', side: 2 }, 0)).toBe(null);
  expect(tabOfScene({ kind: 'round', round: 2 }, 0)).toBe(null);
});

test('the view follows what happens', () => {
  const views = new Following();
  views.lead('temple');
  expect(views.tab).toBe('temple');
  views.lead(null);
  expect(views.tab).toBe('temple');
});

test('a person who goes elsewhere is left there, until something happens in that view', () => {
  const views = new Following();
  views.choose('boards');
  views.lead('temple');
  expect(views.tab).toBe('boards');
  views.choose('temple');
  views.lead('islands');
  expect(views.tab).toBe('temple');
  views.lead('temple');
  views.lead('islands');
  expect(views.tab).toBe('islands');
});

test('who looks back is led at once, and is back afterwards where they were', () => {
  const views = new Following();
  views.choose('boards');
  views.lookBack();
  views.lead('temple');
  expect(views.tab).toBe('temple');
  // The next turn of the same look.
  views.lookBack();
  views.lead('islands');
  views.return();
  expect(views.tab).toBe('boards');
});

test('who goes elsewhere while looking back stays there', () => {
  const views = new Following();
  views.lookBack();
  views.lead('temple');
  views.choose('module');
  views.return();
  expect(views.tab).toBe('module');
});
