// One request, away from the page. The first message brings the compiled module, the address of its script and the request; everything
// that comes of it is posted back as it comes. The page stops a search by ending this worker.
addEventListener('message', async ({ data: { app, module, request } }) => {
  try {
    // The build in one file has the script in it already: from a disk a worker can load nothing.
    const { initSync, work } = globalThis.plyscopeApp ?? await import(/* @vite-ignore */ /* webpackIgnore: true */ app);
    initSync({ module });
    work(request, (message) => postMessage(message));
  } catch (error) {
    postMessage({ error: String(error) });
  }
  // Nothing more will be asked of it.
  close();
}, { once: true });
