//! The npm packages of package-lock.json: wasm-opt, esbuild, the editor and the Python for the site, Playwright for the
//! browser tests. Other directories with a lock file are installed in the same way.
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::node;
use std::fs;
use std::path::Path;

/// A copy of the lock file, written to `node_modules` after a complete installation.
const STAMP: &str = ".plyscope-lock.json";

/// Makes sure that Node.js is installed and `node_modules` matches the lock file.
pub fn packages(project: &Project) -> Result<()> {
    install(
        project,
        &project.root,
        "npm ci (wasm-opt, esbuild, Playwright, axe)",
    )
}

/// Does the same for a directory with a `package.json` and a lock file.
pub fn install(project: &Project, directory: &Path, what: &str) -> Result<()> {
    node::ensure(project)?;
    let lock = directory.join("package-lock.json");
    let lock = fs::read(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    let stamp = directory.join("node_modules").join(STAMP);
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    run::step(what, || {
        let mut install = project.command("npm");
        install
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        run::quietly(install.current_dir(directory))?;
        fs::write(&stamp, &lock).map_err(|error| format!("{}: {error}", stamp.display()))
    })
}

/// Whether wasm-opt and esbuild are installed, so that the site can be made smaller. (Debian's
/// wasm-opt, version 108, writes modules that browsers reject.)
pub fn can_shrink(project: &Project) -> bool {
    let installed = |tool: &str| project.root.join("node_modules/.bin").join(tool).exists();
    project.find("node").is_some() && installed("wasm-opt") && installed("esbuild")
}
