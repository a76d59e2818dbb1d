// Build and layout of a tree: ours from a recording, the peers' from objects, turn by turn in one page: a round is a build from what is
// there and a layout.
import { median, row, withPages } from './browser.mjs';

/** Runs in the page: rounds of milliseconds by name. */
function race([count, rounds, way, peer]) {
  const { flextree, hierarchy, nested, parents, partition, tree } = window.peers;
  const parent = parents(count);
  const data = nested(parent);
  const recording = new window.own.Recording(parent, way);
  if (recording.size() !== count) throw new Error('the recording has lost nodes');
  const peers = {
    'd3-hierarchy': () => tree().nodeSize([10, 20]).separation(() => 1)(hierarchy(data)),
    'd3-hierarchy partition': () => partition()(hierarchy(data).count()),
    'd3-flextree': () => {
      const layout = flextree({ nodeSize: () => [10, 20], spacing: 0 });
      layout(layout.hierarchy(data));
    },
  };
  const times = { ours: [], peer: [] };
  const measure = (side, work) => {
    const start = performance.now();
    work();
    times[side].push(performance.now() - start);
  };
  for (let round = 0; round < rounds; round += 1) {
    measure('ours', () => (peer === 'd3-hierarchy partition' ? recording.lay_out() : recording.lay_out_nodes()));
    measure('peer', peers[peer]);
  }
  return times;
}

const faster = (ratio) => ({ goal: { ratio_at_least: ratio } });
// Each in a page of its own, for what one peer leaves to be collected another would have to wait for.
const RACES = [
  { count: 100_000, rounds: 21, way: 'depth first', peer: 'd3-hierarchy', ...faster(10) },
  { count: 1_000_000, rounds: 7, way: 'depth first', peer: 'd3-hierarchy', ...faster(12) },
  { count: 100_000, rounds: 21, way: 'grown', peer: 'd3-hierarchy' },
  { count: 100_000, rounds: 21, way: 'depth first', peer: 'd3-flextree' },
  { count: 100_000, rounds: 21, way: 'depth first', as: ' as rows', peer: 'd3-hierarchy partition' },
  { count: 1_000_000, rounds: 7, way: 'depth first', as: ' as rows', peer: 'd3-hierarchy partition' },
];

await withPages(async (open) => {
  for (const { count, rounds, way, as = '', peer, goal } of RACES) {
    const page = await open();
    const times = await page.evaluate(race, [count, rounds, way, peer]);
    await page.close();
    const rate = (side) => count / median(times[side]) * 1000;
    const name = `layout, ${count.toLocaleString('en')} nodes${as}${way === 'grown' ? ', recorded one by one' : ''}`;
    row(name, rate('ours'), 'nodes/s', { peer: [peer, rate('peer')], goal });
  }
});
