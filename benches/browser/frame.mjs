// A frame of a tree while it is moved: ours, D3 with SVG, everything drawn on a canvas, and a page with nothing on it. Frames come as
// fast as they are done; what a browser puts off until after the last one is waited for and counted. And whether ours shows
// what there is: the ink of everything drawn, dot by dot and line by line at the same places.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { DIST, median, row, withPages } from './browser.mjs';

const ROUNDS = 3;
const CLIP = { x: 0, y: 0, width: 1280, height: 800 };

/** Runs in the page: makes the painters. Each prepares a tree and answers a function that draws it, moved by some pixels. */
function install(css) {
  const [WIDTH, HEIGHT] = [1280, 800];
  const { hierarchy, nested, parents, select, tree } = window.peers;
  const canvas = () => {
    const element = document.createElement('canvas');
    [element.width, element.height] = [WIDTH, HEIGHT];
    element.style.display = 'block';
    document.body.append(element);
    return element.getContext('2d');
  };
  const radius = (near) => (near ? 5 : 1.5);
  /** The tree as d3 lays it out, on the stage. */
  const laidOut = (count, near) => {
    const root = tree().nodeSize([12, 60]).separation(() => 1)(hierarchy(nested(parents(count))));
    let [left, right, rows] = [Infinity, -Infinity, 0];
    root.each(({ x, depth }) => { [left, right, rows] = [Math.min(left, x), Math.max(right, x), Math.max(rows, depth)]; });
    root.each((node) => {
      node.x = near ? node.x + WIDTH / 2 : 20 + (node.x - left) / (right - left) * (WIDTH - 40);
      node.y = near ? node.y + 20 : 20 + node.depth / rows * (HEIGHT - 40);
    });
    return root;
  };
  const everything = (context, parent, at, near) => (shift) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, WIDTH, HEIGHT);
    context.setTransform(1, 0, 0, 1, -shift, 0);
    context.beginPath();
    for (let node = 1; node < parent.length; node += 1) {
      const above = parent[node];
      context.moveTo(at[2 * above], at[2 * above + 1]);
      context.lineTo(at[2 * node], at[2 * node + 1]);
    }
    context.strokeStyle = '#999';
    context.stroke();
    context.beginPath();
    const size = radius(near);
    for (let node = 0; node < parent.length; node += 1) {
      context.moveTo(at[2 * node] + size, at[2 * node + 1]);
      context.arc(at[2 * node], at[2 * node + 1], size, 0, 2 * Math.PI);
    }
    context.fillStyle = '#36c';
    context.fill();
  };
  const recorded = (count) => {
    const recording = new window.own.Recording(parents(count), 'depth first');
    recording.lay_out();
    return recording;
  };
  const painters = {
    empty() {
      const context = canvas();
      return (shift) => {
        context.fillStyle = shift % 2 ? '#fff' : '#eee';
        context.fillRect(0, 0, 4, 4);
      };
    },
    svg(count, near) {
      const root = laidOut(count, near);
      const group = select(document.body).append('svg').attr('width', WIDTH).attr('height', HEIGHT).append('g');
      const curve = ({ source: { x, y }, target }) => {
        const middle = (y + target.y) / 2;
        return `M${x},${y}C${x},${middle} ${target.x},${middle} ${target.x},${target.y}`;
      };
      group.selectAll('path').data(root.links()).join('path').attr('fill', 'none').attr('stroke', '#999').attr('d', curve);
      group.selectAll('circle').data(root.descendants()).join('circle').attr('r', radius(near)).attr('fill', '#36c')
        .attr('cx', ({ x }) => x).attr('cy', ({ y }) => y);
      return (shift) => group.attr('transform', `translate(${-shift},0)`);
    },
    everything(count, near) {
      const parent = parents(count);
      const at = new Float64Array(2 * count);
      laidOut(count, near).each(({ x, y, data: { id } }) => at.set([x, y], 2 * id));
      return everything(canvas(), parent, at, near);
    },
    async ours(count, near) {
      const recording = recorded(count);
      const host = document.createElement('div');
      const shadow = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      shadow.adoptedStyleSheets = [sheet];
      const main = document.createElement('main');
      main.className = 'ply';
      main.style.cssText = 'position: absolute; height: 0';
      shadow.append(main);
      document.body.append(host);
      window.own.prepare(main);
      const context = canvas();
      await new Promise(requestAnimationFrame);
      const end = recording.length();
      return (shift, stepped = 0) => recording.paint(context, main, near, shift, end - stepped);
    },
    async stepping(count, near) {
      const draw = await painters.ours(count, near);
      return (shift) => draw(0, 1 + shift);
    },
    /** Everything drawn where ours stands. */
    reference(count, near) {
      const recording = recorded(count);
      return everything(canvas(), recording.parents(), recording.places(near, 0), near);
    },
  };
  /** Milliseconds a frame. */
  window.frames = async (name, count, near) => {
    const draw = await painters[name](count, near);
    const frame = () => new Promise(requestAnimationFrame);
    draw(0);
    await frame();
    await frame();
    const start = performance.now();
    let drawn = 0;
    while (drawn < 60 && (drawn < 3 || performance.now() - start < 1500)) {
      drawn += 1;
      draw(3 * drawn % 45);
      await frame();
    }
    // Until what was put off is done.
    await frame();
    await frame();
    return (performance.now() - start) / drawn;
  };
  window.still = async (name, count, near) => {
    const draw = await painters[name](count, near);
    draw(0);
    for (let wait = 0; wait < 3; wait += 1) await new Promise(requestAnimationFrame);
  };
}

