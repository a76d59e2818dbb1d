// The custom element <ply-scope>: loads the stylesheet and the WebAssembly module once per page, then lets the
// module draw into an open shadow root. It knows nothing of games or searches.

const beside = (name) => new URL(name, import.meta.url).href;

/** A function that calls `make` once and shares its promise; after a failure the next call tries again. */
function once(make) {
  let promise;
  return () => (promise ??= make().catch((error) => {
    promise = undefined;
    throw error;
  }));
}

async function fetched(name) {
  const response = await fetch(beside(name));
  if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
  return response;
}

const stylesheet = once(async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await (await fetched('./plyscope.css')).text());
  return sheet;
});

// Compiled apart from `init`, because workers are sent the compiled module instead of loading it again.
const compiled = once(async () => {
  const [response, unpack] = await Promise.all([fetched('./app_bg.wasm'), import('./unpack.js')]);
  return unpack.compiled(await response.arrayBuffer());
});

const application = once(async () => {
  const [app, module] = await Promise.all([import('./app.js'), compiled()]);
  await app.default({ module_or_path: module });
  return { mount: app.mount, module };
});

class PlyScope extends HTMLElement {
  #root;
  #fallback = document.createElement('slot');
  #handle;
  #loading = false;

  connectedCallback() {
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: 'open' });
      this.#waiting();
    }
    if (!this.#handle && !this.#loading) this.#start();
  }

  // Moving an element disconnects and connects it in one go; only one that stays away is taken down.
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#handle) return;
      this.#handle.destroy();
      this.#handle = undefined;
      this.#waiting();
    });
  }

  /** The spec of what is shown, step included; undefined until the lab is drawn. */
  get spec() {
    const json = this.#handle?.spec();
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** The nodes in view, `{ path: 'r.0.1', x, y }` each, in pixels from the top left of the stage. */
  nodes() {
    return this.#handle?.nodes() ?? [];
  }

  /** What is known at the step shown of the node at a path such as `r.0.1`: `{ state, value, relation, alpha, beta, n, w }`. */
  facts(path) {
    return this.#handle?.facts(Uint16Array.from(path.split('.').slice(1), Number));
  }

  // Until there is something better, the children of the element are what a reader sees.
  #waiting(...notes) {
    this.#root.replaceChildren(...notes, this.#fallback);
  }

  async #start() {
    this.#loading = true;
    this.dataset.state = 'loading';
    try {
      const [sheet, { mount, module }] = await Promise.all([stylesheet(), application()]);
      if (!this.isConnected) return;
      this.#root.adoptedStyleSheets = [sheet];
      const stage = document.createElement('div');
      this.#root.append(stage);
      this.#handle = mount(stage, this, {
        view: this.getAttribute('view') ?? undefined,
        config: this.getAttribute('config') ?? undefined,
        workerUrl: beside('./worker.js'),
        module,
      });
      this.#fallback.remove();
      this.dataset.state = 'ready';
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#loading = false;
    }
  }

  #fail(error) {
    console.error('ply-scope:', error);
    const note = document.createElement('div');
    note.setAttribute('role', 'alert');
    const sentences = {
      en: `Plyscope could not start. Reloading the page may help. (${error})`,
      zh: `Plyscope 无法启动，请尝试重新加载页面。（${error}）`,
    };
    for (const [lang, text] of Object.entries(sentences)) {
      const line = document.createElement('p');
      line.lang = lang;
      line.textContent = text;
      note.append(line);
    }
    this.#waiting(note);
    this.dataset.state = 'error';
  }
}

// Some site generators add a query to the address, and then the same file runs twice on a page.
if (!customElements.get('ply-scope')) customElements.define('ply-scope', PlyScope);
