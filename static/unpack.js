// The module travels packed inside a small one that unpacks it. `xtask/src/pack.rs` packs it, `xtask/src/pack/unpack` is the small one.

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
