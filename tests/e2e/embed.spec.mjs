// Embeds in somebody's notes: attributes become the spec, what is around the element decides how it looks, and its children
// stand where it cannot.
import { NIM, notes, ready, specs } from './notes.mjs';
import { byNight, expect, test } from './page.mjs';

const WRITTEN = [
  ['<ply-scope game="tic-tac-toe" algorithm="alpha-beta" depth="4"></ply-scope>',
    { v: 1, game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta', depth: 4 } }],
  ['<ply-scope game="tic-tac-toe" position="x.o/.../..x" algorithm="minimax" depth="2" step="3"></ply-scope>',
    { v: 1, game: { kind: 'tic-tac-toe', position: 'x.o/.../..x' }, algorithm: { kind: 'minimax', depth: 2 }, step: 3 }],
  ['<ply-scope game="tree" tree="[[5,6],[2,1]]" root="min" algorithm="alpha-beta" cut="gt"></ply-scope>',
    { v: 1, game: { kind: 'tree', root: 'min', tree: [[5, 6], [2, 1]] }, algorithm: { kind: 'alpha-beta', cut: 'gt' } }],
  ['<ply-scope game="nim" heaps="1,2,1" misere="true" algorithm="win-lose" memo="false"></ply-scope>',
    { v: 1, game: { kind: 'nim', heaps: [1, 2, 1], misere: true }, algorithm: { kind: 'win-lose', memo: false } }],
  ['<ply-scope game="nim" heaps="2,1" misere algorithm="win-lose"></ply-scope>',
    { v: 1, game: { kind: 'nim', heaps: [2, 1], misere: true }, algorithm: { kind: 'win-lose' } }],
  ['<ply-scope game="connect-four" moves="4453" algorithm="minimax" depth="2" evaluation="playouts" count="3" seed="7"></ply-scope>',
    { v: 1, game: { kind: 'connect-four', position: '...o.../..oxx..' }, algorithm: { kind: 'minimax', depth: 2, evaluation: { kind: 'playouts', count: 3 } }, seed: 7 }],
  ['<ply-scope game="nim" heaps="2" algorithm="mcts" iterations="5" expand-order="random" policy="exact" plies="2" c="1"></ply-scope>',
    { v: 1, game: { kind: 'nim', heaps: [2] }, algorithm: { kind: 'mcts', c: 1, expand_order: 'random', iterations: 5, policy: { kind: 'exact', plies: 2 } } }],
  ['<ply-scope game="tree" tree="((3 12 8) (2 4 6))" algorithm="alpha-beta" window="-inf, 4"></ply-scope>',
    { v: 1, game: { kind: 'tree', tree: [[3, 12, 8], [2, 4, 6]] }, algorithm: { kind: 'alpha-beta', window: ['-inf', 4] } }],
  [`<ply-scope config='{"game":{"kind":"nim","heaps":[2,2]},"algorithm":{"kind":"win-lose"}}' step="2"></ply-scope>`,
    { v: 1, game: { kind: 'nim', heaps: [2, 2] }, algorithm: { kind: 'win-lose' }, step: 2 }],
  ['<ply-scope><template data-config>{"game":{"kind":"nim","heaps":[3]},"algorithm":{"kind":"minimax"}}</template></ply-scope>',
    { v: 1, game: { kind: 'nim', heaps: [3] }, algorithm: { kind: 'minimax' } }],
  ['<pre class="ply-scope"><code>{"game":{"kind":"nim","heaps":[4]},"algorithm":{"kind":"minimax"}}</code></pre>',
    { v: 1, game: { kind: 'nim', heaps: [4] }, algorithm: { kind: 'minimax' } }],
  ['<pre><code class="language-ply-scope">{"game":{"kind":"nim","heaps":[5]},"algorithm":{"kind":"minimax"}}</code></pre>',
    { v: 1, game: { kind: 'nim', heaps: [5] }, algorithm: { kind: 'minimax' } }],
];

test('code to embed a game that has a seed of its own keeps it apart from the seed of the search', async ({ page }) => {
  await notes(page, '');
  const code = await page.evaluate(async () => {
    const spec = { v: 1, game: { kind: 'snake-go', preset: 'full', seed: 7 }, algorithm: { kind: 'mcts' } };
    return (await import('./share.js')).snippet('HTML', spec, 'https://notes.example/#1=x');
  });
  const element = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html').querySelector('ply-scope');
    return { seed: parsed.getAttribute('seed'), config: JSON.parse(parsed.getAttribute('config')) };
  }, code);
  expect(element.seed).toBeNull();
  expect(element.config.game.seed).toBe(7);
});

