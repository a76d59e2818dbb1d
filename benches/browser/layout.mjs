// Build and layout of a tree: ours from a recording, the peers' from objects, turn by turn in one page.
import { median, row, withPages } from './browser.mjs';

/** Runs in the page: rounds of milliseconds by name. */
function race([count, rounds, way, withFlextree]) {
  const { flextree, hierarchy, nested, parents, tree } = window.peers;
  const parent = parents(count);
  const data = nested(parent);
  const recording = new window.own.Recording(parent, way);
  if (recording.size() !== count) throw new Error('the recording has lost nodes');
  const sides = {
    ours: () => recording.lay_out(),
    d3: () => tree().nodeSize([10, 20]).separation(() => 1)(hierarchy(data)),
    flextree: () => {
      const layout = flextree({ nodeSize: () => [10, 20], spacing: 0 });
      layout(layout.hierarchy(data));
    },
  };
  if (!withFlextree) delete sides.flextree;
  const times = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(sides)) {
      const start = performance.now();
      work();
      // The first round warms up.
      if (round >= 0) times[name].push(performance.now() - start);
    }
  }
  return times;
}

const RACES = [
  { count: 100_000, rounds: 15, way: 'depth first', goal: { ratio_at_least: 25 }, peers: ['d3-hierarchy', 'flextree'] },
  { count: 1_000_000, rounds: 5, way: 'depth first', goal: { ratio_at_least: 25 }, peers: ['d3-hierarchy'] },
  { count: 100_000, rounds: 15, way: 'grown', peers: ['d3-hierarchy'] },
];

await withPages(async (open) => {
  for (const { count, rounds, way, goal, peers } of RACES) {
    const page = await open();
    const times = await page.evaluate(race, [count, rounds, way, peers.includes('flextree')]);
    await page.close();
    const rate = (name) => count / median(times[name]) * 1000;
    const name = `layout, ${count.toLocaleString('en')} nodes${way === 'grown' ? ', recorded one by one' : ''}`;
    row(name, rate('ours'), 'nodes/s', { peer: ['d3-hierarchy', rate('d3')], goal });
    if (peers.includes('flextree')) row(name, rate('ours'), 'nodes/s', { peer: ['d3-flextree', rate('flextree')] });
  }
});
