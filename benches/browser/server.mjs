// Serves a directory on this machine, compressed, over a wire that may be slow. The wire is slow for everybody who asks, page, worker and
// service worker; the browser's own throttle knows only the page.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json', '.webmanifest': 'application/manifest+json',
};
/** Nothing is kept, and the page is isolated, which makes its clock exact to five microseconds. */
const ISOLATED = {
  'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp',
};
/** As GitHub Pages answers. */
export const HOSTED = { 'Cache-Control': 'max-age=600' };

const PACKET = 1460;
/** Milliseconds between two looks at what may be sent. */
const TICK = 4;

/** Sends bodies at so many bytes a second together, each as much as the others. */
class Wire {
  #open = [];
  #isSending = false;

  send(response, body, rate) {
    this.#open.push({ response, body, at: 0 });
    if (!this.#isSending) this.#pump(rate);
  }

  async #pump(rate) {
    this.#isSending = true;
    let [budget, before] = [0, performance.now()];
    while (this.#open.length) {
      await sleep(TICK);
      const now = performance.now();
      budget += rate * (now - before) / 1000;
      before = now;
      for (; budget >= PACKET && this.#open.length; budget -= PACKET) {
        const next = this.#open.shift();
        next.response.write(next.body.subarray(next.at, next.at + PACKET));
        next.at += PACKET;
        if (next.at < next.body.length) this.#open.push(next);
        else next.response.end();
      }
    }
    this.#isSending = false;
  }
}

/** A directory, each file of it compressed once. */
export class Files {
  #kept = new Map();

  constructor(directory, pages) {
    Object.assign(this, { directory, pages });
  }

  /** A file by its path, as it is and compressed. */
  async at(path) {
    if (!this.#kept.has(path)) {
      const raw = Buffer.from(this.pages[path] ?? await this.#read(path));
      this.#kept.set(path, { raw, packed: brotliCompressSync(raw), tag: `"${createHash('sha256').update(raw).digest('hex').slice(0, 16)}"` });
    }
    return this.#kept.get(path);
  }

  #read(path) {
    const file = normalize(join(this.directory, path));
    if (!file.startsWith(this.directory + sep)) throw new Error('outside');
    return readFile(file);
  }
}

/** The path of the file that an address asks for. */
export const pathOf = (address) => new URL(address, 'http://localhost').pathname.replace(/\/$/, '/index.html');

/** Serves a directory, and pages that are not in it; `wire` of what it answers is `{ rate, delay }`, bytes a second and milliseconds, if it is slow. */
export async function serve(directory, pages = {}, headers = ISOLATED) {
  const files = new Files(directory, pages);
  const wire = new Wire();
  const site = { files, wire: undefined };
  const server = createServer(async (request, response) => {
    const { rate = 0, delay = 0 } = site.wire ?? {};
    if (delay) await sleep(delay);
    const path = pathOf(request.url);
    const file = await files.at(path).catch(() => undefined);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const about = { ...headers, ETag: file.tag };
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304, about).end();
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { ...about, 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': file.packed.length });
    if (rate) wire.send(response, file.packed, rate);
    else response.end(file.packed);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return Object.assign(site, { address: `http://127.0.0.1:${server.address().port}`, end });
}
