//! The group that plays: the command line against what is known of small games, against OpenSpiel and against a greedy player.
use crate::oracle;
use crate::run::{self, Result};
use crate::workshop::Workshop;

/// Each with what it asks of `plyscope play` besides; Snake Go's level has less time than in the page, so that a hundred games end.
const SCRIPTS: [(&str, &[&str]); 3] = [
    ("perfect.py", &[]),
    ("connect_four.py", &[]),
    (
        "snake_go.py",
        &["skirmish", "--level", "strong", "--seconds", "0.05"],
    ),
];

/// Plays all games and hands on what the scripts print.
pub fn measure(workshop: &mut Workshop, _name: &str) -> Result<String> {
    let python = oracle::open_spiel(workshop)?;
    run::quietly(workshop.command("cargo").args([
        "build",
        "--release",
        "--quiet",
        "--bin",
        "plyscope",
    ]))?;
    let player = workshop.target.join("release").join("plyscope");
    let mut told = String::new();
    for (script, options) in SCRIPTS {
        // -B: no compiled copies among the sources.
        let mut command = workshop.command(&python);
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
