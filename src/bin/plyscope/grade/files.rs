//! Names of files with * and ? in them, which the shells of Windows hand over as they are.

use std::path::{Path, PathBuf};

/// Returns the files that a name stands for. If the shell leaves * and ? in a name, as those of Windows do, they stand for letters here.
pub fn files_of(path: &Path) -> Vec<PathBuf> {
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy().into_owned());
    let Some(pattern) = name.filter(|name| name.contains(['*', '?']) && !path.exists()) else {
        return vec![path.to_path_buf()];
    };
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let entries = std::fs::read_dir(folder.unwrap_or(Path::new(".")));
    let mut found: Vec<PathBuf> = entries
        .into_iter()
        .flatten()
        .flatten()
        .filter(|entry| fits(&pattern, &entry.file_name().to_string_lossy()))
        .map(|entry| match folder {
            Some(folder) => folder.join(entry.file_name()),
            None => entry.file_name().into(),
        })
        .collect();
    found.sort();
    if found.is_empty() {
        // It is said by its name that there is no such file.
        found.push(path.to_path_buf());
    }
    found
}

/// Whether a name fits a pattern, in which * stands for any letters and ? for one.
fn fits(pattern: &str, name: &str) -> bool {
    let mut letters = pattern.chars();
    match letters.next() {
        None => name.is_empty(),
        Some('*') => {
            let rest = letters.as_str();
            let mut ends = name.char_indices().map(|(at, _)| at).chain([name.len()]);
            ends.any(|at| fits(rest, &name[at..]))
        }
        Some(letter) => {
            let mut of_name = name.chars();
            let first = of_name.next();
            first.is_some_and(|first| letter == '?' || letter == first)
                && fits(letters.as_str(), of_name.as_str())
        }
    }
}
