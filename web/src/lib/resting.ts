// A pointer that rests on a thing means it; one that only passes by does not.

/** Milliseconds at rest, if no token can be read. */
const REST = 400;

export class Resting {
  #timer = 0;

  /** The pointer has moved on a thing: act once it has come to rest there. */
  move({ pointerType, movementX, movementY }: PointerEvent, act: () => void): void {
    // A thing that opens under a pointer at rest was not pointed at.
    if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
    this.end();
    this.#timer = window.setTimeout(act, restOf(getComputedStyle(document.documentElement)));
  }

  /** The pointer has left, or something else was done. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/** How long a rest is: `--slow` of tokens.css, which a build may write in seconds. */
export function restOf(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): number {
  const [, number, unit] = /^([\d.]+)(m?s)$/.exec(style.getPropertyValue('--slow').trim()) ?? [];
  return number ? Number(number) * (unit === 's' ? 1000 : 1) : REST;
}
