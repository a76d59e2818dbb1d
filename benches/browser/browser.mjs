// Chromium, a server for what it loads, and the lines that `cargo xtask bench` reads. It does not know what is measured.
import { buildSync } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage', '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };

/** Where xtask has put what it built. */
export const BUILT = process.env.BUILT;
/** The finished site. */
export const DIST = process.env.DIST;

/** Starts Chromium; what is not headless about a measurement is said by further flags. */
export const launch = (...flags) => chromium.launch({ executablePath: process.env.CHROMIUM, args: [...FLAGS, ...flags] });

/** Serves a directory on this machine, compressed; isolated, which makes the page's clock exact to five microseconds. */
export async function serve(directory, pages = {}) {
  const packed = new Map();
  const body = async (path) => {
    if (!packed.has(path)) {
      const file = normalize(join(directory, path));
      if (!file.startsWith(directory + sep)) throw new Error('outside');
      packed.set(path, brotliCompressSync(pages[path] ?? await readFile(file)));
    }
    return packed.get(path);
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    try {
      const bytes = await body(path);
      response.writeHead(200, {
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return { address: `http://127.0.0.1:${server.address().port}`, end: () => server.close() };
}

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>body { margin: 0 }</style><script src="/peers.js"></script>
<script type="module">
  import init, * as own from '/web/measured.js';
  await init();
  window.own = own;
</script>`;

/** Runs `work` with a maker of pages that have the peers and our module, as the site builds it. */
export async function withPages(work, ...flags) {
  buildSync({
    entryPoints: [join(import.meta.dirname, 'peers.mjs')], bundle: true, minify: true, format: 'iife',
    outfile: join(BUILT, 'peers.js'), logLevel: 'error',
  });
  const site = await serve(BUILT, { '/index.html': PAGE });
  const browser = await launch(...flags);
  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => console.error(String(error)));
    await page.goto(site.address);
    await page.waitForFunction(() => window.own);
    return page;
  };
  try {
    await work(open, browser, site.address);
  } finally {
    await browser.close();
    site.end();
  }
}

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

/** The value that a share of all values does not exceed. */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}

/** Prints a row: a name, a figure with its unit, perhaps `[peer, its figure]` and a goal such as `{ ratio_at_least: 25 }`. */
export function row(name, value, unit, { peer, goal, why } = {}) {
  const [peerName = null, peerValue = null] = peer ?? [];
  console.log(JSON.stringify({ name, value, unit, peer: peerName, peer_value: peerValue, goal: goal ?? null, why: why ?? null }));
}

/** Prints a row that has no figure, with the reason. */
export const missing = (name, why, goal) => row(name, null, '', { goal, why });
