// The custom element <ply-scope> for other people's pages: its attributes become a spec, which the module reads; it begins when it is
// near, looks and speaks like what is around it, and tells what happens in it. It knows nothing of games or searches.
import { LAB, LabElement } from './lab.js';

const TAG = 'ply-scope';

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
const OTHER = ('view controls home loading theme lang config id class style title hidden slot part exportparts dir role tabindex is nonce '
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
  // As HTML has it, the name alone says yes.
  return json(text || 'true');
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
  return element.closest('[lang]:not([lang=auto])')?.lang || navigator.language;
}

const embeds = new Set();
const dress = () => embeds.forEach((element) => element.dress());
const host = new MutationObserver(dress);
dark.addEventListener('change', dress);

/* ---------- the element ---------- */

const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) target.start();
}, { rootMargin: '200px' });

class PlyScope extends LabElement {
  #config;
  #worn;
  /** Whether it is a script that has asked for another search, and nobody's move. */
  #asked = false;
  #attributes = new MutationObserver(() => this.#changed());

  arrive() {
    embeds.add(this);
    for (const around of [document.documentElement, document.body]) host.observe(around, { attributes: true });
    this.#attributes.observe(this, { attributes: true });
    // What was set before the element was one.
    for (const name of ['spec', 'state']) {
      if (!Object.hasOwn(this, name)) continue;
      const { [name]: held } = this;
      delete this[name];
      this[name] = held;
    }
    if (this.isPage || this.getAttribute('loading') === 'eager') this.start();
    else near.observe(this);
  }

  leave() {
    embeds.delete(this);
    near.unobserve(this);
    this.#attributes.disconnect();
  }

  start() {
    near.unobserve(this);
    return super.start();
  }

  surroundings() {
    return this.#worn = this.isPage ? super.surroundings() : [langAround(this), themeAround(this)];
  }

  configured() {
    return this.#config = configured(this);
  }

  #changed() {
    this.dress();
    const before = this.#config;
    if (this.dataset.state && this.dataset.state !== 'loading' && this.configured() !== before) this.restart();
  }

  /** Follows the language and the theme of what is around the element. */
  dress() {
    const before = String(this.#worn);
    if (String(this.surroundings()) !== before) this.ask((lab) => lab.dress(...this.#worn));
  }

  get spec() {
    return super.spec;
  }

  /** Searches something else, from its step. What is refused is thrown and told, and what is shown stays. */
  set spec(spec) {
    if (!this[LAB]) {
      this.restart(spec);
      return;
    }
    this.#asked = true;
    try {
      this.ask((lab) => lab.open(JSON.stringify(spec)));
    } catch (message) {
      this.#asked = false;
      this.#tell('error', { message });
      throw new TypeError(message);
    }
  }

  /** All that it takes to show the same again, here or elsewhere; of a game that is played, what stands in a link to it. */
  get state() {
    const [game] = /^play=[^&]+/.exec(this.ask((lab) => lab.link())) ?? [];
    return this.spec && { v: 1, spec: this.spec, game };
  }

  set state(state) {
    if (state?.v === 1 && state.game) {
      this.setAttribute('config', state.game);
      this.reset();
    } else {
      // A version that is not known is refused by the reader of specs.
      this.spec = state?.v === 1 ? state.spec : { v: state?.v };
    }
  }

  play() {
    this.ask((lab) => lab.play(true));
  }

  pause() {
    this.ask((lab) => lab.play(false));
  }

  /** `step(n)` goes so many events on, or back. What is assigned is the attribute of this name: React does so. */
  get step() {
    return (events = 1) => this.goto((this.spec?.step ?? 0) + events);
  }

  set step(step) {
    this.setAttribute('step', step);
  }

  /* Figures for print, of the step shown or of another: `toSVG(3)`. */
  toSVG(step) {
    return this.figure('svg', step);
  }

  toTikZ(step) {
    return this.figure('tikz.tex', step);
  }

  toDOT(step) {
    return this.figure('dot', step);
  }

  toJSON(step) {
    return this.figure('json', step);
  }

  /** Shows a step, the first or the last. */
  goto(step) {
    const places = { first: 0, last: 0xffffffff };
    this.ask((lab) => lab.go(Math.max(0, Math.min(places[step] ?? step, places.last))));
  }

  /** Back to what its attributes say. */
  reset() {
    this.restart();
  }

  told(step, isLast, spec) {
    const before = this.spec;
    const wasReady = this.dataset.state === 'ready';
    super.told(step, isLast, spec);
    if (!wasReady) this.#tell('ready');
    this.#tell('step', { step });
    if (isLast) this.#tell('end', { step });
    if (!spec) return;
    if (wasReady && !this.#asked && JSON.stringify(before?.game) !== JSON.stringify(this.spec.game)) this.#tell('move');
    this.#asked = false;
  }

  fail(error) {
    super.fail(error);
    this.#tell('error', { message: String(error) });
  }

  /** Tells the page, which may hear it at any element around. */
  #tell(what, about) {
    const detail = { ...about, spec: this.spec };
    this.dispatchEvent(new CustomEvent(`${TAG}:${what}`, { bubbles: true, composed: true, detail }));
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

const GAME = ('game algorithm tree root heaps misere stones take position m n k columns rows moves fen size komi goal scores '
  + 'turn_total tosses tails heads preset variant').split(' ');

/** For notebooks (anywidget): what the model holds under the name of an attribute is that attribute, and its `step` is the one shown. */
export default {
  render({ model, el }) {
    const element = document.createElement(TAG);
    const names = [...TOP, ...GAME, ...ALGORITHM, ...Object.keys(INSIDE), 'view', 'controls', 'theme', 'lang', 'config'];
    const put = () => {
      for (const name of names) {
        const held = model.get(name);
        const text = typeof held === 'string' ? held : JSON.stringify(held ?? undefined);
        if (text !== undefined && (name !== 'step' || !element.spec)) element.setAttribute(name, text);
      }
      if (element.spec && model.get('step') !== element.spec.step) element.goto(model.get('step') ?? 0);
    };
    element.setAttribute('loading', 'eager');
    put();
    model.on?.('change', put);
    element.addEventListener(`${TAG}:step`, ({ detail: { step } }) => {
      model.set?.('step', step);
      model.save_changes?.();
    });
    el.append(element);
    return () => element.remove();
  },
};
