/* The small signs of Dice Forge: resources in their own colours, everything else in ink. Each is a
   pile of layers in a square of 100. */
import { disc, star } from './picture';

export interface Layer {
  readonly d: string;
  /** Colour of the area; ink takes the colour of the text. */
  readonly fill?: string;
  readonly stroke?: string;
  readonly w?: number;
  readonly transform?: string;
}

export type Drawing = readonly Layer[];

const INK = 'currentColor';
/** The stars of the celestial die: light on dark ink, or what its place says. */
const STARS = 'var(--star, var(--straw-89))';

const ink = (d: string, transform?: string): Layer => (transform ? { d, fill: INK, transform } : { d, fill: INK });
const pen = (d: string, w: number): Layer => ({ d, stroke: INK, w });
const shine = (d: string, stroke: string): Layer => ({ d, stroke, w: 4 });
/** A token of one colour with a sign on it. */
const token = (fill: string, edge: string, ...sign: Layer[]): Drawing => [
  { d: disc(50, 50, 46), fill, stroke: edge, w: 4 },
  { d: disc(50, 50, 38.5), stroke: edge, w: 1.6 },
  ...sign,
];
const on = (d: string, transform = 'translate(22 22) scale(.56)'): Layer => ({ d, fill: 'var(--paper-96)', transform });

const scallops = (count: number, radius: number, bow: number): string =>
  Array.from({ length: count + 1 }, (_, i) => {
    const a = (i * 2 * Math.PI) / count;
    const at = `${(50 + radius * Math.sin(a)).toFixed(1)} ${(50 - radius * Math.cos(a)).toFixed(1)}`;
    return i ? `A${bow} ${bow} 0 0 1 ${at}` : `M${at}`;
  }).join('') + 'Z';

const CUBE = 'M50 6 88 27 50 48 12 27ZM9 33 46 53.5V95L9 74ZM91 33 54 53.5V95L91 74Z';
const PAWN = 'M50 6a19 19 0 0 1 12 34q11 15 17 40H21q6-25 17-40A19 19 0 0 1 50 6ZM14 84H86V96H14Z';
const LEAVES = 'M0-9Q6 0 0 10-6 0 0-9Z';
const leaf = (side: 1 | -1, angle: number): Layer => ({
  d: LEAVES,
  fill: 'var(--leaf-83)',
  stroke: 'var(--leaf-28)',
  w: 1,
  transform: `translate(50 50) scale(${side} 1) rotate(${angle}) translate(0 -35) rotate(62)`,
});
const laurel = [1, -1].flatMap((side) => [28, 52, 76, 100, 124, 148].map((angle) => leaf(side as 1 | -1, angle)));

const HAMMER =
  'M55 8 92 45Q96 50 90 56L84 62Q79 66 74 61L65 52 20 97Q12 99 7 94 3 88 4 82L49 37 40 28Q35 23 39 18L45 11Q50 4 55 8Z';
const ANVIL = 'M4 26H66Q74 34 84 26H97Q92 46 70 49 62 51 62 60L76 74V86H24V74L38 60Q38 51 28 48 8 44 4 26Z';
const CARD = 'M24 3H76Q86 3 86 13V87Q86 97 76 97H24Q14 97 14 87V13Q14 3 24 3Z';
const TILE =
  'M20 6H80Q94 6 94 20V80Q94 94 80 94H20Q6 94 6 80V20Q6 6 20 6ZM22 16Q16 16 16 22V78Q16 84 22 84H78Q84 84 84 78V22Q84 16 78 16Z';
const GOLEM =
  'M34 3H66V26H34ZM40 10V17H47V10ZM53 10V17H60V10ZM20 31H80L90 64H75L70 52 66 66V97H53V76H47V97H34V66L30 52 25 64H10Z';
