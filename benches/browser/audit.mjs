// What Lighthouse says of a page on a simulated phone, the median of some audits.
import lighthouse from 'lighthouse';
import { launch, median, missing, row } from './browser.mjs';

const AUDITS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = {
  'largest-contentful-paint': ['LCP', 'ms', { value_at_most: 1500 }],
  'cumulative-layout-shift': ['CLS', '', { value_at_most: 0 }],
  'total-blocking-time': ['TBT', 'ms'],
};

/** What keeps a category of a report from its full score. */
function failed({ audits, categories }, id) {
  const short = categories[id].auditRefs.filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 0.9);
  return short.map(({ id: audit }) => audits[audit].title).join('; ') || undefined;
}

/** Audits an address; `least` is what its performance should reach. */
export async function audit(name, address, least) {
  const port = 9000 + Math.floor(Math.random() * 1000);
  const browser = await launch(`--remote-debugging-port=${port}`);
  const scores = {};
  let report;
  const note = (key, figure) => (scores[key] ??= []).push(figure);
  try {
    for (let round = 0; round < AUDITS; round += 1) {
      const { lhr } = await lighthouse(address, { port, logLevel: 'silent', output: 'json' });
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      report = lhr;
      for (const id of CATEGORIES) note(id, 100 * lhr.categories[id].score);
      for (const id of Object.keys(FIGURES)) note(id, lhr.audits[id].numericValue);
    }
  } catch (error) {
    missing(`Lighthouse, ${name}`, String(error).split('\n')[0]);
    return;
  } finally {
    await browser.close();
  }
  for (const id of CATEGORIES) {
    const goal = { value_at_least: id === 'performance' ? least : 100 };
    row(`Lighthouse, ${name}, ${id}`, median(scores[id]), 'of 100', { goal, why: failed(report, id) });
  }
  for (const [id, [short, unit, goal]] of Object.entries(FIGURES)) row(`Lighthouse, ${name}, ${short}`, median(scores[id]), unit, { goal });
}
