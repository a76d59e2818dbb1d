// One request, away from the page. The first message brings the compiled module, what is loaded of the rest and of words, the address of its script, the request, and a lock that
// is held as long as this worker lives; everything that comes of it is posted back as it comes. The page stops a search by ending this worker.

/** Takes the lock, and says so. Where a page without an origin gets none, the search goes on without. */
const hold = ({ name, port }) => new Promise((taken) => {
  const held = () => {
    port.postMessage('held');
    taken();
    return new Promise(() => {});
  };
  // Without an origin the request may be refused, or there may be no locks to ask for.
  (async () => navigator.locks.request(name, held))().catch(taken);
});

addEventListener('message', async ({ data: { app, module, more, tables, request, life } }) => {
  try {
    // The build in one file has the script in it already: from a disk a worker can load nothing.
    const script = globalThis.plyscopeApp ?? import(/* @vite-ignore */ /* webpackIgnore: true */ app);
    const [{ initSync, lend, speaks, work }] = await Promise.all([script, life && hold(life)]);
    initSync({ module });
    lend(() => more);
    for (const code in tables) speaks(code, tables[code]);
    await work(request, (message) => postMessage(message));
  } catch (error) {
    postMessage({ error: String(error) });
  }
  life?.port.postMessage('done');
  // Nothing more will be asked of it.
  close();
}, { once: true });
