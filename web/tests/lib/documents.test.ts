// The documents are no screen of the page: links lead out to them.
import { describe, expect, it } from 'vitest';
import { documents } from '../../src/lib/documents';
import { followLinks } from '../../src/lib/router.svelte';

/** Whether a plain click on a link is taken over by the page. */
function isTaken(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  let taken = false;
  link.addEventListener('click', (event) => {
    followLinks(event);
    taken = event.defaultPrevented;
    event.preventDefault();
  });
  link.click();
  link.remove();
  return taken;
}

describe('documents', () => {
  it('speak the language of the player where they can', () => {
    const [english, russian, other] = ['en', 'ru', 'xx'].map(documents);
    expect(english.endsWith('/docs/')).toBe(true);
    expect(russian).toBe(`${english}ru/`);
    expect(other).toBe(english);
  });

  it('are left to the browser, unlike screens', () => {
    expect(isTaken(documents('en'))).toBe(false);
    expect(isTaken(documents('uk'))).toBe(false);
    expect(isTaken('/rules')).toBe(true);
    expect(isTaken('/docsearch')).toBe(true);
    expect(isTaken('/api/me')).toBe(false);
  });
});
