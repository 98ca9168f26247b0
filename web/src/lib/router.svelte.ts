// Where one is: the path of the address, changed without loading the page anew.

class Place {
  path = $state(location.pathname);
}

export const place = new Place();

addEventListener('popstate', () => (place.path = location.pathname));

/** Go to a path of this site; `replace` leaves no step to come back to. */
export function go(path: string, replace = false): void {
  if (path === location.pathname + location.search) return;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place.path = location.pathname;
  scrollTo(0, 0);
}

/** Take over plain clicks on links of this site, so that they need not load a page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
