// The custom element <ply-scope> for other people's pages: its attributes become a spec, which the module reads; it begins when it is
// near, looks and speaks like what is around it, and tells what happens in it. It knows nothing of games or searches.
// Imported where there is no document, on a server, it does nothing.
import { LAB, LabElement, put } from './lab.js';
// Asked for together with lab.js, which needs it.
import './parts.js';

const TAG = 'ply-scope';

/* ---------- attributes ---------- */

// An attribute is a field of the spec: of the whole, of the game or of the algorithm. A name on none of these lists that is no
// attribute of HTML either is taken for a field of the game, so that a misspelt one is refused by its name.
const TOP = ['seed', 'step'];
// What follows is made of src/engine/spec/schema.rs and src/engine/search/options.rs by `UPDATE_TABLES=1 cargo test --test spec tables`.
const GAME = ('tree root position heaps misere stones take columns rows k moves m n fen size komi preset variant goal scores '
  + 'turn_total to_move thrown coin tosses tails heads').split(' ');
const ALGORITHM = ('memo grundy stop depth evaluation cut returns order deepening pvs table window opponent utility prune '
  + 'bounds selection formula priors first c expand expand_order iterations playouts reward rollout_root policy final').split(' ');
// What stands inside an object of the algorithm; that one's name alone is its kind: policy="exact" plies="4".
const INSIDE = { weights: 'evaluation', count: 'evaluation', tolerance: 'utility', points: 'utility', plies: 'policy' };
const TEXTS = ('position moves fen').split(' ');
const LISTS = ('heaps take scores window bounds weights').split(' ');
// End of what is made.
/** The attributes that are about the element itself and not about the search. */
const OWN = 'view values stop stops pause controls editable loading theme lang config compare exercise student salt'.split(' ');
/**
 * All that a fenced block or the address of a frame may set. Both may be written by somebody whom the page around does not trust, so
 * neither can say where links lead (`home`), nor name a file to be read (`transcript`), nor set an attribute of HTML.
 */
export const NAMES = ['game', 'algorithm', ...TOP, ...GAME, ...ALGORITHM, ...Object.keys(INSIDE), ...OWN];
// Attributes of HTML, and `spec`, which is a property: frameworks that render before there is an element write it as an attribute.
const OTHER = ('home transcript spec id class style title hidden slot part exportparts dir role tabindex is nonce '
  + 'inert translate draggable contenteditable popover accesskey autofocus enterkeyhint inputmode spellcheck itemid itemprop '
  + 'itemref itemscope itemtype width height align markdown').split(' ');

const STOP = /^\s*\d+\s*$/;
/** The largest number of a stop. */
const LAST = 0xffffffff;
const STOPS = /^\s*\d+\s*(,\s*\d+\s*)*$/;

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
const isFields = (held) => typeof held === 'object' && held !== null && !Array.isArray(held);

/** The spec that the attributes say, over the one that stands in `config`; undefined if there is none. */
function configured(element) {
  const given = element.getAttribute('config') ?? element.querySelector(':scope > template[data-config]')?.content.textContent;
  // Without a prototype no name has a meaning already.
  const [top, game, algorithm] = [0, 1, 2].map(() => Object.create(null));
  const inner = [];
  for (const { name: spelt, value: text } of element.attributes) {
    const name = spelt.replaceAll('-', '_');
    // The option of win-lose search of this name is true or false: a number is a stop of a deck.
    if (name === 'stop' && STOP.test(text)) continue;
    if (name === 'game') game.kind = json(text);
    else if (name === 'algorithm') algorithm.kind = json(text);
    else if (TOP.includes(name)) top[name] = value(name, text);
    else if (ALGORITHM.includes(name)) algorithm[name] = value(name, text);
    else if (Object.hasOwn(INSIDE, name)) inner.push([name, value(name, text)]);
    else if (![...OWN, ...OTHER].includes(name) && !/^(on|aria_|data_)|[:@.]/.test(name)) game[name] = value(name, text);
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
  if (!isFields(base)) return given;
  // Another game or algorithm begins anew; an object stands for all of it.
  const over = (part, below) => {
    if (part.kind && !isText(part.kind)) return part.kind;
    // No object in the place of one is for the module to refuse.
    if (below !== undefined && !part.kind && !isFields(below)) return JSON.stringify(below);
    const kept = !part.kind || part.kind === JSON.stringify(below?.kind) ? fields(below) : {};
    return written({ ...kept, ...part });
  };
  const whole = { ...fields(base), ...top };
  if (base.game || Object.keys(game).length) whole.game = over(game, base.game);
  if (base.algorithm || Object.keys(algorithm).length) whole.algorithm = over(algorithm, base.algorithm);
  return written(whole);
}

/* ---------- surroundings ---------- */

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
  const [, ...colours] = groundAround(element);
  if (!colours.length) return isDark && dark().matches ? 'dark' : 'light';
  const [red, green, blue] = colours;
  return 0.3 * red + 0.59 * green + 0.11 * blue < 128 ? 'dark' : 'light';
}

