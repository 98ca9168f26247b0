// Parts of the page that come when they are needed. One that does not come, because the server is away or has
// newer files, breaks nothing: the page says so, waits until the server answers, and is loaded anew. All that
// counts is on the server. A page that was loaded anew a moment ago and still lacks a part asks instead.
import { api } from './api';
import { line } from './line.svelte';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Milliseconds after which loading the page anew may help once more. */
const LATELY = 60_000;

/** What browsers say of a script that did not come, and Vite of its styles; anything else is a fault of ours. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Load a part; the promise of one that does not come is never kept, and the page is loaded anew instead. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (wrong) {
    if (!(wrong instanceof Error && MISSING.test(wrong.message))) throw wrong;
    void comeBack();
    return new Promise<never>(() => undefined);
  }
}

async function comeBack(): Promise<void> {
  if (line.part) return;
  line.part = 'awaited';
  // The server is there, the page is new, and a part is missing all the same: loading it anew would not end.
  const isUp = await answers();
  if (isUp && wasLoadedAnew()) {
    line.part = 'refused';
    return;
  }
  if (!isUp) await serverBack();
  location.reload();
}

async function serverBack(): Promise<void> {
  let wait = FIRST_WAIT;
  do {
    await new Promise((done) => setTimeout(done, wait * (0.5 + Math.random() / 2)));
    wait = Math.min(LONGEST_WAIT, 2 * wait);
  } while (!(await answers()));
}

const answers = (): Promise<boolean> =>
  api.me().then(
    () => true,
    () => false,
  );

function wasLoadedAnew(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loading?.type === 'reload' && performance.now() < LATELY;
}
