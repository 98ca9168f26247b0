// The site as an app: its worker keeps the page and the loaded scripts for when the server is away.
import { at } from './base';

/** Start the worker; a browser without one, or a page that was not sent safely, does without. */
export async function installShell(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(at('/sw.js'), { scope: at('/') });
    const { active } = await navigator.serviceWorker.ready;
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'keep', urls });
  } catch {
    // Private windows and old browsers refuse: everything works but for the page without a server.
  }
}
