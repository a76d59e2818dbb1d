//! The last step of building a site, after its files are in place. Trunk runs it too (`cargo xtask
//! finish`).
use crate::project::Project;
use crate::run::{self, Result};
use crate::{names, notes, npm, offline, opening, single};
use std::fs;
use std::path::Path;

/// Sources written for people, which are minified.
const READABLE: [&str; 12] = [
    "app.js",
    "embed.js",
    "lab.js",
    "opening.js",
    "page.js",
    "parts.js",
    "ply-scope.js",
    "plyscope-reveal.js",
    "plyscope.css",
    "service-worker.js",
    "share.js",
    "worker.js",
];

/// Finishes the site in a directory.
pub fn finish(project: &Project, site: &Path) -> Result<()> {
    opening::draw(project, site)?;
    notes::make(site)?;
    if npm::can_shrink(project) {
        minify(project, site)?;
        single::make(project, site)?;
    }
    names::of_this_build(site)?;
    offline::fill_in(site)?;
    // Some generators load every `.js` file as a classic script.
    let module = site.join("ply-scope.mjs");
    fs::write(&module, "export { default } from './ply-scope.js';\n")
        .map_err(|error| format!("{}: {error}", module.display()))
}

fn minify(project: &Project, site: &Path) -> Result<()> {
    let mut esbuild = project.command("esbuild");
    esbuild.args([
        "--minify",
        "--target=es2022",
        "--log-level=warning",
        "--allow-overwrite",
    ]);
    esbuild
        .arg(format!("--outdir={}", site.display()))
        .args(READABLE.map(|file| site.join(file)));
    run::quietly(&mut esbuild)
}
