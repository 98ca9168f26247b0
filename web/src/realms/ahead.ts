// What a game of Rolling Realms may still need once it is on.
import type { Fetch } from '../lib/ahead';

export default (): Fetch[] => [() => import('./Over.svelte'), () => import('./Figures.svelte')];
