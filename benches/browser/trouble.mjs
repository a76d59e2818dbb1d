// What went wrong, in one line that a person can use: what was waited for, and what the page showed and said meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a page may take to say what it shows, and how much of what it has said is told. */
const [PATIENCE, MOST] = [5000, 3];

const heard = new WeakMap();
const line = (text) => String(text).split('\n')[0];

/** Remembers what a page complains of from now on. */
export function listen(page) {
  const told = [];
  heard.set(page, told);
  page.on('console', (message) => message.type() === 'error' && told.push(`console: ${line(message.text())}`));
  page.on('pageerror', (error) => told.push(`uncaught: ${line(error)}`));
  page.on('requestfailed', (request) => told.push(`not loaded: ${request.url()} ${request.failure()?.errorText}`));
  page.on('crash', () => told.push('the page crashed'));
  return page;
}

/** Runs in the page: its element as far as somebody outside can tell. */
function look() {
  const element = document.querySelector('ply-scope');
  if (!element) return `${location.pathname} without a ply-scope`;
  const slider = element.shadowRoot?.querySelector('[role=slider]');
  const says = element.shadowRoot?.querySelector('.card, .notice, .progress')?.textContent.trim();
  const step = slider ? `step ${slider.getAttribute('aria-valuenow')} of ${slider.getAttribute('aria-valuemax')}` : 'no scrub bar';
  return `data-state=${element.dataset.state ?? 'none'}, ${step}${says ? `, “${says}”` : ''}`;
}

/** What a page shows and has complained of. */
export async function shown(page) {
  const asked = page.evaluate(look).catch((error) => line(error));
  const state = await Promise.race([asked, sleep(PATIENCE, `nothing: it does not answer within ${PATIENCE / 1000} s`, { ref: false })]);
  const told = heard.get(page) ?? [];
  const more = told.length > MOST ? [`and ${told.length - MOST} more`] : [];
  return `the page shows ${[state, ...told.slice(0, MOST), ...more].join('; ')}`;
}

/** Waits until a condition holds in the page; `what` it is goes into the reason if it never does. */
export async function awaited(page, what, condition, { argument, seconds = 60, polling = 100 } = {}) {
  try {
    return await page.waitForFunction(condition, argument, { timeout: 1000 * seconds, polling });
  } catch (error) {
    const how = error.name === 'TimeoutError' ? `waited ${seconds} s for ${what}` : `waited for ${what}: ${line(error)}`;
    throw new Error(`${how}; ${await shown(page)}`);
  }
}
