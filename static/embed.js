// The page for frames: one element with the query as its attributes. The page around it is told how high it is and what happens,
// and may give commands; nobody else may.
import { NAMES } from './ply-scope.js';

const query = new URLSearchParams(location.search);
const element = document.createElement('ply-scope');
for (const [name, text] of query) {
  // A query is anybody's: it says what to show, not what to run, how it looks or where links lead.
  if (NAMES.includes(name.replaceAll('-', '_'))) element.setAttribute(name, text);
}
element.setAttribute('loading', 'eager');
document.documentElement.lang = query.get('lang') ?? navigator.language;
document.body.append(element);

const hasExercise = query.has('exercise');

/** Who is around, `null` for a file, undefined where the browser does not say. */
const around = query.get('origin') ?? location.ancestorOrigins?.[0] ?? (document.referrer ? new URL(document.referrer).origin : undefined);

function tell(type, about) {
  if (parent === window) return;
  parent.postMessage({ type: `plyscope:${type}`, v: 1, ...about }, !around || around === 'null' ? '*' : around);
}

new ResizeObserver(() => {
  const height = Math.ceil(element.getBoundingClientRect().height);
  tell('resize', { height });
  if (hasExercise) splice('lti.frameResize', { height });
}).observe(element);
for (const name of ['ready', 'step', 'stop', 'end', 'move', 'answer', 'score', 'error']) {
  element.addEventListener(`ply-scope:${name}`, ({ detail }) => tell(name, { detail }));
}

/* ---------- SPLICE: how books and courses keep answers and scores ---------- */

/** How long a host may take to say what it has kept; the exercise has begun meanwhile. */
const PATIENCE = 15_000;
/** The question whose answer is awaited. */
let awaited;
/** Whether the student has begun. */
let isTouched = false;
/** The last state reported, so that leaving the page reports only what is new. */
let reported;
let lastScore = 0;

function splice(subject, about) {
  if (parent === window) return;
  const message_id = crypto.randomUUID?.() ?? `${Math.random()}`.slice(2);
  parent.postMessage({ subject, message_id, ...about }, !around || around === 'null' ? '*' : around);
  return message_id;
}

/** Tells score and state, the score from 0 to 1. */
function report(score) {
  const { progress } = element;
  const text = JSON.stringify(progress);
  if (!progress || (score === undefined && text === reported)) return;
  reported = text;
  if (score !== undefined) lastScore = score;
  splice('SPLICE.reportScoreAndState', { activity_id: location.href, score: lastScore, state: progress });
}
if (hasExercise) {
  for (const name of ['input', 'click', 'keydown']) element.addEventListener(name, () => { isTouched = true; });
  element.addEventListener('ply-scope:ready', () => {
    if (awaited) return;
    reported = JSON.stringify(element.progress);
    awaited = splice('SPLICE.getState', { activity_id: location.href });
    setTimeout(() => { awaited = false; }, PATIENCE);
  });
  element.addEventListener('ply-scope:answer', ({ detail: { part, right } }) => {
    splice('SPLICE.sendEvent', { activity_id: location.href, name: 'answer', data: { part, right } });
  });
  element.addEventListener('ply-scope:score', ({ detail: { score, max } }) => report(max > 0 ? score / max : 0));
  addEventListener('pagehide', () => report());
}

/** Takes up what the host has kept, unless the student was quicker. */
function kept({ message_id, state }) {
  if (!awaited || message_id !== awaited) return;
  awaited = false;
  if (state === undefined || state === null || isTouched) return;
  try {
    element.progress = typeof state === 'string' ? JSON.parse(state) : state;
  } catch {
    element.progress = state;
  }
  reported = JSON.stringify(element.progress);
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
  progress: (value) => typeof value === 'object' && value !== null,
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
  if (data?.subject === 'SPLICE.getState.response') kept(data);
  if (data?.type !== 'plyscope:cmd') return;
  const { v, name, value } = data;
  if (v !== 1 || !Object.hasOwn(COMMANDS, name) || !COMMANDS[name](value)) {
    tell('error', { detail: { message: `not a command of version 1: ${written(data)}` } });
  } else if (name === 'stop' && element.stop === value) {
    // Whoever asks for the stop that is shown has come later than the figure, and does not know how many there are.
    tell('stop', { detail: { stop: value, of: element.stopCount } });
  } else if (['state', 'stop', 'progress'].includes(name)) element[name] = value;
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
