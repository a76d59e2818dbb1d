// What a lab is made of, loaded once per page: the WebAssembly module in two parts, the stylesheet, the workers. Importing this loads
// nothing.

// Every file by an address that is written out, because bundlers find it by that and put it beside what they make.
const ADDRESSES = {
  app: () => new URL('./app.js', import.meta.url),
  module: () => new URL('./app_bg.wasm', import.meta.url),
  more: () => new URL('./more.wasm', import.meta.url),
  style: () => new URL('./plyscope.css', import.meta.url),
  worker: () => new URL('./worker.js', import.meta.url),
  /* words */
};
// The build in one file has all of them in it, under addresses of its own.
const inside = globalThis.plyscopeInside;

/** The address of a file, with a query behind it. */
const address = (name, query = '') => inside?.(name, query) ?? ADDRESSES[name]().href + query;
/** The page of Plyscope beside these files; empty where there is none: a bundle has another name, or tells the disk it was made on. */
export const home = () => (inside ? '' : /^(?!file:)(.*\/)parts\.js(\?|$)/.exec(import.meta.url)?.[1] ?? '');

/** A function that calls `make` once and shares its promise; after a failure the next call tries again. */
function once(make) {
  let promise;
  return () => (promise ??= make().catch((error) => {
    promise = undefined;
    throw error;
  }));
}

async function fetched(name) {
  const response = await fetch(address(name));
  if (!response.ok) throw new Error(`${address(name)}: HTTP ${response.status}`);
  return response;
}

// Compiled apart from the script, because workers are sent the compiled module instead of loading it again; while it arrives, where
// the server says what it is.
const compiled = (name) => once(async () => {
  const response = await fetched(name);
  const isNamed = /^application\/wasm\b/.test(response.headers.get('Content-Type'));
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
});
const compiledApp = compiled('module');

/** What few pages need at once, compiled. It is fetched when it is first asked for, and a page that will need it may ask before. */
export const more = compiled('more');
/** That, once it is there, for workers: whatever they need of it, the page has needed before. */
let ready;
const lent = async () => (ready = await more());

/** A stylesheet with this text. */
export function sheet(text) {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

/** The stylesheet of the lab. */
export const stylesheet = once(async () => sheet(await (await fetched('style')).text()));

// Where a page takes no text as the address of a script, it can trust this policy by its name.
let policy;
function trusted(url) {
  try {
    policy ??= globalThis.trustedTypes?.createPolicy('plyscope', { createScriptURL: (text) => text });
  } catch {
    // The page trusts other policies only.
  }
  return policy?.createScriptURL(url) ?? url;
}

/**
 * What tells of a worker that the browser has ended, for lack of memory say, of which no event comes: the lock that the worker holds is
 * free then, although it has not said that it is done, and it gets the event `ended`. Undefined where there are no locks.
 */
function watch(made) {
  if (!navigator.locks) return undefined;
  const name = `plyscope-${crypto.randomUUID()}`;
  const { port1, port2 } = new MessageChannel();
  let isDone = false;
  const released = () => {
    // What it has said last may come later than the lock.
    setTimeout(() => { if (!isDone) made.dispatchEvent(new Event('ended')); port1.close(); }, 1000);
  };
  port1.onmessage = ({ data }) => {
    if (data === 'done') isDone = true;
    else navigator.locks.request(name, released).catch(() => port1.close());
  };
  return { name, port: port2 };
}

/** A worker that carries out a request; `query` is put behind the address of its script. */
export function worker(query, order) {
  const script = address('worker', query);
  // A worker's script must come from where the page does; one from elsewhere is imported by one that is the page's own. It is no module,
  // because a frame without an origin can have none of its own.
  const isElsewhere = !inside && new URL(script).origin !== origin;
  // It has the policy of the page, and needs its own trust in an address.
  const imported = () => URL.createObjectURL(new Blob([`let url = ${JSON.stringify(script)};
try { url = trustedTypes.createPolicy('plyscope', { createScriptURL: (text) => text }).createScriptURL(url); } catch {}
importScripts(url);`], { type: 'text/javascript' }));
  const url = isElsewhere ? imported() : script;
  const made = new Worker(trusted(url));
  // Not before the worker has begun: it may load its script later than this line runs.
  if (isElsewhere) made.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  const life = watch(made);
  made.postMessage({ app: address('app'), more: ready, tables, life, ...order }, life ? [life.port] : []);
  return made;
}

const WORDS = 'words-';
const codes = Object.keys(ADDRESSES).filter((name) => name.startsWith(WORDS)).map((name) => name.slice(WORDS.length)).sort();
/** The code of the language of a tag: that of the longest one with which the tag begins, English if there is none. */
export const codeOf = (tag) => codes.findLast((code) => `${tag}-`.toLowerCase().startsWith(`${code}-`.toLowerCase())) ?? 'en';

/** The words that are here, by the code of their language. */
const tables = {};

/** The words of a language, as the module takes them; nothing for the language that it has in it. */
export async function words(code) {
  if (codes.includes(code)) tables[code] ??= await (await fetched(WORDS + code)).text();
  return tables[code];
}

let instances = 0;

/** Another instance of the module, with a script of its own: what has panicked is of no use any more. */
export function instance() {
  const number = instances++;
  // The stack of an error then says which instance it is about, however deep it was.
  if (number) Error.stackTraceLimit = 200;
  const load = once(async () => {
    const script = address('app', number ? `?${number}` : '');
    const [app, module] = await Promise.all([import(/* @vite-ignore */ /* webpackIgnore: true */ script), compiledApp()]);
    // Older engines instantiate no module of this size at once on the page's own thread.
    await app.default({ module_or_path: module });
    app.lend(lent);
    return { app, module };
  });
  return { number, load };
}

