//! The npm packages of package-lock.json: wasm-opt and esbuild for the site, Playwright for the browser tests. Other directories
//! with a lock file are installed alike.
use crate::node;
use crate::run::{self, Result};
use crate::workshop::Workshop;
use std::fs;
use std::path::Path;

/// A copy of the lock file, left in `node_modules` once everything in it is installed.
const STAMP: &str = ".plyscope-lock.json";

/// Sees to it that Node.js is there and `node_modules` is in step with the lock file.
pub fn packages(workshop: &Workshop) -> Result<()> {
    install(
        workshop,
        &workshop.root,
        "npm ci (wasm-opt, esbuild, Playwright, axe)",
    )
}

/// The same for any directory with a `package.json` and a lock file.
pub fn install(workshop: &Workshop, directory: &Path, what: &str) -> Result<()> {
    node::ensure(workshop)?;
    let lock = directory.join("package-lock.json");
    let lock = fs::read(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    let stamp = directory.join("node_modules").join(STAMP);
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    run::step(what, || {
        let mut install = workshop.command("npm");
        install
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        run::quietly(install.current_dir(directory))?;
        fs::write(&stamp, &lock).map_err(|error| format!("{}: {error}", stamp.display()))
    })
}

/// Whether the site can be made smaller by wasm-opt and esbuild. (Debian's wasm-opt, version 108, writes modules that browsers
/// reject.)
pub fn can_shrink(workshop: &Workshop) -> bool {
    let installed = |tool: &str| workshop.root.join("node_modules/.bin").join(tool).exists();
    workshop.find("node").is_some() && installed("wasm-opt") && installed("esbuild")
}
