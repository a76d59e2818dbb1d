// What a page weighs: the files that it asks for until its first search is shown, each once, and the two large sections of the module.
// benches/weights.json has the weights that are known; whoever lets one rise by more than three per cent writes it there, with a word on
// what it is for in the change.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { row } from './browser.mjs';

const WAYS = { raw: (bytes) => bytes, 'gzip-9': (bytes) => gzipSync(bytes, { level: 9 }), brotli: (bytes) => brotliCompressSync(bytes) };
const KNOWN = JSON.parse(readFileSync(new URL('../weights.json', import.meta.url), 'utf8'));
/** How much more than the known weight needs a word. */
const RISE = 1.03;
/** The sections of a WebAssembly module that weigh something, by their numbers. */
const SECTIONS = { 10: 'code', 11: 'data' };

/** Bytes on the wire. */
export async function packedBytes(files, paths) {
  const sizes = await Promise.all(paths.map(async (path) => (await files.at(path)).packed.length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The sections of a module that are measured, by name. */
function sections(module) {
  const found = {};
  // After the magic number and the version come sections: a number, a length in LEB128, and the content.
  let at = 8;
  while (at < module.length) {
    const number = module[at];
    at += 1;
    let [length, shift] = [0, 0];
    do {
      length |= (module[at] & 0x7f) << shift;
      shift += 7;
      at += 1;
    } while (module[at - 1] & 0x80);
    if (SECTIONS[number]) found[SECTIONS[number]] = module.subarray(at, at + length);
    at += length;
  }
  return found;
}

function tell(name, parts, why) {
  for (const [way, pack] of Object.entries(WAYS)) {
    const label = `weight, ${name}, ${way}`;
    const bytes = parts.reduce((sum, raw) => sum + pack(raw).length, 0);
    const known = KNOWN[label];
    row(label, bytes, 'bytes', { why, goal: known && { value_at_most: Math.floor(RISE * known) } });
  }
}

/** Prints the weight of what is loaded, raw, as most hosts compress it and as the best do; then that of the module's sections. */
export async function weigh(name, files, paths) {
  const raws = await Promise.all(paths.map(async (path) => (await files.at(path)).raw));
  tell(name, raws, paths.join(' '));
  const module = paths.findIndex((path) => path.endsWith('.wasm'));
  if (module < 0) return;
  for (const [section, bytes] of Object.entries(sections(raws[module]))) tell(`${name}, ${section}`, [bytes], paths[module]);
}
