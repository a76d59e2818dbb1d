//! What a site gets once its files are in place, whoever put them there: Trunk runs this as its last step (`cargo xtask finish`), too.
use crate::run::{self, Result};
use crate::workshop::Workshop;
use crate::{names, npm, offline, opening, single};
use std::fs;
use std::path::Path;

/// What is written for people to read; a page does without comments and indentation.
const READABLE: [&str; 10] = [
    "app.js",
    "embed.js",
    "lab.js",
    "opening.js",
    "page.js",
    "ply-scope.js",
    "plyscope.css",
    "service-worker.js",
    "share.js",
    "worker.js",
];

/// Finishes the site in a directory.
pub fn finish(workshop: &Workshop, site: &Path) -> Result<()> {
    opening::draw(workshop, site)?;
    if npm::can_shrink(workshop) {
        minify(workshop, site)?;
        single::make(workshop, site)?;
    }
    names::of_this_build(site)?;
    offline::fill_in(site)?;
    // Some generators load whatever ends in .js as a script that is no module.
    let module = site.join("ply-scope.mjs");
    fs::write(&module, "export { default } from './ply-scope.js';\n")
        .map_err(|error| format!("{}: {error}", module.display()))
}

fn minify(workshop: &Workshop, site: &Path) -> Result<()> {
    let mut esbuild = workshop.command("esbuild");
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
