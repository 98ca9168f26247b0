// Results in tenths of a star, written as people write them.
import { STAR } from '../generated/realms';
import { t } from '../lib/i18n.svelte';

/** Write a result that is kept in tenths. */
export function starsText(tenths: number): string {
  return t('realms-tenths', { whole: Math.floor(tenths / STAR), tenths: tenths % STAR });
}
