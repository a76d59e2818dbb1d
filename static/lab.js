// A lab in an element: the WebAssembly module and the stylesheet are loaded once per page, and every element gets a lab of its own in
// an open shadow root, which outlives a crash. It knows nothing of games, searches or attributes. Importing it does nothing, so that a
// server may import it, too.
import { codeOf, home, instance, more, sheet, stylesheet, words, worker } from './parts.js';

/** The key under which an element has its lab, while there is one. */
export const LAB = Symbol('lab');
/** How many crashes in how many milliseconds are too many. */
const [MOST, WITHIN] = [3, 10_000];

/** What is said without the module, by the code of the language; the build fills it in. */
const SENTENCES = {/* sentences */};

// Room is kept from the start, so that nothing jumps when the lab comes. A lab asks for no width of its own: two words that nobody
// sees, far apart, ask for it where notes give a figure only what is in it. What says why there is no lab needs no stylesheet.
// Boards, trees and code run from left to right whatever the page around them does.
const ROOM = `:host{display:block;min-height:var(--ply-min-height,280px);text-align:start}:host([hidden]){display:none}
:host>:not(slot){direction:ltr}
:host::before{content:". .";word-spacing:60rem;display:block;height:0;overflow:hidden;visibility:hidden}
.card{padding:8px 12px;border-left:3px solid light-dark(#B34700,#F9881E);color:light-dark(#111827,#F2F4F7);color-scheme:light dark;
background:light-dark(#FFF,#1E2129);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}`;

/** That text as a stylesheet, once there is an element. */
let room;

const all = new Set();
let shared = instance();

const isCrash = (error) => /^R(untime|ange)Error$/.test(error?.name) && /wasm-function/.test(error.stack);

// Nobody can draw with an instance that has crashed, and nobody is told whose doing it was. So everybody who shared it goes on with
// one of his own, and whoever crashes again crashes alone.
function crashed(error) {
  const [, number] = /app[\w-]*\.js\??(\d*)/.exec(error.stack) ?? [];
  const isIt = ({ number: known }) => number === undefined || known === Number(number);
  if (isIt(shared)) shared = instance();
  for (const element of all) element.crashed(isIt);
}

/** What is listened to on behalf of all elements, from the first one on. */
function listen() {
  room = sheet(ROOM);
  // A canvas takes no colours from a stylesheet, and no frame comes before a page is printed. Paper has no address bar.
  matchMedia('print').addEventListener('change', () => all.forEach((element) => element.ask((lab) => {
    lab.paint();
    element.dataset.link = `${element.home}#${lab.link()}`;
  })));
  addEventListener('error', ({ error }) => {
    if (isCrash(error)) crashed(error);
  });
  // What is drawn a moment later fails in a promise.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isCrash(reason)) crashed(reason);
  });
}

/** Writes an attribute. Nothing, as frameworks pass it for what they do not set, takes it away, and so does what is no text. */
export function put(element, name, value) {
  try {
    if (value !== undefined && value !== null) {
      element.setAttribute(name, value);
      return;
    }
  } catch {
    // A symbol, or an object that cannot be written as a text.
  }
  element.removeAttribute(name);
}

/**
 * An element to mount a lab on, and what takes from it the listeners that the lab adds: Yew would leave its own on it for good.
 */
function mountable() {
  const stage = document.createElement('div');
  // Browsers' translators put elements where texts were, and Yew finds its own nodes no more.
  stage.translate = false;
  const added = [];
  stage.addEventListener = (...listener) => {
    added.push(listener);
    EventTarget.prototype.addEventListener.apply(stage, listener);
  };
  return { stage, silence: () => added.forEach((listener) => stage.removeEventListener(...listener)) };
}

/** An element with a lab in it, which begins when `start` is called. */
export class LabElement extends (globalThis.HTMLElement ?? Object) {
  #root;
  #fallback = document.createElement('slot');
  /** What was refused last, and the card that says so. */
  #refused;
  #refusal;
  #instance;
  #crashes = [];
  /** Who may still draw: whatever began in an earlier turn is not wanted any more. */
  #turn;
  /** Takes the listeners of the lab from its element. */
  #silence;
  /** The spec shown, its step with it: what a lab that was taken away comes back to. */
  #shown;
  /** The step at which what is shown began: the stops of a deck are counted from there. */
  #begin;
  /** What is to be shown instead of what is configured, as JSON. */
  #wanted;

