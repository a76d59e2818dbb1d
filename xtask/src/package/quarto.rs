//! The extension for Quarto, whose filter Pandoc runs as well: a zip as `quarto add` takes it.
use super::{LICENCES, files, place, read, slashes, version, zipped};
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::{debian, python};
use crate::{licences, site};
use std::fs::File;
use std::path::PathBuf;

/// The folder of the extension in the zip, as in the source.
const FOLDER: &str = "_extensions/plyscope";
/// What makes a PDF, and reads it.
const PACKAGES: [&str; 5] = [
    "poppler-utils",
    "texlive-fonts-recommended",
    "texlive-latex-extra",
    "texlive-pictures",
    "texlive-xetex",
];
const REQUIREMENTS: &str = include_str!("../../../packages/quarto/tests/requirements.txt");

/// Packs the extension with the element in one file; returns the path of the zip.
pub fn pack(project: &Project) -> Result<PathBuf> {
    let source = project.root.join("packages/quarto");
    let mut all = Vec::new();
    for file in files(&source.join(FOLDER))? {
        let name = file
            .strip_prefix(&source)
            .map_err(|error| error.to_string())?;
        all.push((slashes(name), read(&file)?));
    }
    let mut add = |name: &str, content: Vec<u8>| all.push((format!("{FOLDER}/{name}"), content));
    let element = "ply-scope-all.js";
    add(element, read(&site::directory(project).join(element))?);
    for name in LICENCES {
        add(name, read(&project.root.join(name))?);
    }
    let notices = licences::notices(&licences::shipped(project)?)?;
    add("THIRD-PARTY.txt", notices.into_bytes());
    let path = archive(project)?;
    let file = File::create(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    zipped(file, &all)?;
    Ok(path)
}

/// Returns the path of the zip.
fn archive(project: &Project) -> Result<PathBuf> {
    Ok(place(project)?.join(format!("plyscope-quarto-{}.zip", version(project)?)))
}

/// Makes documents of every format by Pandoc with the filter as it was packed.
pub fn test(project: &Project) -> Result<()> {
    pack(project)?;
    debian::install(project, &PACKAGES)?;
    run::openly(
        project
            .command("cargo")
            .args(["build", "--quiet", "--bin", "plyscope"]),
    )?;
    let python = python::environment(project, "pandoc", REQUIREMENTS)?;
    let script = project.root.join("packages/quarto/tests/test_filter.py");
    let mut tests = project.command(python);
    tests.arg("-B").arg(script);
    tests.env("PLYSCOPE", project.target.join("debug/plyscope"));
    run::openly(tests.env("PACKED", archive(project)?))
}
