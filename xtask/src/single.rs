//! `ply-scope-all.js`: the element with everything it needs in one classic script, which works where there is no server.
use crate::run::{self, Result};
use crate::workshop::Workshop;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// What the element loads from beside itself, and as what.
const PARTS: [(&str, &str); 5] = [
    ("app.js", "text/javascript"),
    ("worker.js", "text/javascript"),
    ("plyscope.css", "text/css"),
    ("share.js", "text/javascript"),
    ("app_bg.wasm", "application/wasm"),
];
const OPENING: &str = include_str!("single/opening.js");
/// What stands in the opening where the parts belong.
const BLANK: &str = "PARTS";

/// Puts the script into `site`.
pub fn make(workshop: &Workshop, site: &Path) -> Result<()> {
    let mut parts = "[".to_owned();
    for (name, kind) in PARTS {
        // A worker of a page without a server cannot load anything and be no module: it has all in it.
        let bytes = if name == "worker.js" {
            bundle(workshop, &site.join(name))?.into_bytes()
        } else {
            fs::read(site.join(name)).map_err(|error| format!("{name}: {error}"))?
        };
        let _ = write!(
            parts,
            "[\"./{name}\",\"{kind}\",\"{}\"],",
            STANDARD.encode(&bytes)
        );
    }
    parts.push(']');
    let script =
        OPENING.replacen(BLANK, &parts, 1) + &bundle(workshop, &site.join("ply-scope.js"))?;
    fs::write(site.join("ply-scope-all.js"), script)
        .map_err(|error| format!("ply-scope-all.js: {error}"))
}

/// A script and all that it imports as a plain one. Nothing tells a plain script where it came from; it is told where it is used.
fn bundle(workshop: &Workshop, script: &Path) -> Result<String> {
    let bundle = workshop.target.join("plyscope-bundle.js");
    let mut esbuild = workshop.command("esbuild");
    esbuild.args([
        "--bundle",
        "--minify",
        "--target=es2022",
        "--log-level=warning",
        "--format=iife",
    ]);
    esbuild.arg("--define:import.meta.url=location.href");
    esbuild
        .arg(script)
        .arg(format!("--outfile={}", bundle.display()));
    run::quietly(&mut esbuild)?;
    fs::read_to_string(&bundle).map_err(|error| format!("{}: {error}", bundle.display()))
}
