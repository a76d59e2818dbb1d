// The surface of the element, as a script on the page meets it: attributes, properties and methods, and what each of them leads to. One
// table, whichever way the element has come to the page; a second element beside it, in another language and theme, hears of nothing.
import { Lab } from './lab.mjs';
import { byNight, expect, rests, test } from './page.mjs';

const FIRST = { game: 'tree', tree: '[[5,6],[2,1],[3,2]]', algorithm: 'alpha-beta', view: 'tree', lang: 'en', theme: 'light' };
const SECOND = { game: 'nim', heaps: '2,1', algorithm: 'minimax', view: 'tree', lang: 'zh', theme: 'dark', step: '2' };
const TREE = { v: 1, game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } };
const NIM = { v: 1, game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'minimax' } };

/** What `data-state` goes through when the element begins, and begins anew. */
const BEGINS = ['loading', 'ready'];

/** What is done to the element, what is told then, in order, and the spec that is shown. `states` are those of `data-state`, none where
 * it does not change; `card` is what stands on the card, and `look` are the language and the theme, as they were where not said. */
const SURFACE = [
  { what: 'nothing', told: ['ready', 'step 0'], states: BEGINS, spec: TREE },
  { what: 'step()', act: (it) => it.step(), told: ['step 1'], spec: { ...TREE, step: 1 } },
  { what: 'step(4)', act: (it) => it.step(4), told: ['step 5'], spec: { ...TREE, step: 5 } },
  { what: 'step(-2)', act: (it) => it.step(-2), told: ['step 3'], spec: { ...TREE, step: 3 } },
  { what: 'goto(last)', act: (it) => it.goto('last'), told: ['step 38', 'end 38'], spec: { ...TREE, step: 38 } },
  { what: 'goto(first)', act: (it) => it.goto('first'), told: ['step 0'], spec: TREE },
  { what: 'goto(7)', act: (it) => it.goto(7), told: ['step 7'], spec: { ...TREE, step: 7 } },
  { what: 'goto beyond the end', act: (it) => it.goto(999), told: ['step 38', 'end 38'], spec: { ...TREE, step: 38 } },
  { what: 'goto before the beginning', act: (it) => it.goto(-3), told: ['step 0'], spec: TREE },
  { what: 'the attribute step', act: (it) => it.setAttribute('step', '9'), told: ['ready', 'step 9'], states: BEGINS, spec: { ...TREE, step: 9 } },
  { what: 'the property step', act: (it) => { it.step = 4; }, told: ['ready', 'step 4'], states: BEGINS, spec: { ...TREE, step: 4 } },
  {
    what: 'another spec',
    act: (it) => { it.spec = { v: 1, game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'minimax' }, step: 3 }; },
    told: ['step 3'], spec: { ...NIM, step: 3 },
  },
  {
    what: 'a spec that is refused',
    act: (it) => { it.spec = { v: 1, game: { kind: 'nim', heaps: [999] }, algorithm: { kind: 'minimax' } }; },
    told: [/^error .*game\.heaps/], spec: { ...NIM, step: 3 }, card: 'game.heaps',
  },
  {
    what: 'a spec as a text',
    act: (it) => { it.spec = '{"v":1,"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"minimax"}}'; },
    told: ['step 0'], spec: NIM,
  },
  { what: 'no spec', act: (it) => { it.spec = null; }, told: ['ready', 'step 4'], states: BEGINS, spec: { ...TREE, step: 4 } },
  { what: 'a state that is taken', act: (it) => { window.taken = JSON.stringify(it.state); it.goto(6); }, told: ['step 6'], spec: { ...TREE, step: 6 } },
  { what: 'a state that is put back', act: (it) => { it.state = JSON.parse(window.taken); }, told: ['step 4'], spec: { ...TREE, step: 4 } },
  { what: 'a state of another version', act: (it) => { it.state = { v: 2, spec: {} }; }, told: [/^error .*version 1/], spec: { ...TREE, step: 4 }, card: 'version 1' },
  { what: 'reset()', act: (it) => { it.goto(2); it.reset(); }, told: ['ready', 'step 4'], states: BEGINS, spec: { ...TREE, step: 4 } },
  { what: 'the attribute theme', act: (it) => it.setAttribute('theme', 'dark'), told: [], spec: { ...TREE, step: 4 }, look: ['en', 'dark'] },
  { what: 'the attribute lang', act: (it) => { it.lang = 'zh'; }, told: [], spec: { ...TREE, step: 4 }, look: ['zh-CN', 'dark'] },
  { what: 'both as they were', act: (it) => { it.lang = 'en'; it.setAttribute('theme', 'light'); }, told: [], spec: { ...TREE, step: 4 }, look: ['en', 'light'] },
  {
    what: 'a config that cannot be read', act: (it) => it.setAttribute('config', '{"game":'),
    told: [/^error .*line 1, column 9/], states: ['loading', 'error'], card: 'line 1, column 9',
  },
  { what: 'the config mended', act: (it) => it.removeAttribute('config'), told: ['ready', 'step 4'], states: BEGINS, spec: { ...TREE, step: 4 } },
];

