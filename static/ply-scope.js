// The custom element <ply-scope>: its attributes become a spec, which the module reads; the stylesheet and the WebAssembly module
// are loaded once per page, and every element gets a lab of its own in an open shadow root. It knows nothing of games or searches.

const TAG = 'ply-scope';
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

// An instance that has panicked is of no use to anybody: the next one is made of the same module, with a script of its own.
let crashes = [];
let instance = 0;
const instantiate = (number) => once(async () => {
  const [app, module] = await Promise.all([import(number ? `./app.js?${number}` : './app.js'), compiled()]);
  await app.default({ module_or_path: module });
  return { mount: app.mount, module };
});
let application = instantiate(instance);

/* ---------- attributes ---------- */

// An attribute is a field of the spec. These are its own, those below the algorithm's, any other the game's.
const TOP = ['seed', 'step'];
const ALGORITHM = ('memo stop grundy depth evaluation cut returns order deepening table window opponent utility prune bounds '
  + 'selection formula c expand expand_order iterations playouts reward rollout_root policy final').split(' ');
// What stands inside an object of the algorithm; that one's name alone is its kind: policy="exact" plies="4".
const INSIDE = { weights: 'evaluation', count: 'evaluation', plies: 'policy', tolerance: 'utility', points: 'utility' };
const TEXTS = ['fen', 'moves', 'position'];
const LISTS = ['heaps', 'take', 'scores', 'window', 'bounds', 'weights'];
// What is not about the search at all.
const OTHER = ('view controls loading theme lang config id class style title hidden slot part exportparts dir role tabindex is nonce '
  + 'inert translate draggable contenteditable popover accesskey autofocus enterkeyhint inputmode spellcheck itemid itemprop '
  + 'itemref itemscope itemtype width height align markdown').split(' ');

/** A value as JSON: what is JSON already stays so, anything else is a text. */
function json(text) {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify(text);
  }
}

