// One request, away from the page. The first message brings the compiled module and the request; everything that comes of it is
// posted back as it comes. The page stops a search by ending this worker.
import { initSync, work } from './app.js';

addEventListener('message', ({ data: { module, request } }) => {
  try {
    initSync({ module });
    work(request, (message) => postMessage(message));
  } catch (error) {
    postMessage({ error: String(error) });
  }
  // Nothing more will be asked of it.
  close();
}, { once: true });
