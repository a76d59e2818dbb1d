//! The static site in `dist/`: made of what `www/index.html` names for Trunk, so that `trunk build` makes the same one; and only
//! when something it is made of has changed.
use crate::compile::Binary;
use crate::run::{self, Result};
use crate::workshop::Workshop;
use crate::{disk, finish, npm, target};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

const INGREDIENTS: [&str; 8] = [
    "src",
    "www",
    "static",
    "xtask/src",
    "Cargo.toml",
    "Cargo.lock",
    "package-lock.json",
    ".cargo/config.toml",
];
/// The page, whose lines with `data-trunk` say what is copied beside it.
const PAGE: &str = "www/index.html";

/// The directory of the finished site.
pub fn directory(workshop: &Workshop) -> PathBuf {
    workshop.root.join("dist")
}

/// Sees to it that `dist/` holds the release build of what is in `src/`, `static/` and `www/`.
pub fn build(workshop: &mut Workshop) -> Result<()> {
    prepare(workshop)?;
    let site = directory(workshop);
    build_with(workshop, "web", &site)
}

/// The same with a profile of Cargo.toml and for another directory.
pub fn build_with(workshop: &mut Workshop, profile: &str, site: &Path) -> Result<()> {
    let stamp = workshop
        .target
        .join(format!("plyscope-site-{profile}.stamp"));
    let now = format!(
        "{:016x} shrunk {}",
        fingerprint(workshop)?,
        npm::can_shrink(workshop)
    );
    if site.join("index.html").is_file()
        && fs::read_to_string(&stamp).is_ok_and(|before| before == now)
    {
        println!("{} is up to date", site.display());
        return Ok(());
    }
    let app = Binary {
        package: "plyscope",
        name: "app",
        profile,
    };
    run::step("page as WebAssembly", || app.compile(workshop))?;
    run::step("site", || {
        // Beside its place until it is whole: whoever looks meanwhile finds the one before.
        let staging = workshop.target.join("plyscope-site");
        remove(&staging)?;
        copy_what_the_page_names(workshop, &staging)?;
        app.bind(workshop, &staging)?;
        finish::finish(workshop, &staging)?;
        remove(site)?;
        fs::rename(&staging, site)
            .or_else(|_| copy(&staging, site))
            .map_err(|error| format!("{}: {error}", site.display()))
    })?;
    fs::write(&stamp, now).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Installs what a build needs. Without Node.js it goes on, and the site is only larger.
pub fn prepare(workshop: &mut Workshop) -> Result<()> {
    disk::ensure_room(workshop)?;
    target::ensure(workshop)?;
    if let Err(reason) = npm::packages(workshop) {
        println!("wasm-opt and esbuild are skipped: {reason}");
    }
    Ok(())
}

/// Copies the page, without what it says to Trunk, and the files and folders that it names there.
fn copy_what_the_page_names(workshop: &Workshop, site: &Path) -> Result<()> {
    let explain = |what: &Path, error: std::io::Error| format!("{}: {error}", what.display());
    let page = workshop.root.join(PAGE);
    let text = fs::read_to_string(&page).map_err(|error| explain(&page, error))?;
    let (to_trunk, to_browsers): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.contains("data-trunk"));
    fs::create_dir_all(site).map_err(|error| explain(site, error))?;
    fs::write(site.join("index.html"), to_browsers.join("\n") + "\n")
        .map_err(|error| explain(site, error))?;
    for line in to_trunk.iter().filter(|line| line.contains("rel=\"copy-")) {
        let named = line
            .split("href=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let from = workshop
            .root
            .join("www")
            .join(named.ok_or_else(|| format!("{PAGE}: {line} names no file"))?);
        let name = from
            .file_name()
            .ok_or_else(|| format!("{PAGE}: {line} names no file"))?;
        copy(&from, &site.join(name)).map_err(|error| explain(&from, error))?;
    }
    Ok(())
}

/// Copies a file, or a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    if !from.is_dir() {
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

fn remove(directory: &Path) -> Result<()> {
    if directory.exists() {
        fs::remove_dir_all(directory)
            .map_err(|error| format!("{}: {error}", directory.display()))?;
    }
    Ok(())
}

/// Changes whenever a file that the site is made of does.
pub fn fingerprint(workshop: &Workshop) -> Result<u64> {
    let mut files = Vec::new();
    for ingredient in INGREDIENTS {
        let path = workshop.root.join(ingredient);
        collect(&path, &mut files).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        let about = file
            .metadata()
            .map_err(|error| format!("{}: {error}", file.display()))?;
        (file, about.len(), about.modified().ok()).hash(&mut hasher);
    }
    Ok(hasher.finish())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else {
        files.push(path.to_path_buf());
    }
    Ok(())
}
