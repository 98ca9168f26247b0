// What a game of Dice Forge may still need once it is on.
import type { Fetch } from '../lib/ahead';
import type { View } from '../generated/protocol';
import { forgeView } from './view';

const GODDESS: Fetch[] = [
  () => import('./boards/Labyrinth.svelte'),
  () => import('./boards/Chamber.svelte'),
  () => import('./boards/CelestialDie.svelte'),
];
const TITANS: Fetch[] = [() => import('./boards/TitanBoard.svelte')];

export default (view: View): Fetch[] => {
  const { module } = forgeView(view).boards;
  return [
    () => import('./Over.svelte'),
    () => import('./LastTurn.svelte'),
    () => import('./Ribbon.svelte'),
    ...(module === 'goddess' ? GODDESS : module === 'titans' ? TITANS : []),
    () => import('./BoardSheet.svelte'),
    () => import('./Scoring.svelte'),
    () => import('./Figures.svelte'),
  ];
};