test('every way to write an embed gives the spec it says', byNight(true), async ({ page }) => {
  await notes(page, WRITTEN.map(([html]) => html).join('\n'));
  await page.locator('ply-scope').evaluateAll((elements) => elements.forEach((element) => element.setAttribute('loading', 'eager')));
  for (const [index] of WRITTEN.entries()) {
    const element = page.locator('ply-scope').nth(index);
    await element.scrollIntoViewIfNeeded();
    await expect(element).toHaveAttribute('data-state', 'ready');
  }
  expect(await specs(page)).toEqual(WRITTEN.map(([, spec]) => spec));
});

for (const { lang, wrong, fallback } of [
  { lang: 'en', wrong: 'This figure is not set up right', fallback: 'A picture of the tree.' },
  { lang: 'zh', wrong: '这幅图的设置有误', fallback: '这棵树的图。' },
]) {
  test(`a wrong attribute is refused on a card, with its path, and the fallback stays (${lang})`, byNight(lang === 'zh'), async ({ page }) => {
    const attributes = [
      ['game="nim" heaps="1,b" algorithm="minimax"', 'game.heaps[1]'],
      ['game="nim" heaps="1" dept="3" algorithm="minimax"', 'game.dept'],
      ['game="nim" heaps="1" algorithm="minmax"', 'algorithm.kind'],
      ['game="nim" heaps="1" algorithm="minimax" depth="deep"', 'algorithm.depth'],
      ['game="nim" algorithm="minimax"', 'game.heaps'],
      ['game="tree" tree="[[5,6],[2,x]]" algorithm="minimax"', lang === 'en' ? 'line 1, column 11' : '第 1 行第 11 列'],
      [`config='{"game":'`, lang === 'en' ? 'line 1, column 9' : '第 1 行第 9 列'],
    ];
    await notes(page, attributes.map(([text]) => `<ply-scope loading="eager" ${text}><p>${fallback}</p></ply-scope>`).join('\n'), { lang });
    for (const [index, [, path]] of attributes.entries()) {
      const element = page.locator('ply-scope').nth(index);
      await expect(element).toHaveAttribute('data-state', 'error');
      await expect(element.getByRole('alert')).toContainText(wrong);
      await expect(element.getByRole('alert')).toContainText(path);
      await expect(element.getByText(fallback)).toBeVisible();
    }
    // What is mended is shown.
    const first = page.locator('ply-scope').first();
    await first.evaluate((element) => element.setAttribute('heaps', '1, 2'));
    await expect(first).toHaveAttribute('data-state', 'ready');
    expect((await first.evaluate((element) => element.spec)).game).toEqual({ kind: 'nim', heaps: [1, 2] });
  });
}

const theme = (element) => element.locator('.ply').getAttribute('data-theme');

test('theme and language follow the notes around the element, and attributes go before them', byNight(true), async ({ page }) => {
  await notes(page, `<div lang="zh-CN"><ply-scope ${NIM} view="tree"></ply-scope></div><ply-scope ${NIM} view="tree" theme="light" lang="en"></ply-scope>`, {
    lang: 'en-us', attributes: 'data-md-color-scheme="slate"',
  });
  await ready(page, 2);
  const [follower, own] = [0, 1].map((index) => page.locator('ply-scope').nth(index));
  expect(await theme(follower)).toBe('dark');
  expect(await theme(own)).toBe('light');
  await expect(follower.locator('.ply')).toHaveAttribute('lang', 'zh-CN');
  await expect(own.locator('.ply')).toHaveAttribute('lang', 'en');
  const hosts = [
    ['data-md-color-scheme on the body', () => { document.body.dataset.mdColorScheme = 'default'; }, 'light'],
    ['data-theme on the root', () => { delete document.body.dataset.mdColorScheme; document.documentElement.dataset.theme = 'dark'; }, 'dark'],
    ['data-bs-theme on the root', () => { delete document.documentElement.dataset.theme; document.documentElement.dataset.bsTheme = 'light'; }, 'light'],
    ['a class on the root', () => { delete document.documentElement.dataset.bsTheme; document.documentElement.className = 'dark'; }, 'dark'],
    ['a class on the body', () => { document.documentElement.className = ''; document.body.className = 'quarto-light'; }, 'light'],
    ['color-scheme', () => { document.body.className = ''; document.documentElement.style.colorScheme = 'dark'; }, 'dark'],
    ['the background', () => { document.documentElement.style.colorScheme = ''; document.body.style.background = '#123'; }, 'dark'],
    ['nothing', () => { document.body.style.background = ''; }, 'light'],
  ];
  for (const [what, change, expected] of hosts) {
    await page.evaluate(change);
    await expect(follower.locator('.ply'), what).toHaveAttribute('data-theme', expected);
    expect(await theme(own), what).toBe('light');
  }
  await follower.evaluate((element) => { element.lang = 'en'; });
  await expect(follower.locator('.ply')).toHaveAttribute('lang', 'en');
  await expect(follower).toContainText('The search has not started.');
});

