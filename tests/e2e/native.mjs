// The native engine, for tests that compare the page with it: the command line's events, and a fold of them written anew,
// with a plain map from paths to what is known, that shares nothing with the one under test.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const large = { cwd: root, maxBuffer: 2 ** 30, stdio: ['pipe', 'pipe', 'inherit'] };

/** The command line, built if it is not there; `PLYSCOPE_BIN` names another. */
export function program() {
  if (process.env.PLYSCOPE_BIN) return process.env.PLYSCOPE_BIN;
  const built = execFileSync('cargo', ['build', '--quiet', '--bin', 'plyscope', '--message-format', 'json'], large);
  const messages = built.toString().trim().split('\n').map((line) => JSON.parse(line));
  return messages.find((message) => message.executable && message.target.name === 'plyscope').executable;
}

/** The events of a search, as the command line prints them. */
export function events(spec) {
  const printed = execFileSync(program(), ['trace', '--format', 'jsonl'], { ...large, input: JSON.stringify(spec) });
  return printed.toString().trim().split('\n').map((line) => JSON.parse(line));
}

const number = (written) => ({ '+inf': Infinity, '-inf': -Infinity })[written] ?? written;

/** What is known after some number of events. */
export class Fold {
  constructor() {
    this.nodes = new Map([['r', { reached: true, children: [] }]]);
    this.cursor = 'r';
  }

  read(event) {
    const node = this.nodes.get(this.cursor);
    const up = () => { this.cursor = this.cursor === 'r' ? 'r' : this.cursor.replace(/\.\d+$/, ''); };
    switch (event.event) {
      case 'open': Object.assign(node, { turn: event.turn, choices: event.choices }); break;
      case 'descend': {
        const path = `${this.cursor}.${event.choice}`;
        if (!this.nodes.has(path)) this.nodes.set(path, { children: [] });
        node.children.push(path);
        this.cursor = path;
        break;
      }
      case 'bound': Object.assign(node, { alpha: number(event.alpha), beta: number(event.beta) }); break;
      case 'evaluate': Object.assign(node, { value: event.score, leaf: event.score }); break;
      case 'improve': node.value = event.score; break;
      case 'return': Object.assign(node, { value: event.score, done: true }); up(); break;
      case 'cutoff': case 'choose': break;
      default: throw new Error(`No fold for ${event.event}.`);
    }
  }

  /** The lowest and highest value a node can still have: a child that has not come back could be anything. */
  interval(path) {
    const { leaf, turn, choices, children } = this.nodes.get(path);
    if (leaf !== undefined) return [leaf, leaf];
    const known = children.filter((child) => this.nodes.get(child).done).map((child) => this.interval(child));
    if (known.length < choices) known.push([-Infinity, Infinity]);
    const best = turn === 'max' ? Math.max : Math.min;
    return [best(...known.map(([low]) => low)), best(...known.map(([, high]) => high))];
  }

  /** What the page should know of a node that it will reach sooner or later. */
  facts(path) {
    const node = this.nodes.get(path);
    if (!node) return { state: 'unseen', n: 0, w: 0 };
    const { value, alpha, beta } = node;
    const relation = () => {
      const [low, high] = this.interval(path).map((end) => end === value);
      return low && high ? 'Exact' : low ? 'AtLeast' : high ? 'AtMost' : 'Open';
    };
    const state = node.done ? 'done' : 'open';
    return { state, value, relation: value === undefined ? undefined : relation(), alpha, beta, n: 0, w: 0 };
  }
}
