// The module travels packed inside a small one that unpacks it. `xtask/src/pack.rs` packs it, `xtask/src/pack/unpack` is the small one.
// Unpacking takes a while: it is done once for each version, in a worker, and what came of it is kept for the next visit.

/** The bytes of a WebAssembly module as they were before packing; a module that was not packed is left as it is. */
export async function unpacked(buffer) {
  const bytes = new Uint8Array(buffer);
  // A packed one begins with a section of its own, any other with its types.
  if (bytes[8] !== 0) return bytes;
  const { instance, module } = await WebAssembly.instantiate(bytes);
  const unpacker = instance.exports;
  const [packed] = WebAssembly.Module.customSections(module, 'packed');
  new Uint8Array(unpacker.memory.buffer, unpacker.packed(), packed.byteLength).set(new Uint8Array(packed));
  const length = unpacker.unpacked(packed.byteLength);
  if (length === 0) throw new Error('what was packed has been damaged');
  return new Uint8Array(unpacker.memory.buffer, unpacker.out(), length);
}

/** The same, done by a worker, so that the page stays free. Where there can be none, the page does it. */
function unpackedApart(buffer) {
  const apart = new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.url, { type: 'module' });
    const ended = (settle) => ({ data }) => {
      worker.terminate();
      settle(data);
    };
    worker.onmessage = ended(resolve);
    worker.onerror = ended(reject);
    worker.postMessage(buffer);
  });
  return apart.catch(() => unpacked(buffer));
}

/** Where what came of these bytes is kept, under a name that is theirs alone. */
async function shelf(buffer) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', buffer));
  const name = `/plyscope-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const cache = await caches.open('plyscope');
  return {
    found: await (await cache.match(name))?.arrayBuffer(),
    async keep(bytes) {
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put(name, new Response(bytes));
    },
  };
}

/** The module of which these are the packed bytes, compiled. */
export async function compiled(buffer) {
  // Storage may be missing, full or forbidden; then nothing is kept.
  const kept = await shelf(buffer).catch(() => undefined);
  if (kept?.found) {
    // What was kept may be damaged; then it is as if it were not there.
    const module = await WebAssembly.compile(kept.found).catch(() => undefined);
    if (module) return module;
  }
  const bytes = await unpackedApart(buffer);
  kept?.keep(bytes.slice()).catch(() => undefined);
  return WebAssembly.compile(bytes);
}

if (globalThis.DedicatedWorkerGlobalScope) {
  addEventListener('message', async ({ data }) => {
    const bytes = (await unpacked(data)).slice();
    postMessage(bytes, [bytes.buffer]);
  });
}