/** Runs in every page before anything else: keeps what the first element tells and what becomes of it, and what any other one tells. */
function listen() {
  Object.assign(window, { told: [], others: [], states: [], messages: [] });
  const isFirst = (target) => target === document.querySelector('ply-scope');
  const said = ({ step, message }) => (message === undefined ? step ?? '' : message);
  for (const what of ['ready', 'step', 'end', 'move', 'error']) {
    document.addEventListener(`ply-scope:${what}`, ({ target, detail }) => {
      (isFirst(target) ? window.told : window.others).push(`${what} ${said(detail)}`.trim());
    });
  }
  // What a frame tells the page around it.
  addEventListener('message', ({ data: { type, detail }, source }) => {
    const [, what] = /^plyscope:(ready|step|end|move|error)$/.exec(type) ?? [];
    if (what && source === frames[0]) window.messages.push(`${what} ${said(detail)}`.trim());
  });
  let last;
  new MutationObserver((records) => {
    for (const { target: { dataset: { state } } } of records.filter(({ target }) => isFirst(target))) {
      if (state && state !== last) window.states.push(state);
      last = state;
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
}

/** The ways in which an element comes to a page: what the page holds, of these attributes. */
const quoted = (text) => text.replaceAll('"', '&quot;');
const element = (given) => `<ply-scope loading="eager" ${Object.entries(given).map(([name, text]) => `${name}="${quoted(text)}"`).join(' ')}>A picture.</ply-scope>`;
const frame = (given) => `<iframe title="Figure" width="900" height="620" src="./embed.html?${new URLSearchParams(given)}"></iframe>`;
const WAYS = {
  'as a module': { page: '<script type="module" src="./ply-scope.js"></script>', put: element },
  'in one file': { page: '<script defer src="./ply-scope-all.js"></script>', put: element },
  'in a frame': { page: '', put: frame },
};

for (const [way, { page: head, put }] of Object.entries(WAYS)) {
  test(`attributes, properties and methods do what the table says, and only to their element, ${way}`, byNight(way !== 'as a module'), async ({ page }) => {
    await page.addInitScript(listen);
    await page.route('**/notes.html', (route) => route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,">${head}${put(FIRST)}${put(SECOND)}`,
    }));
    await page.goto('./notes.html');
    const isFramed = put === frame;
    const at = (index) => (isFramed ? page.frameLocator('iframe').nth(index).locator('ply-scope') : page.locator('ply-scope').nth(index));
    const [first, second] = [at(0), at(1)];
    await expect(first).toHaveAttribute('data-state', 'ready');
    await expect(second).toHaveAttribute('data-state', 'ready');
    const look = (it) => it.evaluate(({ shadowRoot }) => {
      const { lang, dataset: { theme } } = shadowRoot.querySelector('.ply') ?? shadowRoot.querySelector('.card');
      return [lang, theme];
    });
    /** Waits in the page until so much is told, or for so long that nothing more will be. */
    const heard = (where, list, count) => where.evaluate(async (_, [name, wanted]) => {
      const end = performance.now() + 10_000;
      while (window[name].length < wanted && performance.now() < end) await new Promise(requestAnimationFrame);
    }, [list, count]);
    /** What there is to see and to read of the first element, and what it has told; the next row begins with nothing. */
    const taken = () => first.evaluate((it) => {
      const cards = [...it.shadowRoot.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
      const seen = { told: window.told, states: window.states, spec: it.spec, state: it.state, cards };
      [window.told, window.states] = [[], []];
      return seen;
    });
    let worn = ['en', 'light'];
    for (const { what, act, told, states = [], spec, card, look: expected } of SURFACE) {
      if (act) await first.evaluate(act);
      await heard(first, 'told', told.length);
      await rests(first);
      const seen = await taken();
      const exactly = told.map((text) => (text instanceof RegExp ? expect.stringMatching(text) : text));
      expect(seen, what).toEqual({
        told: exactly, states, spec, state: spec && { v: 1, spec }, cards: card ? [expect.stringContaining(card)] : [],
      });
      if (isFramed) {
        await heard(page.locator('body'), 'messages', told.length);
        expect(await page.evaluate(() => window.messages.splice(0)), `${what}, told to the page around`).toEqual(exactly);
      }
      worn = expected ?? worn;
      if (expected) await expect.poll(() => look(first), what).toEqual(worn);
    }
    expect(await look(first)).toEqual(worn);
    expect(await look(second)).toEqual(['zh-CN', 'dark']);
    expect(await second.evaluate((it) => it.spec)).toEqual({ v: 1, game: { kind: 'nim', heaps: [2, 1] }, algorithm: { kind: 'minimax' }, step: 2 });
    expect(await second.evaluate((_, own) => window[own], isFramed ? 'told' : 'others')).toEqual(['ready', 'step 2']);
    const state = await first.evaluate((it) => it.state);
    await second.evaluate((it, given) => { it.state = given; }, state);
    await expect.poll(() => second.evaluate((it) => it.state)).toEqual(state);
    await first.evaluate((it) => it.play());
    await expect.poll(() => first.evaluate((it) => it.spec.step)).toBeGreaterThan(4);
    await first.evaluate((it) => it.pause());
    await expect(new Lab(page, 'en', first).button('Play')).toBeVisible();
  });
}