/** How many pixels of a picture are not paper. */
async function ink(page) {
  const { data } = PNG.sync.read(await page.screenshot({ clip: CLIP }));
  let count = 0;
  for (let at = 0; at < data.length; at += 4) count += Math.min(data[at], data[at + 1], data[at + 2]) < 235 ? 1 : 0;
  return count;
}

const RUNS = [
  ['empty', 0], ['svg', 100_000], ['everything', 100_000], ['ours', 100_000], ['ours', 1_000_000], ['stepping', 100_000], ['stepping', 1_000_000],
];

await withPages(async (open) => {
  const css = readFileSync(new URL('../../static/plyscope.css', import.meta.url), 'utf8');
  const times = {};
  const withPage = async (work) => {
    const page = await open();
    await page.evaluate(install, css);
    const found = await work(page);
    await page.close();
    return found;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const near of [false, true]) {
      for (const [name, count] of RUNS) {
        const key = `${name} ${count} ${near}`;
        const time = await withPage((page) => page.evaluate((run) => window.frames(...run), [name, count, near]));
        (times[key] ??= []).push(time);
      }
    }
  }
  for (const near of [false, true]) {
    const where = near ? 'near' : 'whole tree in view';
    const time = (name, count) => median(times[`${name} ${count} ${near}`]);
    const [ours, million, empty] = [time('ours', 100_000), time('ours', 1_000_000), time('empty', 0)];
    const name = `frame, 100,000 nodes, ${where}`;
    row(name, 1000 / ours, 'frames/s', { peer: ['D3 + SVG', 1000 / time('svg', 100_000)], ...(near ? {} : { goal: { ratio_at_least: 50 } }) });
    row(name, 1000 / ours, 'frames/s', { peer: ['everything on a canvas', 1000 / time('everything', 100_000)] });
    row(`${name}, more than an empty page`, ours - empty, 'ms', { peer: ['empty page', empty], goal: { value_at_most: 6 } });
    row(`frame, 1,000,000 nodes, ${where}`, million, 'ms', { peer: ['100,000 nodes', ours], goal: { ratio_at_most: 1.25 } });
    row(`${name}, another step every frame`, time('stepping', 100_000), 'ms');
    row(`frame, 1,000,000 nodes, ${where}, another step every frame`, time('stepping', 1_000_000), 'ms');
    const [own, all] = await Promise.all(['ours', 'reference'].map((painter) => withPage(async (page) => {
      await page.evaluate((run) => window.still(...run), [painter, 100_000, near]);
      return ink(page);
    })));
    row(`ink, 100,000 nodes, ${where}`, own, 'pixels', { peer: ['everything drawn', all], goal: { ratio_at_least: near ? 0.99 : 0.97 } });
  }
}, '--disable-frame-rate-limit');
