// Settings and progress that follow an account to all its browsers. Each keeps them for itself, as a
// guest's browser does, and now and then meets the server: what was changed on either side since they
// last met is joined.
import { ApiError } from '../lib/api';
import { LANGUAGES, setLanguage } from '../lib/i18n.svelte';
import { forget, remember, remembered, settings, SPEEDS, TEXT_SIZES, THEMES } from '../lib/settings.svelte';
import { account } from './calls';
import { isFollowed, isProgress, joined, type Things } from './joining';

/** Says that this browser belongs to an account; `App` looks for it. */
const FOLLOWS = 'account';
const BASE = 'account-kept';
const PREFIX = 'grani.';
const EVERY = 20_000;
const ATTEMPTS = 4;

/** Give what this browser keeps that an account would. */
export function keptHere(): Record<string, string> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const own = keys.map((key) => key.slice(PREFIX.length)).filter(isFollowed);
  return Object.fromEntries(own.map((key) => [key, remembered(key) ?? '']));
}

function base(): Things {
  try {
    return JSON.parse(remembered(BASE) ?? '{}') as Things;
  } catch {
    return {};
  }
}

/** Be a browser of an account from now on: the account has these settings of `mine`, or I take `theirs`. */
export async function follow(whose: 'mine' | 'theirs'): Promise<void> {
  remember(FOLLOWS, 'yes');
  // What was never changed since both last met is taken from there: then that is everything here.
  remember(BASE, JSON.stringify(whose === 'theirs' ? keptHere() : {}));
  await meet();
}

/** Belong to no account any more; nothing of its progress stays for the next guest. */
export function unfollow(): void {
  for (const key of Object.keys(keptHere()).filter(isProgress)) forget(key);
  settings.name = '';
  forget(FOLLOWS);
  forget(BASE);
}

/** Meet the server: take what others have changed, and give what was changed here. */
export async function meet(): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const { edition, kept } = await account.kept();
      const here = keptHere();
      const all = joined(base(), here, kept);
      if (differ(all, kept)) await account.keep({ edition, kept: all });
      for (const [key, value] of Object.entries(all)) if (here[key] !== value) await take(key, value);
      remember(BASE, JSON.stringify(all));
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'account') return forget(FOLLOWS); // Deleted, or signed out, by another window.
      if (error.code !== 'stale') return; // The server is away or busy: they meet another time.
    }
  }
}

const differ = (one: Things, other: Things): boolean =>
  Object.keys({ ...one, ...other }).some((key) => one[key] !== other[key]);

/** Meet now, whenever something has changed here, and before somebody leaves. */
export function keepFollowing(): void {
  const meetIfChanged = (): void => {
    if (remembered(FOLLOWS) && differ(base(), keptHere())) void meet();
  };
  void meet();
  setInterval(meetIfChanged, EVERY);
  addEventListener('visibilitychange', meetIfChanged);
}

/** Keep a value that another browser has changed, and let it hold at once where it can be seen. */
async function take(key: string, value: string): Promise<void> {
  remember(key, value);
  const one = <T extends string>(values: readonly T[], set: (found: T) => void): void => {
    const found = values.find((known) => known === value);
    if (found) set(found);
  };
  if (key === 'theme') one(THEMES, (found) => (settings.theme = found));
  if (key === 'speed') one(SPEEDS, (found) => (settings.speed = found));
  if (key === 'text-size') one(TEXT_SIZES, (found) => (settings.textSize = found));
  if (key === 'sound') settings.sound = value === 'on';
  if (key === 'text-table') settings.textTable = value === 'on';
  if (key === 'tutor') settings.tutor = value;
  if (key === 'name') settings.name = value;
  const language = LANGUAGES.find((known) => key === 'language' && known === value);
  if (language) await setLanguage(language);
}