function value(name, text) {
  if (TEXTS.includes(name)) return JSON.stringify(text);
  // A tree is read as a text, so that a mistake in it is found at its own line and column: an escape tells that it is one.
  if (name === 'tree') return `"\\u${text.charCodeAt().toString(16).padStart(4, '0')}${JSON.stringify(text.slice(1)).slice(1)}`;
  if (LISTS.includes(name) && !/^\s*\[/.test(text)) return `[${text.split(',').map((item) => json(item.trim()))}]`;
  return json(text);
}

const written = (fields) => `{${Object.entries(fields).map(([name, text]) => `${JSON.stringify(name)}:${text}`)}}`;
const fields = (object) => Object.fromEntries(Object.entries(object ?? {}).map(([name, held]) => [name, JSON.stringify(held)]));
const isText = (text) => text?.startsWith('"');

/** The spec that the attributes say, over the one that stands in `config`; undefined if there is none. */
function configured(element) {
  const given = element.getAttribute('config') ?? element.querySelector(':scope > template[data-config]')?.content.textContent;
  const [top, game, algorithm] = [{}, {}, {}];
  const inner = [];
  for (const { name: spelt, value: text } of element.attributes) {
    const name = spelt.replaceAll('-', '_');
    if (name === 'game') game.kind = json(text);
    else if (name === 'algorithm') algorithm.kind = json(text);
    else if (TOP.includes(name)) top[name] = value(name, text);
    else if (ALGORITHM.includes(name)) algorithm[name] = value(name, text);
    else if (INSIDE[name]) inner.push([name, value(name, text)]);
    else if (!OTHER.includes(name) && !/^(on|aria_|data_)|[:@.]/.test(name)) game[name] = value(name, text);
  }
  for (const [name, text] of inner) {
    const around = algorithm[INSIDE[name]];
    const kind = around === undefined ? '{' : isText(around) ? `{"kind":${around},` : `${around.slice(0, -1)},`;
    algorithm[INSIDE[name]] = `${kind}"${name}":${text}}`;
  }
  for (const name of new Set(Object.values(INSIDE))) {
    if (isText(algorithm[name])) algorithm[name] = `{"kind":${algorithm[name]}}`;
  }
  const asked = [top, game, algorithm].some((part) => Object.keys(part).length);
  if (!asked) return given;
  let base = {};
  try {
    base = JSON.parse(given ?? '{}');
  } catch {
    // The module reads it too, and says what is wrong and where.
    return given;
  }
  // Another game or algorithm begins anew; an object stands for all of it.
  const over = (part, below) => {
    if (part.kind && !isText(part.kind)) return part.kind;
    const kept = !part.kind || part.kind === JSON.stringify(below?.kind) ? fields(below) : {};
    return written({ ...kept, ...part });
  };
  const whole = { ...fields(base), ...top };
  if (base.game || Object.keys(game).length) whole.game = over(game, base.game);
  if (base.algorithm || Object.keys(algorithm).length) whole.algorithm = over(algorithm, base.algorithm);
  return written(whole);
}

/* ---------- surroundings ---------- */

const dark = matchMedia('(prefers-color-scheme: dark)');
const NAMED = '[data-md-color-scheme],[data-theme],[data-bs-theme],.dark,.light,.quarto-dark,.quarto-light';

function named(text) {
  if (/\b(dark|slate|black|night)\b/.test(text)) return 'dark';
  return /\b(light|default|white)\b/.test(text) ? 'light' : undefined;
}

/** The theme of the notes: by the names that generators use, by what the page declares, by what it looks like. */
function themeAround(element) {
  const own = named(element.getAttribute('theme'));
  if (own) return own;
  if (element.getAttribute('view') === 'page') return '';
  const { dataset, classList } = element.closest(NAMED) ?? {};
  const said = dataset && named(dataset.mdColorScheme ?? dataset.theme ?? dataset.bsTheme ?? classList.value);
  if (said) return said;
  const schemes = getComputedStyle(element.parentElement ?? document.documentElement).colorScheme;
  const [isDark, isLight] = ['dark', 'light'].map((scheme) => schemes.includes(scheme));
  if (isDark !== isLight) return isDark ? 'dark' : 'light';
  for (let around = element.parentElement; around; around = around.parentElement) {
    const [, colours] = /^rgba?\((.*)\)/.exec(getComputedStyle(around).backgroundColor) ?? [];
    const [red, green, blue, alpha = 1] = colours?.match(/[\d.]+/g).map(Number) ?? [0, 0, 0, 0];
    if (alpha > 0.5) return 0.3 * red + 0.59 * green + 0.11 * blue < 128 ? 'dark' : 'light';
  }
  return isDark && dark.matches ? 'dark' : 'light';
}

function langAround(element) {
  if (element.getAttribute('view') === 'page') return navigator.language;
  return element.closest('[lang]:not([lang=auto])')?.lang || navigator.language;
}

const all = new Set();
const dress = () => all.forEach((element) => element.dress());
const host = new MutationObserver(dress);
dark.addEventListener('change', dress);

/* ---------- the element ---------- */

const SENTENCES = {
  en: { failed: 'Plyscope could not start. Reloading the page may help.', wrong: 'This figure is not set up right:',
    stopped: 'Plyscope was stopped by an error.', again: 'Restart' },
  zh: { failed: 'Plyscope 无法启动，请尝试重新加载页面。', wrong: '这幅图的设置有误：',
    stopped: 'Plyscope 因出错而停止。', again: '重新开始' },
};

// Room is kept from the start, so that nothing jumps when the lab comes.
const room = new CSSStyleSheet();
room.replaceSync(':host{display:block;min-height:var(--ply-min-height,280px)}:host([hidden]){display:none}');

const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) target.start();
}, { rootMargin: '200px' });

class PlyScope extends HTMLElement {
  #root;
  #fallback = document.createElement('slot');
  #handle;
  /** What may still draw; whatever began before it changed is not wanted any more. */
  #turn = {};
  #config;
  #worn;
  /** The spec shown, its step with it: what a lab that was taken away comes back to. */
  #shown;
  #attributes = new MutationObserver(() => this.#changed());

