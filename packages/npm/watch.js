/** Records a student's own game-tree search as a transcript that Plyscope reads; for Node and browsers, without dependencies.
 *
 *     function search(node, alpha, beta, isMax) { … search(child, alpha, beta, !isMax) … }
 *     search = watch(search); // from now on the recursive calls go through the recorder
 *     const run = record(search, [[5, 6], [2, 1]], -Infinity, Infinity, true);
 *     writeFileSync('run.jsonl', run.text()); */

const [CALLS, DEEPEST] = [200_000, 256]; // calls that a run keeps, and calls open at once; the others are counted
const NODES = 2000; // nodes of a Monte Carlo tree up to which every backup is followed by a look at all of them
const WORDS = ['alpha', 'beta', 'depth', 'turn']; // what a call says beside its position
const INFINITIES = { Infinity: Infinity, '-Infinity': -Infinity, 'Number.POSITIVE_INFINITY': Infinity, 'Number.NEGATIVE_INFINITY': -Infinity };
// Names of parameters and of a node's fields in lower case without underscores, the more telling ones first.
const NAMES = {
  alpha: 'alpha α low lower lo lowerbound', beta: 'beta β high upper hi upperbound', depth: 'depth d ply plies left level remaining',
  turn: 'player turn ismax ismaximizing maximizing maximizingplayer maxplayer agent agentindex color colour sign side currentplayer',
  state: 'board state gamestate node position pos tree grid s t game', reward: 'reward result value score winner outcome payoff utility r v',
  parent: 'parent', children: 'children child kids', move: 'move action parentaction lastmove',
  n: 'visits n visitcount numvisits nvisits count simulations', w: 'wins w totalreward totalvalue valuesum total reward score value q',
};
const VALUES = ['value', 'score', 'val', 'eval', 'evaluation', 'utility']; // fields of what a search returns
let now = null; // the run that is being recorded

// What a student's object does when it is read must not end the search.
const tried = (read) => { try { return read(); } catch { return undefined; } };
const pick = (what, names) => NAMES[what].split(' ')
  .map((word) => names.find((name) => name.replaceAll('_', '').toLowerCase() === word)).find((name) => name !== undefined);

/** Copies a value, since later moves may change it, into what JSON can hold; an object becomes the list of its fields by name, with
 * the value first, because a leaf often returns it alone. */
function plain(value, room = 6) {
  if (typeof value === 'number') return Number.isFinite(value) ? value : value > 0 ? '+inf' : value < 0 ? '-inf' : 'nan';
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (room === 0) throw new Error('deeper than any board, as an object is that holds itself');
  if (typeof value.fen === 'function') return value.fen(); // chess.js
  if (value instanceof Map) return plain([...value.values()], room);
  if (typeof value[Symbol.iterator] === 'function') return Array.from(value, (item) => plain(item, room - 1));
  if (value.toString !== Object.prototype.toString) return String(value);
  const fields = Object.keys(value).filter((name) => typeof value[name] !== 'function').sort();
  fields.sort((one, other) => VALUES.includes(other) - VALUES.includes(one));
  return plain(value.board ?? fields.map((name) => value[name]), room - 1);
}
const copyOf = (read) => tried(() => { const value = read(); return value === undefined ? value : plain(value); });

const kindOf = (node) => ['chance', 'max', 'min', 'children'].find((kind) => Array.isArray(node?.[kind]));
const below = (node) => (Array.isArray(node) ? node : node?.[kindOf(node)] ?? []);

/** Writes an explicit tree, of lists or of objects with `children`, in Plyscope's notation. */
function treeOf(node) {
  const [kind, children] = [kindOf(node), below(node).map(treeOf)];
  if (kind && kind !== 'children') return { [kind]: children, p: node.p };
  return Array.isArray(node) || children.length ? children : plain(typeof node === 'object' ? node?.value ?? node?.score : node);
}

