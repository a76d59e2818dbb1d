// `test` and `expect` for every browser test. A test fails on any console error or warning, uncaught error, violation of the
// content security policy or failed request, unless it says beforehand which ones it expects: `trouble.allow(/…/)`.
import { test as base, expect } from '@playwright/test';

export { expect };

export const test = base.extend({
  trouble: [
    async ({ context }, use) => {
      const seen = [];
      // The config has them blocked, but for the tests that are about them.
      const allowed = [/Service Worker registration blocked by Playwright/];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) seen.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error()}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // Leaving a page ends what it was still loading; that is no trouble.
        if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${reason}`);
      });
      await context.exposeBinding('reportViolation', (_source, violation) => seen.push(`policy violation: ${violation}`));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) => {
          window.reportViolation(`${violatedDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`);
        });
      });
      await use({ seen, allow: (pattern) => allowed.push(pattern) });
      expect(seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The tag of what is looked at by night only: what is slow and no person's path, and a path in another language than English. */
export const byNight = (isRare) => ({ tag: isRare ? '@nightly' : [] });

/** Puts the page's time into the test's hands. The clock's ids of frames do not fit the 32 bits in which the program keeps them, so that it could
 * cancel none (findings/playwright-clock-ids.sh): the page gets small ones. */
export async function holdClock(page) {
  await page.clock.install();
  await page.addInitScript(() => {
    const [ask, cancel, own] = [window.requestAnimationFrame, window.cancelAnimationFrame, new Map()];
    let last = 0;
    window.requestAnimationFrame = (callback) => {
      last += 1;
      const id = last;
      own.set(id, ask((time) => {
        own.delete(id);
        callback(time);
      }));
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      cancel(own.get(id));
      own.delete(id);
    };
  });
}

/** Waits until a frame goes by in which nothing in a lab changes and, where steps are shown, the drawing is at the one that the page
 * tells; says which. On a slow machine what an action leads to comes over several frames. */
export const rests = (host) => host.evaluate(async (element) => {
  const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
  let isOther;
  const watch = new MutationObserver(() => { isOther = true; });
  watch.observe(element.shadowRoot, { subtree: true, childList: true, characterData: true, attributes: true });
  const drawn = () => element.spec?.step ?? 0;
  const shown = () => Number(element.shadowRoot.querySelector('[role=slider]')?.getAttribute('aria-valuenow') ?? drawn());
  do {
    isOther = false;
    await frame();
  } while (isOther || shown() !== drawn());
  watch.disconnect();
  return shown();
});

/** What a page keeps in the browser under a name; empty where there is nothing. */
export const stored = (page, name) => page.evaluate((asked) => localStorage.getItem(asked) ?? '', name);

/** Opens the page and waits until the application is mounted. */
export async function open(page, address = './#lab') {
  await page.goto(address);
  // Compiling the module takes a busy machine a while.
  await expect(page.locator('ply-scope').first()).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  return page.locator('ply-scope').first();
}
