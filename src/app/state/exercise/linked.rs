//! The exercise in the fragment of an address.

use super::request::Opened;
use crate::exercise::Exercise;
use crate::lang::words::solving;
use crate::spec::{LARGEST, Refusal};
use crate::text::percent::decoded;
use std::rc::Rc;

/// Reads a link to an exercise, with `seed=` for one variant and `student=`, `salt=` for a student's own of a term; `None` for another fragment.
pub fn exercise(fragment: &str) -> Option<Result<Opened, Refusal>> {
    let exercise = Exercise::from_link(fragment)?;
    let given = |name: &str| {
        let parts = fragment.split('&').skip(1);
        parts.into_iter().find_map(|part| part.strip_prefix(name))
    };
    let seed = given("seed=").map(|text| {
        let seed = text.parse().ok().filter(|seed| *seed <= LARGEST);
        seed.ok_or_else(|| Refusal::new("seed", solving::SEED_EXPECTED))
    });
    let text = |name: &str| given(name).map(decoded).unwrap_or_default();
    let (student, salt) = (text("student="), text("salt="));
    Some(exercise.and_then(|exercise| {
        Ok(Opened {
            exercise: Rc::new(exercise),
            seed: seed.transpose()?,
            student,
            salt,
        })
    }))
}
