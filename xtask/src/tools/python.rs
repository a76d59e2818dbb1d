//! Python virtual environments in the tools' cache, each with exactly the packages of a list of
//! requirements.
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::debian;
use std::fs;
use std::path::PathBuf;

/// A copy of the requirements, written to the environment after a complete installation.
const STAMP: &str = "plyscope-requirements.txt";

/// Makes sure that there is Python 3, for what needs no package.
pub fn ensure(project: &Project) -> Result<()> {
    if project.find("python3").is_some() {
        return Ok(());
    }
    debian::install(project, &["python3"])
        .map_err(|reason| format!("Python 3 is missing: {reason}"))
}

/// Returns the interpreter of the environment with this name; the environment is made anew if its
/// requirements have changed.
pub fn environment(project: &Project, name: &str, requirements: &str) -> Result<PathBuf> {
    let environment = project.tools.join(name);
    let python = environment.join("bin").join("python");
    let stamp = environment.join(STAMP);
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == requirements)
        && python.is_file()
    {
        return Ok(python);
    }
    ensure(project)?;
    run::step(&format!("pip install ({name})"), || {
        // Debian has venv in a package of its own.
        let make = || {
            run::quietly(
                project
                    .command("python3")
                    .args(["-m", "venv", "--clear"])
                    .arg(&environment),
            )
        };
        make().or_else(|reason| {
            debian::install(project, &["python3-venv"])
                .map_err(|_| reason)
                .and_then(|()| make())
        })?;
        let explain = |error: std::io::Error| format!("{}: {error}", environment.display());
        // Renamed to the stamp only after a complete installation.
        let wanted = environment.join("wanted.txt");
        fs::write(&wanted, requirements).map_err(explain)?;
        run::quietly(
            project
                .command(&python)
                .args(["-m", "pip", "install", "--quiet", "--requirement"])
                .arg(&wanted),
        )?;
        fs::rename(&wanted, &stamp).map_err(explain)
    })?;
    Ok(python)
}
