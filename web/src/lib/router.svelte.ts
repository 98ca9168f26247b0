// Where one is: the path of the address, changed without loading the page anew.
import { at, within } from './base';

const here = (): string => within(location.pathname) ?? '/';

class Place {
  path = $state(here());
}

export const place = new Place();

addEventListener('popstate', () => (place.path = here()));

/** Go to a path of this site; `replace` leaves no step to come back to. */
export function go(path: string, replace = false): void {
  if (at(path) === location.pathname + location.search) return;
  if (replace) history.replaceState(null, '', at(path));
  else history.pushState(null, '', at(path));
  place.path = here();
  scrollTo(0, 0);
}

/** Take over plain clicks on links of this site, so that they need not load a page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  const path = link.origin === location.origin ? within(link.pathname) : null;
  if (path === null || /^\/(api|docs)(\/|$)/.test(path)) return;
  event.preventDefault();
  go(path + link.search);
}
