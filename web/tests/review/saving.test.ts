// A saved review: all that was shown, and nothing that would not work in a file.
import { expect, test } from 'vitest';
import { pageOf } from '../../src/review/saving';

test('a saved page has words and folds, and no buttons', () => {
  document.documentElement.lang = 'uk';
  const shown = document.createElement('main');
  shown.innerHTML = `<h2>Olena &amp; Taras</h2><details><summary>more</summary><p>all of it</p></details>
    <table><tbody><tr><td><button>3</button></td></tr></tbody></table>
    <button class="number one" style="left: 12px" aria-label="moment 1">1</button>
    <div class="tools"><a href="/replay/ABCD">watch</a></div><input type="range">`;
  const page = new DOMParser().parseFromString(pageOf(shown, 'A <title>'), 'text/html');
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
