// The courses in tests/sites, as their generators built them, each on a host of its own: http://mkdocs.localhost:8351/course/.
// `cargo xtask sites` builds and drives them; alone: npx playwright test --config tests/e2e/sites/playwright.config.mjs
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.mjs';

const port = Number(process.env.PLYSCOPE_PORT ?? 8351);

export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  // A test walks through a whole course.
  timeout: 90_000,
  outputDir: '../../../test-results/sites',
  use: { ...base.use, baseURL: undefined, port },
  webServer: { command: `node server.mjs ${port}`, cwd: import.meta.dirname, port, reuseExistingServer: false },
});
