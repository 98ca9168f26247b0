// The marks of realm cards as a form: every part of every card has a control.
import { expect, test } from 'vitest';
import { BLANKS } from '../../src/generated/realms';
import { controlOf, toggled, toggledSquare, turned, type MarkValue } from '../../src/realms/marking';

test.each(Object.entries(BLANKS))('every part of %s can be changed', (_, marks) => {
  const parts = Object.entries(marks as unknown as Record<string, MarkValue>);
  expect(parts.length).toBeGreaterThan(0);
  for (const [part, value] of parts) expect(controlOf(part, value).sort).not.toBe('');
});

test('parts of one name and shape are told apart where they must be', () => {
  expect(controlOf('left', []).sort).toBe('some');
  expect(controlOf('left', { '1': [] }).sort).toBe('parts');
  expect(controlOf('7', [4, 4]).sort).toBe('pile');
  expect(controlOf('filled', []).sort).toBe('squares');
  expect(controlOf('grid', [[null, 3]]).sort).toBe('cells');
});

test('what is pressed twice is as it was', () => {
  expect(toggled([1, 5], 3)).toEqual([1, 3, 5]);
  expect(toggled(toggled([1, 5], 3), 3)).toEqual([1, 5]);
  expect(toggledSquare([[2, 1]], 1, 6)).toEqual([
    [1, 6],
    [2, 1],
  ]);
  expect(toggledSquare([[1, 6]], 1, 6)).toEqual([]);
  expect([turned(null), turned(3), turned(6)]).toEqual([1, 4, null]);
});
