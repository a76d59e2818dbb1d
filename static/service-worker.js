// Keeps the files of the page of Plyscope, all of one version, and answers with them, so that it starts without a server; what only some
// visitors use is kept once it was fetched. A new
// version is fetched beside the old one and taken at the next start, when no page is open. Everybody else's requests pass.
// `xtask/src/offline.rs` fills in the files and the version.
const FILES = '@FILES@'.split(' ');
const LATER = '@LATER@'.split(' ');
const VERSION = '@VERSION@';
const { scope } = registration;
const HERE = `plyscope ${scope} `;

addEventListener('install', (event) => event.waitUntil((async () => {
  const cache = await caches.open(HERE + VERSION);
  await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })));
})()));

addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(HERE) && name !== HERE + VERSION) await caches.delete(name);
  }
})()));

const plain = (address) => address.replace(/[?#].*/, '');
const isPage = (address) => [scope, `${scope}index.html`].includes(plain(address));

/**
 * Whether it is the page that asks. What its workers ask for is known by its name, since a worker that is still being loaded is no
 * client yet, and Firefox would wait for it: their script by the query that the page gives it, and script and module of the build by
 * the hash, which make them the same for everybody.
 */
async function isOurs({ request, clientId }) {
  if (request.mode === 'navigate') return isPage(request.url);
  if (request.url === `${scope}worker.js?app` || /\/(app|more)-\w+\.(js|wasm)$/.test(request.url)) return true;
  const client = await clients.get(clientId);
  return Boolean(client) && isPage(client.url);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const name = isPage(request.url) ? './' : plain(request.url).slice(scope.length);
  if (request.method !== 'GET' || !request.url.startsWith(scope) || !(FILES.includes(name) || LATER.includes(name))) return;
  event.respondWith((async () => {
    const cache = await isOurs(event) && await caches.open(HERE + VERSION);
    const known = cache && await cache.match(new URL(name, scope));
    if (known) return known;
    const response = await fetch(request);
    if (cache && response.ok && LATER.includes(name)) await cache.put(new URL(name, scope), response.clone());
    return response;
  })());
});
