// Chromium, and the lines that `cargo xtask bench` reads. It does not know what is measured.
import { buildSync } from 'esbuild';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from './server.mjs';
import { awaited, listen } from './trouble.mjs';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage', '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Where xtask has put what it built. */
export const BUILT = process.env.BUILT;
/** The finished site. */
export const DIST = process.env.DIST;

const options = (flags) => ({ executablePath: process.env.CHROMIUM, args: [...FLAGS, ...flags] });

/** Starts Chromium; what is not headless about a measurement is said by further flags. */
export const launch = (...flags) => chromium.launch(options(flags));

/** Starts Chromium with a profile that stays in a directory. */
export const launchKept = (profile) => chromium.launchPersistentContext(profile, options([]));

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>body { margin: 0 }</style><script src="/peers.js"></script>
<script type="module">
  import init, * as own from '/web/measured.js';
  await init({ module_or_path: '/web/measured_bg.wasm' });
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
    const page = listen(await browser.newPage({ viewport: { width: 1280, height: 800 } }));
    await page.goto(site.address);
    await awaited(page, 'the measured module', () => window.own);
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
  const reason = why ?? (Number.isFinite(value) ? null : 'the page has told nothing of it');
  console.log(JSON.stringify({ name, value, unit, peer: peerName, peer_value: peerValue, goal: goal ?? null, why: reason }));
}

/** Prints a row that has no figure, with the reason. */
export const missing = (name, why, goal) => row(name, null, '', { goal, why });

// Whatever ends a script too early is told as the row that is missing, after those that were measured.
process.on('uncaughtException', (error) => {
  missing(basename(process.argv[1], '.mjs'), String(error.message ?? error).split('\n')[0]);
  console.error(error);
  process.exit(1);
});
