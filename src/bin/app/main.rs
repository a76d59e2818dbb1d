//! The one WebAssembly module of page, embed and worker. It does nothing by itself: `embed` exports what a page calls.
#[cfg(target_family = "wasm")]
mod embed;

/// Smaller than the one of the standard library.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {}
