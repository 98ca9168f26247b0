/* Where the squares of the event boards are drawn. A plan is laid out on a grid, wide for desks and
   turned on its side for phones; what squares bring and where they lead is in the generated tables. */
import type { Zone } from '../../generated/forge';

export type Spot = readonly [x: number, y: number];

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Side of a square. */
  readonly side: number;
  readonly at: Readonly<Record<string, Spot>>;
}

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  readonly side: number;
}

/** Put a grid of (column, row) on paper. */
function wide(cells: Readonly<Record<string, Spot>>, grid: Grid): Plan {
  const spot = ([column, row]: Spot): Spot => [grid.left + column * grid.across, grid.top + row * grid.down];
  return { ...grid, at: Object.fromEntries(Object.entries(cells).map(([id, cell]) => [id, spot(cell)])) };
}

/** The same, turned so that columns run down the page. */
function tall(cells: Readonly<Record<string, Spot>>, grid: Grid): Plan {
  return wide(
    Object.fromEntries(Object.entries(cells).map(([id, [column, row]]) => [id, [row, column] as const])),
    grid,
  );
}

/** Three ways to the great gate g13, then one around the Goddess in the middle. A stretch of the way is a line here. */
// prettier-ignore
const MAZE_CELLS: Readonly<Record<string, Spot>> = {
  g01: [0, 1],
  g02: [1, 0], g03: [2, 0], g04: [3, 0], g05: [4.5, 0], g06: [6, 0], g07: [7, 0], g08: [8, 0],
  g09: [1, 1], g10: [3, 1], g11: [4.5, 1], g12: [6, 1], g13: [8, 1],
  g14: [1, 2], g15: [2, 2], g16: [3, 2], g17: [4, 2], g18: [5, 2], g19: [6, 2],
  g20: [6, 3], g21: [7, 3], g22: [8, 3], g23: [8, 2],
  g24: [9, 1], g25: [9, 0], g26: [10, 0], g27: [11, 0], g28: [12, 0], g29: [13, 0],
  g30: [13, 1], g31: [13, 2], g32: [13, 3], g33: [12, 3], g34: [11, 3], g35: [10, 3],
  g36: [11, 1.5],
};

export const MAZE_WIDE: Plan = wide(MAZE_CELLS, {
  left: 36,
  top: 35,
  across: 63.7,
  down: 63.5,
  width: 900,
  height: 260,
  side: 50,
});
export const MAZE_TALL: Plan = tall(MAZE_CELLS, {
  left: 48,
  top: 40,
  across: 98,
  down: 64,
  width: 390,
  height: 912,
  side: 56,
});
/** Middle of the tray of treasures, and how its three tokens follow one another. */
export const TRAY_WIDE = { at: [195, 226], step: [66, 0] } as const;
export const TRAY_TALL = { at: [342, 176], step: [0, 66] } as const;

/** Rebellion to the left, loyalty to the right; side steps lie below the main path. A stretch of the way is a line here. */
// prettier-ignore
const TITAN_CELLS: Readonly<Record<string, Spot>> = {
  t_m7: [0, 0], t_m6: [1, 0], t_m5: [2, 0], t_m3: [3, 0], t_m2: [4, 0], t_m1: [5, 0], t_0: [6, 0],
  t_1: [7, 0], t_2: [8, 0], t_3: [9, 0], t_5: [10, 0], t_6: [11, 0], t_7: [12, 0],
  t_m8: [0, 1], t_m10: [0, 2], t_m12: [1, 2], t_m14: [2, 2], t_m17: [3, 2], t_m20: [4, 2], t_m25: [5, 2],
  t_m17s: [2.5, 3], t_m25s: [4.5, 3],
  t_8: [12, 1], t_10: [12, 2], t_12: [11, 2], t_14: [10, 2], t_17a: [9, 2], t_20a: [8, 2], t_25: [7, 2],
  t_17b: [8.5, 3], t_20b: [7.5, 3],
};

export const TITAN_WIDE: Plan = wide(TITAN_CELLS, {
  left: 36,
  top: 34,
  across: 69,
  down: 64,
  width: 900,
  height: 262,
  side: 46,
});
export const TITAN_TALL: Plan = tall(TITAN_CELLS, {
  left: 40,
  top: 38,
  across: 102,
  down: 61,
  width: 390,
  height: 810,
  side: 46,
});

/** Left edge, top edge and width of the plaque that tells what a zone brings. */
export type Plaques = Readonly<Record<Exclude<Zone, 'none'>, readonly [x: number, y: number, width: number]>>;

export const PLAQUES_WIDE: Plaques = {
  rebellion_weak: [66, 64, 210],
  rebellion_strong: [66, 102, 210],
  loyalty_gold: [690, 64, 144],
  loyalty_gold_glory: [690, 102, 144],
  loyalty_both: [500, 64, 184],
};
export const PLAQUES_TALL: Plaques = {
  rebellion_weak: [68, 68, 148],
  rebellion_strong: [68, 142, 148],
  loyalty_gold: [68, 640, 148],
  loyalty_gold_glory: [68, 704, 148],
  loyalty_both: [68, 520, 148],
};
/** Middle of the scene between the two sides, and its size. */
export const SCENE_WIDE = [450, 120, 116] as const;
export const SCENE_TALL = [142, 330, 130] as const;
