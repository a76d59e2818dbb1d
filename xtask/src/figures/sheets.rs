//! Sheets and keys of exercises, typeset by LaTeX in both languages.

use super::search::silently;
use super::{LANGUAGES, folder, latex};
use crate::project::Project;
use crate::run::Result;

/// The exercises of every kind that the tests print.
const SHEET: &str = "tests/data/sheet.json";

/// Typesets a sheet and its key.
pub fn set(project: &Project) -> Result<()> {
    for lang in LANGUAGES {
        for (name, key) in [("sheet", None), ("key", Some("--key"))] {
            let mut command = project.command(project.target.join("debug").join("plyscope"));
            command.args([
                "sheet", "--format", "tex", "--seeds", "1..3", "--lang", lang,
            ]);
            let source = silently(command.args(key).arg(SHEET))?;
            let source = String::from_utf8(source).map_err(|error| error.to_string())?;
            latex::document(
                project,
                &folder(project)?,
                &format!("{name}.{lang}"),
                &source,
            )?;
        }
    }
    Ok(())
}
