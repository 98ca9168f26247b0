// Written by tools/realms_tables.py from the engine's tables: change those, then run
// `python -m tools.generate`.
import type { RealmId, Resource } from './realms-types';
import type { Layouts, Marks, Way } from '../realms/model';
export const REALM_IDS: readonly RealmId[] = [
  "scythe",
  "tapestry",
  "charterstone",
  "euphoria",
  "my_little_scythe",
  "between_two_castles",
  "between_two_cities",
  "viticulture",
  "wingspan",
  "pendulum",
  "pyramid",
];
export const RESOURCES: readonly Resource[] = [
  "pumpkin",
  "heart",
  "coin",
];
/** Tenths in a star: results are kept in them. */
export const STAR = 10;
/** Stars of one realm at most. */
export const MOST_STARS = 6;
/** Stars of My Little Scythe for enough of a type. */
export const STARS_A_TYPE = 2;
/** Stars of Viticulture for a filled order. */
export const STARS_AN_ORDER = 2;
/** Rounds of a game. */
export const ROUNDS = 3;
/** Realms of a round. */
export const CARDS = 3;
/** Letters of the share code. */
export const LETTERS: Record<RealmId, string> = {
  scythe: "S",
  tapestry: "T",
  charterstone: "C",
  euphoria: "E",
  my_little_scythe: "M",
  between_two_castles: "K",
  between_two_cities: "U",
  viticulture: "V",
  wingspan: "W",
  pendulum: "P",
  pyramid: "Y",
};
/** What is printed on each card. */
export const LAYOUTS: Layouts = {
  scythe: {"columns": [{"top": 1, "gain": "coin", "bottom": 5, "cost": "heart"}, {"top": 2, "gain": "heart", "bottom": 6, "cost": "pumpkin"}, {"top": 3, "gain": "pumpkin", "bottom": 2, "cost": "coin"}, {"top": 4, "gain": "coin", "bottom": 1, "cost": "pumpkin"}, {"top": 5, "gain": "heart", "bottom": 4, "cost": "coin"}, {"top": 6, "gain": "pumpkin", "bottom": 3, "cost": "heart"}]},
  tapestry: {"prefilled": [[1, 6], [2, 2], [3, 3], [4, 6], [6, 1], [6, 4]], "squares": [{"pumpkin": 1}, {"heart": 1}, {"coin": 1}, {"coin": 1}, {"pumpkin": 1}, {"heart": 1}, {"heart": 1}, {"coin": 1}, {"pumpkin": 1}], "shapes": [[[1, 1]], [[1, 1], [1, 2]], [[1, 1], [2, 1], [2, 2]], [[1, 1], [2, 1], [3, 1], [2, 2]], [[1, 1], [2, 1], [3, 1], [3, 2], [3, 3]], [[1, 1], [2, 1], [2, 2], [3, 1], [3, 2], [3, 3]]]},
  charterstone: {"buildings": [{"pumpkin": 1}, {"pumpkin": 1}, {"heart": 1}, {"heart": 1}, {"coin": 1}, {"coin": 1}]},
  euphoria: {"bands": [{"top": 3, "gain": {"coin": 1}, "stars": 0, "choice": []}, {"top": 10, "gain": {}, "stars": 1, "choice": []}, {"top": 21, "gain": {}, "stars": 0, "choice": ["pumpkin", "heart"]}]},
  my_little_scythe: {"rings": ["pumpkin", "heart"], "pair": {"coin": 1}, "enough": 6},
  between_two_castles: {"columns": [{"castle": "left", "column": 1, "levels": [1], "gain": {"pumpkin": 1}}, {"castle": "left", "column": 2, "levels": [2, 3], "gain": {"pumpkin": 2}}, {"castle": "left", "column": 3, "levels": [1, 2], "gain": {"heart": 2}}, {"castle": "right", "column": 1, "levels": [2, 3], "gain": {"heart": 1, "coin": 1}}, {"castle": "right", "column": 2, "levels": [1, 2, 3], "gain": {"coin": 2}}]},
  between_two_cities: {"rows": [{"pumpkin": 1, "coin": 1}, {"heart": 1, "coin": 1}, {"pumpkin": 1, "heart": 1}], "columns": [{"pumpkin": 2}, {"coin": 2}, {"heart": 2}]},
  viticulture: {"grapes": [{"coin": 1}, {"coin": 1}, {"heart": 1}, {"heart": 1}, {"pumpkin": 1}, {"pumpkin": 1}], "orders": [10, 11, 12]},
  wingspan: {"birds": [{"wingspan": 7, "squares": ["pumpkin", "coin", "star"]}, {"wingspan": 12, "squares": ["coin", "heart", "star"]}, {"wingspan": 16, "squares": ["heart", "pumpkin", "star"]}]},
  pendulum: {"octagons": {"o1": {"pumpkin": 1, "heart": 1}, "o2": {"heart": 1, "coin": 1}, "o3": {"pumpkin": 1, "coin": 1}, "o4": {"star": 1}, "o5": {"star": 1}}, "hourglasses": [[6], [5, 4], [3, 2, 1]]},
  pyramid: {"rows": [2, 3, 4], "gains": [{"heart": 1, "coin": 1}, {"pumpkin": 1, "heart": 1, "coin": 1}, {"pumpkin": 2, "heart": 1, "coin": 1}]},
};
/** A card without marks. */
export const BLANKS: Marks = {
  scythe: {"top": [], "bottom": []},
  tapestry: {"filled": []},
  charterstone: {"crates": {}, "marked": []},
  euphoria: {"left": [], "right": [], "stars": 0},
  my_little_scythe: {"pumpkin": [], "heart": []},
  between_two_castles: {"left": {"1": [], "2": [], "3": []}, "right": {"1": [], "2": []}},
  between_two_cities: {"grid": [[null, null, null], [null, null, null], [null, null, null]]},
  viticulture: {"gained": [], "crossed": [], "orders": []},
  wingspan: {"7": [], "12": [], "16": []},
  pendulum: {"octagons": [], "marked": [], "stars": 0},
  pyramid: {"rows": [[null, null], [null, null, null], [null, null, null, null]]},
};
/** The six ways to spend. */
export const WAYS: readonly Way[] = [
  {"id": "adjust", "resource": "pumpkin", "least": 2, "most": 2},
  {"id": "empower", "resource": "pumpkin", "least": 3, "most": 3},
  {"id": "copy-pair", "resource": "heart", "least": 2, "most": 2},
  {"id": "copy-any", "resource": "heart", "least": 3, "most": 3},
  {"id": "copy-seven", "resource": "coin", "least": 2, "most": 2},
  {"id": "buy", "resource": "coin", "least": 1, "most": 6},
];
