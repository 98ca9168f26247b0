// The keyboard of the page: who is asked first, what goes into fields, letters by their place.
import { afterEach, expect, test } from 'vitest';
import { bindKeys, ENTER_ON_CONTROL, leaveControl, type KeyMap } from '../../src/lib/keys';

let unbind: (() => void)[] = [];

function bind(keys: KeyMap, alone = false): void {
  unbind.push(bindKeys(keys, alone));
}

/** Press a key; tells whether it was taken. */
function press(key: string, { code = '', on = document.body as HTMLElement, ctrlKey = false } = {}): boolean {
  return !on.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, bubbles: true, cancelable: true }));
}

/** Put an element on the page. */
function put<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  return document.body.appendChild(document.createElement(tag));
}

afterEach(() => {
  for (const off of unbind) off();
  unbind = [];
  document.body.replaceChildren();
});

test('a key does what was hung on it, until it is taken off', () => {
  let pressed = 0;
  const off = bindKeys({ z: () => (pressed += 1) });
  expect(press('z', { code: 'KeyZ' })).toBe(true);
  off();
  expect(press('z', { code: 'KeyZ' })).toBe(false);
  expect(pressed).toBe(1);
});

test('the latest to come is asked first; false lets the key go on', () => {
  const asked: string[] = [];
  bind({ h: () => asked.push('first') });
  bind({ h: () => (asked.push('second'), false) });
  expect(press('h')).toBe(true);
  expect(asked).toEqual(['second', 'first']);
});

test('what stands alone keeps all keys from what lies beneath it', () => {
  let pressed = 0;
  bind({ h: () => (pressed += 1) });
  bind({ Escape: () => true }, true);
  expect(press('h')).toBe(false);
  expect(pressed).toBe(0);
});

test('letters are known by their place, so that Z is Z in a Cyrillic layout', () => {
  let undone = 0;
  bind({ z: () => (undone += 1) });
  press('я', { code: 'KeyZ' });
  expect(undone).toBe(1);
});

test('digits are those that are typed, not those of the place', () => {
  const typed: string[] = [];
  bind({ '1': () => typed.push('1'), '&': () => typed.push('&') });
  press('1', { code: 'Digit1' });
  press('1', { code: 'Numpad1' });
  press('&', { code: 'Digit1' });
  expect(typed).toEqual(['1', '1', '&']);
});

test('what is typed into a field is no command, but Escape is', () => {
  const pressed: string[] = [];
  bind({ n: () => pressed.push('n'), Escape: () => pressed.push('Escape') });
  for (const field of [put('input'), put('textarea'), put('select')]) {
    press('n', { on: field });
    press('Escape', { on: field });
  }
  expect(pressed).toEqual(['Escape', 'Escape', 'Escape']);
});

test('a box to tick is no field to type into', () => {
  let pressed = 0;
  bind({ n: () => (pressed += 1) });
  const box = put('input');
  box.type = 'checkbox';
  press('n', { on: box });
  expect(pressed).toBe(1);
});

test('whoever has typed a number takes Enter from the button that has the focus', () => {
  let [typed, confirmed] = ['', 0];
  bind({ Enter: () => (confirmed += 1), [ENTER_ON_CONTROL]: () => typed !== '' && (confirmed += 1) });
  const button = put('button');
  expect(press('Enter', { on: button })).toBe(false);
  typed = '13';
  expect(press('Enter', { on: button })).toBe(true);
  expect(confirmed).toBe(1);
});

test('Enter on a button presses that button and nothing else', () => {
  let pressed = 0;
  bind({ Enter: () => (pressed += 1) });
  expect(press('Enter', { on: put('button') })).toBe(false);
  expect(press('Enter')).toBe(true);
  expect(pressed).toBe(1);
});

test('keys held with Control belong to the browser', () => {
  let pressed = 0;
  bind({ r: () => (pressed += 1) });
  expect(press('r', { code: 'KeyR', ctrlKey: true })).toBe(false);
  expect(pressed).toBe(0);
});

test('space presses no thing of the table on which a pointer has left the focus', () => {
  const face = put('div');
  face.dataset.place = 'pool:gold_4';
  const button = face.appendChild(document.createElement('button'));
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press(' ', { on: button })).toBe(true);
  expect(press(' ', { on: put('button') })).toBe(false);
  press('Tab');
  expect(press(' ', { on: button })).toBe(false);
});

test('space presses a thing to which the page has brought the focus, whatever was pressed before', () => {
  const [face, other] = [put('button'), put('button')];
  face.dataset.place = 'pool:gold_4';
  other.dataset.place = 'pool:gold_6';
  for (const pressed of [document.body, other]) {
    pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(press(' ', { on: face })).toBe(false);
  }
});

test('what keys choose takes the focus off a button that was pressed before', () => {
  const [button, field] = [put('button'), put('input')];
  button.focus();
  leaveControl();
  expect(document.activeElement).toBe(document.body);
  field.focus();
  leaveControl();
  expect(document.activeElement).toBe(field);
});
