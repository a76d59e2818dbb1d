// Three browsers behind one small set of calls: Chromium and Firefox by Puppeteer, WebKitGTK by its WebDriver. Keys and clicks are
// the browser's own; everything else runs in the page.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { whole as chromium } from '../e2e/chromium.mjs';

const WINDOW = { width: 1280, height: 800 };
const PATIENCE = 30_000;

/** A tab of one of the browsers. */
class Tab {
  /** Waits until a function in the page returns something that counts as true, and returns that. */
  async until(what, work, ...given) {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const found = await this.run(work, ...given);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`It never came that ${what}.`);
      await pause(50);
    }
  }

  /** Clicks on the middle of what a function in the page finds. */
  async clickOn(what, find, ...given) {
    const source = `const found = (${find})(...given);
      if (!found) return null;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };`;
    const { x, y } = await this.until(`${what} can be clicked`, source, ...given);
    await this.click(Math.round(x), Math.round(y));
  }
}

/** A function as the text of one, or a text that is the body of one with its arguments in `given`. */
const bodyOf = (work) => typeof work === 'function' ? `return (${work})(...given);` : work;

class Puppet extends Tab {
  static async start(options) {
    const browser = await puppeteer.launch({ headless: true, defaultViewport: WINDOW, ...options });
    const tab = new Puppet();
    tab.browser = browser;
    tab.page = await browser.newPage();
    return tab;
  }

  open(address) {
    return this.page.goto(address);
  }

  run(work, ...given) {
    // As a text: the policy of the page forbids it to make functions of its own.
    return this.page.evaluate(`(function (given) { ${bodyOf(work)} })(${JSON.stringify(given)})`);
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  type(text) {
    return this.page.keyboard.type(text);
  }

  click(x, y) {
    return this.page.mouse.click(x, y);
  }

  /** The page on paper: the bytes of a PDF. */
  print() {
    return this.page.pdf({ format: 'A4' });
  }

  end() {
    return this.browser.close();
  }
}

class WebKit extends Tab {
  static async start() {
    const tab = new WebKit();
    tab.processes = [];
    const display = await tab.#display();
    const environment = {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    const port = 4500 + process.pid % 1000;
    tab.processes.push(spawn('WebKitWebDriver', [`--port=${port}`], { env: environment, stdio: 'ignore' }));
    await listens(`http://127.0.0.1:${port}/status`);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    });
    tab.session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    await tab.session.manage().window().setRect({ x: 0, y: 0, ...WINDOW });
    return tab;
  }

  /** A display without a screen; it says its own number. */
  #display() {
    const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.processes.push(server);
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.once('exit', () => reject(new Error('Xvfb ended before it had a display')));
      server.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
    });
  }

  open(address) {
    return this.session.get(address);
  }

  run(work, ...given) {
    return this.session.executeScript(`const given = arguments[0]; ${bodyOf(work)}`, given);
  }

  press(key) {
    return this.session.actions().sendKeys(KEYS[key] ?? key).perform();
  }

  type(text) {
    return this.session.actions().sendKeys(text).perform();
  }

  click(x, y) {
    return this.session.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform();
  }

  /** Its driver cannot print. */
  print() {
    return null;
  }

  async end() {
    await this.session?.quit().catch(() => {});
    for (const process of this.processes) process.kill();
  }
}

const KEYS = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  Tab: Key.TAB,
};

/** Waits until something answers at an address. */
async function listens(address) {
  for (const deadline = Date.now() + PATIENCE; ;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`Nothing listens at ${address}.`);
    await pause(50);
  }
}

/** WebKitGTK's plain browser: Debian puts it into a folder that is named by the machine's architecture. */
function miniBrowser() {
  return readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`).find(existsSync);
}

/** How each browser is started. */
export const ENGINES = {
  Chromium: () => Puppet.start({ executablePath: chromium.executablePath, args: chromium.args }),
  Firefox: () => Puppet.start({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }),
  WebKitGTK: () => WebKit.start(),
};
