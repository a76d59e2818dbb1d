// A text and the figure that it tells of: what has `data-step` takes the figure to that step, what has `data-node` outlines that node, and
// both are marked when the figure comes there or a reader points at the node. It is loaded where a page has such a text.
const TEXT = '[data-step], [data-node]';
/** So near to a node, in pixels, a reader points at it. */
const NEAR = 22;

const style = new CSSStyleSheet();
style.replaceSync(`
:where(${TEXT}) { cursor: pointer; text-decoration: underline dotted; text-underline-offset: .2em; text-decoration-thickness: 1px }
:where([data-step][aria-current=step], [data-node].is-pointed) { background: color-mix(in srgb, light-dark(#1a6fd1, #7db7ff) 22%, transparent); border-radius: 3px }
`);
document.adoptedStyleSheets.push(style);

/** The figure that a text tells of: named by `for`, led to by its link, or the nearest one in the same section. */
function figureOf(text) {
  const name = text.closest('[for]')?.getAttribute('for') ?? /^#(.+)/.exec(text.getAttribute('href'))?.[1];
  const there = name && document.getElementById(decodeURIComponent(name));
  if (there) return there.matches('ply-scope') ? there : there.querySelector('ply-scope');
  return text.closest('section, article, body')?.querySelector('ply-scope:not([exercise])');
}

/** The texts about a figure. */
const textsOf = (figure) => [...document.querySelectorAll(TEXT)].filter((text) => figureOf(text) === figure);

/** Waits until a figure is there. */
function ready(figure) {
  if (figure.spec) return Promise.resolve();
  return new Promise((done) => {
    figure.addEventListener('ply-scope:ready', done, { once: true });
    figure.start();
  });
}

async function go(text) {
  const figure = figureOf(text);
  if (!figure) return;
  await ready(figure);
  if (text.dataset.step !== undefined) figure.goto(/^\d+$/.test(text.dataset.step) ? Number(text.dataset.step) : text.dataset.step);
  if (text.dataset.node !== undefined) figure.select(text.dataset.node);
  const { top, bottom } = figure.getBoundingClientRect();
  const isSeen = bottom > 0.25 * innerHeight && top < 0.75 * innerHeight;
  if (!isSeen) figure.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}

/** Marks the text of the step shown: the last one that the figure has come to. */
function mark(figure) {
  const step = figure.spec?.step ?? 0;
  const steps = textsOf(figure).filter((text) => /^\d+$/.test(text.dataset.step));
  const reached = steps.map((text) => Number(text.dataset.step)).filter((at) => at <= step);
  const last = Math.max(...reached);
  for (const text of steps) {
    if (Number(text.dataset.step) === last) text.setAttribute('aria-current', 'step');
    else text.removeAttribute('aria-current');
  }
}

/** Marks the texts about the node at which a reader points in a figure. */
function point(figure, event) {
  const texts = textsOf(figure).filter((text) => text.dataset.node !== undefined);
  if (!texts.length) return;
  const stage = figure.shadowRoot?.querySelector('.stage')?.getBoundingClientRect();
  const far = ({ x, y }) => Math.hypot(x + stage.left - event.clientX, y + stage.top - event.clientY);
  const [near] = stage ? figure.nodes().filter((node) => far(node) < NEAR).sort((one, other) => far(one) - far(other)) : [];
  for (const text of texts) text.classList.toggle('is-pointed', event.type !== 'pointerleave' && text.dataset.node === near?.path);
}

/** A question before a step: the figure waits there, and goes on once the reader has said what will come. */
function ask(question) {
  const figure = question.closest('figure')?.querySelector('ply-scope') ?? figureOf(question);
  const [why] = question.querySelectorAll('.why');
  if (!figure || !why) return;
  why.hidden = true;
  why.setAttribute('role', 'status');
  const { at, then } = question.dataset;
  for (const button of question.querySelectorAll('button')) {
    button.addEventListener('pointerenter', () => figure.spec && why.hidden && figure.goto(Number(at)));
    button.addEventListener('focus', () => figure.spec && why.hidden && figure.goto(Number(at)));
    button.addEventListener('click', async () => {
      await ready(figure);
      for (const other of question.querySelectorAll('button')) {
        other.setAttribute('aria-pressed', `${other === button}`);
        other.classList.toggle('is-right', other.dataset.right !== undefined);
      }
      figure.goto(Number(then));
      why.hidden = false;
    });
  }
}
document.querySelectorAll('.predict').forEach(ask);

const textAt = ({ target }) => target.closest?.(TEXT);
document.addEventListener('click', (event) => {
  const text = textAt(event);
  // A link that is to open elsewhere does.
  if (!text || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (figureOf(text)) event.preventDefault();
  go(text);
});
for (const [type, isOver] of [['pointerover', true], ['focusin', true], ['pointerout', false], ['focusout', false]]) {
  document.addEventListener(type, (event) => {
    const text = textAt(event);
    if (text?.dataset.node === undefined) return;
    const figure = figureOf(text);
    if (figure?.spec) figure.select(isOver ? text.dataset.node : null);
  });
}
document.addEventListener('ply-scope:step', ({ target }) => mark(target));
document.addEventListener('ply-scope:ready', ({ target }) => mark(target));
for (const type of ['pointermove', 'pointerleave']) {
  document.addEventListener(type, (event) => event.target.matches?.('ply-scope') && point(event.target, event), true);
}
