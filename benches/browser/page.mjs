// The site's own page with a search in it, of a million events unless another is asked for, and what can be read and pressed there.
import { DIST, launch } from './browser.mjs';
import { serve } from './server.mjs';
import { awaited, listen } from './trouble.mjs';

/** More than two million events, of which the page keeps a million. */
const SPEC = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'minimax' } };

const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const notes = (spec) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/plyscope-page.css"><script type="module" src="/ply-scope.js"></script>
  <ply-scope view="page" config="${quoted(JSON.stringify(spec))}"></ply-scope></html>`;

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
  const [memories, times] = [[], []];
  const { Instance, instantiate, instantiateStreaming } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(...given) {
      super(...given);
      memories.push(this.exports.memory);
    }

    // Whoever asks whether something is an instance means the browser's own, too.
    static [Symbol.hasInstance](it) {
      return it instanceof Instance;
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
    isDone: (least) => root() && slider('max') > least && ![...root().querySelectorAll('.progress button')].some((button) => button.textContent === 'Stop'),
    /** Milliseconds from a key to the frame that shows another step. */
    async press(key, shiftKey = false) {
      const before = slider('now');
      const start = performance.now();
      root().querySelector('.ply').dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true }));
      let end;
      do end = await painted(); while (slider('now') === before && end - start < 2000);
      return end - start;
    },
    /** From now on: milliseconds from each movement of the pointer to the next painted frame. */
    timeMoves() {
      window.addEventListener('pointermove', () => {
        const start = performance.now();
        times.push(painted().then((end) => end - start));
      }, { capture: true });
    },
    moves: () => Promise.all(times),
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

/** Opens the page and answers what `work` makes of it; frames come as fast as they are painted. */
export async function withLab(work, spec = SPEC) {
  const site = await serve(DIST, { '/notes.html': notes(spec) });
  const browser = await launch('--disable-frame-rate-limit');
  const page = listen(await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }));
  await page.addInitScript(install);
  try {
    await page.goto(`${site.address}/notes.html`);
    return await work(page, browser);
  } finally {
    await browser.close();
    site.end();
  }
}

/** Waits until the whole recording is there, of more than `least` events. */
export const recorded = (page, least = 100_000) => awaited(
  page, 'the whole recording', (count) => window.lab?.isDone?.(count), { argument: least, seconds: 180 },
);
