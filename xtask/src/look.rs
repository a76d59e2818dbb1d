//! `cargo xtask look`: pictures of the page in named states, to be looked at.
use crate::project::Project;
use crate::run::{self, Result};
use crate::site;
use crate::tools::{browser, npm};

/// Builds the site and photographs it in the given states, or in all.
pub fn look(project: &mut Project, states: &[String]) -> Result<()> {
    site::build(project)?;
    npm::packages(project)?;
    let browser = browser::ensure(project)?;
    let pictures = project.target.join("look");
    let mut camera = project.command("node");
    camera.arg("tests/e2e/look.mjs").arg(&pictures).args(states);
    run::openly(browser.tell(&mut camera))
}
