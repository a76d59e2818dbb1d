// MicroPython with the recorder, in a worker of a frame without an origin: one message brings its bytes and a program, and what the
// program did goes back over the port of that message. This is built into one classic script, because such a frame has no modules.
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript';
import pack from '../../packages/python/plyscope/__init__.py';
import recorder from '../../packages/python/plyscope/watch.py';
import dataclasses from './python/shims/dataclasses.py';
import elsewhere from './python/elsewhere.py';
import enumeration from './python/shims/enum.py';
import future from './python/shims/__future__.py';
import functools from './python/shims/functools.py';
import numpy from './python/shims/numpy.py';
import program from './python/program.py';
import recursion from './python/recursion.py';
import run from './python/run.py';
import typing from './python/shims/typing.py';

const FILES = {
  'dataclasses.py': dataclasses,
  'elsewhere.py': elsewhere,
  'enum.py': enumeration,
  '__future__.py': future,
  'functools.py': functools,
  'numpy.py': numpy,
  'typing.py': typing,
  'program.py': program,
  'recursion.py': recursion,
  'run.py': run,
  'plyscope/__init__.py': pack,
  'plyscope/watch.py': recorder,
};
/** The bytes of the memory of Python, the words of its stack, and the letters that are kept of what the program prints. */
const [HEAP, STACK, PRINTED] = [2 ** 26, 2 ** 18, 20_000];

/** Loads Python from its bytes: it takes only an address, so `fetch` answers with them while it is loaded. */
async function load(wasm, stdout) {
  const { fetch } = self;
  self.fetch = async () => new Response(wasm, { headers: { 'Content-Type': 'application/wasm' } });
  try {
    return await loadMicroPython({ heapsize: HEAP, pystack: STACK, url: 'micropython.wasm', stdout, stderr: stdout, linebuffer: true });
  } finally {
    self.fetch = fetch;
  }
}

/** What a program does on other trees: on those of jobs, to be graded, else on some that are tried without being asked for. */
function runAgain(python, source, jobs) {
  try {
    const run = python.pyimport('run');
    if (jobs) return { source, runs: JSON.parse(run.run_jobs(JSON.stringify(jobs))) };
    return { records: JSON.parse(run.run_elsewhere()) };
  } catch {
    // What ends a program only on other trees is not told: it may be made for its own.
    return jobs ? { source, runs: jobs.map(({ trees }) => trees.map(() => null)) } : {};
  }
}

self.onmessage = async ({ data: { wasm, text, jobs, port } }) => {
  self.onmessage = null;
  // The policy refuses what this would load; nothing needs it here.
  delete WorkerGlobalScope.prototype.importScripts;
  let printed = '';
  let isOver = false;
  let failed;
  const end = (told) => {
    isOver = true;
    port.postMessage({ phase: 'ended', printed: printed.slice(0, PRINTED), ...told });
  };
  let python;
  try {
    python = await load(wasm, (line) => {
      if (!isOver && printed.length < PRINTED) printed += `${line}\n`;
    });
    python.FS.mkdir('plyscope');
    for (const [name, file] of Object.entries(FILES)) python.FS.writeFile(name, file);
    port.postMessage({ phase: 'running' });
    const told = JSON.parse(python.pyimport('run').run(text));
    failed = told.error;
    // What is run to be graded is not shown.
    end(jobs ? { ...told, transcript: undefined } : told);
  } catch (error) {
    const said = String(error?.message ?? error);
    try {
      end(JSON.parse(python.pyimport('run').rescue(said)));
    } catch {
      // Python itself has ended, for lack of memory say.
      end({ error: said });
    }
    port.postMessage({ phase: 'tried' });
    return;
  }
  port.postMessage({ phase: 'tried', ...(failed ? {} : runAgain(python, text, jobs)) });
};
