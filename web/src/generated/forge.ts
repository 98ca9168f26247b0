// Written by `python -m tools.generate` from the tables of grani.dice_forge.

import type { CelestialSide, Die, Resource } from "./forge-types";

export type { CelestialSide, Die, Resource };
export type Amounts = Partial<Record<Resource, number>>;
export type FaceKind = "empty" | "gain" | "choice" | "shield" | "boar" | "triple" | "mirror" | "ship" | "fate" | "golem" | "misfortune";
export type FacePlace = "dice" | "sanctuary" | "garden" | "forest";
export type Colour = "red" | "yellow" | "green" | "blue";
export type Box = "base" | "rebellion" | "goddess" | "titans" | "promos";
export type FeatId = "blacksmiths_hammer" | "blacksmiths_chest" | "silver_hind" | "satyrs" | "ferryman" | "helmet_of_invisibility" | "cancer" | "hydra" | "sphinx" | "mirror_of_the_abyss" | "gorgon" | "minotaur" | "guardians_owl" | "elder" | "wild_spirits" | "great_bear" | "tenacious_boar" | "cerberus" | "sentinel" | "typhon" | "cyclops" | "triton" | "guardians_shield" | "celestial_ship" | "twins" | "blacksmiths_scepter" | "companion" | "wind" | "celestial_die" | "mists" | "ancestor" | "right_hand" | "eternal_night" | "tree" | "wood_nymph" | "merchant" | "light" | "goldsmith" | "omniscient" | "eternal_fire" | "abyssal_trident" | "left_hand" | "first_titan" | "goddess" | "moon_golem" | "great_golem" | "sun_golem" | "time_golem" | "memory" | "oracle" | "chaos" | "dogged" | "guardian" | "mirror_of_misfortune";
export type Timing = "immediate" | "reinforcement" | "automatic" | "none";
export type Zone = "rebellion_strong" | "rebellion_weak" | "none" | "loyalty_gold" | "loyalty_gold_glory" | "loyalty_both";

/** What one face shows. `gives`: what it brings, or the options where `choose` is set, or reward B
 * of a shield; `matches` and `reward`: the resource beside which a shield or chaos face brings so
 * much glory, instead of `gives` or, where `keeps` is set, with it; `owner`: what the owner of the
 * card of this `colour` chooses from. */
export interface FaceInfo {
  readonly id: string;
  readonly kind: FaceKind;
  readonly gives: Amounts;
  readonly choose: boolean;
  readonly cost: number;
  readonly copies: number;
  readonly pool: string | null;
  readonly place: FacePlace;
  readonly matches: Resource | null;
  readonly reward: number;
  readonly keeps: boolean;
  readonly colour: Colour | null;
  readonly owner: Amounts;
  readonly golem: "sun" | "moon" | null;
}

export interface FeatInfo {
  readonly id: string;
  readonly slot: string;
  readonly portal: number;
  readonly sun: number;
  readonly moon: number;
  readonly glory: number;
  readonly timing: Timing;
  readonly box: Box;
  readonly introductory: boolean;
  /** What it does: glyphs, some with a number; `face:` and a face; `×` and a number. */
  readonly strip: readonly string[];
}

export interface SlotInfo {
  readonly id: string;
  readonly portal: number;
  readonly sun: number;
  readonly moon: number;
  readonly feats: readonly string[];
}

export interface PoolInfo {
  readonly id: string;
  readonly cost: number;
  readonly place: FacePlace;
  readonly faces: readonly string[];
}

/** What a square of the labyrinth brings. */
export type Reward =
  | { readonly kind: "gain"; readonly gives: Amounts }
  | { readonly kind: "choose"; readonly gives: Amounts }
  | { readonly kind: "steal"; readonly glory: number }
  | { readonly kind: "hall"; readonly hall: number }
  | { readonly kind: "celestial"; readonly times: number }
  | { readonly kind: "buy"; readonly discount: number }
  | { readonly kind: "barter"; readonly pay: Amounts; readonly glory: number }
  | { readonly kind: "forged"; readonly glory: number }
  | { readonly kind: "goddess"; readonly glory: number };

export interface MazeSquare {
  readonly id: string;
  readonly next: readonly string[];
  readonly prev: readonly string[];
  readonly reward: Reward | null;
}

/** A square of the Titans: points at the end, and where a token goes from here. */
export interface TitanSquare {
  readonly id: string;
  readonly glory: number;
  readonly zone: Zone;
  readonly rebellion: string;
  readonly loyalty: string;
}

/** What a zone brings: for a first feat of one's own, or new to all; on faces that give gold,
 * on faces that give glory. */
export interface ZoneInfo {
  readonly own: number;
  readonly all: number;
  readonly goldFace: Amounts;
  readonly gloryFace: Amounts;
}

export const RESOURCES: readonly Resource[] = ["gold", "sun", "moon", "glory", "ancient", "loyalty"];

export const DICE: readonly Die[] = ["light", "dark"];

export const CELESTIAL: readonly CelestialSide[] = ["gold", "glory", "choice", "mirror", "face", "upgrade"];

export const LIMITS = {"portals": 7, "gold": 12, "shards": 6, "ancient": 6, "hammerLap": 15, "firstLapGlory": 10, "secondLapGlory": 15, "scepter": 6, "extraActionSun": 2} as const;

