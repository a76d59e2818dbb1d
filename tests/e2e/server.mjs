// Serves dist/ as a strict host would: right types, the content security policy the site promises to run under, and
// nothing else. `node server.mjs [port]` serves until it is ended; `serve(port, directory)` is for other scripts.
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const policy = readFileSync(join(root, 'www/content-security-policy.txt'), 'utf8').trim();

export const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

async function answer(dist, more, request, response) {
  const headers = {
    ...more,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  };
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = normalize(join(dist, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : ''));
  try {
    if (!file.startsWith(dist + sep)) throw new Error('outside dist');
    const body = await readFile(file);
    response.writeHead(200, { ...headers, 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  } catch {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' });
    response.end('There is no such file.\n');
  }
}

/** Serves a directory on 127.0.0.1, with `more` headers; port 0 takes a free one. Resolves with the address and a function that ends it. */
export function serve(port, directory = join(root, 'dist'), more = {}) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(directory, more, request, response));
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({ address: `http://127.0.0.1:${server.address().port}`, end: () => {
        server.close();
        server.closeAllConnections();
      } });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serve(Number(process.argv[2] ?? 8151));
  console.log(`dist/ is on ${address}`);
}
