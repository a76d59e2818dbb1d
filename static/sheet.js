// The element <ply-scope-sheet>: exercises that belong together. One bar below them has one name, how many are done, and all answers in
// one file, which `plyscope grade` reads. It is loaded where a page has one.
const TAG = 'ply-scope-sheet';
/** The milliseconds after which an exercise that does not come is left out of the file. */
const PATIENCE = 20_000;
/** The keys under which the browser keeps the name, and what was done on a page. */
const [NAME, DONE] = ['plyscope-student', 'plyscope-sheet-'];

/** What it says, by the code of the language; the build fills it in. */
const WORDS = {/* sheet */};
const CODES = Object.keys(WORDS).sort();

const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
:host { display: block }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-top: 16px; padding: 8px 12px;
  border: 1px solid light-dark(#c9ccd3, #4a4f5c); border-radius: 8px; background: light-dark(#f7f7f4, #1b1f29); color: light-dark(#0f172a, #e8eaf0);
  font: 15px/1.4 system-ui, sans-serif }
label { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px }
input { font: inherit; color: inherit; background: light-dark(#fff, #12151c); border: 1px solid light-dark(#8b909c, #6b7180); border-radius: 6px; padding: 6px 8px; min-width: 0; width: 12em; box-sizing: border-box }
button { font: inherit; font-weight: 600; min-height: 40px; padding: 0 14px; border: 0; border-radius: 6px; cursor: pointer; background: light-dark(#0f172a, #e8eaf0); color: light-dark(#fff, #0f172a) }
button:disabled { opacity: .6; cursor: default }
:is(input, button):focus-visible { outline: 3px solid light-dark(#1a6fd1, #7db7ff); outline-offset: 2px }
output { margin-left: auto; font-variant-numeric: tabular-nums }
@media print { form { display: none } }
`);

/** Reads a text that the browser keeps; nothing where it keeps none. */
function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It lasts as long as the page.
  }
}

/** Points without zeros at the end. */
const points = (sum) => `${Number(sum.toFixed(2))}`;

class Sheet extends HTMLElement {
  #form;
  /** What each exercise has come to, by its place: points, points of right answers, questions that are over, questions. */
  #results = [];

  async connectedCallback() {
    if (this.#form) return;
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [STYLE];
    root.append(document.createElement('slot'));
    this.#form = this.#bar();
    root.append(this.#form);
    for (const type of ['ready', 'score']) this.addEventListener(`ply-scope:${type}`, ({ target }) => this.#heard(target));
    await this.#fill();
    const known = JSON.parse(kept(this.#key) ?? '[]');
    if (Array.isArray(known)) this.#results = known;
    for (const element of this.exercises) element.dataset.sheet = '';
    this.#tell();
  }

  /** The exercises, in their order. */
  get exercises() {
    return [...this.querySelectorAll('ply-scope[exercise]')];
  }

  /** All answers, as `plyscope grade` reads them; of exercises that have not begun there are none. */
  get answers() {
    const student = this.#field.value.trim();
    const sheet = this.exercises.map((element) => element.answers).filter(Boolean);
    return { v: 1, sheet: sheet.map((answers) => ({ ...answers, student: student || answers.student })) };
  }

  /** The code of the language around. */
  get #code() {
    const lang = `${this.closest('[lang]')?.lang || navigator.language}-`.toLowerCase();
    return CODES.findLast((code) => lang.startsWith(`${code}-`.toLowerCase())) ?? 'en';
  }

  get #words() {
    return WORDS[this.#code];
  }

  get #key() {
    return `${DONE}${location.pathname}#${this.id}`;
  }

  get #field() {
    return this.#form.querySelector('input');
  }

  #bar() {
    const words = this.#words;
    const form = document.createElement('form');
    const [label, field, output, button] = ['label', 'input', 'output', 'button'].map((name) => document.createElement(name));
    Object.assign(field, { type: 'text', autocomplete: 'off', maxLength: 100, value: kept(NAME) ?? '' });
    field.addEventListener('change', () => keep(NAME, field.value.trim()));
    label.append(words.name, ' ', field);
    button.textContent = words.save;
    form.append(label, output, button);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#save(button);
    });
    return form;
  }

  /** Makes the exercises of the attribute `sheet`: JSON, or the address of a file of the same site. */
  async #fill() {
    const given = this.getAttribute('sheet');
    if (!given) return;
    try {
      const text = /^\s*\{/.test(given) ? given : await read(given);
      const { title, sheet } = JSON.parse(text);
      if (title) {
        const heading = document.createElement('h2');
        heading.textContent = title[this.#code] ?? Object.values(title)[0];
        this.append(heading);
      }
      for (const exercise of sheet) {
        const element = document.createElement('ply-scope');
        element.setAttribute('exercise', JSON.stringify(exercise));
        this.append(element);
      }
    } catch (reason) {
      const said = document.createElement('p');
      said.setAttribute('role', 'alert');
      said.textContent = `${this.#words.unread}${reason.message ?? reason}`;
      this.append(said);
    }
  }

  #heard(element) {
    const at = this.exercises.indexOf(element);
    const { result } = element;
    if (at < 0 || !result) return;
    this.#results[at] = result;
    keep(this.#key, JSON.stringify(this.#results));
    this.#tell();
  }

  #tell() {
    const { exercises } = this;
    const known = exercises.map((_, at) => this.#results[at]).filter(Array.isArray);
    const done = known.filter(([, , over, of]) => over === of).length;
    const score = known.reduce((all, [points]) => all + points, 0);
    const told = { done, of: exercises.length, score: points(score) };
    this.#form.querySelector('output').value = this.#words.done.replace(/\{(\w+)\}/g, (_, name) => told[name]);
  }

  async #save(button) {
    const words = this.#words;
    Object.assign(button, { disabled: true, textContent: words.saving });
    await Promise.all(this.exercises.map(begun));
    const name = this.#field.value.trim().replace(/[^\p{L}\p{N}]+/gu, '-');
    const file = new Blob([JSON.stringify(this.answers)], { type: 'application/json' });
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: `answers${name && `-${name}`}.json` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
    Object.assign(button, { disabled: false, textContent: words.save });
  }
}

async function read(address) {
  const { origin, href } = new URL(address, document.baseURI);
  if (origin !== location.origin) throw new Error(href);
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.text();
}

/** Begins an exercise that has not begun, since what was done earlier comes back with it. */
function begun(element) {
  if (element.answers) return undefined;
  return new Promise((done) => {
    element.addEventListener('ply-scope:ready', done, { once: true });
    setTimeout(done, PATIENCE);
    element.start();
  });
}

if (!customElements.get(TAG)) customElements.define(TAG, Sheet);
