// `node plates.mjs < cards.json`: give the art of the tables as markup, see src/plates/plates.ts.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { json } from 'node:stream/consumers';
import { createServer } from 'vite';

const cards = await json(process.stdin);

// What the settings of the pages ask a browser for; nothing that is drawn here depends on it.
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false });

const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    // Styles come with what is rendered.
    plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected' } })],
});
try {
    const { plates } = await vite.ssrLoadModule('/src/plates/plates.ts');
    process.stdout.write(JSON.stringify(plates(cards)));
} finally {
    await vite.close();
}
