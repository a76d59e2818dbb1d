//! The module as it travels: the small module of `pack/unpack`, with one custom section in which stands what an arithmetic coder
//! made of the page's own module, guessing it instruction by instruction. That takes almost a third less than what brotli makes of the
//! plain one, on any host, and `static/unpack.js` has the page's module made again, byte by byte, which is checked here.
mod payload;

use crate::floor;
use crate::instructions::{Part, walk};
use crate::links;
use crate::run::{self, Result};
use crate::target::WASM;
use crate::traps;
use crate::wasm::{HEADER, put};
use crate::workshop::Workshop;
use std::fs;
use std::path::{Path, PathBuf};

const CUSTOM: u8 = 0;
const NAME: &[u8] = b"packed";
/// The package that unpacks, and how it is made small without becoming slow.
const UNPACK: &str = "unpack";
const RUSTC: [&str; 6] = [
    "-C",
    "opt-level=3",
    "-C",
    "target-feature=+simd128",
    "-C",
    "llvm-args=--inline-threshold=0 --unroll-threshold=40 --unroll-runtime=false --vectorize-loops=false",
];
const WASM_OPT: [&str; 8] = [
    "--low-memory-unused",
    "-Oz",
    "--dealign",
    "--skip-pass=simplify-locals",
    "--enable-simd",
    "--strip-debug",
    "--strip-producers",
    "--strip-target-features",
];

/// Packs a module in its place, and has it unpacked again to see that nothing is lost; a module that is not packed must stay as it is.
pub fn pack(workshop: &Workshop, module: &Path, unpack: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let payload = payload::packed(&wasm).ok_or_else(|| format!("{}: an instruction that is not known", module.display()))?;
    let packed = around(&payload, &unpacker(workshop)?);
    let plain = plain(workshop);
    fs::write(&plain, wasm).map_err(|error| format!("{}: {error}", plain.display()))?;
    fs::write(module, packed).map_err(|error| format!("{}: {error}", module.display()))?;
    let compare = format!(
        "import {{ readFileSync }} from 'node:fs'; import {{ unpacked }} from {:?};
         const [packed, plain] = [readFileSync({:?}), readFileSync({:?})];
         for (const module of [packed, plain]) {{
           if (Buffer.compare(await unpacked(module), plain) !== 0) throw new Error('unpacked, it is another module');
         }}",
        unpack.display().to_string(),
        module.display().to_string(),
        plain.display().to_string()
    );
    run::quietly(workshop.command("node").args(["--input-type=module", "--eval", &compare]))
}

/// Where the module stands as it was before it was packed.
pub fn plain(workshop: &Workshop) -> PathBuf {
    workshop.target.join("plyscope-unpacked.wasm")
}

/// The module that unpacks.
fn unpacker(workshop: &Workshop) -> Result<Vec<u8>> {
    let mut cargo = workshop.wasm_command("cargo");
    cargo.args(["rustc", "--package", UNPACK, "--lib", "--crate-type", "cdylib", "--target", WASM, "--release", "--"]);
    run::quietly(cargo.args(RUSTC))?;
    let built = workshop.target.join(WASM).join("release").join("unpack.wasm");
    let small = workshop.target.join("plyscope-unpack.wasm");
    fs::copy(&built, &small).map_err(|error| format!("{}: {error}", built.display()))?;
    links::cut(&small, &built)?;
    traps::set(&small)?;
    floor::check(&small)?;
    run::quietly(workshop.command("wasm-opt").args(WASM_OPT).arg(&small).arg("-o").arg(&small))?;
    fs::read(&small).map_err(|error| format!("{}: {error}", small.display()))
}

/// The module that unpacks with what is packed before everything else.
fn around(payload: &[u8], unpacker: &[u8]) -> Vec<u8> {
    let mut content = Vec::new();
    put(&mut content, NAME.len());
    content.extend([NAME, payload].concat());
    let mut out = unpacker[..HEADER].to_vec();
    out.push(CUSTOM);
    put(&mut out, content.len());
    out.extend(content);
    out.extend(&unpacker[HEADER..]);
    out
}

/// Of so many bytes are addresses in the data.
const ADDRESS: usize = 4;

/// A function as something to be compared with others: its parts, like ones together.
pub fn parts(body: &[u8]) -> Option<Vec<u8>> {
    const PARTS: [Part; 12] = [
        Part::Type,
        Part::Declaration,
        Part::Float,
        Part::LongNumber,
        Part::Operation,
        Part::Other,
        Part::Branch,
        Part::Function,
        Part::Alignment,
        Part::Number,
        Part::Offset,
        Part::Local,
    ];
    let mut streams: [Vec<u8>; PARTS.len()] = Default::default();
    walk(body, &mut |part, place| {
        let stream = PARTS.iter().position(|&one| one == part).unwrap_or_default();
        // Which address it is says nothing of what the code is like.
        let is_address = part == Part::Number && place.len() == ADDRESS;
        streams[stream].extend(if is_address { &[0xfe] } else { &body[place] });
    })?;
    // Where one stream ends stands a byte that is rare.
    Some(streams.join(&0xff))
}
