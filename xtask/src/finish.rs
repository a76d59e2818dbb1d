//! The last step of building a site, after its files are in place. Trunk runs it too (`cargo xtask
//! finish`).
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::npm;
use crate::{code, fill, names, notes, offline, single};
use std::fs;
use std::path::Path;

/// Sources written for people, which are minified.
const READABLE: [&str; 13] = [
    "app.js",
    "embed.js",
    "lab.js",
    "opening.js",
    "page.js",
    "ply-scope.js",
    "plyscope-reveal.js",
    "plyscope.css",
    "service-worker.js",
    "share.js",
    "sheet.js",
    "text.js",
    "worker.js",
];
/// A source whose comments inside `import()` are for bundlers, which keep what they say; minified
/// whitespace would take the comments with it.
const COMMENTED: &str = "parts.js";

/// Finishes the site in a directory.
pub fn finish(project: &Project, site: &Path) -> Result<()> {
    fill::in_files(project, site)?;
    notes::make(site)?;
    if npm::can_shrink(project) {
        minify(project, site)?;
        single::make(project, site)?;
        code::make(project, site)?;
    }
    names::of_this_build(site)?;
    offline::fill_in(site)?;
    // Some generators load every `.js` file as a classic script.
    let module = site.join("ply-scope.mjs");
    fs::write(&module, "export { default } from './ply-scope.js';\n")
        .map_err(|error| format!("{}: {error}", module.display()))
}

fn minify(project: &Project, site: &Path) -> Result<()> {
    shrink(project, site, &["--minify"], &READABLE)?;
    let keeps_comments = ["--minify-identifiers", "--minify-syntax"];
    shrink(project, site, &keeps_comments, &[COMMENTED])
}

fn shrink(project: &Project, site: &Path, options: &[&str], files: &[&str]) -> Result<()> {
    let mut esbuild = project.command("esbuild");
    esbuild.args([
        "--target=es2022",
        "--log-level=warning",
        "--allow-overwrite",
    ]);
    esbuild
        .args(options)
        .arg(format!("--outdir={}", site.display()))
        .args(files.iter().map(|file| site.join(file)));
    run::quietly(&mut esbuild)
}
