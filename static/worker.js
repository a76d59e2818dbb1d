// One search, away from the page. The first message brings the compiled module and the request; everything the search
// reports is posted back as it comes. The page stops a search by ending this worker.
import { initSync, work } from './app.js';

addEventListener('message', ({ data: { module, request, limit } }) => {
  try {
    initSync({ module });
    work(request, limit, (message, transfer) => postMessage(message, transfer ?? []));
  } catch (error) {
    postMessage({ error: String(error) });
  }
}, { once: true });
