// A saved review: all that was shown, and nothing that would not work in a file.
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../src/review/saving';

afterEach(() => vi.unstubAllGlobals());

test('a saved page has its pictures in itself, and leaves out those that do not come', async () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg"><title>ход №1</title></svg>';
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address.includes('step=4') ? new Response(drawn) : new Response('', { status: 404 })),
  );
  const shown = document.createElement('main');
  shown.innerHTML = `<a href="/analysis"><img src="/picture.svg?step=4" alt="the table" loading="lazy"></a>
    <a href="/analysis"><img src="/picture.svg?step=9" alt="gone"></a>`;
  const page = new DOMParser().parseFromString(await pageOf(shown, ''), 'text/html');
  const pictures = [...page.querySelectorAll('img')];
  expect(pictures.map((one) => one.alt)).toEqual(['the table']);
  expect(decodeURIComponent(pictures[0].src)).toBe(`data:image/svg+xml,${drawn}`);
  expect(page.querySelector('a')).toBeNull();
});

test('a saved page has words and folds, and no buttons', async () => {
  document.documentElement.lang = 'uk';
  const shown = document.createElement('main');
  shown.innerHTML = `<h2>Olena &amp; Taras</h2><details><summary>more</summary><p>all of it</p></details>
    <table><tbody><tr><td><button>3</button></td></tr></tbody></table>
    <button class="number one" style="left: 12px" aria-label="moment 1">1</button>
    <div class="tools"><a href="/replay/ABCD">watch</a></div><input type="range">`;
  const page = new DOMParser().parseFromString(await pageOf(shown, 'A <title>'), 'text/html');
  expect(page.title).toBe('A <title>');
  expect(page.documentElement.lang).toBe('uk');
  expect(page.querySelector('details')?.hasAttribute('open')).toBe(true);
  expect(page.querySelector('td')?.textContent).toBe('3');
  expect(page.querySelectorAll('button, input, a')).toHaveLength(0);
  expect(page.querySelector<HTMLElement>('span.number.one')?.style.left).toBe('12px');
  expect(page.querySelector('.number')?.textContent).toBe('1');
  expect(page.querySelector('h2')?.textContent).toBe('Olena & Taras');
  expect(shown.querySelector('details')?.hasAttribute('open')).toBe(false);
});
