// Pages of notes with embeds in them, under the policy that the site promises to run under.
import { readFileSync } from 'node:fs';
import { expect } from './page.mjs';

const policy = readFileSync(new URL('../../www/content-security-policy.txt', import.meta.url), 'utf8').trim();

/** Opens a page of notes with this in it. */
export async function notes(page, body, { lang = 'en', attributes = '', address = './notes.html', module = './ply-scope.js' } = {}) {
  await page.route(`**/${address.replace('./', '')}`, (route) => route.fulfill({
    contentType: 'text/html; charset=utf-8',
    headers: { 'Content-Security-Policy': `${policy}; style-src-attr 'unsafe-inline'` },
    body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Notes</title>
      <meta name="viewport" content="width=device-width"><script type="module" src="${module}"></script>
      <body ${attributes}><main><h1>Notes</h1>${body}</main>`,
  }));
  await page.goto(address);
}

/** Waits until so many elements can be used. */
export const ready = (page, count = 1) => expect(page.locator('ply-scope[data-state=ready]')).toHaveCount(count);

/** The specs that all elements show. */
export const specs = (page) => page.locator('ply-scope').evaluateAll((elements) => elements.map((element) => element.spec));

/** A small search. */
export const NIM = 'game="nim" heaps="1,2" algorithm="minimax"';

/** Keeps what every instance of the module exports, by the number that its script has in its address. */
export const watch = (page) => page.addInitScript(() => {
  const { instantiate } = WebAssembly;
  window.instances = {};
  WebAssembly.instantiate = async (...given) => {
    const [, number] = /app[\w-]*\.js\??(\d*)/.exec(new Error('where').stack) ?? [];
    const made = await instantiate.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    // What is fetched later has no memory of its own.
    if (number !== undefined && exports.memory) window.instances[Number(number)] = exports;
    return made;
  };
});

/** The numbers of the instances that were made. */
export const instances = (page) => page.evaluate(() => Object.keys(window.instances).map(Number));

/** Spoils the memory of an instance, so that whatever runs in it next is trapped. */
export const spoil = (page, number) => page.evaluate((which) => new Uint8Array(window.instances[which].memory.buffer).fill(0xff), number);
