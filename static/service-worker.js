// Keeps the files of the page of Plyscope, all of one version, and answers with them, so that it starts without a server; what only some
// visitors use, words of their language too, is kept once it was fetched. A new
// version is fetched beside the old one and taken at the next start, when no page is open. Everybody else's requests pass.
// `xtask/src/offline.rs` fills in the files and the version.
const FILES = '@FILES@'.split(' ');
const LATER = '@LATER@'.split(' ');
const WORDS = '@WORDS@'.split(' ');
const VERSION = '@VERSION@';
const { scope } = registration;
const HERE = `plyscope ${scope} `;

/** What the notes are made of, kept once a reader has seen it. */
const NOTES = `${HERE}notes ${VERSION}`;

/** The words of the languages that an earlier version has kept. */
async function spoken() {
  const code = (address) => /words-([\w-]+)-\w+\.json$/.exec(address)?.[1];
  const known = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(HERE)) continue;
    for (const { url } of await (await caches.open(name)).keys()) known.add(code(url));
  }
  return WORDS.filter((file) => known.has(code(file)));
}

addEventListener('install', (event) => event.waitUntil((async () => {
  const files = [...FILES, ...await spoken()];
  const cache = await caches.open(HERE + VERSION);
  await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })));
})()));

addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(HERE) && ![HERE + VERSION, NOTES].includes(name)) await caches.delete(name);
  }
})()));

const plain = (address) => address.replace(/[?#].*/, '');
const isPage = (address) => [scope, `${scope}index.html`].includes(plain(address));

/** Whether it is the script of a worker, or belongs to the build. */
const isOfBuild = (address) => address === `${scope}worker.js?app` || /\/(app|more|words)-[\w-]+\.(js|wasm|json)$/.test(address);

/**
 * Whether it is the page that asks. What its workers ask for is known by its name, since a worker that is still being loaded is no
 * client yet, and Firefox would wait for it: their script by the query that the page gives it, and script and module of the build by
 * the hash, which make them the same for everybody.
 */
async function isOurs({ request, clientId }) {
  if (request.mode === 'navigate') return isPage(request.url);
  if (isOfBuild(request.url)) return true;
  const client = await clients.get(clientId);
  return Boolean(client) && isPage(client.url);
}

/** Whether a file may be part of the notes: one of theirs, or one of the element. */
const isOfNotes = (name) => name.startsWith('notes/') || /^(ply-scope|sheet|text)\.js$/.test(name);
const isInNotes = (address) => address.startsWith(`${scope}notes/`);

/** Keeps files that a page had fetched before there was a worker: those of the notes, and the words of a language. */
addEventListener('message', (event) => {
  const { data, source } = event;
  const [name, isWanted] = isInNotes(source.url)
    ? [NOTES, (address) => address.startsWith(scope)]
    : [HERE + VERSION, (address) => WORDS.includes(address.slice(scope.length))];
  if (!Array.isArray(data?.keep)) return;
  const files = data.keep.filter((address) => typeof address === 'string' && isWanted(address));
  event.waitUntil(Promise.allSettled(files.map(async (address) => (await caches.open(name)).add(address))));
});

/** Answers a page of the notes from the network, and where there is none with what was kept. */
async function ofNotes(request) {
  const cache = await caches.open(NOTES);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (reason) {
    const known = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
    if (known) return known;
    throw reason;
  }
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const name = isPage(request.url) ? './' : plain(request.url).slice(scope.length);
  if (request.method !== 'GET' || !request.url.startsWith(scope) || !(FILES.includes(name) || LATER.includes(name) || WORDS.includes(name) || isOfNotes(name))) return;
  event.respondWith((async () => {
    const { url = request.url } = !isOfBuild(request.url) && await clients.get(event.clientId) || {};
    if (isInNotes(url)) return ofNotes(request);
    const cache = await isOurs(event) && await caches.open(HERE + VERSION);
    const known = cache && await cache.match(new URL(name, scope));
    if (known) return known;
    const response = await fetch(request);
    if (cache && response.ok && (LATER.includes(name) || WORDS.includes(name))) await cache.put(new URL(name, scope), response.clone());
    return response;
  })());
});
