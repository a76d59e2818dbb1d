// What tests must know of each generator: the addresses of its pages, what its page of placements holds, how a reader changes
// the theme, and whether following a link loads a page or only puts another one in.
const asked = process.env.PLYSCOPE_COURSES?.split(' ');

const folders = { first: '', placements: 'week1/minimax/', deep: 'week1/deep/playouts/', reading: 'reading/', zh: 'zh/' };
const files = { first: 'index.html', placements: 'week1/minimax.html', deep: 'week1/deep/playouts.html', reading: 'reading.html',
  zh: 'zh/index.html' };

const opensDetails = { details: (page) => page.locator('details:has(#details) > summary').click() };

const material = {
  pages: folders,
  placements: ['paragraph', 'admonition', 'details', 'tab', 'figure', 'template', 'fence'],
  closed: { ...opensDetails, tab: (page) => page.locator('label', { hasText: /^\s*Search$/ }).click() },
  darken: (page) => page.locator('form[data-md-component=palette] label:visible').click(),
  stays: true,
  // With one key these open the search or turn the page.
  hasShortcuts: true,
};

const ours = { darken: (page) => page.locator('#theme').click() };

const ALL = {
  mkdocs: material,
  zensical: material,
  sphinx: {
    pages: files,
    placements: ['paragraph', 'admonition', 'details', 'tab', 'figure', 'directive', 'template'],
    closed: { ...opensDetails, tab: (page) => page.locator('label', { hasText: /^\s*Search$/ }).click() },
    // Furo's goes round: as the system has it, light, dark.
    async darken(page) {
      const toggle = page.locator('.theme-toggle:visible').first();
      for (let clicks = 0; clicks < 3 && await page.locator('body[data-theme=dark]').count() === 0; clicks += 1) await toggle.click();
    },
  },
  hugo: { pages: folders, placements: ['paragraph', 'admonition', 'details', 'figure', 'fence'], closed: opensDetails, ...ours },
  jekyll: {
    pages: files,
    placements: ['paragraph', 'admonition', 'details', 'figure', 'include', 'fence', 'template'],
    closed: opensDetails,
    ...ours,
  },
  docusaurus: {
    pages: { ...folders, zh: 'zh-Hans/' },
    placements: ['paragraph', 'admonition', 'details', 'tab', 'figure', 'computed'],
    closed: { ...opensDetails, tab: (page) => page.getByRole('tab', { name: 'Search' }).click() },
    // Round, as Furo's.
    async darken(page) {
      const toggle = page.locator('button[class*=toggleButton]:visible').first();
      for (let clicks = 0; clicks < 3 && await page.locator('html[data-theme=dark]').count() === 0; clicks += 1) await toggle.click();
    },
    stays: true,
  },
};

/** Those that were built, by name. */
export const GENERATORS = Object.entries(ALL).filter(([name]) => !asked || asked.includes(name));
