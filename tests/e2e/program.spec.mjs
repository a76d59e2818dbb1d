// A student's own program in the page: written, run apart from everything, held against the book.
import AxeBuilder from '@axe-core/playwright';
import { readFileSync, readdirSync } from 'node:fs';
import { byNight, expect, open, test } from './page.mjs';

const WORDS = {
  en: { yours: 'Your code', run: '▶ Run', same: 'Same as the book', more: 'Right answer, more work', start: 'Start from …', fault: /One wrong line/, calls: /\d+ calls recorded/, line: 'line' },
  zh: { yours: '你的代码', run: '▶ 运行', same: '与书上相同', more: '答案正确，多做了工作', start: '从哪里开始……', fault: /有一行写错/, calls: /录到 \d+ 次调用/, line: '行' },
};
const homework = new URL('../data/own/homework/', import.meta.url);
const TITLES = { same: 'Same as the book', 'more work': 'Right answer, more work' };

const editor = (page) => page.getByRole('textbox', { name: /Python/ });
const title = (page) => page.locator('.own-title');
const said = (page) => page.locator('.code-said');

/** Opens the editor in the code pane. */
async function begin(page, { yours } = WORDS.en) {
  await open(page);
  await page.getByRole('button', { name: yours, exact: true }).click();
  await expect(editor(page)).toBeVisible();
  await expect(editor(page)).toContainText('def max_value');
}

/** Puts a program in the place of what is in the editor, as somebody who pastes it. */
async function write(page, program) {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(program);
}

const run = (page, { run: name } = WORDS.en) => page.getByRole('button', { name }).click();

for (const [lang, locale] of [['en', 'en-US'], ['zh', 'zh-CN']]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });
    const words = WORDS[lang];

    test('the first program runs as it is, and a line that is changed is found', async ({ page }) => {
      await begin(page, words);
      await run(page, words);
      await expect(title(page)).toHaveText(words.same);
      await expect(page.locator('.run-bar [role=status]')).toHaveText(words.calls);
      await expect(said(page).locator('pre')).toHaveText(/^\d+$/);
      const found = await new AxeBuilder({ page }).include('ply-scope').analyze();
      expect(found.violations.map((violation) => `${violation.id}: ${violation.nodes[0].html}`)).toEqual([]);
      // The text is where it was, with its caret, and runs by the keys of the editor.
      await editor(page).click();
      const text = await page.evaluate(() => localStorage.getItem('plyscope-program'));
      await write(page, text.replace('max_value(child, alpha, beta)', 'max_value(child, -inf, beta)').replace(/^tree = .*$/m, 'tree = [[[[3, 17, 9], 2], [[15, 20], 7]], [[[2, 5, 9], 1], 8]]'));
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(title(page)).toHaveText(words.more);
      await expect(page.locator('.cm-lit')).toHaveCount(1);
    });
  });
}

const project = new URL('../../www/notes/project/', import.meta.url);

for (const [file, value, often] of [['negamax', 0], ['alpha_beta', 0], ['ordering', 0], ['table', 0, true], ['clock', 4]]) {
  test(`${file}.py of the project runs in the page as in Python, and is the search of the book`, byNight(!often), async ({ page }) => {
    await begin(page);
    await write(page, readFileSync(new URL(`${file}.py`, project), 'utf8'));
    await run(page);
    await expect(title(page)).toHaveText('Same as the book');
    await expect(said(page).locator('pre')).toContainText(`worth ${value} to X`);
    const calls = readFileSync(new URL(`../../www/notes/records/project-${file.replace('_', '-')}.jsonl`, import.meta.url), 'utf8').match(/"e":"enter"/g).length;
    await expect(page.locator('.run-bar [role=status]')).toHaveText(new RegExp(`^${calls} calls recorded`));
  });
}

test('sorted keeps equal values in their order, asks only for <, and takes no other arguments than in Python', async ({ page }) => {
  await begin(page);
  await write(page, `class Move:
    def __init__(self, worth):
        self.worth = worth

    def __lt__(self, other):
        return self.worth < other.worth

def refused(call):
    try:
        call()
        return "taken"
    except TypeError:
        return "refused"

print(sorted([3, 2, 4, 1, 5, 0, 6], key=lambda column: column != 4))
print(sorted([3, 2, 4, 1, 5, 0, 6], key=lambda column: column % 2, reverse=True))
print([move.worth for move in sorted([Move(2), Move(1)])], sorted("bca"), sorted([]))
print(refused(lambda: sorted([None, None])), refused(lambda: sorted([1], len)))
`);
  await run(page);
  await expect(said(page).locator('pre')).toHaveText('[4, 3, 2, 1, 5, 0, 6]\n[3, 1, 5, 2, 4, 0, 6]\n[1, 2] [\'a\', \'b\', \'c\'] []\nrefused refused');
});

