//! Packages: files in one zip file, without a date, so that equal exercises make equal packages.

use crate::spec::Refusal;
use std::io::{Cursor, Write};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

/// Packs files, each a name and its content.
///
/// # Errors
/// What the format does not allow, as two files of the same name.
pub fn packed<'a>(
    files: impl IntoIterator<Item = (String, impl AsRef<[u8]> + 'a)>,
) -> Result<Vec<u8>, Refusal> {
    let pack = || -> Result<Vec<u8>, ZipError> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().last_modified_time(DateTime::default());
        for (name, content) in files {
            zip.start_file(name, options)?;
            zip.write_all(content.as_ref())?;
        }
        Ok(zip.finish()?.into_inner())
    };
    pack().map_err(|error| Refusal::new("", error.to_string()))
}
