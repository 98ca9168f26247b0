// Names for those who have not told theirs: a hero of the myths, the same at every visit.
import { t } from './i18n.svelte';
import { remember, remembered, settings } from './settings.svelte';

const HEROES = 8;

function ownNumber(): number {
  const kept = Number(remembered('hero'));
  if (Number.isInteger(kept) && kept >= 1 && kept <= HEROES) return kept;
  const drawn = 1 + Math.floor(Math.random() * HEROES);
  remember('hero', String(drawn));
  return drawn;
}

/** The name of the one who plays here; `friend` counts those beside them, who get the next heroes. */
export function heroName(friend = 0): string {
  if (friend === 0 && settings.name) return settings.name;
  return t(`web-hero-${((ownNumber() - 1 + friend) % HEROES) + 1}`);
}
