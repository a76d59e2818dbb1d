// The module travels with its code taken apart into streams of like things, which makes it smaller; this puts it together again.
// `xtask/src/pack.rs` packs it and says what the streams are.

const [TYPES, DECLARATIONS, MIDDLE, FLOATS, LONG_NUMBERS, OPERATIONS, OTHERS, BRANCHES, CALLS, LONG, SHORT, OFFSETS, LOCALS] =
  Array(13).keys();

/** Operands of the operations behind 0xfc. */
const OPERANDS = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** The bytes of a WebAssembly module as they were before packing; a module that was not packed is left as it is. */
export function unpacked(buffer) {
  const packed = new Uint8Array(buffer);
  // A packed one begins with a section of its own, any other with its types.
  if (packed[8] !== 0) return packed;
  let at = 9;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = packed[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  // The size of the section, and its name.
  number();
  const name = number();
  at += name;
  const lengths = Array.from({ length: 13 }, number);
  const [size, before, code, functions] = [number(), number(), number(), number()];
  const places = lengths.map((length) => (at += length) - length);
  const out = new Uint8Array(size + 5);
  let end = before;

  /** Copies a number in LEB128 from a stream and tells it. */
  const copy = (stream) => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = out[end++] = packed[places[stream]++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const some = (count, stream) => {
    while (count-- > 0) copy(stream);
  };
  const bytes = (count) => {
    while (count-- > 0) out[end++] = packed[places[FLOATS]++];
  };
  const put = (value) => {
    for (; value > 127; value >>>= 7) out[end++] = value & 127 | 128;
    out[end++] = value;
  };

  out.set(packed.subarray(at, at += before));
  out[end++] = 10;
  put(code);
  put(functions);
  for (let left = functions; left > 0; left--) {
    const start = end;
    // Room for the longest size.
    end += 5;
    some(2 * copy(DECLARATIONS), DECLARATIONS);
    for (let depth = 0; depth >= 0;) {
      const operation = packed[places[OPERATIONS]++];
      // Numbers of two bytes and of more have operations of their own here.
      const isLonger = operation === 0xe0 || operation === 0xe1;
      out[end++] = isLonger ? 0x41 : operation;
      if (isLonger) copy(operation === 0xe0 ? MIDDLE : LONG);
      else if (operation >= 0x20 && operation <= 0x22) copy(LOCALS);
      else if (operation >= 0x28 && operation <= 0x3e) {
        out[end++] = 0;
        copy(OFFSETS);
      } else if (operation === 0x41) copy(SHORT);
      else if (operation === 0x42) copy(LONG_NUMBERS);
      else if (operation === 0x10 || operation === 0xd2) copy(CALLS);
      else if (operation === 0x0b) depth--;
      else if (operation >= 0x02 && operation <= 0x04) {
        depth++;
        copy(TYPES);
      } else if (operation === 0x0c || operation === 0x0d) copy(BRANCHES);
      else if (operation === 0x0e) some(copy(BRANCHES) + 1, BRANCHES);
      else if (operation === 0x11) some(2, TYPES);
      else if (operation === 0x1c) some(copy(OTHERS), OTHERS);
      else if (operation === 0x43) bytes(4);
      else if (operation === 0x44) bytes(8);
      else if (operation === 0xfc) some(OPERANDS[copy(OTHERS)], OTHERS);
      else if ((operation >= 0x23 && operation <= 0x26) || operation === 0x3f || operation === 0x40 || operation === 0xd0) copy(OTHERS);
    }
    const stop = end;
    end = start;
    put(stop - start - 5);
    out.copyWithin(end, start + 5, stop);
    end += stop - start - 5;
  }
  out.set(packed.subarray(at), end);
  return out.subarray(0, size);
}
