/* What each feat does, in pictograms for the foot of its card. A strip is a row of signs:
   a glyph, a glyph with its number after a colon, `face:` with the id of a face, or `×` and a number. */
import type { Resource } from '../../generated/forge';
import type { GlyphName } from './glyphs';
import type { FeatId } from './ids';

export type StripSign = GlyphName | `${Resource}:${number}` | `face:${string}` | `×${number}`;
export type Strip = readonly StripSign[];

export const EFFECTS: Readonly<Record<FeatId, Strip>> = {
  // Base box
  blacksmiths_hammer: ['gold', 'to', 'hammer', 'to', 'glory'],
  blacksmiths_chest: ['cap', 'gold:4', 'sun:3', 'moon:3'],
  silver_hind: ['die'],
  satyrs: ['foes', 'dice', 'to', 'face', 'face'],
  ferryman: [],
  helmet_of_invisibility: ['forge', 'face:triple'],
  cancer: ['dice', '×2'],
  hydra: [],
  sphinx: ['die', '×4'],
  mirror_of_the_abyss: ['forge', 'face:mirror'],
  gorgon: [],
  minotaur: ['foes', 'dice', 'minus'],
  guardians_owl: ['gold:1', 'or', 'sun:1', 'or', 'moon:1'],
  elder: ['gold:3', 'to', 'glory:4'],
  wild_spirits: ['gold:3', 'plus', 'moon:3'],
  great_bear: ['oust', 'to', 'glory:3'],
  tenacious_boar: ['foe', 'face:boar_green', 'to', 'sun:1', 'or', 'moon:1', 'or', 'glory:3'],
  cerberus: ['cerberus', 'to', 'dice', 'again'],
  sentinel: ['dice', '×2', 'moon:1', 'to', 'glory:2'],
  typhon: ['face', 'to', 'glory:1'],
  cyclops: ['die', '×4', 'gold:1', 'to', 'glory:1'],
  triton: ['triton', 'to', 'gold:6', 'or', 'sun:2', 'or', 'moon:2'],
  guardians_shield: ['forge', 'face:shield_red'],
  celestial_ship: ['forge', 'face:ship'],
  // Rebellion
  twins: ['gold:3', 'to', 'roll', 'plus', 'moon:1', 'or', 'glory:1'],
  blacksmiths_scepter: ['gold:6', 'to', 'scepter', 'to', 'sun:2', 'or', 'moon:2'],
  companion: ['companion', 'forward', 'to', 'sun', 'plus', 'glory'],
  wind: ['foes', 'dice', 'to', 'gold', 'or', 'sun', 'or', 'moon', 'or', 'glory'],
  celestial_die: ['celestial'],
  mists: ['least', 'gold', 'to', 'glory:5'],
  ancestor: ['forge', 'face:glory_3', 'plus', 'die'],
  right_hand: ['gold:1', 'to', 'glory:1', 'all'],
  eternal_night: ['foes', 'to', 'sun:1', 'plus', 'moon:1'],
  tree: ['gold:3', 'plus', 'glory:1'],
  wood_nymph: ['gold:4', 'plus', 'forge'],
  merchant: ['upgrade', 'or', 'glory:2'],
  light: ['gold:3', 'to', 'eye', 'face'],
  goldsmith: ['feat', 'to', 'glory:2'],
  omniscient: ['face:glory_2', 'to', 'glory:2'],
  eternal_fire: ['again', 'pass'],
  abyssal_trident: ['minus', 'gold', 'to', 'forge', 'face'],
  left_hand: ['oust', 'all', 'to', 'dice'],
  first_titan: ['sun:1', 'or', 'moon:1', 'to', 'feat'],
  goddess: ['dice', 'choose', 'face', 'face'],
  // The Goddess
  moon_golem: ['forge', 'face:golem_moon'],
  great_golem: ['golem', 'forward', '×2'],
  sun_golem: ['forge', 'face:golem_sun'],
  time_golem: ['back', '×2', 'golem'],
  // The Titans
  memory: ['memory', '×2'],
  oracle: ['die', 'to', 'foes', 'rebellion'],
  chaos: ['forge', 'face:chaos_red'],
  dogged: ['forge', 'face:gold_3_ancient_1', 'or', 'face:gold_2_glory_1_loyalty_1'],
  guardian: ['ancient:1', 'or', 'loyalty:1'],
  mirror_of_misfortune: ['foe', 'face:misfortune_blue'],
};
