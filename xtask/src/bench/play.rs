//! The group `play`: the command line against perfect play in small games, against OpenSpiel and
//! against a greedy player.
use crate::oracle;
use crate::project::Project;
use crate::run::{self, Result};

/// The scripts, with further arguments for `plyscope play`. Snake Go's level has less time than in
/// the page, so that a hundred games finish.
const SCRIPTS: [(&str, &[&str]); 3] = [
    ("perfect.py", &[]),
    ("connect_four.py", &[]),
    (
        "snake_go.py",
        &["skirmish", "--level", "strong", "--seconds", "0.05"],
    ),
];

/// Plays all games and returns the output of the scripts.
pub fn measure(project: &mut Project, _name: &str) -> Result<String> {
    let python = oracle::open_spiel(project)?;
    run::quietly(project.command("cargo").args([
        "build",
        "--release",
        "--quiet",
        "--bin",
        "plyscope",
    ]))?;
    let player = project.target.join("release").join("plyscope");
    let mut told = String::new();
    for (script, options) in SCRIPTS {
        // -B: no compiled copies among the sources.
        let mut command = project.command(&python);
        command
            .arg("-B")
            .arg(format!("benches/play/{script}"))
            .arg(&player)
            .args(options);
        let said = run::capture(&mut command)?;
        print!(
            "{}",
            said.lines()
                .filter(|line| !line.starts_with('{'))
                .fold(String::new(), |all, line| all + line + "\n")
        );
        told += &said;
    }
    Ok(told)
}
