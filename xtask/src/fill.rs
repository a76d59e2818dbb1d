//! What the engine knows in the files of a site: the opening moment, picture and sentence, which stand in `index.html` before any script
//! comes, and the words of the languages. The engine's program `fill` knows where they belong (`src/bin/fill.rs`).
use crate::project::Project;
use crate::run::{self, Result};
use std::path::Path;

/// Lets the engine fill in the files of `site`.
pub fn in_files(project: &Project, site: &Path) -> Result<()> {
    // The tests have compiled the engine for speed. Where nobody has, drawing two pictures is no reason to.
    let profile = if project.target.join("debug/deps").exists() {
        "dev"
    } else {
        "tools"
    };
    let mut fill = project.command("cargo");
    fill.args([
        "run",
        "--quiet",
        "--profile",
        profile,
        "--bin",
        "fill",
        "--",
    ]);
    run::quietly(fill.arg(site))
}
