// Under what the set-ups of Dice Forge are listed on the screen of a new table.

/** What set-ups are listed under, the first that fits. */
const SETUP_GROUPS: readonly [string, RegExp][] = [
  ['web-setups-modules', /^(goddess|titans)/],
  ['web-setups-tournaments', /^(tournament|challenge)/],
  ['web-setups-rebellion', /^(random-all|perfect-for-two|again-and-again|may-the-forge|versatility)$/],
  ['web-setups-base', /^(introductory|alternates|random)$/],
];

/** The key of the words under which a set-up stands; null if under none. */
export function setupGroup(name: string): string | null {
  return SETUP_GROUPS.find(([, names]) => names.test(name))?.[0] ?? null;
}
