// What is about keeping one's games, and the page of hosts: each with words of its own, which nobody else needs.
import { ACCOUNT_WORDS, ADMIN_WORDS } from '../generated/account-words';
import { learnMore } from '../lib/i18n.svelte';
import { once } from '../lib/once';
import { part } from '../lib/parts';

const learnAccount = once(() => learnMore('account', ACCOUNT_WORDS));
const learnAdmin = once(() => learnMore('admin', ADMIN_WORDS));

export const accountPart = once(async () => {
  const [found] = await Promise.all([part(() => import('./Account.svelte')), learnAccount()]);
  return found;
});
export const leaderboard = once(async () => {
  const [found] = await Promise.all([part(() => import('./Leaderboard.svelte')), learnAccount()]);
  return found;
});
export const adminPage = once(async () => {
  const [found] = await Promise.all([part(() => import('../screens/Admin.svelte')), learnAccount(), learnAdmin()]);
  return found;
});