/** The colour behind an element, as CSS has it and in red, green and blue; nothing where there is none. */
function groundAround(element) {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    const [, colours] = /^rgba?\((.*)\)/.exec(backgroundColor) ?? [];
    const [red, green, blue, alpha = 1] = colours?.match(/[\d.]+/g).map(Number) ?? [0, 0, 0, 0];
    if (alpha > 0.5) return [backgroundColor, red, green, blue];
  }
  return [];
}

function langAround(element) {
  return element.closest('[lang]:not([lang=auto])')?.lang || navigator.language;
}

const embeds = new Set();
const dress = () => embeds.forEach((element) => element.dress());
const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** What looks on behalf of all elements, from the first one on. */
let watch;
function watched() {
  dark().addEventListener('change', dress);
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) target.start();
  }, { rootMargin: '200px' });
  // A slide that has come to its size is painted with as many pixels.
  addEventListener('transitionend', () => embeds.forEach((element) => element.isSlide && element.dress()));
  return { host: new MutationObserver(dress), near };
}

/* ---------- the element ---------- */

class PlyScope extends LabElement {
  #config;
  #worn;
  /** Whether the property `spec` was ever set. */
  #hasSpec = false;
  /** Whether it is a script that has asked for another search, and nobody's move. */
  #asked = false;
  #attributes = new MutationObserver((records) => this.#changed(records));
  /** The attributes about the deck around, as they were when the lab was started or mounted. */
  #slide;
  #stop;
  /** Where the lab stands among the stops, once it has said so. */
  #standing;
  #isLast;
  /** What is kept of the exercise, where it was set before the lab was there. */
  #progress;

  arrive() {
    embeds.add(this);
    if (this.closest('ply-scope-sheet')) also();
    watch ??= watched();
    for (const around of [document.documentElement, document.body]) watch.host.observe(around, { attributes: true });
    if (this.isSlide) {
      for (let around = this.parentElement; around; around = around.parentElement) watch.host.observe(around, { attributes: true });
      this.#settle();
    }
    this.#attributes.observe(this, { attributes: true });
    // What was set before the element was one.
    for (const name of ['spec', 'state', 'stops', 'pause', 'stop', 'compare', 'transcript', 'exercise', 'student', 'progress']) {
      if (!Object.hasOwn(this, name)) continue;
      const { [name]: held } = this;
      delete this[name];
      this[name] = held;
    }
    if (this.isPage || this.getAttribute('loading') === 'eager') this.start();
    else watch.near.observe(this);
  }

  leave() {
    embeds.delete(this);
    watch?.near.unobserve(this);
    this.#attributes.disconnect();
  }

