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

/** Opens the page and waits until the application is mounted. */
export async function open(page, address = './') {
  await page.goto(address);
  // Compiling the module takes a busy machine a while.
  await expect(page.locator('ply-scope').first()).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  return page.locator('ply-scope').first();
}
