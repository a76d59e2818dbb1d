// Runs the cases of the recorders and holds their transcripts against the book: `node packages/tests.mjs PLYSCOPE [js] [java] [cpp]`.
// PLYSCOPE is the command line tool. Without languages all are tried; one whose compiler is missing is skipped, and named.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const [tool, ...asked] = process.argv.slice(2);
if (!tool || !existsSync(tool)) {
  console.error('usage: node packages/tests.mjs PLYSCOPE [js] [java] [cpp]');
  process.exit(2);
}
const plyscope = resolve(tool);
const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
const run = (command, args) => execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const isThere = (command) => spawnSync(command, ['--version']).status === 0;

const LANGUAGES = {
  js: {
    needs: [],
    prepare() {
      // Outside of this project, so that its package.json does not decide what a module is.
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      copyFileSync(join(here, 'npm/watch.js'), join(folder, 'watch.js'));
    },
    record(name, out) {
      run('mkdir', ['-p', 'tests']);
      copyFileSync(join(here, `npm/tests/${name}.mjs`), join(folder, `tests/${name}.mjs`));
      return spawnSync(process.execPath, [join(folder, `tests/${name}.mjs`), out], { encoding: 'utf8' });
    },
    cases: {
      alpha_beta: { verdict: 'same', right: true },
      window: { verdict: 'more-work', rule: 'window', path: 'r.0.0.1', call: 5, word: 'fresh-window', right: true },
      mcts: { verdict: 'same', right: null },
    },
  },
  java: {
    needs: ['javac', 'java'],
    prepare: () => run('javac', ['-Xlint:all', '-Werror', '--release', '11', '-d', '.', join(here, 'java/Watch.java'),
      ...Object.keys(LANGUAGES.java.cases).map((name) => join(here, `java/tests/${name}.java`))]),
    record: (name, out) => spawnSync('java', ['-cp', folder, name, out], { encoding: 'utf8' }),
    cases: {
      AlphaBeta: { verdict: 'same', right: true },
      NoMinus: { verdict: 'differs', rule: 'value', path: 'r.0.0', call: 3, word: 'no-negation', right: false },
      Mcts: { verdict: 'same', right: null },
    },
  },
  cpp: {
    needs: ['c++'],
    prepare() {},
    record(name, out) {
      run('c++', ['-std=c++17', '-Wall', '-Wextra', '-pedantic', '-Werror', '-o', name, join(here, `cpp/tests/${name}.cpp`)]);
      return spawnSync(join(folder, name), [out], { encoding: 'utf8' });
    },
    cases: {
      alpha_beta: { verdict: 'same', right: true },
      not_exchanged: { verdict: 'differs', rule: 'window', path: 'r.0', call: 2, word: 'not-swapped', right: false },
      mcts: { verdict: 'same', right: null },
    },
  },
};

/** What `plyscope check` says of a transcript, in the words of the cases. */
function judged(file) {
  const { stdout } = spawnSync(plyscope, ['check', '--json', file], { encoding: 'utf8' });
  const { verdict, first, explanations, right } = JSON.parse(stdout);
  return first ? { verdict, rule: first.rule, path: first.path, call: first.call, word: explanations[0]?.word, right } : { verdict, right };
}

let [failed, skipped] = [0, 0];
try {
  for (const language of asked.length ? asked : Object.keys(LANGUAGES)) {
    if (!(language in LANGUAGES)) throw new Error(`unknown language: ${language}`);
    const { needs, prepare, record, cases } = LANGUAGES[language];
    const missing = needs.find((command) => !isThere(command));
    if (missing) {
      skipped += 1;
      console.log(`skipped ${language}: ${missing} is not installed`);
      continue;
    }
    prepare();
    for (const [name, expected] of Object.entries(cases)) {
      const out = join(folder, `${language}_${name}.jsonl`);
      const { status, stderr } = record(name, out);
      const got = status === 0 && stderr === '' ? judged(out) : { status, stderr };
      const isRight = JSON.stringify(got) === JSON.stringify(expected);
      failed += !isRight;
      console.log(`${isRight ? 'ok     ' : 'FAILED '} ${language} ${name}`);
      if (!isRight) console.log(`  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(got)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(failed ? `${failed} failed` : skipped ? `the others passed, ${skipped} skipped` : 'all passed');
process.exit(failed ? 1 : 0);
