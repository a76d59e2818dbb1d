//! The command line as one WebAssembly file that a host without a browser runs (WASI): what the packages for Python and Node carry.
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::target::WASI;
use std::path::PathBuf;

/// Without names of functions the file is a third smaller; it is compiled in a third of the time where functions of other crates are not
/// looked at as one.
const OPTIONS: [&str; 3] = [
    "profile.web.strip=\"symbols\"",
    "profile.web.lto=false",
    "profile.web.codegen-units=16",
];

/// Compiles the command line; returns the path of the file.
pub fn compile(project: &Project) -> Result<PathBuf> {
    if !has_standard_library(project)? {
        run::step(&format!("rustup target add {WASI}"), || {
            run::quietly(project.command("rustup").args(["target", "add", WASI]))
        })?;
    }
    run::step("command line as WebAssembly", || {
        let mut cargo = project.command("cargo");
        cargo.args(["build", "--quiet", "--profile", "web", "--target", WASI]);
        cargo.args(["--bin", "plyscope"]);
        for option in OPTIONS {
            cargo.args(["--config", option]);
        }
        run::openly(&mut cargo)
    })?;
    let built = project.target.join(WASI).join("web");
    Ok(built.join("plyscope.wasm"))
}

fn has_standard_library(project: &Project) -> Result<bool> {
    let mut rustc = project.command("rustc");
    let folder = run::capture(rustc.args(["--print", "target-libdir", "--target", WASI]))?;
    Ok(PathBuf::from(folder.trim()).is_dir())
}
