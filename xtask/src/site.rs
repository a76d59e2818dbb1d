//! The static site in `dist/`: assembled from the files that `www/index.html` names for Trunk, so
//! that `trunk build` makes the same site, and only if an ingredient has changed.
use crate::compile::Binary;
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::{npm, target};
use crate::{disk, finish};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

const INGREDIENTS: [&str; 10] = [
    "src",
    "www",
    "packages/python/plyscope/__init__.py",
    "packages/python/plyscope/watch.py",
    "static",
    "xtask/src",
    "Cargo.toml",
    "Cargo.lock",
    "package-lock.json",
    ".cargo/config.toml",
];
/// The page, whose lines with `data-trunk` name the files to copy beside it.
const PAGE: &str = "www/index.html";

/// Returns the directory of the finished site.
pub fn directory(project: &Project) -> PathBuf {
    project.root.join("dist")
}

/// The program of the page.
pub fn app(profile: &str) -> Binary<'_> {
    Binary {
        package: "plyscope",
        name: "app",
        profile,
    }
}

/// Makes sure that `dist/` has the release build of the present sources.
pub fn build(project: &mut Project) -> Result<()> {
    prepare(project)?;
    let site = directory(project);
    build_with(project, "web", &site)
}

/// Does the same with another profile and directory.
pub fn build_with(project: &mut Project, profile: &str, site: &Path) -> Result<()> {
    let stamp = project
        .target
        .join(format!("plyscope-site-{profile}.stamp"));
    let now = format!(
        "{:016x} shrunk {}",
        fingerprint(project)?,
        npm::can_shrink(project)
    );
    if site.join("index.html").is_file()
        && fs::read_to_string(&stamp).is_ok_and(|before| before == now)
    {
        println!("{} is up to date", site.display());
        return Ok(());
    }
    let app = app(profile);
    run::step("page as WebAssembly", || app.compile(project))?;
    run::step("site", || {
        // Assembled in a staging directory, so that the previous site stays available until this
        // one is complete.
        let staging = project.target.join("plyscope-site");
        remove(&staging)?;
        copy_files_named_by_the_page(project, &staging)?;
        app.bind(project, &staging)?;
        finish::finish(project, &staging)?;
        remove(site)?;
        fs::rename(&staging, site)
            .or_else(|_| copy(&staging, site))
            .map_err(|error| format!("{}: {error}", site.display()))
    })?;
    fs::write(&stamp, now).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Installs what a build needs. Without Node.js the build goes on, and the site is only larger.
pub fn prepare(project: &mut Project) -> Result<()> {
    disk::ensure_room(project)?;
    target::ensure(project)?;
    if let Err(reason) = npm::packages(project) {
        println!("wasm-opt and esbuild are skipped: {reason}");
    }
    Ok(())
}

/// Copies the page without its lines for Trunk, and the files and folders that they name.
fn copy_files_named_by_the_page(project: &Project, site: &Path) -> Result<()> {
    let explain = |what: &Path, error: std::io::Error| format!("{}: {error}", what.display());
    let page = project.root.join(PAGE);
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
        let from = project
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

/// Copies a file, or a folder with its contents.
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

/// Returns a number that changes with the files of which the site is made.
pub fn fingerprint(project: &Project) -> Result<u64> {
    let mut files = Vec::new();
    for ingredient in INGREDIENTS {
        let path = project.root.join(ingredient);
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
