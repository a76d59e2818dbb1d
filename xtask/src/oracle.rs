//! `cargo xtask oracle`: the command line against OpenSpiel's own algorithms, on random trees that both solve.
use crate::python;
use crate::run::{self, Result};
use crate::workshop::Workshop;
use std::path::PathBuf;

/// The release that the comparison was written for.
const OPEN_SPIEL: &str = "2.0.2";

/// Builds the command line, installs OpenSpiel and lets the script compare them. A disagreement is an error.
pub fn compare(workshop: &Workshop) -> Result<()> {
    let python = open_spiel(workshop)?;
    run::step("command line (release)", || {
        run::quietly(workshop.command("cargo").args([
            "build",
            "--release",
            "--quiet",
            "--bin",
            "plyscope",
        ]))
    })?;
    let solver = workshop.target.join("release").join("plyscope");
    // -B: no compiled copies among the sources.
    run::openly(
        workshop
            .command(python)
            .args(["-B", "tests/oracle/compare.py"])
            .arg(solver),
    )
}

/// The interpreter of a virtual environment that has OpenSpiel.
pub fn open_spiel(workshop: &Workshop) -> Result<PathBuf> {
    python::environment(
        workshop,
        "open_spiel",
        &format!("open_spiel=={OPEN_SPIEL}\n"),
    )
}
