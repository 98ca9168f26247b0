// Links for others: whoever plays on the machine of the server sees it at an address that only this
// machine knows, so the server says which one friends can use.
import { api } from './api';
import { at } from './base';

class Reach {
  /** The address of the site for friends; empty if they have no way here, null until we know. */
  base: string | null = $state(null);

  /** Ask the server; it is the same for the whole visit. */
  async learn(): Promise<void> {
    if (this.base !== null) return;
    const found = await api.me().catch(() => null);
    if (found) this.base = found.reach;
  }

  /** The whole address of a path of this site, to be sent to somebody. */
  link(path: string): string {
    return this.base ? this.base + path : location.origin + at(path);
  }
}

export const reach = new Reach();
