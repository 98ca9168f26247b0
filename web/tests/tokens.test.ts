// Colours and durations are said once: in tokens.css what means something, in palette.css what is paint.
import { expect, test } from 'vitest';

const HOMES = ['../src/tokens.css', '../src/palette.css'];
const homes = import.meta.glob<string>('../src/{tokens,palette}.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources: Record<string, string> = {
  ...import.meta.glob<string>(['../src/**/*.{svelte,css}', '!../src/{tokens,palette}.css'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(['../src/**/*.ts', '!../src/generated/*', '!../src/lib/words/*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const whole = Object.values(sources).join('\n');

/** Where a pattern is found, as `file: what`. */
function found(pattern: RegExp, within = (text: string) => text): string[] {
  return Object.entries(sources).flatMap(([file, text]) =>
    [...within(text).matchAll(pattern)].map(([what]) => `${file}: ${what}`),
  );
}

const styles = (text: string): string => /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name);

test('both files are there, and components to look at', () => {
  expect(Object.keys(homes).toSorted()).toEqual(HOMES.toSorted());
  expect(Object.keys(sources).length).toBeGreaterThan(150);
});

test('no colour is written down anywhere else; shadow and light may be laid over things', () => {
  expect(found(/(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])/gi)).toEqual([]);
  expect(found(/\b(?:rgba?|hsla?|okl(?:ch|ab))\((?!var\(|0 0 0 \/|255 255 255 \/)[^)]*\)?/g)).toEqual([]);
});

test('no component says by itself how long something takes', () => {
  expect(found(/(?<![\w.#-])\d*\.?\d+m?s\b/g, styles)).toEqual([]);
});

test('what is drawn with exists', () => {
  const known = new Set([
    ...namesIn(Object.values(homes).join('\n'), /^\s*(--[\w-]+):/gm),
    ...namesIn(whole, /(?:^|[\s;{'"`]|style:)(--[\w-]+)[:=]/gm),
  ]);
  const unknown = namesIn(whole, /var\((--[\w-]+)/g).filter((name) => !known.has(name) && !name.endsWith('-'));
  expect(unknown).toEqual([]);
});

test('every token and every paint is drawn with', () => {
  const all = [whole, ...Object.values(homes)].join('\n');
  const idle = namesIn(Object.values(homes).join('\n'), /^\s*(--[\w-]+):/gm).filter(
    (name) => !new RegExp(`var\\(${name}\\b(?!-)`).test(all) && !/^--(?:series|seat-ink)-/.test(name),
  );
  expect(idle).toEqual([]);
});
