//! `cargo xtask look`: pictures of the page in named states, for eyes.
use crate::run::{self, Result};
use crate::workshop::Workshop;
use crate::{browser, npm, site};

/// Builds the site and takes its picture in the given states, or in all of them.
pub fn look(workshop: &mut Workshop, states: &[String]) -> Result<()> {
    site::build(workshop)?;
    npm::packages(workshop)?;
    let browser = browser::ensure(workshop)?;
    let pictures = workshop.target.join("look");
    let mut camera = workshop.command("node");
    camera
        .arg("tests/e2e/look.mjs")
        .arg(&pictures)
        .args(states)
        .env("CHROMIUM", browser.chromium);
    run::openly(&mut camera)
}
