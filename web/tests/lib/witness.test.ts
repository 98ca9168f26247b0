// What a browser keeps of the dice of rooms, and when it forgets.
import { beforeEach, expect, test } from 'vitest';
import { keepSecret, keepWitness, secretOf, witness } from '../../src/lib/witness';

const KEPT = 40;

beforeEach(() => {
  localStorage.clear();
});

/** See so many rooms, one after the other. */
function see(count: number): void {
  for (let n = 0; n < count; n += 1) {
    keepWitness(`R${n}`, { ...witness(`R${n}`), at: n, commitment: `c${n}` });
    keepSecret(`R${n}`, 'hash', `secret ${n}`);
  }
}

test('what was seen is there at the next visit', () => {
  keepWitness('R', { ...witness('R'), commitment: 'c', heads: [[4, 'head']] });
  keepSecret('R', 'hash', 'secret');
  expect(witness('R')).toMatchObject({ commitment: 'c', heads: [[4, 'head']], opened: {} });
  expect(secretOf('R', 'hash')).toBe('secret');
});

test('of a room that was never seen nothing is known', () => {
  expect(witness('R')).toMatchObject({ commitment: '', before: false, heads: [] });
  expect(secretOf('R', 'hash')).toBe('');
});

test('what cannot be read is a blank sheet', () => {
  localStorage.setItem('grani.dice.R', '{broken');
  expect(witness('R').commitment).toBe('');
});

test('the oldest room is forgotten with its secret numbers, and nothing else', () => {
  localStorage.setItem('grani.theme', 'light');
  see(KEPT);
  expect(witness('R0').commitment).toBe('c0');
  keepWitness('new', { ...witness('new'), at: KEPT, commitment: 'c' });
  expect(witness('R0').commitment).toBe('');
  expect(secretOf('R0', 'hash')).toBe('');
  expect(witness('R1').commitment).toBe('c1');
  expect(secretOf('R1', 'hash')).toBe('secret 1');
  expect(localStorage.getItem('grani.theme')).toBe('light');
});

test('a room that goes on makes none be forgotten', () => {
  see(KEPT);
  keepWitness('R39', { ...witness('R39'), before: true });
  expect(witness('R0').commitment).toBe('c0');
});
