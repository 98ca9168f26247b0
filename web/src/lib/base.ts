// Where the site lives: at the root of its host, or below a path of a host that has others too.
// Built scripts lie in `assets/`, one step below the site, and know their own address.

const root = import.meta.env.DEV ? '/' : new URL(/* @vite-ignore */ '..', import.meta.url).pathname;

/** The path of the site without a slash at the end: empty at the root of its host. */
const base = root.replace(/\/$/, '');

/** The address of a path of this site, such as `/rules`. */
export const at = (path: string): string => base + path;

/** The path of this site that an address means; null if it is none of ours. */
export function within(address: string): string | null {
  if (address === base) return '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : null;
}
