//! The site as one zip for a server of one's own: `target/plyscope-<version>.zip`, all files in a
//! folder of that name, with the licences of everything that is compiled into it.
use crate::project::Project;
use crate::run::{self, Result};
use crate::{licences, site};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

/// Files of the project that belong beside the site.
const OURS: [&str; 4] = [
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "CHANGELOG.md",
    "www/docs/hosts.md",
];

/// Builds the site and packs it; returns the path of the zip.
pub fn package(project: &mut Project) -> Result<()> {
    site::build(project)?;
    let crates = licences::shipped(project)?;
    let version = crates
        .iter()
        .find(|one| one.name == "plyscope")
        .map(|one| one.version.clone())
        .ok_or("cargo metadata does not know plyscope")?;
    let name = format!("plyscope-{version}");
    let path = project.target.join(format!("{name}.zip"));
    let directory = site::directory(project);
    run::step("zip", || {
        let unwritten = |error: std::io::Error| format!("{}: {error}", path.display());
        let mut zip = ZipWriter::new(File::create(&path).map_err(unwritten)?);
        // Without a date, so that equal sites make equal zips.
        let options = SimpleFileOptions::default().last_modified_time(DateTime::default());
        let mut add = |place: &str, content: &[u8]| -> Result<()> {
            zip.start_file(format!("{name}/{place}"), options)
                .map_err(|error| format!("{place}: {error}"))?;
            zip.write_all(content).map_err(unwritten)
        };
        for file in files(&directory)? {
            let place = file
                .strip_prefix(&directory)
                .map_err(|error| error.to_string())?;
            add(&slashes(place), &read(&file)?)?;
        }
        for file in OURS {
            let place = file.rsplit('/').next().unwrap_or(file);
            add(place, &read(&project.root.join(file))?)?;
        }
        let notices = licences::notices(&crates)?;
        add("THIRD-PARTY.txt", notices.as_bytes())?;
        zip.finish().map_err(|error| error.to_string())?;
        Ok(())
    })?;
    println!("{}", path.display());
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
