let more;
/** Takes the function that gives the rest of the module, compiled. It is called when something of it is first asked for. */
export function lend(given) {
  more = given;
}
const LOADER = {
  async __wasm_split_load_more(callback, data) {
    let isThere = true;
    try {
      await WebAssembly.instantiate(await more(), { __wasm_split: wasm });
    } catch (error) {
      isThere = false;
      console.error('ply-scope:', error);
    }
    wasm.__indirect_function_table.get(callback)(data, isThere);
  },
};
