// A tree shaped like those of UCT, the same on every machine: a node gets all its seven children before a descent goes below
// them, and descents favour the first ones. Runs in the page.
const CHILDREN = 7;

/** Mulberry32: whole numbers below 2³². */
function stream(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The parent of each node, in the order in which they grow; the root's is 2³² − 1. */
export function parents(count, seed = 42) {
  const draw = stream(seed);
  const parent = new Uint32Array(count).fill(-1);
  const children = new Int32Array(count * CHILDREN);
  const full = new Uint8Array(count);
  for (let node = 1; node < count; node += 1) {
    let at = 0;
    while (full[at] === CHILDREN) {
      const share = draw() / 2 ** 32;
      at = children[at * CHILDREN + Math.floor(share * share * CHILDREN)];
    }
    children[at * CHILDREN + full[at]] = node;
    full[at] += 1;
    parent[node] = at;
  }
  return parent;
}

/** The same tree as objects with lists of children, as d3 and everybody around it wants it. */
export function nested(parent) {
  const nodes = Array.from(parent, (_, id) => ({ id }));
  parent.forEach((above, id) => {
    if (id > 0) (nodes[above].children ??= []).push(nodes[id]);
  });
  return nodes[0];
}
