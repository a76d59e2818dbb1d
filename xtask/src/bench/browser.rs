//! The groups measured in Chromium: builds and installs what they need, and runs their scripts in
//! `benches/browser`.
use crate::compile::Binary;
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::{browser, npm};
use crate::{oracle, site};
use std::fs;
use std::path::Path;

/// A copy of the lock file, written to `node_modules` after a complete installation.
const STAMP: &str = ".plyscope-lock.json";
const SCRIPTS: &str = "benches/browser";

/// Runs the script of a group on the site and on modules built like it.
pub fn measure(project: &mut Project, name: &str) -> Result<String> {
    site::build(project)?;
    let chromium = browser::ensure(project)?.chromium;
    packages(project)?;
    let built = project.target.join("bench").join("page");
    module(project, &built)?;
    let dist = site::directory(project);
    let of = |name: &str| {
        let mut script = project.command("node");
        script
            .arg(format!("{SCRIPTS}/{name}.mjs"))
            .env("CHROMIUM", &chromium)
            .env("BUILT", &built)
            .env("DIST", &dist);
        script
    };
    // Every group includes a measure of the machine's speed, since times of different runs cannot
    // be compared.
    let machine = run::capture(&mut of("machine"))?;
    let mut script = of(name);
    if name == "games" {
        match oracle::open_spiel(project) {
            Ok(python) => script.env("PYTHON", python),
            Err(reason) => script.env_remove("PYTHON").env("WHY", reason),
        };
    }
    Ok(machine + &run::capture(&mut script)?)
}

/// Installs the peers.
fn packages(project: &Project) -> Result<()> {
    let directory = project.root.join(SCRIPTS);
    let lock = directory.join("package-lock.json");
    let lock = fs::read(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    let stamp = directory.join("node_modules").join(STAMP);
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm::packages(project)?;
    let mut install = project.command("npm");
    install
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        .current_dir(&directory);
    run::quietly(install.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))?;
    // npm runs no install scripts here; this one is needed to put esbuild's program in place.
    run::quietly(
        project
            .command("node")
            .arg("node_modules/esbuild/install.js")
            .current_dir(&directory),
    )?;
    fs::write(&stamp, &lock).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Builds the measured module and the empty page like the site.
fn module(project: &mut Project, built: &Path) -> Result<()> {
    for name in ["measured", "empty"] {
        let binary = Binary {
            package: "plyscope-browser-bench",
            name,
            profile: "web",
        };
        binary.compile(project)?;
        binary.bind(project, &built.join("web"))?;
    }
    Ok(())
}
