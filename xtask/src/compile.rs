//! From Rust to a module for a page: cargo, the splitter, wasm-bindgen (both as libraries, so that their versions always match) and
//! wasm-opt. It does not know what is compiled.
use crate::apart;
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::{npm, target};
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The features that all supported browsers have (`src/lib.rs` names the oldest) and rustc enables
/// by default.
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
    /// The package that contains it.
    pub package: &'name str,
    /// Its name: `NAME.js` and `NAME_bg.wasm` are written.
    pub name: &'name str,
    /// The profile of Cargo.toml.
    pub profile: &'name str,
}

impl Binary<'_> {
    /// Compiles the binary for wasm32.
    pub fn compile(&self, project: &mut Project) -> Result<()> {
        target::ensure(project)?;
        let mut cargo = project.wasm_command("cargo");
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

    /// Writes script and module into `directory`, and beside them `more.wasm` if a part of the module is fetched later; both are
    /// optimized if wasm-opt is installed.
    pub fn bind(&self, project: &Project, directory: &Path) -> Result<()> {
        // Cargo's folder for the profile `dev` is `debug`.
        let folder = if self.profile == "dev" {
            "debug"
        } else {
            self.profile
        };
        let compiled: PathBuf = project
            .target
            .join(target::WASM)
            .join(folder)
            .join(format!("{}.wasm", self.name));
        let explain =
            |what: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", what.display());
        let halves = project.target.join("plyscope-split").join(self.name);
        std::fs::create_dir_all(&halves).map_err(|error| explain(&halves, &error))?;
        let parts = apart::split(&compiled, &halves)?;
        let mut bindgen = Bindgen::new();
        // What is fetched later finds the rest by what the linker has exported.
        bindgen.keep_lld_exports(parts.more.is_some());
        // The modules that are measured are loaded by the address in their scripts.
        bindgen.omit_default_module_path(false);
        let bound = bindgen
            .input_path(&parts.first)
            .out_name(self.name)
            .web(true)
            .and_then(|bindgen| bindgen.typescript(false).generate(directory));
        bound.map_err(|error| format!("wasm-bindgen, {}: {error:#}", compiled.display()))?;
        let mut modules = vec![directory.join(format!("{}_bg.wasm", self.name))];
        if let Some(more) = &parts.more {
            apart::join(&directory.join(format!("{}.js", self.name)))?;
            let to = directory.join("more.wasm");
            std::fs::copy(more, &to).map_err(|error| explain(more, &error))?;
            modules.push(to);
        }
        if self.profile != "dev" && npm::can_shrink(project) {
            for module in &modules {
                optimize(project, module)?;
            }
        }
        Ok(())
    }
}

/// Runs wasm-opt. It also removes the names of functions and of the programs that made the module,
/// which differ between machines.
fn optimize(project: &Project, module: &Path) -> Result<()> {
    run::quietly(
        project
            .command("wasm-opt")
            .args(["-O3", "--strip-producers"])
            .args(FEATURES)
            .arg(module)
            .arg("-o")
            .arg(module),
    )
}
