//! Trunk, which builds the same site for those who use it. Nothing else needs it.
use crate::project::Project;
use crate::run::{self, Result};
use crate::site;
use std::fs;
use std::path::{Path, PathBuf};

/// Finds Trunk; the error says how to install it.
pub fn find(project: &Project) -> Result<PathBuf> {
    project
        .find("trunk")
        .ok_or_else(|| "Trunk is not installed (cargo install trunk)".into())
}

/// Builds the site with Trunk and compares it, file by file, with that in `dist/`.
pub fn compare(project: &Project, trunk: &Path) -> Result<()> {
    let built = project.target.join("trunk-site");
    let mut command = project.wasm_command("trunk");
    command
        .args([
            "build",
            "--release",
            "--offline",
            "true",
            "--skip-version-check",
            "--dist",
        ])
        .arg(&built);
    // Trunk cannot read NO_COLOR=1.
    run::quietly(command.env_remove("NO_COLOR"))
        .map_err(|reason| format!("{}: {reason}", trunk.display()))?;
    let (ours, theirs) = (files(&site::directory(project))?, files(&built)?);
    let differing: Vec<&str> = ours
        .iter()
        .filter(|file| !theirs.contains(file))
        .map(|(name, _)| name.as_str())
        .collect();
    let missing = theirs
        .iter()
        .filter(|(name, _)| ours.iter().all(|(known, _)| known != name))
        .map(|(name, _)| name.as_str());
    let wrong = differing
        .into_iter()
        .chain(missing)
        .collect::<Vec<_>>()
        .join(", ");
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("Trunk builds these files otherwise: {wrong}"))
    }
}

/// Returns the files of a site by path, with their contents.
fn files(site: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let explain = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    let mut folders = vec![site.to_path_buf()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)
            .map_err(|error| explain(&folder, error))?
            .flatten()
        {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path
                .strip_prefix(site)
                .unwrap_or(&path)
                .to_string_lossy()
                .into_owned();
            files.push((
                name,
                fs::read(&path).map_err(|error| explain(&path, error))?,
            ));
        }
    }
    Ok(files)
}
