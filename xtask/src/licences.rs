//! The licences of what is compiled into the page: which crates these are, whether each may be
//! shipped, and the notices that have to go with them.
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::target::{WASI, WASM};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Licences under which the site may be handed on with a notice alone.
const FREE: [&str; 9] = [
    "0BSD",
    "Apache-2.0",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];
/// How the names of files with licences begin.
const FILES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "UNLICENSE", "NOTICE"];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

/// A crate.
#[derive(Clone, Deserialize)]
pub struct Package {
    id: String,
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, as an SPDX expression.
    license: Option<String>,
    authors: Vec<String>,
    repository: Option<String>,
    manifest_path: PathBuf,
    /// Where it comes from; nothing for our own.
    source: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

/// Returns the crates that the page is made of, ours included, by name and version.
pub fn shipped(project: &Project) -> Result<Vec<Package>> {
    compiled_for(project, WASM)
}

/// Returns the crates that the page and the command line of a package are made of.
pub fn packed(project: &Project) -> Result<Vec<Package>> {
    let mut all = shipped(project)?;
    all.extend(compiled_for(project, WASI)?);
    all.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    all.dedup_by(|one, other| one.id == other.id);
    Ok(all)
}

fn compiled_for(project: &Project, target: &str) -> Result<Vec<Package>> {
    let mut cargo = project.command("cargo");
    cargo.args(["metadata", "--format-version=1", "--locked"]);
    cargo.arg(format!("--filter-platform={target}"));
    let told = run::capture(&mut cargo)?;
    let metadata: Metadata =
        serde_json::from_str(&told).map_err(|error| format!("cargo metadata: {error}"))?;
    let nodes: BTreeMap<&str, &Node> = metadata
        .resolve
        .nodes
        .iter()
        .map(|node| (node.id.as_str(), node))
        .collect();
    let root = metadata.packages.iter().find(|one| one.name == "plyscope");
    let mut todo: Vec<&str> = root.map(|one| one.id.as_str()).into_iter().collect();
    let mut reached = BTreeSet::new();
    while let Some(id) = todo.pop() {
        if !reached.insert(id) {
            continue;
        }
        let deps = nodes.get(id).map_or(&[][..], |node| &node.deps[..]);
        // Build scripts and tests are not shipped.
        let shipped = |dep: &&Dependency| dep.dep_kinds.iter().any(|kind| kind.kind.is_none());
        todo.extend(deps.iter().filter(shipped).map(|dep| dep.pkg.as_str()));
    }
    let mut crates: Vec<Package> = metadata
        .packages
        .iter()
        .filter(|one| reached.contains(one.id.as_str()))
        .cloned()
        .collect();
    crates.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(crates)
}

/// Whether an SPDX expression leaves a choice that may be shipped.
fn is_free(expression: &str) -> bool {
    let bare = expression.replace(['(', ')'], " ").replace('/', " OR ");
    bare.split(" AND ").all(|part| {
        let mut choices = part.split(" OR ").map(str::trim);
        choices.any(|choice| FREE.contains(&choice))
    })
}

/// Writes the notices: each crate of others with its licence, and every text of a licence once.
///
/// # Errors
/// A crate whose licence is none of those that may be shipped.
pub fn notices(crates: &[Package]) -> Result<String> {
    let mut listed = String::from("What is compiled into this beside Plyscope itself.\n\n");
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for one in crates.iter().filter(|one| one.source.is_some()) {
        let called = format!("{} {}", one.name, one.version);
        let licence = one.license.as_deref().unwrap_or("no licence");
        if !is_free(licence) {
            return Err(format!(
                "{called} is under {licence}, which may not be shipped"
            ));
        }
        let from = one.repository.as_deref().unwrap_or("crates.io");
        let _ = writeln!(listed, "{called}: {licence}; {from}");
        if !one.authors.is_empty() {
            let _ = writeln!(listed, "    by {}", one.authors.join(", "));
        }
        for text in texts_of(one)? {
            texts.entry(text).or_default().push(called.clone());
        }
    }
    for (text, of) in texts {
        let _ = write!(listed, "\n\n{}\n\n{}\n", of.join(", "), text.trim_end());
    }
    Ok(listed)
}

fn texts_of(one: &Package) -> Result<Vec<String>> {
    let folder = one.manifest_path.parent().unwrap_or(Path::new("."));
    let unread = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).map_err(unread)? {
        let entry = entry.map_err(unread)?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if FILES.iter().any(|start| name.starts_with(start)) && entry.path().is_file() {
            texts.push(fs::read_to_string(entry.path()).map_err(unread)?);
        }
    }
    texts.sort();
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_the_page_is_made_of_may_be_shipped() {
        let crates = shipped(&Project::open().expect("a project")).expect("cargo knows them");
        let notices = notices(&crates).expect("every licence may be shipped");
        for name in ["yew", "wasm-bindgen", "miniz_oxide"] {
            assert!(notices.contains(&format!("\n{name} ")), "{name}");
        }
        assert!(!notices.contains("\nplyscope-engine "));
        assert!(notices.contains("Permission is hereby granted"));
    }

    #[test]
    fn a_licence_outside_the_list_is_refused() {
        for good in [
            "MIT",
            "MIT OR Apache-2.0",
            "Apache-2.0/MIT",
            "Apache-2.0 / MIT",
            "GPL-3.0-only OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
        ] {
            assert!(is_free(good), "{good}");
        }
        for bad in [
            "",
            "no licence",
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "MPL-2.0",
        ] {
            assert!(!is_free(bad), "{bad}");
        }
    }
}
