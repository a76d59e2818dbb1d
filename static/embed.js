// The page for frames: one element with the query as its attributes. The page around it is told how high it is and what happens,
// and may give commands; nobody else may.
import './ply-scope.js';

const query = new URLSearchParams(location.search);
const element = document.createElement('ply-scope');
for (const [name, text] of query) {
  // A query is anybody's: it says what to show, not what to run or how it looks.
  if (/^(?!on|(?:style|class|id|slot|is|origin)$)[a-z][a-z_-]*$/.test(name)) element.setAttribute(name, text);
}
element.setAttribute('loading', 'eager');
document.documentElement.lang = query.get('lang') ?? navigator.language;
document.body.append(element);

/** Who is around, `null` for a file, undefined where the browser does not say. */
const around = query.get('origin') ?? location.ancestorOrigins?.[0] ?? (document.referrer ? new URL(document.referrer).origin : undefined);

function tell(type, about) {
  if (parent === window) return;
  parent.postMessage({ type: `plyscope:${type}`, v: 1, ...about }, !around || around === 'null' ? '*' : around);
}

new ResizeObserver(() => tell('resize', { height: Math.ceil(element.getBoundingClientRect().height) })).observe(element);
for (const name of ['ready', 'step', 'stop', 'end', 'move', 'error']) {
  element.addEventListener(`ply-scope:${name}`, ({ detail }) => tell(name, { detail }));
}

const isNothing = (value) => value === undefined;
const COMMANDS = {
  play: isNothing,
  pause: isNothing,
  reset: isNothing,
  step: (value) => isNothing(value) || Number.isInteger(value),
  goto: (value) => value === 'first' || value === 'last' || (Number.isInteger(value) && value >= 0),
  stop: (value) => Number.isInteger(value) && value >= 0,
  next: isNothing,
  prev: isNothing,
  state: (value) => typeof value === 'object' && value !== null,
};

/** A command as a text; what cannot be one, a circle say, by its kind. */
function written(data) {
  try {
    return JSON.stringify(data);
  } catch {
    return String(data);
  }
}

addEventListener('message', ({ source, origin, data }) => {
  if (parent === window || source !== parent || origin !== around) return;
  if (data?.type !== 'plyscope:cmd') return;
  const { v, name, value } = data;
  if (v !== 1 || !Object.hasOwn(COMMANDS, name) || !COMMANDS[name](value)) {
    tell('error', { detail: { message: `not a command of version 1: ${written(data)}` } });
  } else if (name === 'state' || name === 'stop') element[name] = value;
  else element[name](value);
});

// A slide has no keys of its own: in a frame the deck around would not hear them. The keys that scroll would move this page instead.
if (query.get('view') === 'slide') {
  // All of the frame is the slide's, and its text by the height of it as on a slide.
  element.style.height = '100vh';
  document.body.style.fontSize = '7.5vh';
  addEventListener('keydown', (event) => {
    const { key, code, keyCode, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (key === 'Tab' || event.defaultPrevented) return;
    if (!altKey && !ctrlKey && !metaKey) event.preventDefault();
    tell('key', { key, code, keyCode, shiftKey, altKey, ctrlKey, metaKey });
  });
}
