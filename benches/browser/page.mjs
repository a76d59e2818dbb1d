// The site's own page with a search of a million events in it, and what can be read and pressed there.
import { DIST, launch } from './browser.mjs';
import { serve } from './server.mjs';
import { awaited, listen } from './trouble.mjs';

/** More than two million events, of which the page keeps a million. */
const SPEC = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'minimax' } };

const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const NOTES = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/plyscope-page.css"><script type="module" src="/ply-scope.js"></script>
  <ply-scope view="page" config="${quoted(JSON.stringify(SPEC))}"></ply-scope></html>`;

/** Runs in the page before anything else: what the measurements ask it. */
function install() {
  const root = () => document.querySelector('ply-scope').shadowRoot;
  const slider = (name) => Number(root().querySelector('[role=slider]')?.getAttribute(`aria-value${name}`));
  /** The end of the next frame, painted. */
  const painted = () => new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(0);
    });
  });
  const memories = [];
  const { Instance, instantiate, instantiateStreaming } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(...given) {
      super(...given);
      memories.push(this.exports.memory);
    }
  };
  for (const make of [instantiate, instantiateStreaming]) {
    WebAssembly[make.name] = async (...given) => {
      const made = await make.apply(WebAssembly, given);
      memories.push((made.instance ?? made).exports.memory);
      return made;
    };
  }
  window.lab = {
    /** Bytes of the module's memory. */
    memory: () => memories.reduce((sum, memory) => sum + (memory?.buffer.byteLength ?? 0), 0),
    length: () => slider('max'),
    /** Whether nothing is searched any more. */
    isDone: () => root() && slider('max') > 100_000 && ![...root().querySelectorAll('.progress button')].some((button) => button.textContent === 'Stop'),
    /** Milliseconds from a key to the frame that shows another step. */
    async press(key, shiftKey = false) {
      const before = slider('now');
      const start = performance.now();
      root().querySelector('.ply').dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true }));
      let end;
      do end = await painted(); while (slider('now') === before && end - start < 2000);
      return end - start;
    },
  };
  // What becomes of each message of the worker, from its arrival to the frame that shows it.
  window.chunks = [];
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function addEventListener(kind, handler, ...rest) {
    const heard = kind !== 'message' ? handler : (event) => {
      const start = performance.now();
      handler.call(this, event);
      painted().then((end) => window.chunks.push({ time: end - start, length: slider('max') }));
    };
    listen.call(this, kind, heard, ...rest);
  };
}

/** Opens the page and hands it to `work`; frames come as fast as they are painted. */
export async function withLab(work) {
  const site = await serve(DIST, { '/notes.html': NOTES });
  const browser = await launch('--disable-frame-rate-limit');
  const page = listen(await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }));
  await page.addInitScript(install);
  try {
    await page.goto(`${site.address}/notes.html`);
    await work(page, browser);
  } finally {
    await browser.close();
    site.end();
  }
}

/** Waits until the whole recording is there. */
export const recorded = (page) => awaited(page, 'the whole recording', () => window.lab?.isDone?.(), { seconds: 180 });