test('an element far below or in closed details starts when it is reached', async ({ page }) => {
  await notes(page, `<div style="height: 3000px"></div><ply-scope ${NIM}></ply-scope><details><summary>More</summary><ply-scope ${NIM}></ply-scope></details>`);
  const [below, folded] = [0, 1].map((index) => page.locator('ply-scope').nth(index));
  await expect(below).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
  expect(await page.locator('[data-state]').count()).toBe(0);
  await below.scrollIntoViewIfNeeded();
  await expect(below).toHaveAttribute('data-state', 'ready');
  await expect(folded).not.toHaveAttribute('data-state');
  await page.getByText('More').click();
  await folded.scrollIntoViewIfNeeded();
  await expect(folded).toHaveAttribute('data-state', 'ready');
});

test('values are those of the side that the element asks for, in its drawing and in its figures, too', async ({ page }) => {
  await notes(page, '<ply-scope values="mover" view="tree" game="tree" tree="[[3,12,8],[2,4,6],[14,5,2]]" algorithm="alpha-beta" step="28" loading="eager"></ply-scope>');
  await ready(page);
  const it = page.locator('ply-scope');
  const sentence = it.locator('.sentence');
  await expect(sentence).toContainText('Min can get −2 at C');
  expect(await it.evaluate((element) => element.toSVG())).toContain('−3');
  await it.evaluate((element) => element.setAttribute('values', 'max'));
  await expect(sentence).toContainText('Min can limit Max to 2 at C');
  expect(await it.evaluate((element) => element.toSVG())).not.toContain('−3');
});

