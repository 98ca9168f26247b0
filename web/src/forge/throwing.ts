// A die that is thrown: it leaves the hand, strikes the table twice, and comes to lie on its side. The
// ground it covers, its height and spin, and its shadow move each by itself.

/** Turns about X and Y that bring each side to the front. */
export const TURN = [
  [0, 0],
  [0, -90],
  [0, -180],
  [0, 90],
  [-90, 0],
  [90, 0],
] as const;
const TILT = 'rotateX(-16deg) rotateY(20deg)';
const RISE = 'cubic-bezier(.2,.7,.4,1)';
const FALL = 'cubic-bezier(.6,0,.9,.5)';

/** A moment of a throw: how far it has come, how high it is in its own size, how many turns are left. */
interface Instant {
  at: number;
  way: number;
  height: number;
  turns: number;
  lean: number;
}

const PATH: readonly Instant[] = [
  { at: 0, way: 0, height: 0.7, turns: -2.6, lean: -40 },
  { at: 0.14, way: 0.2, height: 1.2, turns: -2, lean: 60 },
  { at: 0.4, way: 0.62, height: 0, turns: -1.1, lean: 34 },
  { at: 0.55, way: 0.78, height: 0.46, turns: -0.56, lean: -18 },
  { at: 0.7, way: 0.92, height: 0, turns: -0.16, lean: 10 },
  { at: 0.79, way: 0.97, height: 0.11, turns: -0.05, lean: -4 },
  { at: 0.88, way: 1, height: 0, turns: 0.012, lean: 1.5 },
  { at: 1, way: 1, height: 0, turns: 0, lean: 0 },
];

/** How a die lies, or hangs in the air. */
export function pose(side: number, turns = 0, height = 0, lean = 0): string {
  const [x, y] = TURN[side];
  return `translate3d(0, ${-height}px, 0) ${TILT} rotateX(${x + 360 * turns}deg) rotateY(${y + 360 * turns}deg) rotateZ(${lean}deg)`;
}

export interface Throw {
  /** What carries die and shadow over the table. */
  ground: Keyframe[];
  body: Keyframe[];
  shadow: Keyframe[];
}

/** The way of a die of some size onto a side, from a hand that lies at `from`. */
export function thrown(side: number, size: number, from: { x: number; y: number }): Throw {
  const high = Math.max(...PATH.map(({ height }) => height));
  return {
    ground: PATH.map(({ at, way }) => ({
      offset: at,
      transform: `translate(${from.x * (1 - way)}px, ${from.y * (1 - way)}px)`,
      opacity: at === 0 ? 0 : 1,
    })),
    body: PATH.map(({ at, height, turns, lean }, step) => ({
      offset: at,
      transform: pose(side, turns, height * size, lean),
      easing: (PATH[step + 1]?.height ?? 0) > height ? RISE : FALL,
    })),
    shadow: PATH.map(({ at, height }) => ({
      offset: at,
      transform: `scale(${1 - (0.5 * height) / high})`,
      opacity: 0.55 - (0.4 * height) / high,
    })),
  };
}