const DOG = 'M4 60 30 42Q36 24 54 22L62 3 76 22Q92 34 90 60L97 97H50Q52 82 44 76L18 80Q4 76 4 60ZM46 40V47H54V40Z';
const PAW = `${disc(20, 46, 11)}${disc(40, 24, 12)}${disc(62, 24, 12)}${disc(81, 46, 11)}M51 46Q72 52 80 76 80 92 64 91 51 86 38 91 22 92 22 76 30 52 51 46Z`;
const FLUKE = 'M50 98Q38 72 43 54 22 54 3 30 5 10 16 3 30 22 50 30 70 22 84 3 95 10 97 30 78 54 57 54 62 72 50 98Z';
const SCEPTER =
  'M45 56H55V98H45ZM50 1Q60 12 57 24 69 22 70 7 82 26 64 37H36Q18 26 30 7 31 22 43 24 40 12 50 1ZM38 41H62V52H38Z';
const TEMPLE =
  'M50 6 96 34H4ZM8 40H92V47H8ZM14 52H26V80H14ZM38 52H48V80H38ZM52 52H62V80H52ZM74 52H86V80H74ZM8 84H92V95H8Z';
const FIST =
  'M14 32Q16 20 28 24 32 12 43 18 50 8 60 17 72 12 74 26 88 28 86 42L84 62Q80 76 72 80V97H32V80Q16 70 14 54ZM32 34V50H36V34ZM49 30V50H53V30ZM66 34V50H70V34Z';
const EYE =
  'M2 50Q26 16 50 16T98 50Q74 84 50 84T2 50ZM50 28A22 22 0 1 0 50 72 22 22 0 1 0 50 28ZM50 40A10 10 0 1 1 50 60 10 10 0 1 1 50 40Z';
const HEAD =
  'M40 4Q60-2 76 10 90 24 82 48L76 62 80 97H38V80Q26 82 24 74L25 64 14 58 26 38Q24 12 40 4ZM56 18A15 15 0 1 0 56 48 15 15 0 1 0 56 18ZM56 26A7 7 0 1 1 56 40 7 7 0 1 1 56 26Z';

