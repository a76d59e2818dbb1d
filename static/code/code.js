// A student's program in the page: the editor, and the run in a frame without an origin. Loaded when it is first asked for.
import { put, text } from './editor.js';

/** The milliseconds after which a run is ended, those in which an empty frame says that it is there, and those for runs on other trees. */
const [LONGEST, SOON, ELSEWHERE] = [30_000, 3_000, 5_000];

// All that the frame does: it makes a worker of what it is sent. The policy of a page lets it run by the hash of this text, which
// www/content-security-policy.txt has; the frame's own policy forbids every request.
const FRAME = 'onmessage=({data:{boot,...rest},ports:[port]})=>{const worker=new Worker(URL.createObjectURL(new Blob([boot],{type:"text/javascript"})));worker.onerror=({message})=>port.postMessage({phase:"ended",error:message});worker.postMessage({...rest,port},[port])};parent.postMessage("plyscope","*")';
const POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:";

const file = async (name) => {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
  return response;
};
/** The script of the worker, and the bytes of Python. */
const parts = async () => Promise.all([
  file('./worker.js').then((response) => response.text()),
  file('./micropython.wasm').then((response) => response.arrayBuffer()),
]);

/** Makes the frame; rejects where the policy of the page does not let its script run. */
function frame() {
  const made = document.createElement('iframe');
  made.setAttribute('sandbox', 'allow-scripts');
  made.hidden = true;
  made.srcdoc = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${FRAME}</script>`;
  const there = new Promise((resolve, reject) => {
    const hear = ({ source }) => {
      if (source !== made.contentWindow) return;
      removeEventListener('message', hear);
      resolve(made);
    };
    addEventListener('message', hear);
    setTimeout(() => {
      removeEventListener('message', hear);
      reject(new Error('refused'));
    }, SOON);
  });
  document.body.append(made);
  // Whoever waits for it hears of a refusal.
  there.catch(() => {});
  return { made, there };
}

/** Ends what runs, if something does. */
let end = () => {};

/**
 * Runs a program, then on other trees than its own, or in their place each program of `jobs` on the trees of its job; `tell` hears how far
 * that is and what came of it.
 */
async function run(program, tell, jobs) {
  end();
  let isOver = false;
  const { made, there } = frame();
  let timer;
  const close = (...told) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    made.remove();
    told.forEach(tell);
  };
  end = () => close({ phase: 'stopped' });
  tell({ phase: 'fetching' });
  let loaded;
  try {
    loaded = await parts();
  } catch {
    return close({ phase: 'offline' });
  }
  try {
    await there;
  } catch {
    return close({ phase: 'refused' });
  }
  if (isOver) return undefined;
  const [boot, wasm] = loaded;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (isOver) return;
    if (data.phase === 'tried') {
      // Where the program has failed there is nothing more to tell.
      if (data.records ?? data.runs) close(data);
      else close();
      return;
    }
    tell(data);
    if (data.phase !== 'ended') return;
    // Whoever stops it now stops nothing that is told as a run.
    end = () => close();
    clearTimeout(timer);
    timer = setTimeout(close, ELSEWHERE);
  };
  timer = setTimeout(() => close({ phase: 'endless' }), LONGEST);
  made.contentWindow.postMessage({ boot, wasm, text: program, jobs }, '*', [port2]);
  return undefined;
}

/**
 * Does what is asked for: to `put` a text into the editor, to `open` it, with that text if it is empty, to `run` its program, to
 * `check` it by running it on the trees of an exercise, or to `stop` it.
 */
export function act(what, { program: given, name, jobs, root, tell }) {
  const program = text(name);
  if (what === 'put' || (what === 'open' && !program.trim())) {
    put(root, given);
    // What the program before has said is not about this one.
    tell({});
  }
  else if (what === 'run') run(program, tell);
  else if (what === 'check') run(program, tell, JSON.parse(jobs));
  else if (what === 'stop') end();
}