test('each start runs, and each wrong line of them is found', async ({ page }) => {
  await begin(page);
  const start = async (name) => {
    await page.getByRole('button', { name: 'Start from …' }).click();
    await page.getByRole('button', { name }).click();
  };
  for (const name of [/Minimax Start/, /The book/, /Monte-Carlo/]) {
    await start(name);
    await run(page);
    await expect(page.locator('.run-bar [role=status]')).toHaveText(/recorded/);
    await expect(title(page), String(name)).toHaveText('Same as the book');
  }
  for (let count = 0; count < 3; count += 1) {
    await start(/One wrong line/);
    await run(page);
    await expect(title(page)).not.toHaveText('Same as the book');
    await expect(page.locator('.own-slips li').first()).toBeVisible();
  }
  // What a start has taken away comes back.
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toBeVisible();
});

test('whoever runs the first program before the editor has come runs that program', async ({ page }) => {
  await page.route('**/code/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, route.request().url().endsWith('code.js') ? 300 : 0));
    await route.continue();
  });
  await open(page);
  await page.getByRole('button', { name: WORDS.en.yours, exact: true }).click();
  await run(page);
  await expect(title(page)).toHaveText(TITLES.same);
});

test('whoever writes in the editor writes with all keys', async ({ page }) => {
  await begin(page);
  await write(page, '');
  const typed = 'abcdefghijklmnopqrstuvwxyz?! 0123456789 from x import *';
  await page.keyboard.type(typed);
  await expect(page.locator('.cm-content')).toHaveText(typed);
  await run(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.ply.projector')).toHaveCount(0);
});

test('an error says its line, and the tree of what ran stands', async ({ page }) => {
  await begin(page);
  const text = await page.evaluate(() => localStorage.getItem('plyscope-program'));
  await write(page, text.replace('beta = min(beta, v)', 'beta = min(bta, v)'));
  await run(page);
  await expect(said(page)).toContainText('Your program ended in line 28.');
  await expect(said(page)).toContainText("NameError: name 'bta' isn't defined");
  await expect(page.locator('.cm-lit')).toContainText('bta');
  await expect(page.locator('.own-tree')).toBeVisible();
});

test('programs in the manner of homework run, or are refused with the line', async ({ page }) => {
  await begin(page);
  for (const name of readdirSync(homework)) {
    const program = readFileSync(new URL(name, homework), 'utf8');
    const expected = program.match(/^# (.*)/)[1];
    await write(page, program);
    await run(page);
    await expect(page.getByRole('button', { name: '▶ Run' }), name).toBeVisible();
    if (name.startsWith('no_recorder')) await expect(said(page), name).toContainText('Recorded as if');
    if (TITLES[expected]) await expect(title(page), name).toHaveText(TITLES[expected]);
    else await expect(said(page), name).toContainText(`ended in ${expected}.`);
  }
});

test('a program reaches neither the network, nor what is stored, nor the page', async ({ page, trouble }) => {
  trouble.allow(/Content Security Policy|Refused to connect|violates|secret csp/);
  let asked = 0;
  await page.route('**/secret*', (route) => {
    asked += 1;
    route.fulfill({ body: 'secret' });
  });
  await begin(page);
  await page.evaluate(() => { document.cookie = 'secret=1'; });
  const secret = new URL('secret', page.url()).href;
  await write(page, `import js

for name in ("localStorage", "document", "parent", "window", "importScripts"):
    print(name, hasattr(js, name))
answer = js.fetch("${secret}")
answer.then(lambda response: print("FETCHED"), lambda error: print("fetch refused"))
socket = js.WebSocket.new("${secret.replace('http', 'ws')}")
print("state of the socket", socket.readyState)
`);
  await run(page);
  await expect(said(page)).toContainText('state of the socket');
  const printed = await said(page).locator('pre').textContent();
  for (const name of ['localStorage', 'document', 'parent', 'window', 'importScripts']) expect(printed).toContain(`${name} False`);
  expect(printed).not.toContain('FETCHED');
  // What the browser refuses by an error ends the program.
  for (const [program, refused] of [
    ['js.indexedDB.open("plyscope")', /denied/],
    [`request = js.XMLHttpRequest.new()\nrequest.open("GET", "${secret}", False)\nrequest.send()`, /Failed to execute 'send'/],
    ['js.caches.open("plyscope")\nprint("asked")', /denied|secure|asked|Error/],
  ]) {
    await write(page, `import js\n${program}\n`);
    await run(page);
    await expect(said(page), program).toContainText(refused);
  }
  expect(asked).toBe(0);
  await expect.poll(() => page.frames().length).toBe(1);
});

test('what was recorded before an error of the browser stays', async ({ page }) => {
  await begin(page);
  const text = await page.evaluate(() => localStorage.getItem('plyscope-program'));
  await write(page, text.replace('beta = min(beta, v)', 'import js; js.URL.new("::")'));
  await run(page);
  await expect(said(page)).toContainText('Invalid URL');
  await expect(page.locator('.run-bar [role=status]')).toHaveText(/\d calls recorded/);
  await expect(page.locator('.own-tree')).toBeVisible();
});

test('on a phone the run begins at the tree, and the line is in sight in the editor', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('button', { name: 'Your code', exact: true }).click();
  await run(page);
  await expect(title(page)).toHaveText('Same as the book');
  await expect(page.locator('.own-tree .stage')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a loop without an end is stopped by hand, and what was there stays', async ({ page }) => {
  await begin(page);
  await run(page);
  await expect(title(page)).toHaveText('Same as the book');
  await write(page, 'while True:\n    pass\n');
  await run(page);
  await expect(page.locator('.run-bar [role=status]')).toHaveText('running …');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.locator('.run-bar [role=status]')).toHaveText('stopped by you');
  await expect(title(page)).toHaveText('Same as the book');
  await expect.poll(() => page.frames().length).toBe(1);
});

test('where the policy of a site forbids it, the pane says so', async ({ page, trouble }) => {
  trouble.allow(/Content Security Policy|policy violation/);
  const { policy } = await import('./server.mjs');
  await page.route('**/index.html*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy.replace(/ 'sha256-[^']*'/, '') } });
  });
  await page.goto('./index.html#lab');
  await page.getByRole('button', { name: 'Your code', exact: true }).click();
  await run(page);
  await expect(page.locator('.run-bar [role=status]')).toContainText('The policy of this site');
});

