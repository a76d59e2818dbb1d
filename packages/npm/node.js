// Where there is no document: the same names, and the command line as a function.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';

const file = new URL('./plyscope.wasm', import.meta.url);
let compiled;

/** Node says of its WASI that it may change; the rest of its warnings are said. */
async function wasi() {
  const { emitWarning } = process;
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).includes('WASI')) emitWarning.call(process, warning, ...rest);
  };
  const { WASI } = await import('node:wasi');
  return (options) => {
    const made = new WASI(options);
    process.emitWarning = emitWarning;
    return made;
  };
}

const slashes = (path) => path.replaceAll('\\', '/');
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory();

/** The arguments as the engine reads them, and the folders that it may open for them, by their names there: its own, and those of paths elsewhere. */
function opened(args) {
  const preopens = { '.': '.' };
  const told = args.map((arg) => {
    if (arg.startsWith('-') || !(isAbsolute(arg) || /^\.\.([/\\]|$)/.test(arg))) return slashes(arg);
    const path = resolve(arg);
    const folder = isFolder(path) ? path : dirname(path);
    if (isFolder(folder)) preopens[slashes(folder)] = folder;
    return slashes(path);
  });
  return { told, preopens };
}

/** Runs the command line with these arguments and open files; resolves with its exit code. */
export async function start(args, [stdin, stdout, stderr] = [0, 1, 2]) {
  compiled ??= WebAssembly.compile(readFileSync(file));
  const make = await wasi();
  const { told, preopens } = opened(args);
  const host = make({ version: 'preview1', args: ['plyscope', ...told], preopens, stdin, stdout, stderr, returnOnExit: true });
  return host.start(await WebAssembly.instantiate(await compiled, host.getImportObject()));
}

/** Runs the command line with a text as its input; resolves with its output, and rejects with what it refuses. */
export async function run(args, text = '') {
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
  const paths = ['in', 'out', 'error'].map((name) => join(folder, name));
  try {
    writeFileSync(paths[0], text);
    const open = paths.map((path, at) => openSync(path, at ? 'w' : 'r'));
    const code = await start(args, open).finally(() => open.forEach((one) => closeSync(one)));
    if (code) throw new Error(readFileSync(paths[2], 'utf8').trim().replace(/^plyscope: /, ''));
    return readFileSync(paths[1], 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const written = (spec) => (typeof spec === 'string' ? spec : JSON.stringify(spec));

/** Runs a search; resolves with its value, its best move and what it cost. */
export async function solve(spec) {
  return JSON.parse(await run(['solve'], written(spec)));
}

/** Draws a step of a search, the one of the spec where none is given; resolves with the picture as SVG. */
export function renderSvg(spec, step) {
  return run(['render', ...(step === undefined ? [] : ['--step', String(step)])], written(spec));
}

/** There is no page here. */
export function embed() {
  throw new Error('embed needs a document: import plyscope in the browser');
}

export { NAMES } from './dist/ply-scope.js';
