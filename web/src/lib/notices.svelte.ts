// Notices that pass: what was refused, and what others say.
import { untrack } from 'svelte';
import { ApiError } from './api';
import { has, lang, t } from './i18n.svelte';

export interface Notice {
  id: number;
  text: string;
  name: string;
  /** The seat that speaks; null when the table itself warns, -1 for a spectator. */
  seat: number | null;
}

const STAYS = 5000;
let last = 0;

class Notices {
  all: Notice[] = $state.raw([]);

  /** Those that are there, for whoever adds to them: an effect that shows one does not hang on the others. */
  get #shown(): Notice[] {
    return untrack(() => this.all);
  }

  /** Show a notice for a while. */
  show(text: string, seat: number | null = null, name = ''): void {
    const notice = { id: ++last, text, name, seat };
    // The table says a thing once at a time; people may repeat themselves.
    const others = this.#shown.filter((other) => seat !== null || other.text !== text);
    this.all = [...others, notice].slice(-4);
    setTimeout(() => (this.all = this.all.filter((other) => other !== notice)), STAYS);
  }

  /** Take away what people said: it is read elsewhere now. */
  hush(): void {
    this.all = this.#shown.filter((notice) => notice.seat === null);
  }

  /** Show why something was refused, in the player's language where we know the code. */
  refuse(code: string, reason: string): void {
    this.show(refusal(code, reason));
  }

  /** Show what went wrong with a call to the server. */
  trouble(error: unknown): void {
    if (error instanceof ApiError) this.refuse(error.code, error.message);
    else throw error;
  }
}

export const notices = new Notices();

/** Say why something was refused; the server's own words are English, and for the English alone. */
export function refusal(code: string, reason: string): string {
  const key = `web-refused-${code}`;
  // What the hosts of the server add is theirs, in whichever language.
  if (has(key)) return reason && (code === 'banned' || code === 'closed') ? `${t(key)} ${reason}` : t(key);
  return (lang.code === 'en' && reason) || t('web-refused-unknown');
}
