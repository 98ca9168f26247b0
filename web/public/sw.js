// What stays of the site when the server is away: the page itself and the scripts that were loaded, so that
// it can say so. Pages come from the network first, and data only from there: a game is never a stale one.
const KEPT = 'grani-shell';
const PAGE = './';
/** Files whose names tell their contents; the oldest are forgotten beyond so many. */
const MOST = 240;

const scope = new URL(self.registration.scope);
const isAsset = (url) => url.origin === scope.origin && url.pathname.startsWith(`${scope.pathname}assets/`);
/** What is no screen of the page: data, and the documents. */
const isElsewhere = (url) => ['api', 'docs'].some((name) => `${url.pathname}/`.startsWith(`${scope.pathname}${name}/`));

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add(PAGE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keep(request, answer) {
  if (!answer.ok) return;
  const kept = await caches.open(KEPT);
  await kept.put(request, answer);
  const names = await kept.keys();
  const assets = names.filter((name) => isAsset(new URL(name.url)));
  for (const name of assets.slice(0, Math.max(0, assets.length - MOST))) await kept.delete(name);
}

/** A page: as the server has it now, or the kept one, which says that the server is away. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) void keep(PAGE, answer.clone());
    return answer;
  } catch (wrong) {
    const shell = await caches.match(PAGE);
    if (shell) return shell;
    throw wrong;
  }
}

async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  void keep(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    if (!isElsewhere(url)) event.respondWith(page(request));
  } else if (isAsset(url)) event.respondWith(asset(request));
});

// What a first visit loaded before this worker was there.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep' || !Array.isArray(event.data.urls)) return;
  const urls = event.data.urls.filter((url) => isAsset(new URL(url, scope)));
  event.waitUntil(Promise.all(urls.map((url) => asset(new Request(url)).catch(() => undefined))));
});

// Whoever presses a call comes back to the table that called.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = event.notification.data?.url ?? scope.href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((client) => client.url === wanted);
      return there ? there.focus() : self.clients.openWindow(wanted);
    }),
  );
});
