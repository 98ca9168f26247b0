// How quickly a turn goes by. One's own goes as it goes; a rival's is a beat of one to two seconds, so
// what happens in it is shown faster where there is much of it, and never left out.
import { lengthOf, type Scene } from './scenes';

/** A rival's turn in all, in milliseconds at normal pace. */
export const TURN = 2000;
/** Dice and what they bring may take so much of it; a second blessing in a turn a little more. */
export const BLESSING = 1400;
const SECOND_BLESSING = 300;
/** What comes late in a long turn is still seen. */
const LEAST = 450;

export class Tempo {
  #used = 0;

  /** Give how many times faster than by itself to play scenes of one turn, one's own or a rival's. */
  of(scenes: readonly Scene[], isOwn: boolean): number {
    const [first] = scenes;
    if (first.kind === 'turn') this.#used = 0;
    const length = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0);
    if (length === 0 || isOwn || opensAll(first)) return 1;
    const faster = Math.max(1, length / this.#room(scenes));
    this.#used += length / faster;
    return faster;
  }

  #room(scenes: readonly Scene[]): number {
    const blessings = scenes.filter((scene) => scene.kind === 'roll').length;
    const left = Math.max(LEAST, TURN - this.#used);
    if (blessings === 0) return left;
    return Math.min(left, blessings > 1 ? BLESSING + SECOND_BLESSING : BLESSING);
  }
}

/** Rounds and the count at the end are nobody's turn. */
function opensAll(scene: Scene): boolean {
  return scene.kind === 'round' || scene.kind === 'count';
}

/** Cut scenes where something new begins: a round, a turn, the end. */
export function parted(scenes: readonly Scene[]): Scene[][] {
  const parts: Scene[][] = [];
  for (const scene of scenes) {
    const last = parts.at(-1);
    if (!last || scene.kind === 'turn' || opensAll(scene)) parts.push([scene]);
    else last.push(scene);
  }
  return parts;
}
