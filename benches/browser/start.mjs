// How soon the page is there: from the navigation until the first step of its figure answers, with nothing in any cache and on later
// visits; the same for the lab; what is seen before that, what it weighs, and what Lighthouse says. DIST_BEFORE names another site that
// is measured in turns with it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from './audit.mjs';
import { BUILT, DIST, launch, launchKept, median, row } from './browser.mjs';
import { HOSTED, serve } from './server.mjs';
import { awaited } from './trouble.mjs';
import { coldVisit, visit } from './visit.mjs';
import { packedBytes, weigh } from './weights.mjs';

/** Bytes a second, milliseconds to the first of them, and how much slower the page's thread is. */
const LOOPBACK = { name: 'loopback', rounds: 15 };
const FAST = { name: '9 Mbit/s, 60 ms, CPU 4x', wire: { rate: 9e6 / 8, delay: 60 }, slowdown: 4, rounds: 7 };
const SLOW = { name: '1.6 Mbit/s, 150 ms, CPU 4x', wire: { rate: 1.6e6 / 8, delay: 150 }, slowdown: 4, rounds: 5 };
const PROFILES = 5;
/** What may be added to the wire's own time, in milliseconds. */
const OWN = 1000;

const EMPTY = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="preload" as="fetch" crossorigin
  href="/empty_bg.wasm"><body><script type="module">import init from '/empty.js'; init({ module_or_path: '/empty_bg.wasm' });</script>`;
/** A figure in a column of text, which has no room for panes. */
const NOTES = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,">
  <script type="module" src="/ply-scope.js"></script>
  <main style="width: 720px"><ply-scope game="tic-tac-toe" algorithm="alpha-beta" depth="2"></ply-scope></main>`;

const open = (directory) => serve(directory, { '/notes.html': NOTES }, HOSTED);
const sites = { now: await open(DIST) };
if (process.env.DIST_BEFORE) sites.before = await open(process.env.DIST_BEFORE);
const names = Object.keys(sites);
const middle = (visits, key) => median(visits.map((seen) => seen[key] ?? NaN));

/** Cold visits by site, in turns; the first turn is for the machine and the server to get warm. */
async function coldVisits({ wire, slowdown, rounds }, others = {}, path = '/') {
  const all = { ...sites, ...others };
  const visits = {};
  const browser = await launch();
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, site] of Object.entries(all)) {
      site.wire = round < 0 ? undefined : wire;
      const seen = await coldVisit(browser, `${site.address}${path}`, { slowdown, until: name === 'empty' ? 'ready' : 'answered' });
      if (round >= 0) (visits[name] ??= []).push(seen);
    }
  }
  await browser.close();
  return visits;
}

/** Prints a row of this site, and one more beside the other site where there is one. */
function told(name, visits, key, unit, rest) {
  const value = middle(visits.now, key);
  row(name, value, unit, rest);
  if (visits.before) row(`${name}, beside the other`, value, unit, { peer: ['before', middle(visits.before, key)] });
}

function seenBefore({ name }, visits) {
  told(`first contentful paint, ${name}`, visits, 'painted', 'ms');
  told(`largest contentful paint, ${name}`, visits, 'largest', 'ms');
}

const empty = await serve(`${BUILT}/web`, { '/index.html': EMPTY }, HOSTED);
let visits = await coldVisits(LOOPBACK, { empty });
const peer = ['empty Yew page', middle(visits.empty, 'ready')];
told('first step answers, cold, loopback', visits, 'answered', 'ms', { peer, goal: { value_at_most: 300 } });
told('app in DOM, cold, loopback', visits, 'ready', 'ms', { peer });
seenBefore(LOOPBACK, visits);
const paths = Object.fromEntries(names.map((name) => [name, visits[name][0].paths]));

told('first step answers in the lab, cold, loopback', await coldVisits(LOOPBACK, {}, '/#lab'), 'answered', 'ms');

for (const network of [FAST, SLOW]) {
  visits = await coldVisits(network);
  const wire = 1000 * (await packedBytes(sites.now.files, paths.now)) / network.wire.rate;
  told(`first step answers, cold, ${network.name}`, visits, 'answered', 'ms', {
    peer: ['the wire alone', wire], goal: { value_at_most: wire + OWN },
  });
  seenBefore(network, visits);
  if (network !== FAST) continue;
  told(`longest task until then, ${network.name}`, visits, 'longest', 'ms');
  told(`all long tasks until then, ${network.name}`, visits, 'blocked', 'ms');
}

/** Three visits with one profile, the browser ended between them; each but the last leaves when there is nothing more to keep. */
async function lifetime(site) {
  const profile = await mkdtemp(join(tmpdir(), 'plyscope-bench-'));
  const seen = [];
  site.wire = FAST.wire;
  for (let count = 0; count < 3; count += 1) {
    const context = await launchKept(profile);
    const page = context.pages()[0];
    // A browser that has just been started is still busy with itself.
    await page.waitForTimeout(2000);
    seen.push(await visit(page, `${site.address}/`, FAST));
    if (count < 2) {
      await page.keyboard.press('End');
      await awaited(page, 'the service worker', () => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated'));
      // Chromium writes machine code two seconds after the last function that it has compiled anew, and tells nobody.
      await page.waitForTimeout(5000);
    }
    await context.close();
  }
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return seen;
}

const lives = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < PROFILES; round += 1) for (const name of names) lives[name].push(await lifetime(sites[name]));
const nth = (count) => Object.fromEntries(names.map((name) => [name, lives[name].map((seen) => seen[count])]));
told(`first step answers, first visit, ${FAST.name}`, nth(0), 'answered', 'ms');
for (const [count, which] of [[1, 'second'], [2, 'third']]) {
  // A moment before with the same profile: nothing else on the machine has changed since.
  const rest = { peer: ['first visit', middle(nth(0).now, 'answered')], goal: { ratio_at_most: 0.4 } };
  told(`first step answers, ${which} visit, ${FAST.name}`, nth(count), 'answered', 'ms', rest);
}

sites.now.wire = undefined;
await weigh('the page', sites.now.files, paths.now);
if (sites.before) await weigh('the page before', sites.before.files, paths.before);
const browser = await launch();
const embed = await coldVisit(browser, `${sites.now.address}/notes.html`);
await browser.close();
await weigh('an embed', sites.now.files, embed.paths.filter((path) => path !== '/notes.html'));

await audit('first page', `${sites.now.address}/`, 95);
await audit('chapter', `${sites.now.address}/notes/en/alpha-beta.html`, 100);
for (const site of [...Object.values(sites), empty]) site.end();
