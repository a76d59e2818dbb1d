//! The exercise that the element's script gives, read: JSON or the fragment of a link, with the seed of its variant or the student whose
//! it is.

use plyscope::app::state::exercise::request::Opened;
use plyscope::app::state::more::More;
use plyscope::lang::words::solving;
use plyscope::spec::{LARGEST, Refusal};
use serde::Deserialize;
use std::rc::Rc;

/// Whose variant it is.
#[derive(Deserialize)]
pub struct Whose {
    /// The seed of the variant.
    seed: Option<String>,
    /// The student, and the salt of the term, from which the seed follows otherwise.
    student: Option<String>,
    salt: Option<String>,
}

/// Reads an exercise.
///
/// # Errors
/// The first field that is wrong, with its place.
pub fn read(text: &str, whose: &Whose, more: &dyn More) -> Result<Opened, Refusal> {
    let exercise = more.read_exercise(text)?;
    let seed = whose.seed.as_deref().map(|text| {
        let seed = text.parse().ok().filter(|seed: &u64| *seed <= LARGEST);
        seed.ok_or_else(|| Refusal::new("seed", solving::SEED_EXPECTED))
    });
    Ok(Opened {
        exercise: Rc::new(exercise),
        seed: seed.transpose()?,
        student: whose.student.clone().unwrap_or_default(),
        salt: whose.salt.clone().unwrap_or_default(),
    })
}
