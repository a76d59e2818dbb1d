//! The cache of the service worker: the files of Plyscope's page, those that are kept after first use, the words of languages, which
//! are kept where they are spoken, and a version that changes with any of them.
use crate::run::Result;
use crate::{code, names};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

const WORKER: &str = "service-worker.js";
/// The files whose names are always the same; `./` is index.html.
const FILES: [&str; 11] = [
    "./",
    "app-icon.svg",
    "lab.js",
    "manifest.webmanifest",
    "opening.js",
    "page.js",
    "parts.js",
    "plyscope-page.css",
    "plyscope.css",
    "share.js",
    "worker.js",
];

/// Fills the placeholders for files and version in the service worker of `site`.
pub fn fill_in(site: &Path) -> Result<()> {
    let explain = |name: &str, error: std::io::Error| format!("{name}: {error}");
    let mut files = FILES.map(str::to_owned).to_vec();
    let entries = fs::read_dir(site).map_err(|error| explain("site", error))?;
    let names = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned());
    files.extend(names.filter(|name| {
        ["app-", "more-"]
            .iter()
            .any(|begin| name.starts_with(begin))
            && [".js", ".wasm"].iter().any(|end| name.ends_with(end))
    }));
    files.sort();
    let words = names::words(site)?;
    let later: Vec<String> = code::FILES
        .iter()
        .map(|file| format!("{}/{file}", code::FOLDER))
        .filter(|file| site.join(file).is_file())
        .collect();
    let mut hasher = DefaultHasher::new();
    for file in files.iter().chain(&later).chain(&words) {
        let name = if *file == "./" { "index.html" } else { file };
        fs::read(site.join(name))
            .map_err(|error| explain(name, error))?
            .hash(&mut hasher);
    }
    let worker = site.join(WORKER);
    let text = fs::read_to_string(&worker).map_err(|error| explain(WORKER, error))?;
    let text = text
        .replace("@FILES@", &files.join(" "))
        .replace("@LATER@", &later.join(" "))
        .replace("@WORDS@", &words.join(" "))
        .replace("@VERSION@", &format!("{:016x}", hasher.finish()));
    fs::write(worker, text).map_err(|error| explain(WORKER, error))
}
