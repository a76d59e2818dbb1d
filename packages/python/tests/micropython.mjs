// Records the case programs under MicroPython and compares with the transcripts of CPython:
// `node micropython.mjs` (needs the npm package @micropython/micropython-webassembly-pyscript).

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";

const PACKAGE = "@micropython/micropython-webassembly-pyscript";
const here = dirname(fileURLToPath(import.meta.url));

let module;
for (const place of [import.meta.url, pathToFileURL(join(process.cwd(), "x.mjs"))]) {
  try {
    module ??= createRequire(place).resolve(`${PACKAGE}/micropython.mjs`);
  } catch {
    // Not installed there.
  }
}
if (module === undefined) {
  console.log(`skipped: ${PACKAGE} is not installed`);
  process.exit(0);
}
const { loadMicroPython } = await import(pathToFileURL(module));

// What the page supplies, because this Python has no functools.
const FUNCTOOLS = readFileSync(join(here, "../../../static/code/python/shims/functools.py"), "utf8");

const RUN = `
import watch
watch.set_source(text, name + ".py")
space = {"__name__": name, "watch": watch.watch, "backup": watch.backup}
exec(text, space)
case = space["CASE"]
game = {"kind": "tree", "tree": case["start"]} if case["game"] == "tree" else {"kind": "tic-tac-toe"}
run = watch.record(space["solve"], case["start"], game=game, start=case["start"],
    search="mcts" if case["kind"] == "mcts" else None, c=case.get("c"), answer=case["answer"])
transcript = run.text()
if run.error:
    raise run.error
`;

const folder = mkdtempSync(join(tmpdir(), "plyscope-"));
execFileSync("python3", [join(here, "record_cases.py"), folder]);
const recorder = readFileSync(join(here, "../plyscope/watch.py"), "utf8");
const names = readdirSync(join(here, "cases")).filter((name) => name.endsWith(".py"));
let same = 0;
const start = performance.now();
for (const name of names.map((file) => file.slice(0, -3))) {
  const python = await loadMicroPython({ stdout: console.log, linebuffer: true });
  python.FS.writeFile("watch.py", recorder);
  python.FS.writeFile("functools.py", FUNCTOOLS);
  python.globals.set("name", name);
  python.globals.set("text", readFileSync(join(here, "cases", `${name}.py`), "utf8"));
  try {
    python.runPython(RUN);
    const read = (text) => text.trim().split("\n").map((line) => JSON.parse(line));
    const theirs = read(readFileSync(join(folder, `${name}.jsonl`), "utf8"));
    const ours = read(python.globals.get("transcript"));
    const at = theirs.findIndex((line, i) => !isDeepStrictEqual(line, ours[i]));
    if (at < 0 && ours.length === theirs.length) {
      same += 1;
    } else {
      console.log(`${name} differs in line ${at + 1}:`, ours[at], theirs[at]);
    }
  } catch (error) {
    console.log(`${name} failed: ${error.message}`);
  }
}
rmSync(folder, { recursive: true });
console.log(`${same} of ${names.length} cases give the transcript of CPython (${Math.round(performance.now() - start)} ms)`);
process.exit(same === names.length ? 0 : 1);
