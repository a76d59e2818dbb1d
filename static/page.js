// The page of Plyscope itself: one lab, in the language and the theme of the browser, which works offline after the first visit.
import { LabElement } from './lab.js';

class LabPage extends LabElement {
  told(...news) {
    super.told(...news);
    document.querySelector('.opening')?.remove();
  }
}

// What too old a browser cannot run is not begun: the opening moment stays, with a sentence that says so.
if (!document.documentElement.classList.contains('is-old')) customElements.define('ply-scope', LabPage);

// Only this page has a service worker. Where there can be none, the page needs its server every time.
addEventListener('load', () => navigator.serviceWorker?.register('./service-worker.js').catch(() => undefined));
