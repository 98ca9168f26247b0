// The drawing of every realm; one that nobody has drawn yet is written in words.
import type { Component } from 'svelte';
import type { DrawnRealm, RealmId } from '../model';
import AnyRealm from './AnyRealm.svelte';
import BetweenTwoCastles from './BetweenTwoCastles.svelte';
import BetweenTwoCities from './BetweenTwoCities.svelte';
import type { CardProps } from './card';
import Charterstone from './Charterstone.svelte';
import Euphoria from './Euphoria.svelte';
import MyLittleScythe from './MyLittleScythe.svelte';
import Pendulum from './Pendulum.svelte';
import Pyramid from './Pyramid.svelte';
import Scythe from './Scythe.svelte';
import Tapestry from './Tapestry.svelte';
import Viticulture from './Viticulture.svelte';
import Wingspan from './Wingspan.svelte';

type Drawings = { readonly [R in DrawnRealm]: Component<CardProps<R>> };

export const DRAWINGS: Drawings = {
  scythe: Scythe,
  tapestry: Tapestry,
  charterstone: Charterstone,
  euphoria: Euphoria,
  my_little_scythe: MyLittleScythe,
  between_two_castles: BetweenTwoCastles,
  between_two_cities: BetweenTwoCities,
  viticulture: Viticulture,
  wingspan: Wingspan,
  pendulum: Pendulum,
  pyramid: Pyramid,
};

/** Give the drawing of a realm: it takes the layout and the marks of this realm. */
export function drawingOf(realm: string): Drawings[DrawnRealm] | Component<CardProps<RealmId>> {
  return DRAWINGS[realm as DrawnRealm] ?? AnyRealm;
}
