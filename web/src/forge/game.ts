// Dice Forge in the browser: what it brings, each part loaded when it is needed.
import type { GameFolder } from '../lib/games';
import { t } from '../lib/i18n.svelte';
import type { Deed } from '../generated/forge-types';
import type { Option, Prompt } from '../generated/protocol';

const does = (option: Option, deed: Deed): boolean => option.does === deed;
const isFace = (option: Option): boolean => does(option, 'buy');
const isFeat = (option: Option): boolean => does(option, 'perform');

/** Of an offer to divide gold, the option that gives the hammer the most. */
function hammerMost({ kind, options }: Prompt): Option | undefined {
  if (kind !== 'hammer') return undefined;
  const part = (option: Option): number => option.amounts?.hammer ?? 0;
  return options.reduce((best, option) => (part(option) > part(best) ? option : best));
}

export default {
  id: 'dice-forge',
  rank: 1,
  table: () => import('./ForgeTable.svelte'),
  hasBar: true,
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
  orders: [{ id: 'auto-hammer', takes: hammerMost }],
} satisfies GameFolder;
