//! What is handed on, in `target/package`, each with the licences of everything that is compiled into it: the site as one zip for a
//! server of one's own, all files in a folder of its name, and the packages of `packages/` with what is compiled for them.
mod engine;
mod integrity;
pub mod mdbook;
pub mod npm;
pub mod python;
pub mod quarto;

use crate::project::Project;
use crate::run::{self, Result};
use crate::{licences, site};
use std::fs::{self, File};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipArchive, ZipWriter};

/// Files of the project that belong beside the site.
const OURS: [&str; 4] = [
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "CHANGELOG.md",
    "www/docs/hosts.md",
];

/// The licences of the project itself.
const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// Packs a thing of the finished site; returns the path of its file.
type Pack = fn(&Project) -> Result<PathBuf>;

const PACKS: [(&str, Pack); 4] = [
    ("site", |project| run::step("zip", || packed(project))),
    ("python", python::pack),
    ("npm", npm::pack),
    ("quarto", quarto::pack),
];

/// Builds the site and packs what is named, or all.
pub fn package(project: &mut Project, names: &[String]) -> Result<()> {
    if let Some(unknown) = names
        .iter()
        .find(|name| PACKS.iter().all(|(pack, _)| pack != *name))
    {
        let known = PACKS.map(|(name, _)| name).join(", ");
        return Err(format!(
            "there is no package “{unknown}”; there are {known}"
        ));
    }
    site::build(project)?;
    for (name, pack) in PACKS {
        if names.is_empty() || names.iter().any(|asked| asked == name) {
            println!("{}", pack(project)?.display());
        }
    }
    Ok(())
}

/// Returns the folder of everything that is packed.
pub fn place(project: &Project) -> Result<PathBuf> {
    let folder = project.target.join("package");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Returns an empty folder in which a package is put together.
fn fresh(project: &Project, name: &str) -> Result<PathBuf> {
    let folder = place(project)?.join(name);
    let explain = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(explain)?;
    }
    fs::create_dir_all(&folder).map_err(explain)?;
    Ok(folder)
}

/// Copies a file into a folder, which is made.
fn put(from: &Path, to: &Path) -> Result<()> {
    write(to, &read(from)?)
}

/// Writes a file in a folder, which is made.
fn write(path: &Path, content: &[u8]) -> Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, content))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// Packs the site that was built, and compares what is in the zip with it.
pub fn check(project: &Project) -> Result<()> {
    let path = packed(project)?;
    let unread = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let file = File::open(&path).map_err(|error| unread(&error))?;
    let mut zip = ZipArchive::new(file).map_err(|error| unread(&error))?;
    let all = contents(project)?;
    if zip.len() != all.len() {
        return Err(format!("{} files instead of {}", zip.len(), all.len()));
    }
    for (place, content) in all {
        let mut found = Vec::new();
        let mut file = zip.by_name(&place).map_err(|error| unread(&error))?;
        file.read_to_end(&mut found)
            .map_err(|error| unread(&error))?;
        if found != content {
            return Err(format!("{place} is not the file that was packed"));
        }
    }
    Ok(())
}

/// Writes the zip; returns its path.
fn packed(project: &Project) -> Result<PathBuf> {
    let path = place(project)?.join(format!("{}.zip", name(project)?));
    let unwritten = |error: std::io::Error| format!("{}: {error}", path.display());
    zipped(File::create(&path).map_err(unwritten)?, &contents(project)?)?;
    Ok(path)
}

fn name(project: &Project) -> Result<String> {
    Ok(format!("plyscope-{}", version(project)?))
}

fn version(project: &Project) -> Result<String> {
    let crates = licences::shipped(project)?;
    let own = crates.iter().find(|one| one.name == "plyscope");
    let own = own.ok_or("cargo metadata does not know plyscope")?;
    Ok(own.version.clone())
}

/// Returns all files of the zip with their places in it, in one folder.
fn contents(project: &Project) -> Result<Vec<(String, Vec<u8>)>> {
    let (name, directory) = (name(project)?, site::directory(project));
    let mut all = Vec::new();
    for file in files(&directory)? {
        let place = file
            .strip_prefix(&directory)
            .map_err(|error| error.to_string())?;
        all.push((format!("{name}/{}", slashes(place)), read(&file)?));
    }
    for file in OURS {
        let place = file.rsplit('/').next().unwrap_or(file);
        all.push((format!("{name}/{place}"), read(&project.root.join(file))?));
    }
    let notices = licences::notices(&licences::shipped(project)?)?;
    all.push((format!("{name}/THIRD-PARTY.txt"), notices.into_bytes()));
    Ok(all)
}

/// Writes files into a zip, without a date, so that equal sites make equal zips.
fn zipped(out: impl Write + Seek, files: &[(String, Vec<u8>)]) -> Result<()> {
    let mut zip = ZipWriter::new(out);
    let options = SimpleFileOptions::default().last_modified_time(DateTime::default());
    for (place, content) in files {
        zip.start_file(place, options)
            .map_err(|error| format!("{place}: {error}"))?;
        zip.write_all(content)
            .map_err(|error| format!("{place}: {error}"))?;
    }
    zip.finish().map_err(|error| error.to_string())?;
    Ok(())
}

/// Lists the files below a directory, sorted, so that equal sites make equal zips.
fn files(directory: &Path) -> Result<Vec<PathBuf>> {
    let unread = |error: std::io::Error| format!("{}: {error}", directory.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn slashes(path: &Path) -> String {
    let parts = path.iter().map(|part| part.to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn a_zip_has_every_file_as_it_was_and_is_the_same_when_packed_again() {
        let files = [
            ("site/index.html", "<!doctype html>"),
            ("site/notes/en/说明.html", "每一步都有理由"),
            ("site/empty", ""),
        ]
        .map(|(place, content)| (place.to_owned(), content.as_bytes().to_vec()));
        let pack = || {
            let mut out = Cursor::new(Vec::new());
            zipped(&mut out, &files).expect("memory can be written");
            out.into_inner()
        };
        let bytes = pack();
        assert_eq!(bytes, pack());
        let mut zip = ZipArchive::new(Cursor::new(bytes)).expect("it is a zip");
        assert_eq!(zip.len(), files.len());
        for (place, content) in &files {
            let mut found = Vec::new();
            let mut file = zip.by_name(place).expect("it is there");
            file.read_to_end(&mut found).expect("it is whole");
            assert_eq!(found, *content, "{place}");
        }
    }
}
