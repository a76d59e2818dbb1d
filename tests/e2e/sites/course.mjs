// A course as its reader meets it: pages by what is on them, searches by where they stand.
import { expect, test as base } from '../page.mjs';
import { Lab } from '../lab.mjs';

export { expect };

export class Course {
  constructor(page, port, name, generator) {
    Object.assign(this, { page, port, name, generator });
    this.modules = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.wasm')) this.modules.push(request.url());
    });
  }

  address(which, { strict = false } = {}) {
    return `http://${strict ? 'strict.' : ''}${this.name}.localhost:${this.port}/course/${this.generator.pages[which]}`;
  }

  /** Opens a page by its address. */
  async open(which, options) {
    await this.page.goto(this.address(which, options));
  }

  /** The search at a place: by its id; the one from a block of code, which may have none, as the one without. */
  at(place, lang = 'en') {
    const host = this.page.locator(place === 'fence' ? 'ply-scope#fence, main ply-scope:not([id])' : `ply-scope#${place}`);
    return new Lab(this.page, lang, host);
  }

  /** Brings a search into view, opening what it is hidden in, and waits until it can be used. */
  async reach(place, lang) {
    const lab = this.at(place, lang);
    if (!await lab.host.isVisible()) await this.generator.closed[place]?.(this.page);
    await lab.host.scrollIntoViewIfNeeded();
    await expect(lab.host, place).toHaveAttribute('data-state', 'ready');
    return lab;
  }

  /** All of them on the page of placements, one after the other. */
  async reachAll() {
    const labs = [];
    for (const place of this.generator.placements) labs.push(await this.reach(place));
    return labs;
  }

  /** Follows a link of the page's own to another page; fails if the browser loads a page that should only be put in. */
  async follow(which) {
    const { pathname } = new URL(this.address(which));
    await this.page.evaluate(() => { window.isSamePage = true; });
    const tidy = (path) => path.replace(/(\/index\.html|\/)$/, '');
    const links = this.page.locator('a:visible');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.pathname));
    await links.nth(hrefs.findIndex((href) => tidy(href) === tidy(pathname))).click();
    await this.page.waitForURL((url) => tidy(url.pathname) === tidy(pathname));
    if (this.generator.stays) expect(await this.page.evaluate(() => window.isSamePage === true)).toBe(true);
  }
}

/** Like the tests of the page, with `course(name, generator)`. */
export const test = base.extend({
  port: [8351, { option: true }],
  course: async ({ page, port }, use) => {
    await use((name, generator) => new Course(page, port, name, generator));
  },
});
