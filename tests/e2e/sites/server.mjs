// Serves the courses: http://<generator>.localhost/course/ as an ordinary host would, without a word about security, and
// http://strict.<generator>.localhost/course/ under the policy of Plyscope's own site and nothing more than the generator's
// inline scripts and styles ask for. `node server.mjs [port]` serves until it is ended.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { policy, types } from '../server.mjs';

const sites = process.env.PLYSCOPE_SITES ?? fileURLToPath(new URL('../../../target/sites', import.meta.url));
const BASE = '/course';

/** The policy, with the sum of each inline script and style sheet of the generator's. */
function strictFor(page) {
  const sums = (tag) => [...page.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'g'))]
    .map(([, text]) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');
  return policy.replace(/script-src [^;]*/, `$&${sums('script')}`).replace(/style-src [^;]*/, `$&${sums('style')}`);
}

async function answer(request, response) {
  if (request.url === '/favicon.ico') {
    response.writeHead(204).end();
    return;
  }
  const { hostname, pathname } = new URL(request.url, `http://${request.headers.host}`);
  const [, strict, name] = /^(strict\.)?(\w+)\.localhost$/.exec(hostname) ?? [];
  const site = join(sites, name ?? '', 'site');
  const headers = { 'Cache-Control': 'no-cache' };
  try {
    if (!name || !pathname.startsWith(`${BASE}/`)) throw new Error('outside the course');
    let file = normalize(join(site, decodeURIComponent(pathname.slice(BASE.length))));
    if (!file.startsWith(site + sep)) throw new Error('outside the course');
    if ((await stat(file)).isDirectory()) {
      if (!pathname.endsWith('/')) {
        response.writeHead(301, { ...headers, Location: `${pathname}/` });
        response.end();
        return;
      }
      file = join(file, 'index.html');
    }
    let body = await readFile(file);
    // Notes are built for the address of their publication, and instant navigation goes where the sitemap says.
    if (file.endsWith('sitemap.xml')) body = body.toString().replaceAll('https://notes.example', `http://${request.headers.host}`);
    const type = types[extname(file)] ?? 'application/octet-stream';
    if (strict && type.startsWith('text/html')) headers['Content-Security-Policy'] = strictFor(body.toString());
    response.writeHead(200, { ...headers, 'Content-Type': type });
    response.end(body);
  } catch {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' });
    response.end('There is no such file.\n');
  }
}

createServer(answer).listen(Number(process.argv[2] ?? 8351), '127.0.0.1');