  start() {
    watch?.near.unobserve(this);
    this.#slide = this.#slideAsked();
    if (this.hasAttribute('spec') && !this.#hasSpec && this.configured() === undefined) this.remind('property');
    return super.start();
  }

  surroundings() {
    return this.#worn = this.isPage ? super.surroundings() : [langAround(this), themeAround(this)];
  }

  configured() {
    return this.#config = this.exercise ?? this.getAttribute('compare') ?? configured(this);
  }

  task() {
    if (this.exercise === null) return {};
    const [seed, student, salt] = ['seed', 'student', 'salt'].map((name) => this.getAttribute(name) ?? undefined);
    return { config: undefined, exercise: this.exercise, seed, student, salt };
  }

  /** The exercise as JSON, or as the fragment of a link to it; `null` where there is none. */
  get exercise() {
    return this.getAttribute('exercise');
  }

  set exercise(exercise) {
    this.#write('exercise', exercise);
  }

  /** Searches side by side as JSON, or as the fragment of a link to them; `null` where there are none. */
  get compare() {
    return this.getAttribute('compare');
  }

  set compare(comparison) {
    this.#write('compare', comparison);
  }

  /** Sets an attribute to a text, or to an object as JSON. What cannot be written is told, never thrown. */
  #write(name, held) {
    try {
      put(this, name, typeof held === 'object' && held ? JSON.stringify(held) : held);
    } catch (reason) {
      this.#refuse(reason);
    }
  }

  /** The address of the record of a program's search, a file of the same site; `null` where there is none. */
  get transcript() {
    return this.getAttribute('transcript');
  }

  set transcript(address) {
    put(this, 'transcript', address);
  }

  get student() {
    return this.getAttribute('student');
  }

  set student(student) {
    put(this, 'student', student);
  }

  /** What a student has done of the exercise; set, it goes on from there. What is refused is said and told, never thrown. */
  get progress() {
    return super.progress;
  }

  set progress(progress) {
    if (!this[LAB]) {
      this.#progress = progress;
      return;
    }
    try {
      this.ask((lab) => lab.resume(JSON.stringify(progress) ?? 'null'));
      this.refuse();
    } catch (reason) {
      this.#refuse(reason);
    }
  }

  scored(part, right, score, max, seed, answer) {
    this.#tell('answer', { part, right });
    this.#tell('score', { score, max, answer: JSON.parse(answer), seed });
  }

  deck() {
    const [stops, pause] = ['stops', 'pause'].map((name) => this.getAttribute(name) ?? undefined);
    this.#slide = this.#slideAsked();
    if (stops === undefined && pause === undefined) return {};
    return { stops, pause, stop: this.stop };
  }

