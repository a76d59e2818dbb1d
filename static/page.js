// The page of Plyscope itself: one lab, in the language and the theme of the browser, which works offline after the first visit.
import { LabElement } from './lab.js';
import { more } from './parts.js';

/** The milliseconds after which the page is ready for what it will need next. */
const AFTER = 1000;

/** No more bytes of a file are read than a spec or a game may have. */
const LARGEST = 16_000_001;
/** The same of a record of a program's search, unpacked, and one byte more. */
const LONGEST = 64 * 2 ** 20 + 1;

/** Reads a file as a text, unpacked if it is gzipped, and no more of it than is read. */
async function textOf(file) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) {
    return file.slice(0, /\.jsonl$/i.test(file.name) ? LONGEST : LARGEST).text();
  }
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done && length < LONGEST; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
    }
  } catch {
    // What is damaged is read up to there; who reads it says what is missing.
  }
  reader.cancel().catch(() => undefined);
  return new Blob(parts).slice(0, LONGEST).text();
}

class LabPage extends LabElement {
  /** The sheet that is opened once the lab is there. */
  #sheet;
  /** When what a program was asked for last is done. */
  #acted = Promise.resolve();
  // The page is in the language of the lab, and so is what was written before it came.
  #speak = new MutationObserver(() => this.speak());

  arrive() {
    this.#sheet = this.#named();
    for (const type of ['change', 'program']) this.shadowRoot.addEventListener(type, this);
    // Before the lab draws anew: a button that is gone by then is in nothing that says what it is for.
    this.shadowRoot.addEventListener('click', this, { capture: true });
    this.#speak.observe(this.shadowRoot, { subtree: true, attributes: true, attributeFilter: ['lang'] });
    super.arrive();
  }

  leave() {
    this.#speak.disconnect();
  }

  // Only the gallery goes without.
  get needsMore() {
    return !/^(#(gallery|lang=).*)?$/.test(location.hash);
  }

  /** Opens the file that was chosen in a field, the same one again if need be, or does what the program in the editor is asked for. */
  handleEvent({ type, target }) {
    if (type === 'program') this.#program('run', {});
    const button = type === 'click' && target.closest('[data-code]');
    if (button) this.#program(button.dataset.code, button.dataset);
    if (type !== 'change') return;
    // A room that takes many files reads them itself.
    const [file] = target.multiple ? [] : (target.files ?? []);
    if (!file) return;
    target.value = '';
    this.take(file);
  }

  /** The sheet of exercises that the address names, a file beside the page. What is opened of it has an address of its own. */
  #named() {
    const [, name] = /^#sheet=([\w/-]+\.json)$/.exec(location.hash) ?? [];
    if (name) history.replaceState(null, '', '#lab');
    return name;
  }

  async #open(name) {
    const file = await fetch(name).catch(() => undefined);
    if (file?.ok) await this.take(await file.blob());
  }

  /** Opens the spec, the tree, the game or the record in a file. */
  async take(file) {
    const text = await textOf(file);
    this.ask((lab) => lab.take(text));
  }

  // The editor and Python are loaded when they are first asked for. What is asked for until then is done in its order: two requests for
  // one module need not be answered in the order in which they were made.
  #program(what, { program, jobs, name = this.shadowRoot.querySelector('ply-code')?.getAttribute('name') ?? '' }) {
    const tell = (told) => this.ask((lab) => lab.ran(told));
    const act = async () => {
      try {
        const code = await import('./code/code.js');
        code.act(what, { program, name, jobs, root: this.shadowRoot, tell });
      } catch {
        tell({ phase: 'offline' });
      }
    };
    this.#acted = this.#acted.then(act);
  }

  speak() {
    const { lang, dir } = this.shadowRoot.querySelector('.ply') ?? document.documentElement;
    Object.assign(document.documentElement, { lang, dir });
  }

  told(...news) {
    super.told(...news);
    if (this.#sheet) this.#open(this.#sheet);
    this.#sheet = undefined;
    const opening = document.querySelector('.opening');
    if (!opening) return;
    // Whoever steps through the figure of the gallery goes on into the lab.
    if (!navigator.connection?.saveData) setTimeout(() => more().catch(() => {}), AFTER);
    this.speak();
    // Text and pictures of the gallery stay as they are: the page shows them in slots.
    for (const slot of ['welcome', 'moments']) {
      const part = opening.querySelector(`.${slot}`);
      part.slot = slot;
      this.append(part);
    }
    opening.remove();
  }
}

// What too old a browser cannot run is not begun: the gallery stays, with a sentence that says so.
if (!document.documentElement.classList.contains('is-old')) customElements.define('ply-scope', LabPage);

// A file that is dropped on the page is opened in it, and not instead of it.
const isOnField = (event) => event.composedPath()[0].matches?.('input[type=file]');
addEventListener('dragover', (event) => {
  if (!isOnField(event) && event.dataTransfer.types.includes('Files')) event.preventDefault();
});
addEventListener('drop', (event) => {
  const [file] = event.dataTransfer.files;
  if (!file || isOnField(event)) return;
  event.preventDefault();
  document.querySelector('ply-scope').take?.(file);
});

// Only this page has a service worker. Where there can be none, the page needs its server every time.
addEventListener('load', async () => {
  try {
    await navigator.serviceWorker.register('./service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // What was fetched before there was a worker, and is not among the files that every reader needs.
    const words = performance.getEntriesByType('resource').filter(({ name }) => /\/words-[\w-]+\.json$/.test(name));
    active.postMessage({ keep: words.map(({ name }) => name) });
  } catch {
    // Without a worker the page needs its server.
  }
});
