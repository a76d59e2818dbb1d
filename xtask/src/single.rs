//! The element with everything it needs in one file, which works where there is no server: `ply-scope-all.js` is a classic script,
//! `ply-scope-all.mjs` the same as a module.
use crate::names::words;
use crate::project::Project;
use crate::run::{self, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// What the element loads from beside itself: as `static/parts.js` calls it, its type and its file.
const PARTS: [(&str, &str, &str); 5] = [
    ("app", "text/javascript", "app.js"),
    ("worker", "text/javascript", "worker.js"),
    ("style", "text/css", "plyscope.css"),
    ("module", "application/wasm", "app_bg.wasm"),
    ("more", "application/wasm", "more.wasm"),
];
const OPENING: &str = include_str!("single/opening.js");
/// What stands in the opening where the parts belong.
const BLANK: &str = "PARTS";
/// The options for a script that is no module, and gives what it exports as a variable.
const CLASSIC: [&str; 2] = ["--format=iife", "--global-name=plyscope"];
/// The name by which a worker knows the script of the module.
const APP: [&str; 2] = ["--format=iife", "--global-name=plyscopeApp"];

/// Puts both files into `site`.
pub fn make(project: &Project, site: &Path) -> Result<()> {
    let mut parts = String::new();
    let words = words(site)?;
    let words = words.iter().filter_map(|file| {
        Some((
            file.strip_suffix(".json")?,
            "application/json",
            file.as_str(),
        ))
    });
    for (name, kind, file) in PARTS.into_iter().chain(words) {
        let path = site.join(file);
        let bytes = if name == "worker" {
            // A worker of a page without a server cannot load anything and be no module: it has the script of the module in it.
            let app = bundle(project, &site.join("app.js"), &APP)?;
            (app + &bundle(project, &path, &["--format=iife"])?).into_bytes()
        } else {
            fs::read(&path).map_err(|error| format!("{file}: {error}"))?
        };
        let _ = write!(
            parts,
            "\"{name}\":[\"{kind}\",\"{}\"],",
            STANDARD.encode(&bytes)
        );
    }
    let opening = OPENING.replacen(BLANK, &parts, 1);
    let entry = site.join("ply-scope.js");
    // In a block, because a page may have the file twice.
    let script = format!("{{\n{opening}{}}}\n", bundle(project, &entry, &CLASSIC)?);
    let module = opening + &bundle(project, &entry, &["--format=esm"])?;
    for (name, text) in [("ply-scope-all.js", script), ("ply-scope-all.mjs", module)] {
        fs::write(site.join(name), text).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

/// A script and all that it imports as one. Nothing tells a plain script where it came from; it is told where it is used.
fn bundle(project: &Project, script: &Path, options: &[&str]) -> Result<String> {
    let bundle = project.target.join("plyscope-bundle.js");
    let mut esbuild = project.command("esbuild");
    esbuild.args([
        "--bundle",
        "--minify",
        "--target=es2022",
        "--log-level=warning",
        "--define:import.meta.url=location.href",
        "--define:globalThis.plyscopeInside=plyscopeInside",
    ]);
    esbuild
        .args(options)
        .arg(script)
        .arg(format!("--outfile={}", bundle.display()));
    run::quietly(&mut esbuild)?;
    fs::read_to_string(&bundle).map_err(|error| format!("{}: {error}", bundle.display()))
}
