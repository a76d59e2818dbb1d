// The page of Plyscope itself: one lab, in the language and the theme of the browser, which works offline after the first visit.
import { LabElement } from './lab.js';

document.documentElement.lang = navigator.language;
customElements.define('ply-scope', LabElement);

// Only this page has a service worker. Where there can be none, the page needs its server every time.
addEventListener('load', () => navigator.serviceWorker?.register('./service-worker.js').catch(() => undefined));
