//! The opening moment in the page itself: picture and sentence, drawn by the engine, stand in `index.html` before any script comes.
//! The engine knows where they belong (`src/app/gallery/written.rs`).
use crate::project::Project;
use crate::run::{self, Result};
use std::fs;
use std::path::Path;

/// Lets the engine fill the page of `site` in.
pub fn draw(project: &Project, site: &Path) -> Result<()> {
    let page = site.join("index.html");
    let explain = |error: std::io::Error| format!("{}: {error}", page.display());
    // The tests have compiled the engine for speed. Where nobody has, drawing two pictures is no reason to.
    let profile = if project.target.join("debug/deps").exists() {
        "dev"
    } else {
        "tools"
    };
    let mut opening = project.command("cargo");
    let filled = run::fed(
        opening.args(["run", "--quiet", "--profile", profile, "--bin", "opening"]),
        fs::File::open(&page).map_err(explain)?,
    )?;
    // Trunk leaves an empty line where it took one out.
    let lines = filled.lines().filter(|line| !line.trim().is_empty());
    fs::write(
        &page,
        lines.map(|line| format!("{line}\n")).collect::<String>(),
    )
    .map_err(explain)
}