  connectedCallback() {
    if (!this.#root) {
      if (!room) listen();
      // A copy of an element that has started says so in its markup, and has not.
      delete this.dataset.state;
      this.#root = this.attachShadow({ mode: 'open' });
      this.#root.adoptedStyleSheets = [room];
      this.#root.addEventListener('click', (event) => this.#pressed(event));
      this.#root.addEventListener('pointerdown', (event) => this.#pressed(event));
      // Out of a closed list the focus goes back to what opened it, which browsers forget in a shadow root.
      this.#root.addEventListener('change', ({ target }) => target.dataset.choice && this.#preview());
      this.#root.addEventListener('toggle', ({ target, newState }) => {
        if (target.id === 'places') this.#preview(newState === 'open');
        if (newState !== 'closed' || !target.popover || !target.contains(this.#root.activeElement)) return;
        this.#root.querySelector(`[popovertarget=${target.id}]`).focus();
      }, true);
      this.#waiting();
      this.#showRefusal();
    }
    // Moving an element disconnects and connects it in one go.
    if (all.has(this)) return;
    all.add(this);
    this.arrive();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      all.delete(this);
      this.leave();
      this.quit();
    });
  }

  /** Called when the element has come into the page. */
  arrive() {
    this.start();
  }

  /** Called when it has gone for good. */
  leave() {}

  /** The language and the theme of what is around it. */
  surroundings() {
    return [document.documentElement.lang || navigator.language, ''];
  }

  /** What to search, as JSON, if anybody has said so. */
  configured() {}

  /** Where a deck of slides stops, how, and at which stop it is: `{ stops, pause, stop }`. */
  deck() {
    return {};
  }

  /** The exercise that is shown instead of a search, its variant's seed, and whose it is: `{ exercise, seed, student, salt }`. */
  task() {
    return {};
  }

  /** Whether what few pages need is fetched at once. */
  get needsMore() {
    return false;
  }

  /** Called when an answer to an exercise was graded. */
  scored() {}

  /** The spec of what is shown, step included; undefined until the lab is drawn. */
  get spec() {
    return this.#shown && structuredClone(this.#shown);
  }

  /** What a student has done of the exercise that is shown; undefined where there is none. */
  get progress() {
    const text = this.ask((lab) => lab.progress());
    return text && JSON.parse(text);
  }

  /** The answers file of the exercise, which `plyscope grade` reads. */
  get answers() {
    const text = this.ask((lab) => lab.answers());
    return text && JSON.parse(text);
  }

  /** The nodes in view, `{ path: 'r.0.1', x, y }` each, in pixels from the top left of the stage. */
  nodes() {
    return this.ask((lab) => lab.nodes()) ?? [];
  }

  /** What is known at the step shown of the node at a path such as `r.0.1`: `{ state, value, relation, alpha, beta, n, w }`. */
  facts(path) {
    return this.ask((lab) => lab.facts(Uint16Array.from(path.split('.').slice(1), Number)));
  }

  /** Outlines the node at a path such as `r.0.1`; without one, the node at the step shown. */
  select(path) {
    this.ask((lab) => lab.select(path ? Uint16Array.from(path.split('.').slice(1), Number) : undefined));
  }

  /** What an exercise has come to: `[points, points of right answers, questions that are over, questions]`. */
  get result() {
    const result = this.ask((lab) => lab.result());
    return result && [...result];
  }

  /** Asks the lab for something, if there is one. */
  ask(question) {
    try {
      return this[LAB] && question(this[LAB]);
    } catch (error) {
      if (!isCrash(error)) throw error;
      crashed(error);
    }
  }

  // Until there is something better, the children of the element are what a reader sees.
  #waiting(...notes) {
    this.#root?.replaceChildren(...notes, this.#fallback);
  }

  /** The page of Plyscope, with nothing of its own behind its address. An address that is no page of the web is none. */
  get home() {
    if (this.isPage) return location.href.replace(/#.*/, '');
    const given = this.getAttribute('home');
    if (!given) return given ?? home();
    try {
      // Written out as a URL it has no sign that would end a text in quotes.
      const { protocol, href } = new URL(given, document.baseURI);
      return /^https?:$/.test(protocol) ? href : home();
    } catch {
      return home();
    }
  }

  set home(home) {
    put(this, 'home', home);
  }

  get isPage() {
    return this.getAttribute('view') === 'page';
  }

  // Links away from an embed are made when they are needed, and only the page around the lab may write to the clipboard.
  #pressed({ type, target }) {
    const button = target.closest('[data-copy], a.open');
    const fragment = button && this.ask((lab) => lab.link());
    if (!fragment) return;
    const link = `${this.home}#${fragment}`;
    if (button.localName === 'a') button.href = link;
    else if (type !== 'click') return;
    else if (button.dataset.steps) this.#save(button.dataset.copy, button.dataset.steps);
    else this.#copy(button.dataset.copy, link);
  }

  // What is taken elsewhere is made by a script that is loaded when it is first needed; nothing where it cannot be had.
  #share() {
    return import('./share.js').catch(() => {
      const sentences = SENTENCES[codeOf(this.#root.querySelector('[lang]').lang)];
      this.ask((lab) => lab.say(sentences.offline));
    });
  }

  async #save(format, steps) {
    this.ask((lab) => lab.say(''));
    const share = await this.#share();
    if (!share) return;
    const [isAsked, isPicture] = [steps === 'copy', format === 'PNG'];
    try {
      if (isAsked && await (isPicture ? share.copyPicture(this) : this.#written(this.figure(share.end(format))))) {
        this.ask((lab) => lab.say('figure'));
      } else if (isPicture || !isAsked) {
        // A browser that copies no pictures saves it.
        await share.save(this, format, steps === 'all');
        this.ask((lab) => lab.say('file'));
      }
    } catch (reason) {
      // The module says in the reader's language what there is too much of.
      this.ask((lab) => lab.say(String(reason)));
    }
  }

  /** The file of a figure, by the end of its name, such as `tikz.tex`: of a step, or of all where there is no such step. */
  figure(end, step = this.spec?.step ?? 0) {
    return this.ask((lab) => lab.figure(end, step, this.home));
  }

  // What was chosen of an embed, and the picture if it is to stand inside; an exercise has none.
  #chosen() {
    const fields = [...this.#root.querySelectorAll('[data-choice]')];
    const chosen = Object.fromEntries(fields.map(({ dataset, value }) => [dataset.choice, value]));
    return { ...chosen, picture: chosen.inside && this.figure('svg') };
  }

  // What an embed looks like, on the page of its own; a site may allow no frames.
  async #preview(isOpen = true) {
    const place = this.#root.querySelector('[data-preview]');
    if (!isOpen) place?.replaceChildren();
    const share = place && isOpen && await this.#share();
    const fragment = share && this.ask((lab) => lab.link());
    if (!fragment) return;
    const [frame] = place.children.length ? place.children : [document.createElement('iframe')];
    const src = share.framed(this.spec, `${this.home}#${fragment}`, this.ask((lab) => lab.comparison()), this.#chosen());
    if (frame.src !== src) Object.assign(frame, { className: 'preview', src, title: place.title });
    frame.height = this.#chosen().height || place.dataset.preview;
    if (!frame.isConnected) place.append(frame);
  }

  async #copy(place, link) {
    const ownsAddress = !place && this.isPage;
    if (ownsAddress) history.replaceState(null, '', link);
    const share = place && await this.#share();
    if (place && !share) return;
    const text = place ? share.snippet(place, this.spec, link, this.ask((lab) => lab.comparison()), this.#chosen()) : link;
    const isWritten = await this.#written(text, ownsAddress);
    if (isWritten || ownsAddress) this.ask((lab) => (place ? lab.embedded(text) : lab.say(isWritten ? 'link' : 'address')));
  }

  // Whether a text was copied. Where there is no clipboard a person can still copy it by hand, unless it is in the address bar.
  async #written(text, isInAddress = false) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return !isInAddress && prompt('Plyscope', text) !== null;
    }
  }

  /** Takes the lab away. No method has the name of an attribute: some frameworks assign what they find under it. */
  quit() {
    const lab = this[LAB];
    this.#forget();
    lab?.destroy();
  }

  #forget() {
    this.#turn = this[LAB] = undefined;
    this.#silence?.();
    delete this.dataset.state;
    this.#refused = this.#refusal = undefined;
    // What is shown tells nothing of a game or of several searches: they begin again where they were embedded.
    if (this.configured()?.startsWith('play=') || this.hasAttribute('compare')) this.#shown = undefined;
    this.#waiting();
  }

  /** Begins anew with this spec, a text, or with what is configured. */
  restart(spec) {
    this.quit();
    this.#shown = undefined;
    this.#wanted = spec;
    // An element that is nowhere yet begins when it arrives.
    if (this.isConnected) this.start();
  }

  /** Loads what is not loaded yet and draws the lab. */
  async start() {
    if (this.dataset.state) return;
    const turn = this.#turn = {};
    this.dataset.state = 'loading';
    // Without a page to lead to there are no links.
    this.toggleAttribute('data-alone', !this.home);
    try {
      this.#instance ??= shared;
      // What will be needed is fetched beside the rest; if that fails, whoever uses it says so.
      if (this.task().exercise || this.needsMore) more().catch(() => {});
      const spoken = this.#lang();
      const [{ app, module }, table] = await Promise.all([
        this.#instance.load(),
        words(spoken).catch((error) => console.warn('ply-scope:', error)),
        stylesheet().then((sheet) => { this.#root.adoptedStyleSheets = [room, sheet]; }),
      ]);
      if (turn !== this.#turn) return;
      // Without its words a language cannot be spoken; the reader may try again.
      const isSpoken = app.speaks(spoken, table);
      const view = this.getAttribute('view');
      if (app.needs_more({ view, config: this.#config(), ...this.task() })) {
        // First without the module, which knows no reason why.
        await more();
        await app.fetch_more();
        if (turn !== this.#turn) return;
      }
      const { stage, silence } = mountable();
      this.#silence = silence;
      const [lang, theme] = this.surroundings();
      const deck = this.deck();
      const lab = app.mount(stage, {
        view,
        values: this.getAttribute('values'),
        config: this.#config(deck.stop === undefined ? this.#shown?.step : this.#begin),
        ...deck,
        ...this.task(),
        lang: isSpoken ? lang : 'en',
        theme,
        words,
        // The page itself goes on with the files it began with; the service worker knows its workers by this.
        work: (request) => worker(this.isPage ? '?app' : '', { module, request }),
        // What has happened is told when the lab has done all it is at.
        tell: (...told) => queueMicrotask(() => turn === this.#turn && this.told(...told)),
        score: (...scored) => queueMicrotask(() => turn === this.#turn && this.scored(...scored)),
      });
      this[LAB] = lab;
      this.#root.replaceChildren(stage);
      this.#showRefusal();
    } catch (error) {
      if (isCrash(error)) crashed(error);
      else if (turn === this.#turn) this.fail(error);
    }
  }

  /** What to begin with, as JSON: what was shown before, from a step, or what is wanted or configured. */
  #config(step) {
    return this.#shown ? JSON.stringify({ ...this.#shown, step }) : this.#wanted ?? this.configured();
  }

  /** Called when another step or stop is shown; the spec comes with it where another search is. */
  told(step, isLast, spec) {
    if (spec) {
      this.#shown = JSON.parse(spec);
      this.#begin = this.#shown.step;
    }
    if (step) this.#shown.step = step;
    else delete this.#shown.step;
    this.dataset.state = 'ready';
  }

  /** Called when an instance of the module has crashed. */
  crashed(isIt) {
    if (!this.#instance || !isIt(this.#instance)) return;
    const wasThere = Boolean(this.dataset.state);
    const now = performance.now();
    this.#crashes = [...this.#crashes.filter((time) => now - time < WITHIN), now];
    this.#instance = instance();
    this.#forget();
    if (this.#crashes.length >= MOST) this.#stop(({ stopped }) => stopped, true);
    else if (wasThere) this.start();
  }

  /** Says why there is no lab: what is wrong with the spec, in the reader's language, or what went wrong. */
  fail(error) {
    const isRefused = typeof error === 'string';
    if (!isRefused) console.error('ply-scope:', error);
    const isForbidden = /unsafe-eval|CSP|Content Security/i.test(error?.message);
    this.#stop((say) => (isRefused ? `${say.wrong} ${error}` : `${isForbidden ? say.forbidden : say.failed} (${error})`));
  }

  /** Says a sentence of its own above what is shown, in the reader's language. */
  remind(sentence) {
    this.refuse(SENTENCES[this.#lang()][sentence]);
  }

  /** Says why something else is not shown, above what goes on being shown; without a reason says it no more. */
  refuse(reason) {
    this.#refusal?.remove();
    this.#refused = reason;
    this.#showRefusal();
  }

  #showRefusal() {
    // A property may be set before the element is anywhere.
    if (!this.#refused || !this.#root) return;
    this.#refusal = this.#card(({ wrong }) => `${wrong} ${this.#refused}`);
    this.#root.prepend(this.#refusal);
  }

  #stop(sentence, canRestart) {
    this.#waiting(this.#card(sentence, canRestart));
    this.dataset.state = 'error';
  }

  #lang() {
    return codeOf(this.surroundings()[0]);
  }

  #card(sentence, canRestart) {
    const lang = this.#lang();
    const [, theme] = this.surroundings();
    const card = document.createElement('div');
    if (theme) card.dataset.theme = theme;
    Object.assign(card, { className: 'card', lang, textContent: sentence(SENTENCES[lang]) });
    card.setAttribute('role', 'alert');
    if (canRestart) {
      const button = document.createElement('button');
      Object.assign(button, { className: 'btn line', textContent: SENTENCES[lang].again });
      button.addEventListener('click', () => {
        this.#crashes = [];
        this.#forget();
        this.start();
      });
      card.append(' ', button);
    }
    return card;
  }
}
