//! What *Your code* is made of, in a folder of its own that is fetched when somebody opens it: the editor, Python, and their licences.

use crate::project::Project;
use crate::run::{self, Result};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// The folder in the site.
pub const FOLDER: &str = "code";
/// The files in it that the page fetches.
pub const FILES: [&str; 3] = ["code.js", "micropython.wasm", "worker.js"];
/// The package whose bytes are handed to the worker.
const PYTHON: &str = "@micropython/micropython-webassembly-pyscript";
/// The licence of MicroPython, which its package names but does not hold.
const LICENCE_OF_PYTHON: &str = "static/code/LICENSE-micropython";

#[derive(Deserialize)]
struct Package {
    version: String,
    license: String,
}

/// What the bundler tells of what it has taken in.
#[derive(Deserialize)]
struct Metafile {
    inputs: std::collections::BTreeMap<String, serde::de::IgnoredAny>,
}

/// Bundles the folder into a site.
pub fn make(project: &Project, site: &Path) -> Result<()> {
    let folder = site.join(FOLDER);
    let unwritten = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(&folder).map_err(unwritten)?;
    let mut packages = bundle(project, &folder, "code.js", &[])?;
    // A worker of such a frame is a classic script, in which nothing may wait at the top level.
    let classic = [
        "--banner:js=(async () => {",
        "--footer:js=})();",
        "--define:import.meta.url=\"\"",
        "--external:module",
        "--external:fs",
        "--external:path",
        "--external:url",
        "--loader:.py=text",
    ];
    packages.extend(bundle(project, &folder, "worker.js", &classic)?);
    packages.sort();
    packages.dedup();
    let wasm = project.root.join("node_modules").join(PYTHON);
    fs::copy(
        wasm.join("micropython.wasm"),
        folder.join("micropython.wasm"),
    )
    .map_err(unwritten)?;
    fs::write(folder.join("THIRD-PARTY.txt"), notices(project, &packages)?).map_err(unwritten)
}

/// Bundles one script; returns the packages that are in it.
fn bundle(project: &Project, folder: &Path, name: &str, options: &[&str]) -> Result<Vec<String>> {
    let told = project.target.join(format!("plyscope-{name}.json"));
    let mut esbuild = project.command("esbuild");
    esbuild
        .current_dir(&project.root)
        .arg(format!("static/code/{name}"))
        .args(["--bundle", "--minify", "--format=esm", "--target=es2022"])
        .args(["--log-level=warning", "--legal-comments=none"])
        .args(options)
        .arg(format!("--metafile={}", told.display()))
        .arg(format!("--outfile={}", folder.join(name).display()));
    run::quietly(&mut esbuild)?;
    let unread = |error: &dyn std::fmt::Display| format!("{}: {error}", told.display());
    let text = fs::read_to_string(&told).map_err(|error| unread(&error))?;
    let metafile: Metafile = serde_json::from_str(&text).map_err(|error| unread(&error))?;
    Ok(metafile
        .inputs
        .keys()
        .filter_map(|input| package_of(input))
        .collect())
}

/// Returns the package that a file of `node_modules` belongs to.
fn package_of(input: &str) -> Option<String> {
    let inside = input.rsplit_once("node_modules/")?.1;
    let count = if inside.starts_with('@') { 2 } else { 1 };
    Some(inside.split('/').take(count).collect::<Vec<_>>().join("/"))
}

/// Writes the notices of these packages.
///
/// # Errors
/// A package without the text of its licence.
fn notices(project: &Project, packages: &[String]) -> Result<String> {
    let mut text = String::from("What is in this folder beside Plyscope itself.\n");
    for name in packages {
        let folder = project.root.join("node_modules").join(name);
        let read = |path: &Path| {
            fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let about: Package = serde_json::from_str(&read(&folder.join("package.json"))?)
            .map_err(|error| format!("{name}: {error}"))?;
        if about.license != "MIT" {
            return Err(format!(
                "{name} is under {}, which is not known here",
                about.license
            ));
        }
        let licence = if name == PYTHON {
            project.root.join(LICENCE_OF_PYTHON)
        } else {
            folder.join("LICENSE")
        };
        let licence = read(&licence)?;
        text += &format!(
            "\n\n{name} {}: {}\n\n{}\n",
            about.version,
            about.license,
            licence.trim()
        );
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_its_package() {
        let of = |input: &str| package_of(input).unwrap_or_default();
        assert_eq!(of("node_modules/crelt/index.js"), "crelt");
        assert_eq!(of("node_modules/@lezer/lr/dist/index.js"), "@lezer/lr");
        assert_eq!(of("static/code/code.js"), "");
    }

    #[test]
    fn a_package_under_another_licence_is_refused() {
        let project = Project::open().expect("a project");
        let refused = notices(&project, &["@axe-core/playwright".to_owned()]);
        assert!(refused.is_err_and(|why| why.contains("MPL-2.0")));
        let known = notices(&project, &[PYTHON.to_owned()]).expect("it may be handed on");
        assert!(known.contains("Damien P. George"));
    }
}
