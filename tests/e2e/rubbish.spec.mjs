// Whatever a page writes into attributes, sets as properties, passes to methods or sends to a frame: nothing is thrown at it that it did
// not ask for, nothing of a text becomes markup, and afterwards the element shows what is right as if nothing had been.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';
import { notes } from './notes.mjs';

/** How many times something is done to an element or sent to a frame, in rounds with a seed of their own. */
const [ROUNDS, TIMES] = [Number(process.env.PLYSCOPE_RUBBISH ?? 12), 60];
const GOOD = { game: 'tree', tree: '[[5,6],[2,1],[3,2]]', algorithm: 'alpha-beta' };

/** Runs in the page: what is done there is drawn from a seed. */
function install() {
  const texts = ['', ' ', 'true', 'null', '0', '-1', '1e309', 'NaN', '9'.repeat(40), '3,12,20', '20,3', 'every', '[[5,6],[2,1],[3,2]]', '[[5,6],[2', '{"kind":"nim"}',
    '{"max":[1,{"chance":[2]}]}', '<img src=x onerror="window.hit=1">', '"><script>window.hit=1</script>', '\u0000\ud800\u202e', '🐍', '零', 'javascript:window.hit=1',
    'play=e30', '__proto__', 'constructor', 'a'.repeat(100_000), '['.repeat(5_000), 'nim', 'tree', 'chess', 'pig', 'snake-go', 'connect-four', 'mcts', 'alpha-beta', 'expectimax',
    'win-lose', 'minimax', '1,2', '3', '50', '8/8/8/8/8/8/8/8 w - - 0 1', 'xo./.o./..x', 'classroom 1342', 'board', 'slide', 'both', 'page', 'none', 'zh', 'en', 'dark', 'decision'];
  const names = ('game tree algorithm depth iterations heaps position moves fen view stops pause stop controls lang theme config exercise seed step c evaluation '
    + 'rollouts editable student salt utility komi size goal tosses order table deepening prune bounds opponent x data-x aria-label').split(' ');
  const circle = {};
  circle.game = circle;
  let deep = [];
  for (let level = 0; level < 3_000; level += 1) deep = [deep];
  const plain = [undefined, null, true, 0, -1, 1.5, NaN, Infinity, 10n, [], {}, { v: 2 }, { v: 1, game: null }, { v: 1, game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'minimax' } },
    { v: 1, game: { kind: 'nim', heaps: [999] }, algorithm: 7 }, { length: -1 }, new Date(NaN), new Map([[1, 2]]), circle, deep, ...texts];
  const trapped = new Proxy({}, { get: () => { throw new Error('the page’s own trap'); }, ownKeys: () => { throw new Error('the page’s own trap'); } });
  const values = [...plain, Symbol('s'), () => 1, document.body, trapped, Object.create(null), class {}];
  window.rubbish = (seed) => {
    let state = seed;
    const below = (count) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return Math.floor(((state >>> 8) / 2 ** 24) * count);
    };
    const pick = (all) => all[below(all.length)];
    return { below, pick, texts, names, plain, values };
  };
}

