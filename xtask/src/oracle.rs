//! `cargo xtask oracle`: compares the command line with OpenSpiel's algorithms on random trees.
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::python;
use std::path::PathBuf;

/// The release for which the comparison was written.
const OPEN_SPIEL: &str = "2.0.2";

/// Builds the command line, installs OpenSpiel and runs the comparison. A difference is an error.
pub fn compare(project: &Project) -> Result<()> {
    let python = open_spiel(project)?;
    run::step("command line (release)", || {
        run::quietly(project.command("cargo").args([
            "build",
            "--release",
            "--quiet",
            "--bin",
            "plyscope",
        ]))
    })?;
    let solver = project.target.join("release").join("plyscope");
    // -B: no compiled copies among the sources.
    for script in ["tests/oracle/compare.py", "tests/oracle/puct.py"] {
        run::openly(project.command(&python).args(["-B", script]).arg(&solver))?;
    }
    Ok(())
}

/// Returns the Python interpreter of a virtual environment with OpenSpiel.
pub fn open_spiel(project: &Project) -> Result<PathBuf> {
    python::environment(
        project,
        "open_spiel",
        &format!("open_spiel=={OPEN_SPIEL}\n"),
    )
}
