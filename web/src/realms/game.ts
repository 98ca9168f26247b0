// Rolling Realms in the browser: what it brings, each part loaded when it is needed.
import type { GameFolder } from '../lib/games';
import { speech, t } from '../lib/i18n.svelte';

export default {
  id: 'rolling-realms',
  rank: 2,
  table: () => import('./RealmsTable.svelte'),
  hasBar: true,
  preview: () => import('./RealmsPreview.svelte'),
  setup: () => import('./Setup.svelte'),
  editor: () => import('./Editor.svelte'),
  picture: () => import('./Landed.svelte'),
  ahead: () => import('./ahead'),
  figures: { title: 'study-stars', load: () => import('./Figures.svelte') },
  heading(option) {
    const realm = option.about?.split(':')[1];
    return realm ? { id: realm, title: speech.name('realm', realm) } : { id: 'spend', title: t('web-group-spend') };
  },
} satisfies GameFolder;
