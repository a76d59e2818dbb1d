//! The manifests of SCORM packages, held against the schemas of both editions (part of `cargo xtask
//! nightly`).
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::npm;
use std::fs;

/// Installs the schemas, and checks what the command line packs.
pub fn check(project: &Project) -> Result<()> {
    let sources = project.root.join("tests").join("schemas");
    let place = project.tools.join("schemas");
    let explain = |error: std::io::Error| format!("{}: {error}", place.display());
    fs::create_dir_all(&place).map_err(explain)?;
    for file in ["package.json", "package-lock.json", "manifests.mjs"] {
        fs::copy(sources.join(file), place.join(file)).map_err(explain)?;
    }
    npm::install(project, &place, "npm ci (schemas)")?;
    run::quietly(
        project
            .command("cargo")
            .args(["build", "--quiet", "--bin", "plyscope"]),
    )?;
    let mut node = project.command("node");
    node.arg("manifests.mjs")
        .env("PLYSCOPE", project.target.join("debug").join("plyscope"));
    run::openly(node.current_dir(&place))
}