test('a partial view shows its part, and as much of the controls as it says', byNight(true), async ({ page }) => {
  const views = [
    { view: 'lab', shown: ['.top', '.stage', '.why', '.player', '.pane.pos', '.pane.node', '.pane.code-pane'], hidden: [] },
    { view: 'tree', shown: ['.stage', '.why', '.player'], hidden: ['.top', '.pane.pos', '.pane.node', '.pane.code-pane', '.tabs'] },
    { view: 'board', shown: ['.node .board', '.why', '.player'], hidden: ['.top', '.stage', '.pane.pos', '.outline'] },
    { view: 'both', shown: ['.node .board', '.stage', '.why', '.player'], hidden: ['.top', '.pane.pos', '.outline'] },
    { view: 'tree" controls="min', shown: ['.stage', '.keys', '.count'], hidden: ['.scrub', '.zoom', '.end .seg'] },
    { view: 'tree" controls="none', shown: ['.stage', '.why'], hidden: ['.player', '.zoom'] },
  ];
  const figure = ({ view }) => `<ply-scope game="tic-tac-toe" position="xox/.o./..." algorithm="minimax" depth="2" loading="eager" view="${view}"></ply-scope>`;
  await notes(page, views.map(figure).join(''));
  await ready(page, views.length);
  for (const width of [1000, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, { view, shown, hidden }] of views.entries()) {
      const part = (name) => page.locator('ply-scope').nth(index).locator(name);
      const narrow = width < 480 && view === 'lab';
      for (const name of narrow ? ['.stage', '.why', '.player', '.tabs'] : shown) await expect(part(name), `${view} ${name}`).toBeVisible();
      for (const name of hidden) await expect(part(name), `${view} ${name}`).toBeHidden();
      const overflow = () => page.locator('ply-scope').nth(index).evaluate((element) => element.getBoundingClientRect().right - innerWidth);
      await expect.poll(overflow, view).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('a fenced block sets what is Plyscope\'s own and nothing else', async ({ page }) => {
  const others = 'data-title="A title" data-style="color: red" data-tabindex="3" data-onclick="1" data-home="https://elsewhere.example/" data-class="x" data-slot="y"';
  await notes(page, `<pre class="ply-scope" data-algorithm="minimax" data-expand-order="random" data-step="2" data-lang="json" ${others}><code>{"game":{"kind":"nim","heaps":[4]},"algorithm":{"kind":"mcts"}}</code></pre>
<div class="highlight-ply-scope" ${others}><div><pre>{"game":{"kind":"nim","heaps":[3]},"algorithm":{"kind":"minimax"}}</pre></div></div>`);
  const names = await page.locator('ply-scope').evaluateAll((elements) => elements.map((element) => element.getAttributeNames().sort()));
  expect(names).toEqual([['algorithm', 'config', 'expand_order', 'step'], ['config']].map((list) => expect.arrayContaining(list)));
  for (const name of ['title', 'style', 'tabindex', 'onclick', 'home', 'class', 'slot', 'lang']) expect(names.flat()).not.toContain(name);
});

test('the address of a frame says what to show, not where links lead or how it looks', async ({ page }) => {
  await page.goto('./embed.html?game=nim&heaps=1,2&algorithm=minimax&step=1&home=https%3A%2F%2Felsewhere.example%2F&title=A&style=color%3Ared&tabindex=3&spec=1');
  const element = page.locator('ply-scope');
  await ready(page);
  const { names, home } = await element.evaluate((it) => ({ names: it.getAttributeNames(), home: it.home }));
  for (const name of ['home', 'title', 'style', 'tabindex', 'spec']) expect(names).not.toContain(name);
  expect(new URL(home).origin).toBe(new URL(page.url()).origin);
  expect((await specs(page))[0].game).toEqual({ kind: 'nim', heaps: [1, 2] });
});

test('links lead to pages of the web, and code to embed has no sign of an address unwritten', async ({ page }) => {
  await notes(page, `<ply-scope ${NIM}></ply-scope>`);
  const told = await page.evaluate(async () => {
    const { snippet } = await import('./share.js');
    const element = document.querySelector('ply-scope');
    const homes = ['data:text/html,x', 'mailto:a@b.example', 'http://[', 'https://notes.example/a"b<c/'].map((home) => {
      element.home = home;
      return element.home;
    });
    const spec = { v: 1, game: { kind: 'nim', heaps: [2] }, algorithm: { kind: 'minimax' } };
    const codes = ['HTML', 'Jekyll', 'Sphinx', 'MkDocs', 'iframe'].map((place) => snippet(place, spec, `${homes.at(-1)}#1=x`));
    const parsed = codes.map((code) => new DOMParser().parseFromString(code, 'text/html'));
    return { homes, own: new URL('./', location.href).href, elements: parsed.map((page) => page.querySelectorAll('body *, head *').length), codes };
  });
  expect(told.homes.slice(0, 3)).toEqual([told.own, told.own, told.own]);
  expect(told.homes[3]).toBe('https://notes.example/a%22b%3Cc/');
  for (const code of told.codes) expect(code).not.toContain('a"b');
});

test('an attribute spec, as frameworks write it before there is an element, is told to be a property, which then works', async ({ page }) => {
  await notes(page, '<ply-scope spec="[object Object]" loading="eager"></ply-scope>');
  const element = page.locator('ply-scope');
  await ready(page);
  await expect(element.getByRole('alert')).toContainText('spec is a property');
  await element.evaluate((it) => { it.spec = { v: 1, game: { kind: 'nim', heaps: [2, 1] }, algorithm: { kind: 'minimax' } }; });
  await expect(element.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await specs(page))[0].game).toEqual({ kind: 'nim', heaps: [2, 1] });
});

test('a name that JavaScript knows is an unknown field like any other', async ({ page }) => {
  await notes(page, `<ply-scope ${NIM} constructor="1" loading="eager"></ply-scope><ply-scope ${NIM} __proto__="1" loading="eager"></ply-scope>`);
  await expect(page.getByRole('alert').nth(0)).toContainText('game.constructor');
  await expect(page.getByRole('alert').nth(1)).toContainText('game.__proto__');
});
