// The keyboard: one listener for the page; screens and tables hang their keys on it while they live.

/** What a key does; give back false to let the key go on to others. */
export type KeyAction = (event: KeyboardEvent) => unknown;
export type KeyMap = Record<string, KeyAction>;

/** Enter while a control has the focus, which it presses unless somebody needs the key more. */
export const ENTER_ON_CONTROL = 'Enter on a control';

interface Layer {
  keys: KeyMap;
  /** Keys that this layer does not know reach nothing beneath it. */
  alone: boolean;
}

let layers: Layer[] = [];

/** Hang keys on the page; the latest to come is asked first. Takes them off when called back. */
export function bindKeys(keys: KeyMap, alone = false): () => void {
  const layer = { keys, alone };
  layers.push(layer);
  return () => {
    layers = layers.filter((other) => other !== layer);
  };
}

/** Tell whether a sheet lies over the page that keeps keys to itself. */
export function covered(): boolean {
  return layers.some((layer) => layer.alone);
}

/** Tell whether keys go into a field now, and are no commands. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** A control that itself answers to Enter; Space is asked for first, to skip what is being shown. */
function pressing(event: KeyboardEvent): boolean {
  const target = event.target;
  return target instanceof Element && target.closest('button, a, summary, input') !== null;
}

/** Letters by their place on the keyboard, so that Z is Z in a Cyrillic layout too. */
function nameOf(event: KeyboardEvent): string {
  if (/^Key[A-Z]$/.test(event.code)) return event.code.slice(3).toLowerCase();
  if (/^(Digit|Numpad)\d$/.test(event.code) && /^\d$/.test(event.key)) return event.key;
  return event.key;
}

/** The thing of the table that a pointer has pressed last, and on which it has left the focus, unless keys moved it. */
let pressed: Element | null = null;
const placeOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('[data-place]') : null;
const MOVES = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
addEventListener('pointerdown', (event) => (pressed = placeOf(event)), true);
addEventListener('keydown', ({ key }) => (pressed = MOVES.includes(key) ? null : pressed), true);

/** Take the focus off a control on which it was left, so that keys mean what they choose elsewhere. */
export function leaveControl(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('button, a, summary')) focused.blur();
}

/** Space skips; a thing of the table that somebody has dragged or clicked before is not pressed by it. */
function strays(event: KeyboardEvent): boolean {
  return event.key === ' ' && pressed !== null && placeOf(event) === pressed;
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event) && event.key !== 'Escape') return;
  const key = event.key === 'Enter' && pressing(event) ? ENTER_ON_CONTROL : nameOf(event);
  for (const layer of layers.toReversed()) {
    const action = layer.keys[key];
    if (action && action(event) !== false) {
      event.preventDefault();
      return;
    }
    if (layer.alone) return;
  }
  if (strays(event)) event.preventDefault();
});
