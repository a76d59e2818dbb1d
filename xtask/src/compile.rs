//! From Rust to a module that a page can load: cargo, wasm-bindgen (as a library, so that its version is always the right one) and
//! wasm-opt. It does not know what is compiled.
use crate::run::{self, Result};
use crate::workshop::Workshop;
use crate::{npm, target};
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// What every browser has that Plyscope supports (`src/lib.rs` names the oldest), and what rustc compiles for by default.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// A binary to compile.
pub struct Binary<'name> {
    /// The package that it belongs to.
    pub package: &'name str,
    /// Its name: `NAME.js` and `NAME_bg.wasm` are written.
    pub name: &'name str,
    /// The profile of Cargo.toml.
    pub profile: &'name str,
}

impl Binary<'_> {
    /// Compiles the binary for wasm32.
    pub fn compile(&self, workshop: &mut Workshop) -> Result<()> {
        target::ensure(workshop)?;
        let mut cargo = workshop.wasm_command("cargo");
        cargo.args([
            "build",
            "--quiet",
            "--target",
            target::WASM,
            "--package",
            self.package,
            "--bin",
            self.name,
        ]);
        run::quietly(cargo.args(["--profile", self.profile]))
    }

    /// Writes script and module into `directory`; the module optimised, where wasm-opt is installed.
    pub fn bind(&self, workshop: &Workshop, directory: &Path) -> Result<()> {
        // Cargo puts what the profile `dev` makes into the folder `debug`.
        let folder = if self.profile == "dev" {
            "debug"
        } else {
            self.profile
        };
        let compiled: PathBuf = workshop
            .target
            .join(target::WASM)
            .join(folder)
            .join(format!("{}.wasm", self.name));
        let mut bindgen = Bindgen::new();
        // As the command `wasm-bindgen` does, by which Trunk builds the same site.
        bindgen.omit_default_module_path(false);
        let bound = bindgen
            .input_path(&compiled)
            .web(true)
            .and_then(|bindgen| bindgen.typescript(false).generate(directory));
        bound.map_err(|error| format!("wasm-bindgen, {}: {error:#}", compiled.display()))?;
        if self.profile != "dev" && npm::can_shrink(workshop) {
            optimize(workshop, &directory.join(format!("{}_bg.wasm", self.name)))?;
        }
        Ok(())
    }
}

/// wasm-opt; it also drops the names of functions, and of the programs that have made the module, which are not the same everywhere.
fn optimize(workshop: &Workshop, module: &Path) -> Result<()> {
    run::quietly(
        workshop
            .command("wasm-opt")
            .args(["-O3", "--strip-producers"])
            .args(FEATURES)
            .arg(module)
            .arg("-o")
            .arg(module),
    )
}