export const FACES: Readonly<Record<string, FaceInfo>> = {
  "nothing": {"id": "nothing", "kind": "empty", "gives": {}, "choose": false, "cost": 0, "copies": 0, "pool": null, "place": "dice", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "gold_3": {"id": "gold_3", "kind": "gain", "gives": {"gold": 3}, "choose": false, "cost": 2, "copies": 4, "pool": "s02_gold", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "moon_1": {"id": "moon_1", "kind": "gain", "gives": {"moon": 1}, "choose": false, "cost": 2, "copies": 4, "pool": "s02_moon", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "gold_4": {"id": "gold_4", "kind": "gain", "gives": {"gold": 4}, "choose": false, "cost": 3, "copies": 4, "pool": "s03_gold", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "sun_1": {"id": "sun_1", "kind": "gain", "gives": {"sun": 1}, "choose": false, "cost": 3, "copies": 4, "pool": "s03_sun", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "gold_6": {"id": "gold_6", "kind": "gain", "gives": {"gold": 6}, "choose": false, "cost": 4, "copies": 1, "pool": "s04_mixed", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "choice_gsm_1": {"id": "choice_gsm_1", "kind": "choice", "gives": {"gold": 1, "sun": 1, "moon": 1}, "choose": true, "cost": 4, "copies": 1, "pool": "s04_mixed", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "glory_1_sun_1": {"id": "glory_1_sun_1", "kind": "gain", "gives": {"sun": 1, "glory": 1}, "choose": false, "cost": 4, "copies": 1, "pool": "s04_mixed", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "gold_2_moon_1": {"id": "gold_2_moon_1", "kind": "gain", "gives": {"gold": 2, "moon": 1}, "choose": false, "cost": 4, "copies": 1, "pool": "s04_mixed", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "choice_gold_3_glory_2": {"id": "choice_gold_3_glory_2", "kind": "choice", "gives": {"gold": 3, "glory": 2}, "choose": true, "cost": 5, "copies": 4, "pool": "s05_choice", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "moon_2": {"id": "moon_2", "kind": "gain", "gives": {"moon": 2}, "choose": false, "cost": 6, "copies": 4, "pool": "s06_moon", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "sun_2": {"id": "sun_2", "kind": "gain", "gives": {"sun": 2}, "choose": false, "cost": 8, "copies": 4, "pool": "s08_sun", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "glory_3": {"id": "glory_3", "kind": "gain", "gives": {"glory": 3}, "choose": false, "cost": 8, "copies": 4, "pool": "s08_glory", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "glory_4": {"id": "glory_4", "kind": "gain", "gives": {"glory": 4}, "choose": false, "cost": 12, "copies": 1, "pool": "s12_mixed", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "glory_2_moon_2": {"id": "glory_2_moon_2", "kind": "gain", "gives": {"moon": 2, "glory": 2}, "choose": false, "cost": 12, "copies": 1, "pool": "s12_mixed", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "choice_gsm_2": {"id": "choice_gsm_2", "kind": "choice", "gives": {"gold": 2, "sun": 2, "moon": 2}, "choose": true, "cost": 12, "copies": 1, "pool": "s12_mixed", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "gold_1_sun_1_moon_1_glory_1": {"id": "gold_1_sun_1_moon_1_glory_1", "kind": "gain", "gives": {"gold": 1, "sun": 1, "moon": 1, "glory": 1}, "choose": false, "cost": 12, "copies": 1, "pool": "s12_mixed", "place": "sanctuary", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "gold_1": {"id": "gold_1", "kind": "gain", "gives": {"gold": 1}, "choose": false, "cost": 0, "copies": 0, "pool": null, "place": "dice", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "glory_2": {"id": "glory_2", "kind": "gain", "gives": {"glory": 2}, "choose": false, "cost": 0, "copies": 0, "pool": null, "place": "dice", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "mirror": {"id": "mirror", "kind": "mirror", "gives": {}, "choose": false, "cost": 0, "copies": 4, "pool": "g_mirror", "place": "garden", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "shield_red": {"id": "shield_red", "kind": "shield", "gives": {"sun": 2}, "choose": false, "cost": 0, "copies": 1, "pool": "g_shield", "place": "garden", "matches": "sun", "reward": 5, "keeps": false, "colour": "red", "owner": {}, "golem": null},
  "shield_blue": {"id": "shield_blue", "kind": "shield", "gives": {"moon": 2}, "choose": false, "cost": 0, "copies": 1, "pool": "g_shield", "place": "garden", "matches": "moon", "reward": 5, "keeps": false, "colour": "blue", "owner": {}, "golem": null},
  "shield_yellow": {"id": "shield_yellow", "kind": "shield", "gives": {"gold": 3}, "choose": false, "cost": 0, "copies": 1, "pool": "g_shield", "place": "garden", "matches": "gold", "reward": 5, "keeps": false, "colour": "yellow", "owner": {}, "golem": null},
  "shield_green": {"id": "shield_green", "kind": "shield", "gives": {"glory": 3}, "choose": false, "cost": 0, "copies": 1, "pool": "g_shield", "place": "garden", "matches": "glory", "reward": 5, "keeps": false, "colour": "green", "owner": {}, "golem": null},
  "ship": {"id": "ship", "kind": "ship", "gives": {}, "choose": false, "cost": 0, "copies": 4, "pool": "g_ship", "place": "garden", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "boar_red": {"id": "boar_red", "kind": "boar", "gives": {"sun": 1, "moon": 1}, "choose": true, "cost": 0, "copies": 1, "pool": "g_boar", "place": "garden", "matches": null, "reward": 0, "keeps": false, "colour": "red", "owner": {"sun": 1, "moon": 1, "glory": 3}, "golem": null},
  "boar_yellow": {"id": "boar_yellow", "kind": "boar", "gives": {"sun": 1, "moon": 1}, "choose": true, "cost": 0, "copies": 1, "pool": "g_boar", "place": "garden", "matches": null, "reward": 0, "keeps": false, "colour": "yellow", "owner": {"sun": 1, "moon": 1, "glory": 3}, "golem": null},
  "boar_green": {"id": "boar_green", "kind": "boar", "gives": {"sun": 1, "moon": 1}, "choose": true, "cost": 0, "copies": 1, "pool": "g_boar", "place": "garden", "matches": null, "reward": 0, "keeps": false, "colour": "green", "owner": {"sun": 1, "moon": 1, "glory": 3}, "golem": null},
  "boar_blue": {"id": "boar_blue", "kind": "boar", "gives": {"sun": 1, "moon": 1}, "choose": true, "cost": 0, "copies": 1, "pool": "g_boar", "place": "garden", "matches": null, "reward": 0, "keeps": false, "colour": "blue", "owner": {"sun": 1, "moon": 1, "glory": 3}, "golem": null},
  "triple": {"id": "triple", "kind": "triple", "gives": {}, "choose": false, "cost": 0, "copies": 4, "pool": "g_triple", "place": "garden", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "golem_moon": {"id": "golem_moon", "kind": "golem", "gives": {}, "choose": false, "cost": 0, "copies": 4, "pool": "f_golem_moon", "place": "forest", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": "moon"},
  "golem_sun": {"id": "golem_sun", "kind": "golem", "gives": {}, "choose": false, "cost": 0, "copies": 4, "pool": "f_golem_sun", "place": "forest", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": "sun"},
  "ancient_1": {"id": "ancient_1", "kind": "fate", "gives": {"ancient": 1}, "choose": false, "cost": 0, "copies": 0, "pool": null, "place": "dice", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "loyalty_1_glory_1": {"id": "loyalty_1_glory_1", "kind": "fate", "gives": {"glory": 1, "loyalty": 1}, "choose": false, "cost": 0, "copies": 0, "pool": null, "place": "dice", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "gold_3_ancient_1": {"id": "gold_3_ancient_1", "kind": "fate", "gives": {"gold": 3, "ancient": 1}, "choose": false, "cost": 0, "copies": 2, "pool": "f_dogged", "place": "forest", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "gold_2_glory_1_loyalty_1": {"id": "gold_2_glory_1_loyalty_1", "kind": "fate", "gives": {"gold": 2, "glory": 1, "loyalty": 1}, "choose": false, "cost": 0, "copies": 2, "pool": "f_dogged", "place": "forest", "matches": null, "reward": 0, "keeps": false, "colour": null, "owner": {}, "golem": null},
  "chaos_blue": {"id": "chaos_blue", "kind": "shield", "gives": {"ancient": 2}, "choose": false, "cost": 0, "copies": 1, "pool": "f_chaos", "place": "forest", "matches": "moon", "reward": 3, "keeps": true, "colour": "blue", "owner": {}, "golem": null},
  "chaos_red": {"id": "chaos_red", "kind": "shield", "gives": {"ancient": 2}, "choose": false, "cost": 0, "copies": 1, "pool": "f_chaos", "place": "forest", "matches": "sun", "reward": 3, "keeps": true, "colour": "red", "owner": {}, "golem": null},
  "chaos_yellow": {"id": "chaos_yellow", "kind": "shield", "gives": {"loyalty": 2}, "choose": false, "cost": 0, "copies": 1, "pool": "f_chaos", "place": "forest", "matches": "gold", "reward": 3, "keeps": true, "colour": "yellow", "owner": {}, "golem": null},
  "chaos_green": {"id": "chaos_green", "kind": "shield", "gives": {"loyalty": 2}, "choose": false, "cost": 0, "copies": 1, "pool": "f_chaos", "place": "forest", "matches": "glory", "reward": 3, "keeps": true, "colour": "green", "owner": {}, "golem": null},
  "misfortune_red": {"id": "misfortune_red", "kind": "misfortune", "gives": {"ancient": 1, "loyalty": 1}, "choose": true, "cost": 0, "copies": 1, "pool": "f_misfortune", "place": "forest", "matches": null, "reward": 0, "keeps": false, "colour": "red", "owner": {}, "golem": null},
  "misfortune_yellow": {"id": "misfortune_yellow", "kind": "misfortune", "gives": {"ancient": 1, "loyalty": 1}, "choose": true, "cost": 0, "copies": 1, "pool": "f_misfortune", "place": "forest", "matches": null, "reward": 0, "keeps": false, "colour": "yellow", "owner": {}, "golem": null},
  "misfortune_green": {"id": "misfortune_green", "kind": "misfortune", "gives": {"ancient": 1, "loyalty": 1}, "choose": true, "cost": 0, "copies": 1, "pool": "f_misfortune", "place": "forest", "matches": null, "reward": 0, "keeps": false, "colour": "green", "owner": {}, "golem": null},
  "misfortune_blue": {"id": "misfortune_blue", "kind": "misfortune", "gives": {"ancient": 1, "loyalty": 1}, "choose": true, "cost": 0, "copies": 1, "pool": "f_misfortune", "place": "forest", "matches": null, "reward": 0, "keeps": false, "colour": "blue", "owner": {}, "golem": null},
};

export const FEATS: Readonly<Record<string, FeatInfo>> = {
  "blacksmiths_hammer": {"id": "blacksmiths_hammer", "slot": "moon_1a", "portal": 1, "sun": 0, "moon": 1, "glory": 0, "timing": "immediate", "box": "base", "introductory": true, "strip": ["gold", "to", "hammer", "to", "glory"]},
  "blacksmiths_chest": {"id": "blacksmiths_chest", "slot": "moon_1b", "portal": 1, "sun": 0, "moon": 1, "glory": 2, "timing": "immediate", "box": "base", "introductory": true, "strip": ["cap", "gold:4", "sun:3", "moon:3"]},
  "silver_hind": {"id": "silver_hind", "slot": "moon_2", "portal": 2, "sun": 0, "moon": 2, "glory": 2, "timing": "reinforcement", "box": "base", "introductory": true, "strip": ["die"]},
  "satyrs": {"id": "satyrs", "slot": "moon_3", "portal": 2, "sun": 0, "moon": 3, "glory": 6, "timing": "immediate", "box": "base", "introductory": true, "strip": ["foes", "dice", "to", "face", "face"]},
  "ferryman": {"id": "ferryman", "slot": "moon_4", "portal": 3, "sun": 0, "moon": 4, "glory": 12, "timing": "none", "box": "base", "introductory": true, "strip": []},
  "helmet_of_invisibility": {"id": "helmet_of_invisibility", "slot": "moon_5", "portal": 3, "sun": 0, "moon": 5, "glory": 4, "timing": "immediate", "box": "base", "introductory": true, "strip": ["forge", "face:triple"]},
  "cancer": {"id": "cancer", "slot": "moon_6", "portal": 4, "sun": 0, "moon": 6, "glory": 8, "timing": "immediate", "box": "base", "introductory": true, "strip": ["dice", "\u00d72"]},
  "hydra": {"id": "hydra", "slot": "sun_5_moon_5", "portal": 4, "sun": 5, "moon": 5, "glory": 26, "timing": "none", "box": "base", "introductory": true, "strip": []},
  "sphinx": {"id": "sphinx", "slot": "sun_6", "portal": 4, "sun": 6, "moon": 0, "glory": 10, "timing": "immediate", "box": "base", "introductory": true, "strip": ["die", "\u00d74"]},
  "mirror_of_the_abyss": {"id": "mirror_of_the_abyss", "slot": "sun_5", "portal": 5, "sun": 5, "moon": 0, "glory": 10, "timing": "immediate", "box": "base", "introductory": true, "strip": ["forge", "face:mirror"]},
  "gorgon": {"id": "gorgon", "slot": "sun_4", "portal": 5, "sun": 4, "moon": 0, "glory": 14, "timing": "none", "box": "base", "introductory": true, "strip": []},
  "minotaur": {"id": "minotaur", "slot": "sun_3", "portal": 6, "sun": 3, "moon": 0, "glory": 8, "timing": "immediate", "box": "base", "introductory": true, "strip": ["foes", "dice", "minus"]},
  "guardians_owl": {"id": "guardians_owl", "slot": "sun_2", "portal": 6, "sun": 2, "moon": 0, "glory": 4, "timing": "reinforcement", "box": "base", "introductory": true, "strip": ["gold:1", "or", "sun:1", "or", "moon:1"]},
  "elder": {"id": "elder", "slot": "sun_1a", "portal": 7, "sun": 1, "moon": 0, "glory": 0, "timing": "reinforcement", "box": "base", "introductory": true, "strip": ["gold:3", "to", "glory:4"]},
  "wild_spirits": {"id": "wild_spirits", "slot": "sun_1b", "portal": 7, "sun": 1, "moon": 0, "glory": 2, "timing": "immediate", "box": "base", "introductory": true, "strip": ["gold:3", "plus", "moon:3"]},
  "great_bear": {"id": "great_bear", "slot": "moon_2", "portal": 2, "sun": 0, "moon": 2, "glory": 2, "timing": "automatic", "box": "base", "introductory": false, "strip": ["oust", "to", "glory:3"]},
  "tenacious_boar": {"id": "tenacious_boar", "slot": "moon_3", "portal": 2, "sun": 0, "moon": 3, "glory": 4, "timing": "automatic", "box": "base", "introductory": false, "strip": ["foe", "face:boar_red", "to", "sun:1", "or", "moon:1", "or", "glory:3"]},
  "cerberus": {"id": "cerberus", "slot": "moon_4", "portal": 3, "sun": 0, "moon": 4, "glory": 6, "timing": "immediate", "box": "base", "introductory": false, "strip": ["cerberus", "to", "dice", "again"]},
  "sentinel": {"id": "sentinel", "slot": "moon_6", "portal": 4, "sun": 0, "moon": 6, "glory": 6, "timing": "immediate", "box": "base", "introductory": false, "strip": ["dice", "\u00d72", "moon:1", "to", "glory:2"]},
  "typhon": {"id": "typhon", "slot": "sun_5_moon_5", "portal": 4, "sun": 5, "moon": 5, "glory": 16, "timing": "immediate", "box": "base", "introductory": false, "strip": ["face", "to", "glory:1"]},
  "cyclops": {"id": "cyclops", "slot": "sun_6", "portal": 4, "sun": 6, "moon": 0, "glory": 8, "timing": "immediate", "box": "base", "introductory": false, "strip": ["die", "\u00d74", "gold:1", "to", "glory:1"]},
  "triton": {"id": "triton", "slot": "sun_4", "portal": 5, "sun": 4, "moon": 0, "glory": 8, "timing": "immediate", "box": "base", "introductory": false, "strip": ["triton", "to", "gold:6", "or", "sun:2", "or", "moon:2"]},
  "guardians_shield": {"id": "guardians_shield", "slot": "sun_3", "portal": 6, "sun": 3, "moon": 0, "glory": 6, "timing": "immediate", "box": "base", "introductory": false, "strip": ["forge", "face:shield_red"]},
  "celestial_ship": {"id": "celestial_ship", "slot": "sun_2", "portal": 6, "sun": 2, "moon": 0, "glory": 4, "timing": "immediate", "box": "base", "introductory": false, "strip": ["forge", "face:ship"]},
  "twins": {"id": "twins", "slot": "moon_1a", "portal": 1, "sun": 0, "moon": 1, "glory": 2, "timing": "automatic", "box": "rebellion", "introductory": false, "strip": ["gold:3", "to", "roll", "plus", "moon:1", "or", "glory:1"]},
  "blacksmiths_scepter": {"id": "blacksmiths_scepter", "slot": "moon_1a", "portal": 1, "sun": 0, "moon": 1, "glory": 2, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["gold:6", "to", "scepter", "to", "sun:2", "or", "moon:2"]},
  "companion": {"id": "companion", "slot": "moon_1b", "portal": 1, "sun": 0, "moon": 1, "glory": 2, "timing": "reinforcement", "box": "rebellion", "introductory": false, "strip": ["companion", "forward", "to", "sun", "plus", "glory"]},
  "wind": {"id": "wind", "slot": "moon_3", "portal": 2, "sun": 0, "moon": 3, "glory": 6, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["foes", "dice", "to", "gold", "or", "sun", "or", "moon", "or", "glory"]},
  "celestial_die": {"id": "celestial_die", "slot": "moon_3", "portal": 2, "sun": 0, "moon": 3, "glory": 6, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["celestial"]},
  "mists": {"id": "mists", "slot": "moon_4", "portal": 3, "sun": 0, "moon": 4, "glory": 6, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["least", "gold", "to", "glory:5"]},
  "ancestor": {"id": "ancestor", "slot": "moon_4", "portal": 3, "sun": 0, "moon": 4, "glory": 6, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["forge", "face:glory_3", "plus", "die"]},
  "right_hand": {"id": "right_hand", "slot": "moon_6", "portal": 4, "sun": 0, "moon": 6, "glory": 10, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["gold:1", "to", "glory:1", "all"]},
  "eternal_night": {"id": "eternal_night", "slot": "moon_6", "portal": 4, "sun": 0, "moon": 6, "glory": 8, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["foes", "to", "sun:1", "plus", "moon:1"]},
  "tree": {"id": "tree", "slot": "sun_1a", "portal": 7, "sun": 1, "moon": 0, "glory": 2, "timing": "reinforcement", "box": "rebellion", "introductory": false, "strip": ["gold:3", "plus", "glory:1"]},
  "wood_nymph": {"id": "wood_nymph", "slot": "sun_1b", "portal": 7, "sun": 1, "moon": 0, "glory": 2, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["gold:4", "plus", "forge"]},
  "merchant": {"id": "merchant", "slot": "sun_1a", "portal": 7, "sun": 1, "moon": 0, "glory": 2, "timing": "reinforcement", "box": "rebellion", "introductory": false, "strip": ["upgrade", "or", "glory:2"]},
  "light": {"id": "light", "slot": "sun_3", "portal": 6, "sun": 3, "moon": 0, "glory": 8, "timing": "reinforcement", "box": "rebellion", "introductory": false, "strip": ["gold:3", "to", "eye", "face"]},
  "goldsmith": {"id": "goldsmith", "slot": "sun_4", "portal": 5, "sun": 4, "moon": 0, "glory": 4, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["feat", "to", "glory:2"]},
  "omniscient": {"id": "omniscient", "slot": "sun_4", "portal": 5, "sun": 4, "moon": 0, "glory": 8, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["face:glory_2", "to", "glory:2"]},
  "eternal_fire": {"id": "eternal_fire", "slot": "sun_6", "portal": 4, "sun": 6, "moon": 0, "glory": 10, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["again", "pass"]},
  "abyssal_trident": {"id": "abyssal_trident", "slot": "sun_5", "portal": 5, "sun": 5, "moon": 0, "glory": 12, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["minus", "gold", "to", "forge", "face"]},
  "left_hand": {"id": "left_hand", "slot": "sun_6", "portal": 4, "sun": 6, "moon": 0, "glory": 8, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["oust", "all", "to", "dice"]},
  "first_titan": {"id": "first_titan", "slot": "sun_5_moon_5", "portal": 4, "sun": 5, "moon": 5, "glory": 20, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["sun:1", "or", "moon:1", "to", "feat"]},
  "goddess": {"id": "goddess", "slot": "sun_5_moon_5", "portal": 4, "sun": 5, "moon": 5, "glory": 18, "timing": "immediate", "box": "rebellion", "introductory": false, "strip": ["dice", "choose", "face", "face"]},
  "moon_golem": {"id": "moon_golem", "slot": "moon_2", "portal": 2, "sun": 0, "moon": 2, "glory": 2, "timing": "immediate", "box": "goddess", "introductory": false, "strip": ["forge", "face:golem_moon"]},
  "great_golem": {"id": "great_golem", "slot": "moon_5", "portal": 3, "sun": 0, "moon": 5, "glory": 8, "timing": "immediate", "box": "goddess", "introductory": false, "strip": ["golem", "forward", "\u00d72"]},
  "sun_golem": {"id": "sun_golem", "slot": "sun_2", "portal": 6, "sun": 2, "moon": 0, "glory": 4, "timing": "immediate", "box": "goddess", "introductory": false, "strip": ["forge", "face:golem_sun"]},
  "time_golem": {"id": "time_golem", "slot": "sun_3", "portal": 6, "sun": 3, "moon": 0, "glory": 4, "timing": "immediate", "box": "goddess", "introductory": false, "strip": ["back", "\u00d72", "golem"]},
  "memory": {"id": "memory", "slot": "moon_1b", "portal": 1, "sun": 0, "moon": 1, "glory": 2, "timing": "automatic", "box": "titans", "introductory": false, "strip": ["memory", "\u00d72"]},
  "oracle": {"id": "oracle", "slot": "moon_2", "portal": 2, "sun": 0, "moon": 2, "glory": 0, "timing": "reinforcement", "box": "titans", "introductory": false, "strip": ["die", "to", "foes", "rebellion"]},
  "chaos": {"id": "chaos", "slot": "moon_5", "portal": 3, "sun": 0, "moon": 5, "glory": 8, "timing": "immediate", "box": "titans", "introductory": false, "strip": ["forge", "face:chaos_blue"]},
  "dogged": {"id": "dogged", "slot": "sun_1b", "portal": 7, "sun": 1, "moon": 0, "glory": 2, "timing": "immediate", "box": "titans", "introductory": false, "strip": ["forge", "face:gold_3_ancient_1", "or", "face:gold_2_glory_1_loyalty_1"]},
  "guardian": {"id": "guardian", "slot": "sun_2", "portal": 6, "sun": 2, "moon": 0, "glory": 4, "timing": "reinforcement", "box": "titans", "introductory": false, "strip": ["ancient:1", "or", "loyalty:1"]},
  "mirror_of_misfortune": {"id": "mirror_of_misfortune", "slot": "sun_5", "portal": 5, "sun": 5, "moon": 0, "glory": 10, "timing": "automatic", "box": "titans", "introductory": false, "strip": ["foe", "face:misfortune_red"]},
};

export const SLOTS: Readonly<Record<string, SlotInfo>> = {
  "moon_1a": {"id": "moon_1a", "portal": 1, "sun": 0, "moon": 1, "feats": ["blacksmiths_hammer", "twins", "blacksmiths_scepter"]},
  "moon_1b": {"id": "moon_1b", "portal": 1, "sun": 0, "moon": 1, "feats": ["blacksmiths_chest", "companion", "memory"]},
  "moon_2": {"id": "moon_2", "portal": 2, "sun": 0, "moon": 2, "feats": ["silver_hind", "great_bear", "moon_golem", "oracle"]},
  "moon_3": {"id": "moon_3", "portal": 2, "sun": 0, "moon": 3, "feats": ["satyrs", "tenacious_boar", "wind", "celestial_die"]},
  "moon_4": {"id": "moon_4", "portal": 3, "sun": 0, "moon": 4, "feats": ["ferryman", "cerberus", "mists", "ancestor"]},
  "moon_5": {"id": "moon_5", "portal": 3, "sun": 0, "moon": 5, "feats": ["helmet_of_invisibility", "great_golem", "chaos"]},
  "moon_6": {"id": "moon_6", "portal": 4, "sun": 0, "moon": 6, "feats": ["cancer", "sentinel", "right_hand", "eternal_night"]},
  "sun_5_moon_5": {"id": "sun_5_moon_5", "portal": 4, "sun": 5, "moon": 5, "feats": ["hydra", "typhon", "first_titan", "goddess"]},
  "sun_6": {"id": "sun_6", "portal": 4, "sun": 6, "moon": 0, "feats": ["sphinx", "cyclops", "eternal_fire", "left_hand"]},
  "sun_5": {"id": "sun_5", "portal": 5, "sun": 5, "moon": 0, "feats": ["mirror_of_the_abyss", "abyssal_trident", "mirror_of_misfortune"]},
  "sun_4": {"id": "sun_4", "portal": 5, "sun": 4, "moon": 0, "feats": ["gorgon", "triton", "goldsmith", "omniscient"]},
  "sun_3": {"id": "sun_3", "portal": 6, "sun": 3, "moon": 0, "feats": ["minotaur", "guardians_shield", "light", "time_golem"]},
  "sun_2": {"id": "sun_2", "portal": 6, "sun": 2, "moon": 0, "feats": ["guardians_owl", "celestial_ship", "sun_golem", "guardian"]},
  "sun_1a": {"id": "sun_1a", "portal": 7, "sun": 1, "moon": 0, "feats": ["elder", "tree", "merchant"]},
  "sun_1b": {"id": "sun_1b", "portal": 7, "sun": 1, "moon": 0, "feats": ["wild_spirits", "wood_nymph", "dogged"]},
};

export const POOLS: Readonly<Record<string, PoolInfo>> = {
  "s02_gold": {"id": "s02_gold", "cost": 2, "place": "sanctuary", "faces": ["gold_3"]},
  "s02_moon": {"id": "s02_moon", "cost": 2, "place": "sanctuary", "faces": ["moon_1"]},
  "s03_gold": {"id": "s03_gold", "cost": 3, "place": "sanctuary", "faces": ["gold_4"]},
  "s03_sun": {"id": "s03_sun", "cost": 3, "place": "sanctuary", "faces": ["sun_1"]},
  "s04_mixed": {"id": "s04_mixed", "cost": 4, "place": "sanctuary", "faces": ["gold_6", "choice_gsm_1", "glory_1_sun_1", "gold_2_moon_1"]},
  "s05_choice": {"id": "s05_choice", "cost": 5, "place": "sanctuary", "faces": ["choice_gold_3_glory_2"]},
  "s06_moon": {"id": "s06_moon", "cost": 6, "place": "sanctuary", "faces": ["moon_2"]},
  "s08_sun": {"id": "s08_sun", "cost": 8, "place": "sanctuary", "faces": ["sun_2"]},
  "s08_glory": {"id": "s08_glory", "cost": 8, "place": "sanctuary", "faces": ["glory_3"]},
  "s12_mixed": {"id": "s12_mixed", "cost": 12, "place": "sanctuary", "faces": ["glory_4", "glory_2_moon_2", "choice_gsm_2", "gold_1_sun_1_moon_1_glory_1"]},
  "g_mirror": {"id": "g_mirror", "cost": 0, "place": "garden", "faces": ["mirror"]},
  "g_shield": {"id": "g_shield", "cost": 0, "place": "garden", "faces": ["shield_red", "shield_blue", "shield_yellow", "shield_green"]},
  "g_ship": {"id": "g_ship", "cost": 0, "place": "garden", "faces": ["ship"]},
  "g_boar": {"id": "g_boar", "cost": 0, "place": "garden", "faces": ["boar_red", "boar_yellow", "boar_green", "boar_blue"]},
  "g_triple": {"id": "g_triple", "cost": 0, "place": "garden", "faces": ["triple"]},
  "f_misfortune": {"id": "f_misfortune", "cost": 0, "place": "forest", "faces": ["misfortune_red", "misfortune_yellow", "misfortune_green", "misfortune_blue"]},
  "f_golem_sun": {"id": "f_golem_sun", "cost": 0, "place": "forest", "faces": ["golem_sun"]},
  "f_dogged": {"id": "f_dogged", "cost": 0, "place": "forest", "faces": ["gold_3_ancient_1", "gold_2_glory_1_loyalty_1"]},
  "f_golem_moon": {"id": "f_golem_moon", "cost": 0, "place": "forest", "faces": ["golem_moon"]},
  "f_chaos": {"id": "f_chaos", "cost": 0, "place": "forest", "faces": ["chaos_blue", "chaos_red", "chaos_yellow", "chaos_green"]},
};

export const MAZE: Readonly<Record<string, MazeSquare>> = {
  "g01": {"id": "g01", "next": ["g02", "g09", "g14"], "prev": [], "reward": null},
  "g02": {"id": "g02", "next": ["g03", "g09"], "prev": ["g01"], "reward": {"kind": "gain", "gives": {"sun": 1}}},
  "g03": {"id": "g03", "next": ["g04"], "prev": ["g02"], "reward": {"kind": "gain", "gives": {"glory": 3}}},
  "g04": {"id": "g04", "next": ["g05", "g10"], "prev": ["g03"], "reward": {"kind": "choose", "gives": {"gold": 6, "glory": 3}}},
  "g05": {"id": "g05", "next": ["g06"], "prev": ["g04"], "reward": {"kind": "gain", "gives": {"glory": 5}}},
  "g06": {"id": "g06", "next": ["g07", "g12"], "prev": ["g05"], "reward": {"kind": "gain", "gives": {"sun": 1, "moon": 1, "glory": 3}}},
  "g07": {"id": "g07", "next": ["g08"], "prev": ["g06"], "reward": {"kind": "steal", "glory": 2}},
  "g08": {"id": "g08", "next": ["g13"], "prev": ["g07"], "reward": {"kind": "hall", "hall": 0}},
  "g09": {"id": "g09", "next": ["g10"], "prev": ["g01", "g02"], "reward": {"kind": "celestial", "times": 1}},
  "g10": {"id": "g10", "next": ["g11"], "prev": ["g04", "g09", "g16"], "reward": {"kind": "buy", "discount": 2}},
  "g11": {"id": "g11", "next": ["g12"], "prev": ["g10"], "reward": {"kind": "gain", "gives": {"gold": 6}}},
  "g12": {"id": "g12", "next": ["g13"], "prev": ["g06", "g11", "g19"], "reward": {"kind": "hall", "hall": 1}},
  "g13": {"id": "g13", "next": ["g24"], "prev": ["g08", "g12", "g23"], "reward": {"kind": "gain", "gives": {"glory": 3}}},
  "g14": {"id": "g14", "next": ["g15"], "prev": ["g01"], "reward": {"kind": "gain", "gives": {"moon": 1}}},
  "g15": {"id": "g15", "next": ["g16"], "prev": ["g14"], "reward": {"kind": "choose", "gives": {"gold": 3, "sun": 1, "moon": 1}}},
  "g16": {"id": "g16", "next": ["g10", "g17"], "prev": ["g15"], "reward": {"kind": "celestial", "times": 1}},
  "g17": {"id": "g17", "next": ["g18"], "prev": ["g16"], "reward": {"kind": "choose", "gives": {"gold": 3, "sun": 1, "moon": 1}}},
  "g18": {"id": "g18", "next": ["g19"], "prev": ["g17"], "reward": {"kind": "buy", "discount": 0}},
  "g19": {"id": "g19", "next": ["g12", "g20"], "prev": ["g18"], "reward": {"kind": "celestial", "times": 1}},
  "g20": {"id": "g20", "next": ["g21"], "prev": ["g19"], "reward": {"kind": "choose", "gives": {"moon": 2, "glory": 3}}},
  "g21": {"id": "g21", "next": ["g22"], "prev": ["g20"], "reward": {"kind": "hall", "hall": 2}},
  "g22": {"id": "g22", "next": ["g23"], "prev": ["g21"], "reward": {"kind": "choose", "gives": {"sun": 2, "moon": 2}}},
  "g23": {"id": "g23", "next": ["g13"], "prev": ["g22"], "reward": {"kind": "celestial", "times": 2}},
  "g24": {"id": "g24", "next": ["g25"], "prev": ["g13"], "reward": {"kind": "buy", "discount": 0}},
  "g25": {"id": "g25", "next": ["g26"], "prev": ["g24"], "reward": {"kind": "celestial", "times": 1}},
  "g26": {"id": "g26", "next": ["g27"], "prev": ["g25"], "reward": {"kind": "choose", "gives": {"gold": 3, "sun": 1, "moon": 1}}},
  "g27": {"id": "g27", "next": ["g28"], "prev": ["g26"], "reward": {"kind": "barter", "pay": {"gold": 6}, "glory": 6}},
  "g28": {"id": "g28", "next": ["g29"], "prev": ["g27"], "reward": {"kind": "celestial", "times": 2}},
  "g29": {"id": "g29", "next": ["g30"], "prev": ["g28"], "reward": {"kind": "barter", "pay": {"moon": 2}, "glory": 8}},
  "g30": {"id": "g30", "next": ["g31"], "prev": ["g29"], "reward": {"kind": "celestial", "times": 1}},
  "g31": {"id": "g31", "next": ["g32"], "prev": ["g30"], "reward": null},
  "g32": {"id": "g32", "next": ["g33"], "prev": ["g31"], "reward": null},
  "g33": {"id": "g33", "next": ["g34"], "prev": ["g32"], "reward": {"kind": "forged", "glory": 1}},
  "g34": {"id": "g34", "next": ["g35"], "prev": ["g33"], "reward": null},
  "g35": {"id": "g35", "next": ["g36"], "prev": ["g34"], "reward": null},
  "g36": {"id": "g36", "next": [], "prev": ["g35"], "reward": {"kind": "goddess", "glory": 15}},
};

export const TITANS: Readonly<Record<string, TitanSquare>> = {
  "t_m25": {"id": "t_m25", "glory": -25, "zone": "rebellion_strong", "rebellion": "t_m25", "loyalty": "t_m25s"},
  "t_m25s": {"id": "t_m25s", "glory": -25, "zone": "rebellion_strong", "rebellion": "t_m25", "loyalty": "t_m20"},
  "t_m20": {"id": "t_m20", "glory": -20, "zone": "rebellion_strong", "rebellion": "t_m25", "loyalty": "t_m17"},
  "t_m17": {"id": "t_m17", "glory": -17, "zone": "rebellion_strong", "rebellion": "t_m20", "loyalty": "t_m17s"},
  "t_m17s": {"id": "t_m17s", "glory": -17, "zone": "rebellion_strong", "rebellion": "t_m17", "loyalty": "t_m14"},
  "t_m14": {"id": "t_m14", "glory": -14, "zone": "rebellion_strong", "rebellion": "t_m17", "loyalty": "t_m12"},
  "t_m12": {"id": "t_m12", "glory": -12, "zone": "rebellion_strong", "rebellion": "t_m14", "loyalty": "t_m10"},
  "t_m10": {"id": "t_m10", "glory": -10, "zone": "rebellion_strong", "rebellion": "t_m12", "loyalty": "t_m8"},
  "t_m8": {"id": "t_m8", "glory": -8, "zone": "rebellion_weak", "rebellion": "t_m10", "loyalty": "t_m7"},
  "t_m7": {"id": "t_m7", "glory": -7, "zone": "rebellion_weak", "rebellion": "t_m8", "loyalty": "t_m6"},
  "t_m6": {"id": "t_m6", "glory": -6, "zone": "rebellion_weak", "rebellion": "t_m7", "loyalty": "t_m5"},
  "t_m5": {"id": "t_m5", "glory": -5, "zone": "rebellion_weak", "rebellion": "t_m6", "loyalty": "t_m3"},
  "t_m3": {"id": "t_m3", "glory": -3, "zone": "none", "rebellion": "t_m5", "loyalty": "t_m2"},
  "t_m2": {"id": "t_m2", "glory": -2, "zone": "none", "rebellion": "t_m3", "loyalty": "t_m1"},
  "t_m1": {"id": "t_m1", "glory": -1, "zone": "none", "rebellion": "t_m2", "loyalty": "t_0"},
  "t_0": {"id": "t_0", "glory": 0, "zone": "none", "rebellion": "t_m1", "loyalty": "t_1"},
  "t_1": {"id": "t_1", "glory": 1, "zone": "none", "rebellion": "t_0", "loyalty": "t_2"},
  "t_2": {"id": "t_2", "glory": 2, "zone": "none", "rebellion": "t_1", "loyalty": "t_3"},
  "t_3": {"id": "t_3", "glory": 3, "zone": "none", "rebellion": "t_2", "loyalty": "t_5"},
  "t_5": {"id": "t_5", "glory": 5, "zone": "loyalty_gold", "rebellion": "t_3", "loyalty": "t_6"},
  "t_6": {"id": "t_6", "glory": 6, "zone": "loyalty_gold", "rebellion": "t_5", "loyalty": "t_7"},
  "t_7": {"id": "t_7", "glory": 7, "zone": "loyalty_gold", "rebellion": "t_6", "loyalty": "t_8"},
  "t_8": {"id": "t_8", "glory": 8, "zone": "loyalty_gold_glory", "rebellion": "t_7", "loyalty": "t_10"},
  "t_10": {"id": "t_10", "glory": 10, "zone": "loyalty_gold_glory", "rebellion": "t_8", "loyalty": "t_12"},
  "t_12": {"id": "t_12", "glory": 12, "zone": "loyalty_gold_glory", "rebellion": "t_10", "loyalty": "t_14"},
  "t_14": {"id": "t_14", "glory": 14, "zone": "loyalty_both", "rebellion": "t_12", "loyalty": "t_17a"},
  "t_17a": {"id": "t_17a", "glory": 17, "zone": "loyalty_both", "rebellion": "t_14", "loyalty": "t_17b"},
  "t_17b": {"id": "t_17b", "glory": 17, "zone": "loyalty_both", "rebellion": "t_17a", "loyalty": "t_20a"},
  "t_20a": {"id": "t_20a", "glory": 20, "zone": "loyalty_both", "rebellion": "t_17a", "loyalty": "t_20b"},
  "t_20b": {"id": "t_20b", "glory": 20, "zone": "loyalty_both", "rebellion": "t_20a", "loyalty": "t_25"},
  "t_25": {"id": "t_25", "glory": 25, "zone": "loyalty_both", "rebellion": "t_20a", "loyalty": "t_25"},
};

export const ZONES: Readonly<Record<Zone, ZoneInfo>> = {
  rebellion_strong: {"own": 3, "all": 5, "goldFace": {}, "gloryFace": {}},
  rebellion_weak: {"own": 2, "all": 3, "goldFace": {}, "gloryFace": {}},
  none: {"own": 0, "all": 0, "goldFace": {}, "gloryFace": {}},
  loyalty_gold: {"own": 0, "all": 0, "goldFace": {"gold": 1}, "gloryFace": {}},
  loyalty_gold_glory: {"own": 0, "all": 0, "goldFace": {"gold": 1, "glory": 1}, "gloryFace": {}},
  loyalty_both: {"own": 0, "all": 0, "goldFace": {"gold": 1, "glory": 1}, "gloryFace": {"glory": 1}},
};
