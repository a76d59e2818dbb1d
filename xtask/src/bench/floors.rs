//! The floors of measurements: for each row with a goal its last figure, less fifteen per cent,
//! kept under version control.

use crate::run::Result;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The floors by name of the row.
pub struct Floors {
    file: PathBuf,
    by_name: BTreeMap<String, f64>,
}

impl Floors {
    /// Reads `benches/floors.json` below a directory; without the file there are no floors.
    pub fn read(root: &Path) -> Result<Floors> {
        let file = root.join("benches").join("floors.json");
        let by_name = match fs::read(&file) {
            Ok(text) => serde_json::from_slice(&text)
                .map_err(|error| format!("{}: {error}", file.display()))?,
            Err(_) => BTreeMap::new(),
        };
        Ok(Floors { file, by_name })
    }

    /// Returns the floor of a row, if there is one.
    pub fn of(&self, name: &str) -> Option<f64> {
        self.by_name.get(name).copied()
    }

    /// Sets the floors of rows by name.
    pub fn keep(&mut self, floors: impl IntoIterator<Item = (String, f64)>) {
        self.by_name.extend(floors);
    }

    /// Writes the floors back.
    pub fn write(&self) -> Result<()> {
        let text =
            serde_json::to_string_pretty(&self.by_name).map_err(|error| error.to_string())?;
        fs::write(&self.file, text + "\n")
            .map_err(|error| format!("{}: {error}", self.file.display()))
    }

    /// Makes floors without a file.
    #[cfg(test)]
    pub fn of_rows(floors: &[(&str, f64)]) -> Floors {
        let by_name = floors
            .iter()
            .map(|&(name, floor)| (name.to_owned(), floor))
            .collect();
        Floors {
            file: PathBuf::new(),
            by_name,
        }
    }
}
