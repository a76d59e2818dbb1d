// What a page costs on the wire: every file of the site that is loaded, compressed with brotli.
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DIST, row } from './browser.mjs';

const LOADED = ['.wasm', '.js', '.css', '.html'];
/** The page around it is the host's own. */
const OF_THE_PAGE = ['index.html', 'plyscope-page.css'];

const files = readdirSync(DIST).filter((file) => LOADED.includes(extname(file)));
const weight = (names) => names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(DIST, name))).length, 0);
row('transfer, the whole app', weight(files), 'bytes', { goal: { value_at_most: 200_000 } });
row('transfer, the embed', weight(files.filter((file) => !OF_THE_PAGE.includes(file))), 'bytes', { goal: { value_at_most: 200_000 } });
