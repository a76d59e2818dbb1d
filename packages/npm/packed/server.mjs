// A plain server of files, as any is, on a port of its own, and such a port for other servers.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.wasm': 'application/wasm',
};

/** Serves a folder; resolves with the address and a function that ends it. */
export function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
    createReadStream(path).pipe(response);
  });
  return new Promise((hear) => {
    server.listen(0, () => hear({ address: `http://localhost:${server.address().port}`, end: () => server.close() }));
  });
}

/** A port on which nothing listens. */
export const freePort = () => new Promise((hear) => {
  const server = createServer().listen(0, () => {
    const { port } = server.address();
    server.close(() => hear(port));
  });
});
