// Codes of rooms as people read and type them.
import { expect, test } from 'vitest';
import { codeIn, latin, spaced } from '../../src/lib/code';

test('a long code is read in groups of four, a short one as it is', () => {
  expect(spaced('ABCDEFGHJKLM')).toBe('ABCD-EFGH-JKLM');
  expect(spaced('ABCDEFGHJ')).toBe('ABCD-EFGH-J');
  expect(spaced('ABCDEFGH')).toBe('ABCDEFGH');
});

test('a spaced code is read back', () => {
  expect(codeIn(spaced('ABCDEFGHJKLM'))).toBe('ABCDEFGHJKLM');
});

test.each([
  ['abcd efgh', 'ABCDEFGH'],
  ['  AB-CD ', 'ABCD'],
  ['https://play.example/room/ab12cd', 'AB12CD'],
  ['https://play.example/grani/replay/AB12CD?step=4#end', 'AB12CD'],
  ['/room/AB12CD/', 'AB12CD'],
  ['https://play.example/rules', ''],
  ['', ''],
])('in %j is the code %j', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test('Cyrillic letters count as the Latin ones they look like', () => {
  expect(codeIn('авсе 12')).toBe('ABCE12');
  expect(latin('Хоп')).toBe('XOП');
});