/** A watched function: its name and text, and which of its parameters means what. Only its text says their names. */
function siteOf(fn, options) {
  const header = fn.toString().replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  const [, single, list] = /^(?:async\s+)?([^\s(),=]+)\s*=>|\(([^)]*)\)/.exec(header) ?? [];
  const parameters = (single ?? list ?? '').split(',').map((part) => part.split('=').map((side) => side.trim()));
  const names = parameters.map(([name]) => name);
  const presets = parameters.map(([, preset]) => INFINITIES[preset] ?? tried(() => JSON.parse(preset))); // for what is not passed
  const roles = { ...options };
  const free = () => names.filter((name) => /^[^\s{[.]+$/.test(name) && !Object.values(roles).includes(name));
  for (const role of [...WORDS, 'state']) roles[role] ??= pick(role, free());
  roles.state ??= free()[0];
  const read = (role, self, args) => {
    if (typeof roles[role] === 'function') return roles[role].apply(self, args);
    if (role === 'state' && !roles.state) return self; // a method of the game itself
    const at = names.indexOf(roles[role]);
    return args[at] === undefined ? presets[at] : args[at];
  };
  return { name: options.name ?? fn.name, text: fn.toString(), names, roles, read, isNested: false };
}
/** Stands for the watched function in calls that a program tells by hand. */
const BY_HAND = { name: '', text: '', names: ['state'], roles: { state: 'state' }, read: (role, self, said) => said[role] };

class Run {
  constructor({ game, start, search, depth, c, answer, limit = CALLS }) {
    Object.assign(this, { game: typeof game === 'string' ? { kind: game } : game, search, depth, c, answer, limit });
    this.first = tried(() => plain(start)); // as long as nothing has changed it
    Object.assign(this, { value: undefined, error: undefined, events: [], sites: [], open: [], calls: 0, dropped: 0, tooDeep: 0, hidden: 0 });
    Object.assign(this, { root: { node: start, last: -1 }, isElsewhere: false, unreadable: 0, isLater: false, grown: new Map() });
    this.isTree = this.game && this.game.kind === 'tree'; // undefined as long as that is not known
  }

  /** Notes a call; returns whether it is kept. */
  enter(site, self, args) {
    const counter = this.calls >= this.limit ? 'dropped' : this.open.length >= DEEPEST ? 'tooDeep' : 'calls';
    this[counter] += 1;
    if (counter !== 'calls') return false;
    if (!this.sites.includes(site)) this.sites.push(site);
    site.isNested ||= this.open.some((call) => call.site === site);
    const copy = (role) => copyOf(() => site.read(role, self, args));
    const call = { site, node: tried(() => site.read('state', self, args)), last: -1, copy };
    const move = call.copy('move');
    call.event = { e: 'enter', ...(move === undefined ? this.where(call) : { move }) };
    for (const word of WORDS) call.event[word] = call.copy(word);
    Object.assign(call.event, { function: site.name || undefined, line: site === this.sites[0] && site.text ? 1 : undefined });
    this.open.push(call);
    this.events.push(call.event);
    return true;
  }

  /** Says where a call is: which child in an explicit tree, else a copy of the position. */
  where(call) {
    const above = this.open.at(-1) ?? this.root;
    above.node ??= call.node;
    const children = below(above.node);
    if (this.isTree === undefined && children.includes(call.node)) {
      this.isTree = true; // A board holds cells, not the next board. The calls before this one were at the root.
      this.unreadable = 0;
      this.isElsewhere = this.open.length > 0 && this.open[0].node !== this.root.node;
      for (const event of this.events) delete event.state;
    }
    if (!this.isTree) {
      const state = call.copy('state');
      this.unreadable += state === undefined;
      call.before = JSON.stringify(state);
      return { state };
    }
    const next = children.indexOf(call.node, above.last + 1); // Equal numbers are different leaves: the next one is meant.
    const move = next < 0 ? children.indexOf(call.node) : next;
    if (move >= 0) return { move: above.last = move };
    if (!this.open.length && call.node === above.node) return {};
    this.isElsewhere ||= !this.open.length;
    return { state: tried(() => treeOf(call.node)) };
  }

  /** Notes what the last open call returned, and its position if it is not as it was. */
  exit(value) {
    const call = this.open.pop();
    if (this.dropped) return; // The transcript stops within the calls that were open, since calls within them are missing.
    this.isLater ||= typeof value?.then === 'function' || typeof value?.next === 'function';
    const after = call.before && typeof call.node === 'object' ? call.copy('state') : undefined;
    const state = JSON.stringify(after) === call.before ? undefined : after;
    this.events.push({ e: 'exit', return: tried(() => plain(value)) ?? null, state });
  }

  fail(error) {
    this.open.pop();
    if (!this.dropped) this.events.push({ e: 'exit', error: String(error) });
  }

  /** Notes what a backup changed: looks at the nodes from the root down and compares with what they were. */
  backup(site, options, self, args) {
    const field = (node, what) => {
      if (typeof options[what] === 'function') return options[what](node);
      const names = [];
      for (let at = options[what] ? null : node; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
        names.push(...Object.getOwnPropertyNames(at)); // getters stand in the class
      }
      options[what] ??= pick(what, names.filter((name) => typeof node[name] !== 'function'));
      return node[options[what]];
    };
    const leaf = site.read('node', self, args) ?? [...args, self].find((value) => typeof value === 'object' && value !== null);
    const nodes = Array.isArray(leaf) ? leaf : [leaf];
    if (!Array.isArray(leaf)) for (let node; (node = field(nodes[0], 'parent')) && nodes.length < NODES;) nodes.unshift(node);
    if (this.grown.size && !this.grown.has(nodes[0])) {
      this.events.push({ e: 'search' }); // another root
      this.grown.clear();
    }
    const reward = copyOf(() => site.read('reward', self, args) ?? args.find((value) => value !== leaf));
    const line = { e: 'iteration', path: [], reward, n: [], w: [], new: [], also: [] };
    const look = (node, way) => {
      const [before, n, w] = [this.grown.get(node), copyOf(() => field(node, 'n')), copyOf(() => field(node, 'w'))];
      if (!before) line.new.push(way);
      if (nodes.includes(node)) Object.assign(line, { path: way, n: [...line.n, n ?? null], w: [...line.w, w ?? null] });
      else if ((before?.n ?? 0) !== n || (before?.w ?? 0) !== w) line.also.push({ path: way, n, w });
      this.grown.set(node, { n, w });
      const children = field(node, 'children') ?? [];
      const named = Array.isArray(children) ? children.map((child, i) => [field(child, 'move') ?? i, child])
        : (children instanceof Map ? [...children] : Object.entries(children))
          .map(([key, child]) => [/^\d+$/.test(key) ? Number(key) : key, child]);
      for (const [move, child] of named) {
        if (this.grown.size < NODES || nodes.includes(child) || !this.grown.has(child)) look(child, [...way, plain(move)]);
      }
    };
    look(nodes[0], []);
    this.iterate({ ...line, also: line.also.length ? line.also : undefined });
  }

  iterate(line) {
    this.calls += 1;
    if (this.calls > this.limit) this.dropped += 1;
    else this.events.push(line);
  }

  /** The lines of the transcript, as texts. */
  lines() {
    const { value, answer, error, sites, game } = this;
    // Without calls nothing was seen of the positions: lists of lists are a tree.
    const isTree = this.isTree || (!game && !sites.length && below(this.root.node).some(Array.isArray));
    const tree = isTree && !this.isElsewhere ? { kind: 'tree', tree: tried(() => treeOf(this.root.node)) } : undefined;
    const text = sites.map((site) => site.text).filter(Boolean).join('\n\n');
    const source = text ? { name: `${sites[0].name || 'search'}.js`, language: 'javascript', text } : undefined;
    const isWhole = game && (game.kind !== 'tree' || game.tree);
    const head = { e: 'run', transcript: 1, game: isWhole ? game : tree, start: isTree ? undefined : this.first };
    const search = this.search ?? (this.events.some(({ e }) => e === 'iteration') ? 'mcts' : undefined);
    const missing = this.dropped + this.tooDeep;
    const move = typeof answer === 'function' ? copyOf(() => answer(value)) : answer === 'move' ? copyOf(() => value) : undefined;
    const last = { e: 'answer', return: answer === 'move' ? undefined : copyOf(() => value), move };
    const first = { ...head, search, depth: this.depth, c: this.c, source };
    const all = [first, ...this.events, missing && { e: 'dropped', calls: missing }, !error && last];
    return all.filter(Boolean).map((line) => JSON.stringify(line));
  }

  text() { return `${this.lines().join('\n')}\n`; }

  /** Sentences that say what the recorder could not see. */
  get notes() {
    const notes = [];
    const note = (is, text) => is && notes.push(text);
    note(!this.events.length, 'No call was recorded: was the function watched before `record` ran it?');
    note(this.error, `The program ended with ${this.error}`);
    for (const { name, text, names, roles, isNested } of this.sites) {
      const called = name ? `\`${name}\`` : 'A function without a name';
      for (const [role, parameter] of Object.entries(roles)) {
        const isName = typeof parameter === 'string' && role !== 'name';
        note(isName && !names.includes(parameter), `${called} has no parameter \`${parameter}\` for ${role}.`);
      }
      note(!roles.alpha !== !roles.beta, `${called} has one bound only: say the other by watch(fn, { alpha: …, beta: … }).`);
      // The name of a function expression means the function itself, not what `watch` made of it.
      const isRecursive = name && text.split(`${name}(`).length > 2;
      note(isRecursive && !isNested, `No call of \`${name}\` by itself was seen: write \`${name} = watch(${name})\` below the function.`);
    }
    const isBlind = this.events.some(({ n, w }) => n?.includes(null) || w?.includes(null));
    note(isBlind, 'No visits or sums of rewards were found: say their fields by backup(fn, { n: …, w: … }).');
    note(this.unreadable, `${this.unreadable} positions could not be read: say how by watch(fn, { state: … }).`);
    note(this.isLater, 'A function returned a promise or a generator: such calls are not nested, so only their start was recorded.');
    note(this.isElsewhere && !this.game?.tree, 'The search began below a root that was not told: say it by record({ start: … }, …).');
    note(this.dropped, `${this.dropped} calls beyond the limit of ${this.limit} were not recorded.`);
    note(this.tooDeep, `${this.tooDeep} calls within more than ${DEEPEST} others were not recorded.`);
    return notes;
  }
}

/** Lets a function that stands for another have its name and number of parameters. */
const as = (fn, wrapper) => Object.defineProperties(wrapper, { name: { value: fn.name }, length: { value: fn.length } });

/** Records the calls of a recursive function. Options say by the names of parameters, or by functions of all arguments, where the
 * position, the window and the rest are, if they have other names than usual: `watch(fn, { alpha: 'lo', state: (i) => boards[i] })`. */
export function watch(fn, options = {}) {
  const site = siteOf(fn, options);
  return as(fn, function (...args) {
    const run = now;
    if (!run?.enter(site, this, args)) return fn.apply(this, args);
    let value;
    try { value = fn.apply(this, args); } catch (error) { run.fail(error); throw error; }
    run.exit(value);
    return value;
  });
}

/** Records the iterations of a Monte Carlo tree search; for the function that carries a reward up. Options `node` and `reward` are
 * parameters, `parent`, `children`, `move`, `n` and `w` are fields of a node; a function gets the arguments or the node. */
export function backup(fn, options = {}) {
  const site = siteOf(fn, { reward: pick('reward', siteOf(fn, {}).names), ...options });
  const fields = { ...options };
  let isInside = false; // A recursive backup is one backup.
  return as(fn, function (...args) {
    const run = isInside ? null : now;
    const outer = isInside;
    isInside = true;
    try {
      const value = fn.apply(this, args);
      if (run?.calls >= run?.limit) run.dropped += 1;
      else if (run) tried(() => run.backup(site, fields, this, args));
      return value;
    } finally { isInside = outer; }
  });
}

/** Tells a call by hand: `enter({ state, alpha, beta, depth, turn, move })`. */
export function enter(said) { if (now && !now.enter(BY_HAND, undefined, said)) now.hidden += 1; }
/** Tells what the last call returned; returns it. */
export function exit(value) {
  if (now?.hidden) now.hidden -= 1;
  else if (now?.open.length) now.exit(value);
  return value;
}
/** Tells an iteration after its backup: `iteration({ path, reward, n, w })`, the last two along the path from the root. */
export function iteration({ path, reward, n, w }) {
  now?.iterate({ e: 'iteration', path: plain(path), reward: plain(reward), n: plain(n), w: plain(w) });
}

/** Runs `fn(...args)` and records it; returns the run with `text()`, `lines()`, `value`, `error` and `notes`. Options may come first:
 * `record({ game, start, search, depth, c, answer }, fn, ...args)`, where `answer` is 'move' or gets the move from what `fn` returned. */
export function record(...all) {
  const [options, fn, ...args] = typeof all[0] === 'function' ? [{}, ...all] : all;
  const start = ['object', 'string'].includes(typeof args[0]) ? args[0] : undefined;
  const run = new Run({ start, ...options });
  const outer = now;
  now = run;
  try {
    run.value = fn(...args);
  } catch (error) {
    run.error = error;
    console.error(error);
  } finally { now = outer; }
  return run;
}
