// Names are broken between words only, signs wrap before they shrink, and what cannot be read is left out.
import { expect, test } from 'vitest';
import { fitName, fitStrip, leastWidth, stripWidth } from '../../src/forge/fit';

const sign = { width: 1, joins: false };
const join = { width: 0.6, joins: true };

test('a short name is as large as it may be', () => {
  expect(fitName('Elder', { width: 100, height: 34 }, 14, 11)).toEqual({ size: 14, lines: 1, squeezed: false });
});

test('a long name takes a second line before it shrinks', () => {
  const room = { width: 100, height: 34 };
  expect(fitName('Helmet of Invisibility', room, 14, 11)).toEqual({ size: 14, lines: 2, squeezed: false });
  expect(fitName('Helmet of Invisibility', { ...room, height: 15 }, 14, 11)).toBeNull();
});

test('no word is broken: a name whose longest word is too wide goes', () => {
  expect(fitName('Invisibility', { width: 48, height: 34 }, 14, 11)).toBeNull();
  expect(fitName('Invisibility', { width: 66, height: 34 }, 14, 11)?.size).toBeGreaterThanOrEqual(11);
});

test('letters are as wide as they are: a thin name is larger than one of as many wide letters', () => {
  const room = { width: 66, height: 17 };
  expect(fitName('Illi', { ...room, width: 20 }, 14, 11)).not.toBeNull();
  expect(fitName('Mwmw', { ...room, width: 20 }, 14, 11)).toBeNull();
  expect(fitName('Щшж', { ...room, width: 28 }, 14, 11)).toBeNull();
});

test('a name needs as much as its longer half, and then it fits', () => {
  const width = leastWidth('Helmet of Invisibility', 11);
  expect(fitName('Helmet of Invisibility', { width, height: 34 }, 14, 11)?.squeezed).toBe(false);
});

test('letters are squeezed a little before a name goes', () => {
  const width = leastWidth('Helmet of Invisibility', 11);
  expect(fitName('Helmet of Invisibility', { width: width - 1, height: 34 }, 14, 11)?.squeezed).toBe(true);
  expect(fitName('Helmet of Invisibility', { width: width - 6, height: 34 }, 14, 11)).toBeNull();
});

test('a hyphen is a place to break', () => {
  const room = { width: 74, height: 34 };
  expect(fitName('Шолом-невидимка', room, 14, 11)?.lines).toBe(2);
  expect(fitName('Шоломоневидимка', room, 14, 11)).toBeNull();
});

test('signs stand on one line while they are large enough there', () => {
  expect(fitStrip([sign, join, sign], 0.1, { width: 100, height: 30 }, 20, 12)).toEqual({ size: 20, lines: [3] });
});

test('signs wrap before they shrink, and no line begins with an arrow', () => {
  const pieces = [sign, sign, join, sign, sign];
  expect(fitStrip(pieces, 0.1, { width: 60, height: 42 }, 20, 12)).toEqual({ size: 20, lines: [3, 2] });
  expect(fitStrip(pieces, 0.1, { width: 40, height: 60 }, 20, 12)).toMatchObject({ lines: [1, 2, 2] });
});

test('what would be too small is not drawn', () => {
  expect(fitStrip([sign, sign, sign, sign], 0.1, { width: 20, height: 20 }, 20, 12)).toBeNull();
  expect(fitStrip([{ width: 3, joins: false }], 0.1, { width: 30, height: 99 }, 20, 12)).toBeNull();
});

test('signs that are given as much as they need on one line stand on it', () => {
  const pieces = [sign, sign, join, sign];
  const width = stripWidth(pieces, 0.1) * 12;
  expect(fitStrip(pieces, 0.1, { width: width + 0.01, height: 13 }, 20, 12)?.lines).toEqual([4]);
  expect(fitStrip(pieces, 0.1, { width: width - 1, height: 13 }, 20, 12)).toBeNull();
  expect(stripWidth([], 0.1)).toBe(0);
});
