//! `cargo xtask oracle`: the command line against OpenSpiel's own algorithms, on random trees that both solve.
use crate::debian;
use crate::run::{self, Result};
use crate::workshop::Workshop;
use std::path::{Path, PathBuf};

/// The release that the comparison was written for.
const OPEN_SPIEL: &str = "2.0.2";

/// Builds the command line, installs OpenSpiel and lets the script compare them. A disagreement is an error.
pub fn compare(workshop: &Workshop) -> Result<()> {
    let python = open_spiel(workshop)?;
    run::step("command line (release)", || {
        run::quietly(workshop.command("cargo").args(["build", "--release", "--quiet", "--bin", "plyscope"]))
    })?;
    let solver = workshop.target.join("release").join("plyscope");
    // -B: no compiled copies among the sources.
    run::openly(workshop.command(python).args(["-B", "tests/oracle/compare.py"]).arg(solver))
}

/// The interpreter of a virtual environment that has OpenSpiel.
pub fn open_spiel(workshop: &Workshop) -> Result<PathBuf> {
    let environment = workshop.tools.join("open_spiel");
    let python = environment.join("bin").join("python");
    if has_open_spiel(workshop, &python) {
        return Ok(python);
    }
    if workshop.find("python3").is_none() {
        debian::install(workshop, &["python3", "python3-venv"])
            .map_err(|reason| format!("Python 3, which OpenSpiel runs on, is missing: {reason}"))?;
    }
    let package = format!("open_spiel=={OPEN_SPIEL}");
    run::step(&format!("pip install {package}"), || {
        // Debian splits venv off from Python.
        let make = || run::quietly(workshop.command("python3").args(["-m", "venv", "--clear"]).arg(&environment));
        make().or_else(|reason| debian::install(workshop, &["python3-venv"]).map_err(|_| reason).and_then(|()| make()))?;
        run::quietly(workshop.command(&python).args(["-m", "pip", "install", "--quiet", &package]))
    })?;
    Ok(python)
}

fn has_open_spiel(workshop: &Workshop, python: &Path) -> bool {
    let question = "from importlib.metadata import version; print(version('open_spiel'))";
    let answer = run::capture(workshop.command(python).args(["-c", question]));
    answer.is_ok_and(|version| version.trim() == OPEN_SPIEL)
}
