//! The npm package: the element with its files beside it and in one file, the recorder, and the command line for Node.
use super::integrity::import_map;
use super::{engine, files, fresh, put, read};
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::browser::Browser;
use crate::{licences, site};
use std::path::PathBuf;
use std::process::Command;

/// What the element needs beside it, by the beginnings of the names; the numbers in them change with every build.
const PARTS: [&str; 12] = [
    "app-",
    "more-",
    "ply-scope-all.mjs",
    "ply-scope.js",
    "lab.js",
    "parts.js",
    "plyscope.css",
    "share.js",
    "sheet.js",
    "text.js",
    "words-",
    "worker.js",
];

/// Packs what is in `packages/npm` with the site that is there; returns the path of the archive.
pub fn pack(project: &Project) -> Result<PathBuf> {
    let command = engine::compile(project)?;
    let (folder, source) = (fresh(project, "npm")?, project.root.join("packages/npm"));
    for file in files(&source)? {
        // Tests are in folders.
        if file.parent() == Some(source.as_path()) {
            put(&file, &folder.join(file.file_name().unwrap_or_default()))?;
        }
    }
    for name in super::LICENCES {
        put(&project.root.join(name), &folder.join(name))?;
    }
    let dist = site::directory(project);
    for file in files(&dist)? {
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let is_beside = file.parent() == Some(dist.as_path()) && !name.ends_with(".svg");
        if is_beside && PARTS.iter().any(|part| name.starts_with(part)) {
            put(&file, &folder.join("dist").join(&name))?;
        }
    }
    put(&command, &folder.join("plyscope.wasm"))?;
    let notices = licences::notices(&licences::packed(project)?)?;
    super::write(&folder.join("THIRD-PARTY.txt"), notices.as_bytes())?;
    let own = read(&folder.join("package.json"))?;
    let own: serde_json::Value =
        serde_json::from_slice(&own).map_err(|error| format!("package.json: {error}"))?;
    let version = super::version(project)?;
    if own["version"] != version.as_str() {
        return Err(format!(
            "packages/npm/package.json is of version {}, and Cargo.toml of {version}",
            own["version"]
        ));
    }
    let map = import_map(&folder)?;
    super::write(&folder.join("importmap.html"), map.as_bytes())?;
    println!("for a page without a bundler, beside node_modules:\n{map}");
    let out = super::place(project)?;
    run::step("npm pack", || {
        let mut npm = project.command("npm");
        npm.args(["pack", "--silent", "--pack-destination"])
            .arg(&out);
        run::quietly(npm.current_dir(&folder))
    })?;
    archive(project)
}

/// Returns the path of the archive.
fn archive(project: &Project) -> Result<PathBuf> {
    let name = format!("plyscope-{}.tgz", super::version(project)?);
    Ok(super::place(project)?.join(name))
}

/// Installs the archive in a folder of its own and uses it there.
pub fn test(project: &Project, browser: &Browser) -> Result<()> {
    run::quietly(&mut script(project, browser, "test.mjs")?)
}

/// Packs the archive and builds pages with it by the tools that people build theirs with.
pub fn test_in_hosts(project: &Project, browser: &Browser) -> Result<()> {
    pack(project)?;
    run::openly(&mut script(project, browser, "hosts.mjs")?)
}

/// A script of the tests with the archive.
fn script(project: &Project, browser: &Browser, name: &str) -> Result<Command> {
    let script = project.root.join("packages/npm/packed").join(name);
    let mut node = project.command("node");
    browser.tell(node.arg(script).arg(archive(project)?));
    Ok(node)
}
