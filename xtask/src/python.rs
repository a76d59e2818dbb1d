//! Virtual environments of Python in the tools' cache, each with the packages that a list of requirements names and no others.
use crate::debian;
use crate::run::{self, Result};
use crate::workshop::Workshop;
use std::fs;
use std::path::PathBuf;

/// A copy of the requirements, left in the environment once all of them are installed.
const STAMP: &str = "plyscope-requirements.txt";

/// The interpreter of the environment of this name; it is made anew when its requirements are other ones.
pub fn environment(workshop: &Workshop, name: &str, requirements: &str) -> Result<PathBuf> {
    let environment = workshop.tools.join(name);
    let python = environment.join("bin").join("python");
    let stamp = environment.join(STAMP);
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == requirements)
        && python.is_file()
    {
        return Ok(python);
    }
    if workshop.find("python3").is_none() {
        debian::install(workshop, &["python3", "python3-venv"])
            .map_err(|reason| format!("Python 3 is missing: {reason}"))?;
    }
    run::step(&format!("pip install ({name})"), || {
        // Debian splits venv off from Python.
        let make = || {
            run::quietly(
                workshop
                    .command("python3")
                    .args(["-m", "venv", "--clear"])
                    .arg(&environment),
            )
        };
        make().or_else(|reason| {
            debian::install(workshop, &["python3-venv"])
                .map_err(|_| reason)
                .and_then(|()| make())
        })?;
        let explain = |error: std::io::Error| format!("{}: {error}", environment.display());
        // Under another name until it is true.
        let wanted = environment.join("wanted.txt");
        fs::write(&wanted, requirements).map_err(explain)?;
        run::quietly(
            workshop
                .command(&python)
                .args(["-m", "pip", "install", "--quiet", "--requirement"])
                .arg(&wanted),
        )?;
        fs::rename(&wanted, &stamp).map_err(explain)
    })?;
    Ok(python)
}