test('a wrong line that its own tree hides is found on other trees, and shown on the smallest', async ({ page }) => {
  await begin(page);
  const text = await page.evaluate(() => localStorage.getItem('plyscope-program'));
  await run(page);
  await expect(page.locator('.own-verdict')).toContainText(/on \d+ other trees too, .* no proof/);
  // On this tree no later child of a Min node is worse than an earlier one by which something was cut.
  await write(page, text.replace('beta = min(beta, v)', 'beta = value').replace(/^tree = .*$/m, 'tree = [[3, 2], [1, 0]]').replace('v = min(v, max_value(child, alpha, beta))', 'value = max_value(child, alpha, beta)\n        v = min(v, value)'));
  await run(page);
  await expect(title(page)).toHaveText('Same on this tree, not on another');
  await page.getByRole('button', { name: 'Show this tree' }).click();
  await expect(title(page)).not.toHaveText(/^Same/);
  await expect(page.locator('.own-slips li').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to your tree' }).click();
  await expect(title(page)).toHaveText('Same on this tree, not on another');
});

test('a bound that is lost on the way down is found on deeper trees than its own', async ({ page }) => {
  await begin(page);
  const text = await page.evaluate(() => localStorage.getItem('plyscope-program'));
  await write(page, text.replace('beta = min(beta, v)', 'beta = v').replace(/^tree = .*$/m, 'tree = [[3, 2], [1, 0]]'));
  await run(page);
  await expect(title(page)).toHaveText('Same on this tree, not on another');
});

test('a wrong value is shown on the smallest tree that has it', async ({ page }) => {
  await begin(page);
  const text = await page.evaluate(() => localStorage.getItem('plyscope-program'));
  await write(page, text.replace('v = inf\n', 'v = 0\n'));
  await run(page);
  await expect(title(page)).toHaveText('Differs from the book');
  const all = Number((await page.locator('.own .count').textContent()).split('/')[1]);
  await page.getByRole('button', { name: 'Smallest tree found' }).click();
  await expect(page.getByRole('button', { name: 'Back to your tree' })).toBeVisible();
  await expect(title(page)).toHaveText('Differs from the book');
  expect(Number((await page.locator('.own .count').textContent()).split('/')[1])).toBeLessThan(all);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Python works offline once it was used', async ({ page, context }) => {
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      await page.reload();
      await page.getByRole('button', { name: 'Your code', exact: true }).click();
      await run(page);
      await expect(title(page)).toHaveText('Same as the book');
    }
  });
});

test('a record in Python is edited and run on in the page', async ({ page }) => {
  await open(page);
  const bytes = [...readFileSync(new URL('../data/own/bug_parent_only.jsonl', import.meta.url))];
  await page.evaluate((data) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([Uint8Array.from(data)], 'run.jsonl'));
    document.querySelector('ply-scope').dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, bytes);
  await page.getByRole('button', { name: 'Edit and run it here' }).click();
  await expect(editor(page)).toContainText('def ');
  // The tree stays; the text is only shown until it is run.
  await expect(title(page)).toBeVisible();
});
