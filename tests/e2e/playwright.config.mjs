// The browser tests: the built site, in a real Chromium, under the strict content security policy.
// `cargo xtask test` builds the site and runs them; alone: npx playwright test --config tests/e2e/playwright.config.mjs
import { defineConfig } from '@playwright/test';
import { launch } from './chromium.mjs';

const port = Number(process.env.PLYSCOPE_PORT ?? 8151);

export default defineConfig({
  testDir: '.',
  // The courses have a configuration of their own.
  testIgnore: '**/e2e/sites/**',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The longest takes ten seconds on a machine of its own.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Only the test that is about it starts the page without its server.
    serviceWorkers: 'block',
    launchOptions: launch,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: { command: `node server.mjs ${port}`, cwd: import.meta.dirname, port, reuseExistingServer: false },
});
