/// <reference types="vitest/config" />
import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// The server that Vite passes API calls on to while one works on the screens.
const server = process.env.GRANI_SERVER ?? 'http://127.0.0.1:8765';

/** Fluent files without comments, blank lines and deep indentation: what people read is not changed. */
function lightWords(): Plugin {
  return {
    name: 'light-words',
    enforce: 'pre',
    async load(id) {
      const [path, query] = id.split('?');
      if (query !== 'raw' || !path.endsWith('.ftl')) return null;
      const lines = (await readFile(path, 'utf-8')).split('\n');
      const light = lines
        .filter((line, at) => !line.startsWith('#') && (line.trim() || /^\s/.test(lines[at + 1] ?? '')))
        .map((line) => line.replace(/^\s+/, ' '));
      return `export default ${JSON.stringify(light.join('\n'))}`;
    },
  };
}

export default defineConfig({
  base: '/',
  // Scripts and styles find each other wherever the site lives; the page itself the server mends.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  plugins: [lightWords(), svelte({ configFile: false })],
  build: {
    target: 'es2022',
    outDir: '../src/grani/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What is on every screen, or on every picture of a table, comes in one piece: each file is a request, and packed
      // alone it weighs more.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'ui',
              test: /src\/(ui\/(Button|Field|Icon|Logo|SeatMark|TopBar)\.svelte|lib\/((announced|notices|router)\.svelte|code|heroes|keys|once|options|seats)\.ts)/,
            },
            { name: 'forge', test: /src\/forge\/(art\/|(Amount|CardTile|Land|TimingMark|fit|isles|names)\.)/ },
          ],
        },
      },
    },
  },
  // Tests know a page: storage, keys, focus. What must be seen or clicked is tested in a real browser.
  test: { environment: 'happy-dom', isolate: false, css: true, include: ['tests/**/*.test.ts'] },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
