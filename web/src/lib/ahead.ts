// What a game that is on may still need, fetched while the table rests, one part after another: a server that goes away
// for a moment then meets a page that has it all. Nothing is shown, and nothing is said of what does not come: that is
// asked for when it is needed (parts.ts).
import type { View } from '../generated/protocol';

/** Fetches something that a browser keeps: a script with its styles, or words. */
export type Fetch = () => Promise<unknown>;

/** What the page says to whoever measures it, once all has been asked for. */
export const FETCHED = 'grani-fetched';
/** Milliseconds after which it is worth asking whether the server is there again. */
const AWAY = 1000;
/** Milliseconds that a page may be busy without a rest. */
const BUSY = 2000;

/** Fetch what a game may still need, unless somebody saves data; `mayAsk` tells whether now is a good time. */
export async function fetchAhead(game: string, view: View, mayAsk: () => boolean, signal: AbortSignal): Promise<void> {
  if (savesData()) return;
  const list = await import('../screens/ahead').then(({ ahead }) => ahead(game, view)).catch(() => []);
  await fetchAll(list, mayAsk, signal);
  if (!signal.aborted) performance.mark(FETCHED);
}

/** Fetch all that is listed, each when the page has nothing else to do. */
export async function fetchAll(list: readonly Fetch[], mayAsk: () => boolean, signal: AbortSignal): Promise<void> {
  for (const fetch of list) {
    await rest();
    while (!mayAsk() && !signal.aborted) await new Promise((done) => setTimeout(done, AWAY));
    if (signal.aborted) return;
    await fetch().catch(() => undefined);
  }
}

/** Whether somebody has told the browser that what is loaded costs them. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

const rest = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: BUSY });
    else setTimeout(done, 0);
  });