test('an element that gets rubbish throws nothing into the page around it, and shows what is right afterwards', byNight(true), async ({ page }) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  await page.addInitScript(install);
  await notes(page, '<ply-scope loading="eager"></ply-scope>');
  for (let round = 0; round < ROUNDS; round += 1) {
    const thrown = await page.evaluate(async ([seed, times]) => {
      const { below, pick, names, texts, values } = window.rubbish(seed);
      const element = document.querySelector('ply-scope');
      const properties = ['spec', 'state', 'exercise', 'progress', 'student', 'stops', 'stop', 'pause', 'step'];
      const methods = ['step', 'goto', 'play', 'pause', 'next', 'prev', 'reset', 'toSVG', 'toTikZ', 'toDOT', 'toJSON'];
      const found = [];
      for (let time = 0; time < times; time += 1) {
        let done = '';
        try {
          switch (below(6)) {
            case 0: case 1: element.setAttribute(...(done = [pick(names), pick(texts)])); break;
            case 2: element.removeAttribute(done = pick(names)); break;
            case 3: element[done = pick(properties)] = pick(values); break;
            case 4: {
              const at = element.nextSibling;
              const parent = element.parentNode;
              element.remove();
              if (below(2)) await Promise.resolve();
              parent.insertBefore(element, at);
              break;
            }
            default: {
              const name = pick(methods);
              try {
                element[name](pick(values));
              } catch (error) {
                // Who calls a method with rubbish is told so; what breaks inside is no answer.
                if (error instanceof WebAssembly.RuntimeError) found.push(`${name}: ${error}`);
              }
            }
          }
        } catch (error) {
          found.push(`${String(done).slice(0, 80)}: ${error}`);
        }
        if (!below(8)) await new Promise((resolve) => { setTimeout(resolve, below(30)); });
      }
      return found;
    }, [round + 1, TIMES]);
    expect(thrown, `round ${round + 1}`).toEqual([]);
    expect(await page.evaluate(() => window.hit)).toBeUndefined();
  }
  await page.evaluate((good) => {
    const element = document.querySelector('ply-scope');
    for (const { name } of [...element.attributes]) if (!name.startsWith('data-')) element.removeAttribute(name);
    for (const [name, text] of Object.entries({ loading: 'eager', lang: 'en', ...good })) element.setAttribute(name, text);
    element.reset();
  }, GOOD);
  await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
  await new Lab(page, 'en', page.locator('ply-scope')).isAt(0);
  expect(await page.locator('ply-scope').evaluate((element) => element.spec.game.tree)).toEqual([[5, 6], [2, 1], [3, 2]]);
});

test('a frame that gets rubbish in its address and by message goes on and does the next right thing', byNight(true), async ({ page }) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  await page.addInitScript(install);
  for (let round = 0; round < ROUNDS; round += 1) {
    const query = await page.evaluate(([install, seed]) => {
      if (!window.rubbish) Function(`(${install})()`)();
      const { below, pick, names, texts } = window.rubbish(seed);
      return Array.from({ length: below(4) }, () => `${pick(names)}=${encodeURIComponent(pick(texts.filter((text) => text.length < 3_000 && text.isWellFormed())))}`).join('&');
    }, [String(install), round + 1]);
    await page.route('**/notes.html', (route) => route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Notes</title><link rel="icon" href="data:,">
        <iframe title="Rubbish" width="900" height="400" src="./embed.html?${query.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>
        <iframe title="Figure" width="900" height="620" src="./embed.html?${new URLSearchParams({ ...GOOD, view: 'tree', lang: 'en' })}"></iframe>`,
    }));
    await page.goto('./notes.html');
    const inner = page.frameLocator('iframe[title=Figure]').locator('ply-scope');
    await expect(inner).toHaveAttribute('data-state', 'ready');
    await page.evaluate(([seed, times]) => {
      const { below, pick, plain } = window.rubbish(seed);
      const names = ['goto', 'step', 'play', 'pause', 'next', 'prev', 'reset', 'stop', 'state', 'progress', 'nonsense', '__proto__', 'toString'];
      for (let time = 0; time < times; time += 1) {
        const value = pick(plain);
        const data = below(4) ? { type: 'plyscope:cmd', v: pick([1, 1, 1, 2, '1']), name: pick(names), value }
          : pick([value, { subject: 'SPLICE.getState.response', message_id: value, state: value }, { type: 'plyscope:cmd' }]);
        frames[below(2)].postMessage(data, '*');
      }
      const tell = (name, value) => frames[1].postMessage({ type: 'plyscope:cmd', v: 1, name, value }, '*');
      tell('state', { v: 1, spec: { v: 1, game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } } });
      tell('pause');
      tell('goto', 17);
    }, [round + 1, TIMES]);
    await new Lab(page, 'en', inner).isAt(17);
    for (const frame of page.frames()) expect(await frame.evaluate(() => window.hit)).toBeUndefined();
  }
});