  connectedCallback() {
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: 'open' });
      this.#root.adoptedStyleSheets = [room];
      this.#waiting();
    }
    if (all.has(this)) return;
    all.add(this);
    for (const around of [document.documentElement, document.body]) host.observe(around, { attributes: true });
    this.#attributes.observe(this, { attributes: true });
    const isEager = this.getAttribute('loading') === 'eager' || this.getAttribute('view') === 'page';
    if (isEager) this.start();
    else near.observe(this);
  }

  // Moving an element disconnects and connects it in one go; only one that stays away is taken down.
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      all.delete(this);
      near.unobserve(this);
      this.#attributes.disconnect();
      this.#stop();
      this.#waiting();
    });
  }

  /** The spec of what is shown, step included; undefined until the lab is drawn. */
  get spec() {
    return this.#handle && JSON.parse(this.#handle.spec() ?? 'null') || undefined;
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

  #stop() {
    this.#turn = {};
    const handle = this.#handle;
    this.#handle = undefined;
    delete this.dataset.state;
    handle?.destroy();
  }

  /** Loads what is not loaded yet and draws the lab. */
  async start() {
    near.unobserve(this);
    if (this.dataset.state) return;
    this.#turn = {};
    const turn = this.#turn;
    this.dataset.state = 'loading';
    try {
      const [sheet, { mount, module }] = await Promise.all([stylesheet(), application()]);
      if (turn !== this.#turn) return;
      this.#root.adoptedStyleSheets = [room, sheet];
      const stage = document.createElement('div');
      this.#config = configured(this);
      this.#worn = [langAround(this), themeAround(this)];
      const [lang, theme] = this.#worn;
      this.#handle = mount(stage, {
        view: this.getAttribute('view'),
        config: this.#shown ? JSON.stringify(this.#shown) : this.#config,
        lang,
        theme,
        workerUrl: beside('./worker.js'),
        module,
        tell: (...told) => turn === this.#turn && this.#told(...told),
      });
      this.#root.replaceChildren(stage);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  #told(step, isLast, spec) {
    if (spec) this.#shown = JSON.parse(spec);
    this.#shown.step = step;
    this.dataset.state = 'ready';
  }

  #changed() {
    this.dress();
    const config = configured(this);
    if (!this.dataset.state || this.dataset.state === 'loading' || config === this.#config) return;
    this.#config = config;
    this.#shown = undefined;
    this.#stop();
    this.start();
  }

  /** Follows the language and the theme of what is around the element. */
  dress() {
    const worn = [langAround(this), themeAround(this)];
    if (!this.#handle || String(worn) === String(this.#worn)) return;
    this.#worn = worn;
    this.#handle.dress(...worn);
  }

  #fail(error) {
    const lang = /^zh/i.test(langAround(this)) ? 'zh' : 'en';
    const isRefused = typeof error === 'string';
    if (!isRefused) console.error(`${TAG}:`, error);
    const say = SENTENCES[lang];
    const card = document.createElement('div');
    card.setAttribute('role', 'alert');
    card.lang = lang;
    card.className = 'card';
    card.textContent = isRefused ? `${say.wrong} ${error}` : `${say.failed} (${error})`;
    this.#waiting(card);
    this.dataset.state = 'error';
  }
}

// Some site generators add a query to the address, and then the same file runs twice on a page.
if (!customElements.get(TAG)) customElements.define(TAG, PlyScope);

/** Makes elements of fenced code: as Material and pandoc write it, as Jekyll and Hugo do, as Sphinx does. */
function upgrade() {
  for (const code of document.querySelectorAll(`pre.${TAG} > code, code.language-${TAG}, .highlight-${TAG} pre`)) {
    const block = code.closest(`.highlight-${TAG}`) ?? code.closest('pre') ?? code;
    const element = document.createElement(TAG);
    if (code.textContent.trim()) element.setAttribute('config', code.textContent);
    for (const [name, text] of Object.entries(block.dataset)) if (name !== 'lang') element.setAttribute(name, text);
    block.replaceWith(element);
  }
}
upgrade();
// Material's instant navigation tells of every page it puts in.
globalThis.document$?.subscribe(upgrade);
