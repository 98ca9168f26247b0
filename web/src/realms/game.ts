// Rolling Realms in the browser: what it brings, each part loaded when it is needed.
import type { GameFolder } from '../lib/games';
import { has, t } from '../lib/i18n.svelte';

export default {
  id: 'rolling-realms',
  rank: 2,
  table: () => import('./RealmsTable.svelte'),
  preview: () => import('./RealmsPreview.svelte'),
  setup: () => import('./Setup.svelte'),
  figures: { title: 'study-stars', load: () => import('./Figures.svelte') },
  heading(option) {
    // The key begins with the realm, whose name may have several words.
    const words = option.key.replace(/^rr-option-/, '').split('-');
    for (let count = words.length; count > 0; count--) {
      const key = `realm-${words.slice(0, count).join('-')}-name`;
      if (has(key)) return { id: key, title: t(key) };
    }
    return { id: 'spend', title: t('web-group-spend') };
  },
} satisfies GameFolder;