export const GLYPHS = {
  gold: [
    { d: scallops(12, 44, 13), fill: 'var(--gold)', stroke: 'var(--wood-42)', w: 3.5 },
    { d: disc(50, 50, 34), fill: 'var(--straw-84b)', stroke: 'var(--wood-59)', w: 2.5 },
    shine('M26 40A27 27 0 0 1 62 26', 'var(--paper-95c)'),
  ],
  sun: [
    { d: star(50, 50, 49, 36, 12), fill: 'var(--sun)', stroke: 'var(--rust-33)', w: 3.5 },
    { d: disc(50, 50, 32), fill: 'var(--rust-68)', stroke: 'var(--rust-48)', w: 2.5 },
    shine('M28 42A25 25 0 0 1 61 28', 'var(--clay-86)'),
  ],
  moon: [
    {
      d: 'M60.5 5.3A46 46 0 1 0 94.7 39.5 26 26 0 0 1 60.5 5.3Z',
      fill: 'var(--moon)',
      stroke: 'var(--indigo-26)',
      w: 3.5,
    },
    { d: 'M54 13A38 38 0 1 0 87 46 31 31 0 0 1 54 13Z', fill: 'var(--indigo-62)' },
    shine('M17 44A34 34 0 0 1 43 20', 'var(--indigo-92)'),
    { d: star(81, 19, 10, 4, 5), fill: 'var(--indigo-87)', stroke: 'var(--indigo-26)', w: 2 },
  ],
  glory: [{ d: 'M50 2 91 26V74L50 98 9 74V26Z', fill: 'var(--glory)', stroke: 'var(--leaf-28)', w: 3.5 }, ...laurel],
  ancient: [
    {
      d: 'M46 1 68 14 84 48 72 84 48 99 24 88 16 52 28 18Z',
      fill: 'var(--violet-45b)',
      stroke: 'var(--violet-21)',
      w: 3.5,
    },
    { d: 'M46 1 68 14 60 40 38 34Z', fill: 'var(--violet-71)' },
    { d: 'M28 18 46 1 38 34 16 52Z', fill: 'var(--violet-57)' },
    { d: 'M60 40 68 14 84 48 72 84 62 62Z', fill: 'var(--violet-38)' },
    {
      d: 'M38 34 60 40 62 62 44 70 30 58ZM38 34 16 52M44 70 48 99M62 62 72 84M30 58 24 88',
      stroke: 'var(--violet-88)',
      w: 2,
    },
  ],
  loyalty: [
    { d: 'M14 6H86V54Q86 82 50 98 14 82 14 54Z', fill: 'var(--steel-57)', stroke: 'var(--steel-27)', w: 3.5 },
    { d: 'M22 14H78V53Q78 75 50 88 22 75 22 53Z', stroke: 'var(--sea-84)', w: 2.5 },
    { d: TEMPLE, fill: 'var(--steel-97)', transform: 'translate(28 24) scale(.44)' },
  ],
  rebellion: [
    { d: star(50, 50, 50, 37, 9), fill: 'var(--rose-43)', stroke: 'var(--rose-22)', w: 3.5 },
    { d: FIST, fill: 'var(--rose-92)', transform: 'translate(25 24) scale(.5)' },
  ],
  // Tokens
  hammer: [ink(HAMMER)],
  scepter: [ink(SCEPTER)],
  cerberus: token('var(--clay-deep)', 'var(--rust-21)', on(DOG)),
  triton: token('var(--sea-52)', 'var(--sea-25)', on(FLUKE)),
  companion: token('var(--wood-55b)', 'var(--ink-25)', on(PAW)),
  memory: token('var(--indigo-49)', 'var(--indigo-23)', on(HEAD)),
  golem: [ink(GOLEM)],
  treasure: [ink('M6 44Q8 14 50 14T94 44V48H60V42H40V48H6ZM6 54H40V66H60V54H94V90H6ZM46 46H54V60H46Z')],
  goddess: [ink(`M12 84 4 30 28 50 36 14 50 44 64 14 72 50 96 30 88 84ZM14 88H86V98H14Z${disc(50, 66, 8)}`)],
  labyrinth: [pen('M50 50H62V62H38V38H74V74H26V26H86V86H14V14H74', 7)],
  celestial: [
    ink(CUBE),
    { d: star(50, 27, 17, 6, 4), fill: STARS, transform: 'translate(0 12) scale(1 .56)' },
    { d: star(28, 64, 14, 6, 6), fill: STARS },
    { d: star(72, 64, 14, 6, 6), fill: STARS },
  ],
  // Dice and faces
  die: [ink(CUBE)],
  dice: [ink(CUBE, 'translate(-2 36) scale(.63)'), ink(CUBE, 'translate(39 2) scale(.63)')],
  face: [ink(TILE)],
  // What people do
  forge: [ink(ANVIL), ink('M44 2H56V18H44ZM20 8 29 2 36 14 28 19ZM80 8 71 2 64 14 72 19ZM20 90H80V98H20Z')],
  feat: [ink(CARD + star(50, 48, 30, 12, 5))],
  pass: [ink('M6 14 46 50 6 86ZM44 14 84 50 44 86ZM84 14H96V86H84Z')],
  extra: [ink(`${star(50, 50, 50, 40, 12)}M43 24H57V43H76V57H57V76H43V57H24V43H43Z`)],
  'extra-action': [ink(`${star(50, 50, 50, 40, 12)}M43 24H57V43H76V57H57V76H43V57H24V43H43Z`)],
  roll: [
    pen('M84 40A36 36 0 0 0 18 36M16 60A36 36 0 0 0 82 64', 9),
    ink('M6 20 18 48 40 30ZM94 80 82 52 60 70Z'),
    ink(CUBE, 'translate(32 31) scale(.36)'),
  ],
  again: [pen('M78 26A37 37 0 1 0 87 56', 10), ink('M98 30 66 38 82 4Z')],
  oust: [ink(PAWN, 'translate(66 -2) rotate(24) scale(.72)'), pen('M4 62H28M16 42 36 62 16 82', 10)],
  foe: [ink(PAWN)],
  foes: [ink(PAWN, 'translate(-8 22) scale(.74)'), ink(PAWN, 'translate(34 2) scale(.74)')],
  upgrade: [ink(`${TILE}M50 24 74 50H59V76H41V50H26Z`)],
  choose: [ink('M34 12Q35 3 43 3 51 3 52 12V42L80 50Q90 54 88 66L82 97H40L14 66Q10 56 20 54 28 55 34 62Z')],
  eye: [ink(EYE)],
  lock: [ink('M20 44V32Q20 4 50 4T80 32V44H88V96H12V44ZM33 44H67V32Q67 17 50 17T33 32ZM45 60V80H55V60Z')],
  forward: [ink('M4 12H28L60 50 28 88H4L36 50ZM42 12H66L98 50 66 88H42L74 50Z')],
  back: [ink('M96 12H72L40 50 72 88H96L64 50ZM58 12H34L2 50 34 88H58L26 50Z')],
  // Signs of a strip
  to: [pen('M6 50H84M58 20 90 50 58 80', 14)],
  or: [pen('M66 8 34 92', 12)],
  plus: [pen('M50 14V86M14 50H86', 15)],
  minus: [pen('M14 50H86', 15)],
  cap: [pen('M50 94V18M18 46 50 12 82 46', 14)],
  least: [pen('M50 6V82M18 54 50 88 82 54', 14)],
  all: [pen('M50 50Q34 24 20 24A26 26 0 1 0 20 76Q34 76 50 50 66 24 80 24A26 26 0 1 1 80 76Q66 76 50 50Z', 12)],
  // When a feat takes effect
  immediate: [ink('M62 2 16 56H44L34 98 86 40H56Z')],
  reinforcement: [
    pen('M84 38A37 37 0 0 0 18 34M16 62A37 37 0 0 0 82 66', 11),
    ink('M4 18 16 50 42 28ZM96 82 84 50 58 72Z'),
  ],
  automatic: [pen('M50 50Q36 28 24 28A22 22 0 1 0 24 72Q36 72 50 50 64 28 76 28A22 22 0 1 1 76 72Q64 72 50 50Z', 11)],
  // Signs of special faces
  mirror: [
    { d: 'M44 66H56L60 92Q50 100 40 92Z', fill: 'var(--wood-51)', stroke: 'var(--ivory-ink)', w: 3 },
    { d: disc(50, 38, 34), fill: 'var(--wood-64b)', stroke: 'var(--ivory-ink)', w: 3.5 },
    { d: disc(50, 38, 25), fill: 'var(--sea-58)', stroke: 'var(--sea-30)', w: 3 },
    { d: 'M34 42Q38 24 54 20M44 54Q50 38 66 32', stroke: 'var(--sea-93)', w: 4.5 },
  ],
  ship: [
    { d: 'M48 4H54V66H48Z', fill: 'var(--wood-33)' },
    {
      d: 'M22 10Q50 18 80 8 86 28 80 48 50 54 22 46 30 28 22 10Z',
      fill: 'var(--paper-88)',
      stroke: 'var(--ivory-ink)',
      w: 3.5,
    },
    { d: star(52, 29, 13, 5, 8), fill: 'var(--clay)' },
    {
      d: 'M0 72 14 66 12 54 22 64H78Q92 62 92 46 90 36 98 36 102 84 78 90H24Q10 90 10 80Z',
      fill: 'var(--clay-deep)',
      stroke: 'var(--ivory-ink)',
      w: 3.5,
    },
    { d: 'M26 76H84M34 96 40 84M50 96 56 84M66 96 72 84', stroke: 'var(--paper-90)', w: 3 },
  ],
} satisfies Readonly<Record<string, Drawing>>;

export type GlyphName = keyof typeof GLYPHS;

/** Where the numeral of a resource stands, if not in the middle. */
export const NUMERAL: Readonly<Partial<Record<GlyphName, readonly [x: number, y: number]>>> = {
  moon: [45, 54],
  ancient: [49, 53],
};
