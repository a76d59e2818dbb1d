//! What the service worker keeps: the files of the page of Plyscope, and a version that changes with any of them.
use crate::run::Result;
use crate::size;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

const WORKER: &str = "service-worker.js";

/// Fills in files and version where the service worker of `site` has blanks.
pub fn fill_in(site: &Path) -> Result<()> {
    let explain = |name: &str, error: std::io::Error| format!("{name}: {error}");
    let mut files = vec!["./"];
    files.extend(size::app().filter(|file| ![WORKER, "index.html"].contains(file)));
    files.push("app-icon.svg");
    let mut hasher = DefaultHasher::new();
    for file in &files {
        let name = if *file == "./" { "index.html" } else { file };
        fs::read(site.join(name)).map_err(|error| explain(name, error))?.hash(&mut hasher);
    }
    let worker = site.join(WORKER);
    let text = fs::read_to_string(&worker).map_err(|error| explain(WORKER, error))?;
    let text = text.replace("@FILES@", &files.join(" ")).replace("@VERSION@", &format!("{:016x}", hasher.finish()));
    fs::write(worker, text).map_err(|error| explain(WORKER, error))
}
