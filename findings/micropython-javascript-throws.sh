#!/usr/bin/env bash
# MicroPython 1.27.0 for WebAssembly (npm): an error that JavaScript throws passes through Python's `try`; one that rejects a promise does not.
#
# A search in the browser calls the page: for its clock, its board, what it has stored. Where such a call throws, `except BaseException` is
# not run, nor is `finally`: the error leaves the whole program and reaches JavaScript as it was thrown, as if Python had no stack. The
# interpreter can be used on; what the program meant to undo or to keep is not. The same error in a rejected promise that is awaited comes
# as a `JsException`, which is caught as any other. So a recorder cannot rest on `finally`, and a guard belongs into the JavaScript around.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --ignore-scripts @micropython/micropython-webassembly-pyscript@1.27.0 > /dev/null
cat > throws.mjs <<'JS'
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';

const python = await loadMicroPython({ stdout: console.log, linebuffer: true });
globalThis.clock = () => { throw new RangeError('no clock'); };
try {
  python.runPython(`
import js
log = []
try:
    js.clock()
except BaseException:
    log.append("except")
finally:
    log.append("finally")
log.append("after")
`);
} catch (error) {
  console.log('in JavaScript:', error.name, error.message);
}
python.runPython('print("in Python:", log)');
await python.runPythonAsync(`
try:
    await js.Promise.reject(js.RangeError.new("no clock"))
except Exception as error:
    print("a promise:", type(error).__name__)
finally:
    print("finally")
`);
process.exit(0);
JS
node throws.mjs > seen
cat seen
printf 'in JavaScript: RangeError no clock\nin Python: []\na promise: JsException\nfinally\n' | diff - seen
