//! Variants as the file of a quiz.

use super::package::packed;
use super::product::Quiz;
use crate::paper::{Paper, gift, moodle, qti};
use crate::spec::Refusal;

/// Writes the file.
///
/// # Errors
/// If it cannot be packed.
pub fn written(papers: &[(u64, Paper)], format: Quiz) -> Result<Vec<u8>, Refusal> {
    match format {
        Quiz::Moodle => Ok(moodle(papers).into_bytes()),
        Quiz::Gift => Ok(gift(papers).into_bytes()),
        Quiz::Qti => packed(qti(papers)),
    }
}