  #slideAsked() {
    return [...['values', 'stops', 'pause', 'student', 'salt', 'transcript'].map((name) => this.getAttribute(name)), this.isSlide].join();
  }

  get isSlide() {
    return this.getAttribute('view') === 'slide';
  }

  get stops() {
    return this.getAttribute('stops');
  }

  set stops(stops) {
    put(this, 'stops', stops);
  }

  /** How many stops a deck makes here; undefined until the search has told, where the attribute does not say it. */
  get stopCount() {
    const listed = !this.hasAttribute('pause') && STOPS.test(this.stops) ? this.stops.split(',').length : undefined;
    return this.#standing?.of ?? listed;
  }

  /** The stop shown: 0 is the step with which the figure begins. What is no number is the attribute of this name. */
  get stop() {
    const [given] = STOP.exec(this.getAttribute('stop')) ?? [0];
    return this.#stop ?? Math.min(Number(given), LAST);
  }

  set stop(stop) {
    if (typeof stop === 'number' && stop >= 0) {
      this.#stop = Math.min(Math.floor(stop), LAST);
      this.ask((lab) => lab.stop(this.#stop));
    } else if (typeof stop !== 'number') {
      put(this, 'stop', stop);
    }
  }

  /** Goes to the next stop; false at the last one. */
  next() {
    if (!this.#standing?.grows && !(this.stop < this.stopCount)) return false;
    this.stop += 1;
    return true;
  }

  /** Goes to the stop before; false at the first one. */
  prev() {
    const to = this.#standing?.isThere === false ? this.stop : this.stop - 1;
    if (this.stopCount === undefined || to < 0) return false;
    this.stop = to;
    return true;
  }

  #changed(records) {
    this.dress();
    if (records.some(({ attributeName }) => attributeName === 'stop') && STOP.test(this.getAttribute('stop'))) {
      this.stop = Number(this.getAttribute('stop'));
    }
    const before = this.#config;
    if (!this.dataset.state || this.dataset.state === 'loading') return;
    if (this.configured() !== before || this.#slideAsked() !== this.#slide) this.reset();
  }

  /** Follows the language and the theme of what is around the element. */
  dress() {
    const before = String(this.#worn);
    if (String(this.surroundings()) !== before) this.ask((lab) => lab.dress(...this.#worn));
    if (this.isSlide) this.#settle();
  }

  /** On a slide the paper is the slide's own, and a slide that is scaled has other pixels. */
  #settle() {
    const [ground = ''] = groundAround(this);
    for (const name of ['--ply-paper', '--ply-ground']) {
      if (this.style.getPropertyValue(name) !== ground) this.style.setProperty(name, ground);
    }
    this.ask((lab) => lab.paint());
  }

  get spec() {
    return super.spec;
  }

  /** Searches something else, from its step; nothing is what the attributes say. What is refused is said and told, never thrown. */
  set spec(spec) {
    this.#hasSpec = true;
    if (spec === undefined || spec === null) {
      this.restart();
      return;
    }
    try {
      // A text goes through all that frameworks wrap an object in.
      const text = typeof spec === 'string' ? spec : JSON.stringify(spec);
      // What has to be fetched for it is fetched at the beginning.
      if (!this[LAB] || this.ask((lab) => lab.awaits(text))) {
        this.restart(text);
        return;
      }
      this.#asked = true;
      this.ask((lab) => lab.open(text));
      this.refuse();
    } catch (reason) {
      this.#asked = false;
      this.#refuse(reason);
    }
  }

  /** All that it takes to show the same again, here or elsewhere; of a game that is played, what stands in a link to it. */
  get state() {
    const [game] = /^play=[^&]+/.exec(this.ask((lab) => lab.link())) ?? [];
    return this.spec && { v: 1, spec: this.spec, game };
  }

  set state(state) {
    try {
      this.#takeUp(state);
    } catch (reason) {
      this.#refuse(reason);
    }
  }

  #takeUp(state) {
    const game = state?.v === 1 ? state.game : undefined;
    if (typeof game === 'string') {
      // What cannot be read yet is refused at the beginning, if it is.
      this.ask((lab) => lab.awaits(game) || lab.reads(game));
      this.setAttribute('config', game);
      this.reset();
    } else if (game !== undefined) {
      // It is a spec, or nothing that could be shown.
      this.spec = state;
    } else {
      // A version that is not known is refused by the reader of specs, and so is a state that has none.
      this.spec = !state || state.v === 1 ? state?.spec : { v: state.v ?? null };
    }
  }

  play() {
    this.ask((lab) => lab.play(true));
  }

  /** `pause()` stands still. What is assigned is the attribute of this name. */
  get pause() {
    return () => this.ask((lab) => lab.play(false));
  }

  set pause(pause) {
    put(this, 'pause', pause);
  }

  /** `step(n)` goes so many events on, or back. What is assigned is the attribute of this name: React does so. */
  get step() {
    return (events = 1) => this.goto((this.spec?.step ?? 0) + events);
  }

  set step(step) {
    put(this, 'step', step);
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
    this.#stop = this.#standing = undefined;
    this.restart();
  }

  told(step, isLast, spec, standing) {
    const before = this.spec;
    const wasReady = this.dataset.state === 'ready';
    const stepBefore = before?.step ?? 0;
    super.told(step, isLast, spec);
    if (!wasReady) {
      const progress = this.#progress;
      this.#progress = undefined;
      if (progress !== undefined) this.progress = progress;
      if (this.transcript !== null) this.#read(this.transcript);
      this.#tell('ready');
    }
    const { stop, of } = this.#standing ?? {};
    this.#standing = standing;
    this.#stop = standing?.stop;
    const isMoment = Boolean(spec) || step !== stepBefore || isLast !== this.#isLast;
    this.#isLast = isLast;
    if (isMoment) this.#tell('step', { step });
    if (standing && (standing.stop !== stop || standing.of !== of)) this.#tell('stop', { stop: standing.stop, of: standing.of, step });
    if (isLast && isMoment) this.#tell('end', { step });
    if (!spec) return;
    if (wasReady && !this.#asked && JSON.stringify(before?.game) !== JSON.stringify(this.spec.game)) this.#tell('move');
    this.#asked = false;
  }

  fail(error) {
    super.fail(error);
    this.#tell('error', { message: String(error) });
  }

  /** Says and tells what was refused. */
  #refuse(reason) {
    this.refuse(reason);
    this.#tell('error', { message: String(reason) });
  }

  /** Shows the record of a program's search that a file of the same site has. */
  async #read(address) {
    try {
      const { protocol, origin, href } = new URL(address, document.baseURI);
      // What the page itself has made has no site, nor has a page from a file.
      if (protocol !== 'blob:' && origin !== location.origin) {
        this.remind('elsewhere');
        return;
      }
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
      const text = await response.text();
      if (this.transcript === address) this.ask((lab) => lab.take(text));
    } catch (reason) {
      this.#refuse(reason);
    }
  }

  /** Tells the page, which may hear it at any element around. */
  #tell(what, about) {
    const detail = { ...about, spec: this.spec };
    this.dispatchEvent(new CustomEvent(`${TAG}:${what}`, { bubbles: true, composed: true, detail }));
  }
}

/** Loads what few pages have: exercises that belong together, and texts that tell of a figure. */
function also() {
  if (document.querySelector('ply-scope-sheet')) import('./sheet.js').catch(() => undefined);
  if (document.querySelector('[data-step], [data-node], .predict')) import('./text.js').catch(() => undefined);
}

/** Makes elements of fenced code: as Material and pandoc write it, as Jekyll and Hugo do, as Sphinx does. */
function upgrade() {
  for (const code of document.querySelectorAll(`pre.${TAG} > code, code.language-${TAG}, .highlight-${TAG} pre`)) {
    const block = code.closest(`.highlight-${TAG}`) ?? code.closest('pre') ?? code;
    const element = document.createElement(TAG);
    if (code.textContent.trim()) element.setAttribute('config', code.textContent);
    for (const name of NAMES) {
      const text = block.getAttribute(`data-${name.replaceAll('_', '-')}`) ?? block.getAttribute(`data-${name}`);
      // Highlighters write the language of the code there.
      if (text !== null && name !== 'lang') element.setAttribute(name, text);
    }
    block.replaceWith(element);
  }
}

if (globalThis.customElements) {
  // Some site generators add a query to the address, and then the same file runs twice on a page.
  if (!customElements.get(TAG)) customElements.define(TAG, PlyScope);
  upgrade();
  also();
  // Material's instant navigation tells of every page it puts in.
  globalThis.document$?.subscribe(() => {
    upgrade();
    also();
  });
}

/** For notebooks (anywidget): what the model holds under the name of an attribute is that attribute, and its `step` is the one shown. */
export default {
  render({ model, el }) {
    const element = document.createElement(TAG);
    // Letters are commands of a notebook; while the figure has the focus they are not meant for it.
    element.setAttribute('data-lm-suppress-shortcuts', 'true');
    let spec;
    const put = () => {
      for (const name of NAMES) {
        const held = model.get(name);
        const text = typeof held === 'string' ? held : JSON.stringify(held ?? undefined);
        if (text !== undefined && (name !== 'step' || !element.spec)) element.setAttribute(name, text);
      }
      const wanted = model.get('spec');
      if (wanted && JSON.stringify(wanted) !== spec) {
        spec = JSON.stringify(wanted);
        element.spec = wanted;
      }
      if (element.spec && model.get('step') !== element.spec.step) element.goto(model.get('step') ?? 0);
    };
    element.setAttribute('loading', 'eager');
    put();
    model.on?.('change', put);
    element.addEventListener(`${TAG}:step`, ({ detail: { step } }) => {
      // Where there is no kernel behind the page, the model may have methods that throw.
      try {
        model.set?.('step', step);
        model.save_changes?.();
      } catch {
        // The figure goes on without being kept.
      }
    });
    el.append(element);
    return () => element.remove();
  },
};
