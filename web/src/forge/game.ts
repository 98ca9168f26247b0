// Dice Forge in the browser: what it brings, each part loaded when it is needed.
import type { GameFolder } from '../lib/games';
import { t } from '../lib/i18n.svelte';
import type { Deed } from '../generated/forge-types';
import type { Option } from '../generated/protocol';

const does = (option: Option, deed: Deed): boolean => option.does === deed;
const isFace = (option: Option): boolean => does(option, 'buy');
const isFeat = (option: Option): boolean => does(option, 'perform');

export default {
  id: 'dice-forge',
  rank: 1,
  table: () => import('./ForgeTable.svelte'),
  preview: () => import('./ForgePreview.svelte'),
  setup: () => import('./Setup.svelte'),
  figures: { title: 'study-dice', load: () => import('./Figures.svelte') },
  heading(option) {
    if (isFace(option)) return { id: 'forge', title: t('web-group-forge') };
    return isFeat(option) ? { id: 'feat', title: t('web-group-feat') } : null;
  },
  keys: [
    { key: 'f', what: 'forge', finds: isFace },
    { key: 'e', what: 'feat', finds: isFeat },
  ],
} satisfies GameFolder;
