// A person's paths through the built site in Chromium, Firefox and WebKitGTK: `cargo xtask engines`. ENGINES names some of them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { serve } from '../e2e/server.mjs';
import { ENGINES } from './drive.mjs';

const TREE = { v: 1, game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } };
const NIM = { v: 1, game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'win-lose' } };
const MCTS = { v: 1, game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'mcts', iterations: 2000 } };

const packed = (value) => deflateRawSync(JSON.stringify(value)).toString('base64url');
const link = (spec) => `index.html#1=${packed(spec)}`;

// Each of these runs in the page.
const isReady = () => {
  const elements = [...document.querySelectorAll('ply-scope')];
  return elements.length > 0 && elements.every(({ dataset }) => dataset.state === 'ready');
};
const slider = (bound) => document.querySelector('ply-scope').shadowRoot.querySelector('[role=slider]')?.getAttribute(`aria-value${bound}`);
const isAt = (step) => document.querySelector('ply-scope').shadowRoot.querySelector('[role=slider]').getAttribute('aria-valuenow') === String(step);
const said = () => document.querySelector('ply-scope').shadowRoot.querySelector('.sentence').textContent.replace(/\s+/g, ' ').trim();
const inked = () => {
  const canvas = document.querySelector('ply-scope').shadowRoot.querySelector('canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value) => value !== 0);
};
const inLab = (selector, text) => [...document.querySelector('ply-scope').shadowRoot.querySelectorAll(selector)]
  .find((element) => !text || element.textContent.trim() === text);

const wanted = process.env.ENGINES?.split(',') ?? Object.keys(ENGINES);

for (const engine of wanted) {
  describe(engine, { concurrency: false }, () => {
    let server;
    let tab;
    before(async () => {
      server = await serve(0);
      tab = await ENGINES[engine]();
    });
    after(async () => {
      await tab?.end();
      server?.end();
    });

    /** Opens a page of the site anew and waits for what is on it. */
    const open = async (path) => {
      await tab.open('about:blank');
      await tab.open(`${server.address}/${path}`);
      await tab.until('every element on the page is ready', isReady);
    };
    const comesTo = (step) => tab.until(`step ${step} is shown`, isAt, step);

    test('a link opens at the root, is drawn, and the arrow keys step through the search to a cut and back', async () => {
      await open(link(TREE));
      await comesTo(0);
      await tab.until('the tree is drawn', inked);
      for (let step = 1; step <= 25; step += 1) {
        await tab.press('ArrowRight');
        await comesTo(step);
      }
      assert.match(await tab.run(said), /5 ≥ 2.*leaf 1 is pruned/);
      await tab.press('Home');
      await comesTo(0);
      await tab.press('End');
      await comesTo(await tab.run(slider, 'max'));
    });

    test('open: a chapter of the notes comes to life, each of its figures', async () => {
      await tab.open(`${server.address}/notes/en/alpha-beta.html`);
      const figures = await tab.run(() => document.querySelectorAll('ply-scope').length);
      assert.ok(figures > 0);
      for (let index = 0; index < figures; index += 1) {
        await tab.run((which) => document.querySelectorAll('ply-scope')[which].scrollIntoView(), index);
        await tab.until(`figure ${index + 1} is ready`, (which) => document.querySelectorAll('ply-scope')[which].dataset.state === 'ready', index);
      }
    });

    test('keys: in a chapter arrows step the figure that has the focus, and letters and page keys are the chapter’s', async () => {
      await tab.open(`${server.address}/notes/en/alpha-beta.html`);
      await tab.run(() => document.querySelector('ply-scope').scrollIntoView());
      await tab.until('the first figure is ready', () => document.querySelector('ply-scope').dataset.state === 'ready');
      const step = Number(await tab.run(slider, 'now'));
      await tab.clickOn('the button back', () => document.querySelector('ply-scope').shadowRoot.querySelector('[aria-label=Back]'));
      await comesTo(step - 1);
      await tab.run(() => {
        window.heard = [];
        document.addEventListener('keydown', ({ key }) => window.heard.push(key));
      });
      await tab.press('ArrowLeft');
      await comesTo(step - 2);
      for (const key of ['PageDown', 'n', 'c']) await tab.press(key);
      await tab.until('the chapter has heard its keys', () => window.heard.length >= 3);
      assert.deepEqual(await tab.run(() => window.heard), ['PageDown', 'n', 'c']);
      await comesTo(step - 2);
    });

    test('dress: a figure follows theme and language of the page around it', async () => {
      await tab.open(`${server.address}/notes/en/alpha-beta.html`);
      await tab.run(() => document.querySelector('ply-scope').scrollIntoView());
      await tab.until('the first figure is ready', () => document.querySelector('ply-scope').dataset.state === 'ready');
      await tab.run(() => { Object.assign(document.documentElement, { lang: 'zh-CN', className: 'dark' }); });
      await tab.until('it is dark, and Chinese', () => {
        const { lang, dataset } = document.querySelector('ply-scope').shadowRoot.querySelector('.ply');
        return lang === 'zh-CN' && dataset.theme === 'dark';
      });
    });

    test('slide: in a deck next and prev step a figure from stop to stop, and say where there is none', async () => {
      await open('embed.html?view=slide&stops=3,12,20&game=tree&tree=[[5,6],[2,1],[3,2]]&algorithm=alpha-beta');
      const go = (way) => tab.run((name) => document.querySelector('ply-scope')[name](), way);
      const shows = (wanted) => tab.until(`step ${wanted} is shown`, (at) => document.querySelector('ply-scope').spec.step === at, wanted);
      assert.equal(await go('prev'), false);
      for (const stop of [3, 12, 20]) {
        assert.equal(await go('next'), true);
        await shows(stop);
      }
      assert.equal(await go('next'), false);
      assert.equal(await go('prev'), true);
      await shows(12);
    });

    test('step: a long search goes on while the reader steps', async () => {
      await open(link(MCTS));
      await tab.until('the search has come to its end', () => {
        const host = document.querySelector('ply-scope');
        return Number(host.shadowRoot.querySelector('[role=slider]').getAttribute('aria-valuemax')) > 10_000;
      });
      await tab.press('ArrowRight');
      await comesTo(1);
    });

    test('why: a click on a node picks it, and the pane tells its value', async () => {
      await open(link({ ...TREE, step: 25 }));
      const node = await tab.until('the first child is drawn', () => {
        const host = document.querySelector('ply-scope');
        const box = host.shadowRoot.querySelector('canvas').getBoundingClientRect();
        const child = host.nodes().find(({ path }) => path === 'r.0');
        return child && { x: Math.round(box.x + child.x), y: Math.round(box.y + child.y) };
      });
      await tab.click(node.x, node.y);
      await tab.until('the pane is about that node', () => document.querySelector('ply-scope').shadowRoot
        .querySelector('.pane.node h2').textContent.includes('r.0 · depth 1'));
      await tab.until('its value is told', () => document.querySelector('ply-scope').shadowRoot
        .querySelector('.pane.node .big').textContent.includes('5'));
    });

    test('edit: another tree is typed, searched, and taken back', async () => {
      await open(link(TREE));
      // The panes come a moment after the tree, and find their sizes then.
      await tab.until('the field with the tree stands still', () => {
        const field = document.querySelector('ply-scope').shadowRoot.querySelector('textarea');
        const { x, y } = field?.getBoundingClientRect() ?? {};
        const isStill = field && window.stood === `${x} ${y}`;
        window.stood = `${x} ${y}`;
        return isStill;
      });
      await tab.clickOn('the field with the tree', inLab, 'textarea');
      await tab.press('End');
      await tab.run(() => document.querySelector('ply-scope').shadowRoot.activeElement.select());
      await tab.type('[7,[1,2]]');
      await tab.until('the tree typed is searched', () => JSON.stringify(document.querySelector('ply-scope').spec.game.tree) === '[7,[1,2]]');
      await tab.clickOn('the button that takes it back', inLab, '.pane.pos .held button');
      await tab.until('the tree before is back', () => JSON.stringify(document.querySelector('ply-scope').spec.game.tree) === '[[5,6],[2,1],[3,2]]');
    });

    test('play: a person moves at Nim and the machine answers', async () => {
      const game = { v: 1, game: { kind: 'nim', heaps: [1, 2] }, seats: ['person', { algorithm: { kind: 'alpha-beta' } }] };
      await open(`index.html#play=${packed(game)}`);
      await tab.clickOn('a stone of the board', inLab, '.game .cell.open');
      await tab.until('two moves are in the list', () => document.querySelector('ply-scope').shadowRoot
        .querySelectorAll('.played li').length >= 2);
    });

    test('embed: a page that is only an element takes its attributes from the address', async () => {
      await open('embed.html?game=tree&tree=[[5,6],[2,1],[3,2]]&algorithm=alpha-beta&step=20');
      await comesTo(20);
      await tab.until('the tree is drawn', inked);
    });

    test('link: the address follows what is shown, and another tab opens there', async () => {
      await open(link(TREE));
      await tab.press('ArrowRight');
      await comesTo(1);
      const before = await tab.run(() => location.hash);
      await tab.press('ArrowRight');
      await comesTo(2);
      const address = await tab.until('the address names the step', (old) => location.hash !== old && location.hash, before);
      await open(`index.html${address}`);
      await comesTo(2);
    });

    test('print: a figure goes to paper, and stands there at its step', async () => {
      await open('embed.html?game=tree&tree=[[5,6],[2,1],[3,2]]&algorithm=alpha-beta&step=20');
      const paper = await tab.print();
      if (paper) assert.ok(paper.length > 10_000, `the PDF has ${paper.length} bytes`);
      assert.equal(await tab.run(() => document.querySelector('ply-scope').dataset.state), 'ready');
      await comesTo(20);
    });

    test('offline: after a first visit the page opens and searches without its server', async () => {
      const own = await serve(0);
      await tab.open(`${own.address}/${link(TREE)}`);
      await tab.until('the element is ready', isReady);
      await tab.until('the page is kept', () => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated'));
      own.end();
      await tab.open(`${own.address}/${link(NIM)}`);
      await tab.until('the element is ready without a server', isReady);
      await tab.press('ArrowRight');
      await comesTo(1);
    });
  });
}
