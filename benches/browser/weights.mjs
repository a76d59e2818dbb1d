// What a page weighs: the files that it asks for until its first search is shown, each once, however they may be packed on the way.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { row } from './browser.mjs';

const WAYS = { raw: (bytes) => bytes, 'gzip-9': (bytes) => gzipSync(bytes, { level: 9 }), brotli: (bytes) => brotliCompressSync(bytes) };

/** Bytes on the wire. */
export async function packedBytes(files, paths) {
  const sizes = await Promise.all(paths.map(async (path) => (await files.at(path)).packed.length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Prints the weight of what is loaded, raw, as most hosts compress it and as the best do. */
export async function weigh(name, files, paths) {
  const raws = await Promise.all(paths.map(async (path) => (await files.at(path)).raw));
  for (const [way, pack] of Object.entries(WAYS)) {
    const bytes = raws.reduce((sum, raw) => sum + pack(raw).length, 0);
    row(`weight, ${name}, ${way}`, bytes, 'bytes', { why: paths.join(' ') });
  }
}
