//! The groups measured in Chromium: what has to be built and installed for them, and their scripts in `benches/browser`.
use crate::compile::Binary;
use crate::run::{self, Result};
use crate::workshop::Workshop;
use crate::{browser, npm, oracle, site};
use std::fs;
use std::path::Path;

/// A copy of the lock file, left in `node_modules` once everything in it is installed.
const STAMP: &str = ".plyscope-lock.json";
const SCRIPTS: &str = "benches/browser";

/// Runs the script of a group on the site and on modules built like it.
pub fn measure(workshop: &mut Workshop, name: &str) -> Result<String> {
    site::build(workshop)?;
    let chromium = browser::ensure(workshop)?.chromium;
    packages(workshop)?;
    let built = workshop.target.join("bench").join("page");
    module(workshop, &built)?;
    let dist = site::directory(workshop);
    let of = |name: &str| {
        let mut script = workshop.command("node");
        script
            .arg(format!("{SCRIPTS}/{name}.mjs"))
            .env("CHROMIUM", &chromium)
            .env("BUILT", &built)
            .env("DIST", &dist);
        script
    };
    // How fast the machine is stands beside every group, for no other run's times can be compared with these.
    let machine = run::capture(&mut of("machine"))?;
    let mut script = of(name);
    if name == "games" {
        match oracle::open_spiel(workshop) {
            Ok(python) => script.env("PYTHON", python),
            Err(reason) => script.env_remove("PYTHON").env("WHY", reason),
        };
    }
    Ok(machine + &run::capture(&mut script)?)
}

/// Installs the peers.
fn packages(workshop: &Workshop) -> Result<()> {
    let directory = workshop.root.join(SCRIPTS);
    let lock = directory.join("package-lock.json");
    let lock = fs::read(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    let stamp = directory.join("node_modules").join(STAMP);
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm::packages(workshop)?;
    let mut install = workshop.command("npm");
    install
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        .current_dir(&directory);
    run::quietly(install.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))?;
    // The one script that has to run puts the program in place that npm has brought.
    run::quietly(
        workshop
            .command("node")
            .arg("node_modules/esbuild/install.js")
            .current_dir(&directory),
    )?;
    fs::write(&stamp, &lock).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Builds the measured module and the empty page as the site is built.
fn module(workshop: &mut Workshop, built: &Path) -> Result<()> {
    for name in ["measured", "empty"] {
        let binary = Binary {
            package: "plyscope-browser-bench",
            name,
            profile: "web",
        };
        binary.compile(workshop)?;
        binary.bind(workshop, &built.join("web"))?;
    }
    Ok(())
}
