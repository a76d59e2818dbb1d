//! What of a sheet can be asked off the page: the rest is left out, with a line that says so.

use crate::exercise::{Exercise, Instance, Sheet};
use crate::lang::words::paper;
use crate::lang::{Lang, Say};
use crate::spec::Refusal;

/// Returns why each exercise of a sheet is left out, with its number; `find` says so of the one at an index.
///
/// # Errors
/// The first of them, if nothing may be left out, or if nothing is left.
pub fn refused(
    sheet: &Sheet,
    is_strict: bool,
    find: impl Fn(usize, &Exercise) -> Option<Refusal>,
) -> Result<Vec<(usize, Refusal)>, Refusal> {
    let count = sheet.exercises.len();
    let located = |(at, exercise): (usize, &Exercise)| {
        let refusal = find(at, exercise)?;
        let path = format!("sheet[{at}]");
        let refusal = if count > 1 {
            refusal.within(&path)
        } else {
            refusal
        };
        Some((at, refusal))
    };
    let refused: Vec<(usize, Refusal)> = sheet
        .exercises
        .iter()
        .enumerate()
        .filter_map(located)
        .collect();
    match refused.first() {
        Some((_, first)) if is_strict || refused.len() == count => Err(first.clone()),
        _ => Ok(refused),
    }
}

/// Takes these exercises out of a sheet and of its variants, and returns a line about each.
pub fn leave_out(
    sheet: &mut Sheet,
    variants: &mut [Vec<Instance>],
    refused: &[(usize, Refusal)],
    lang: Lang,
) -> Vec<String> {
    let line = |(at, refusal): &(usize, Refusal)| {
        let name = sheet.exercises[*at].called(*at);
        let (at, why) = (*at as u64 + 1, refusal.reason(lang));
        paper::LeftOut { at, name, why }.say(lang)
    };
    let lines: Vec<String> = refused.iter().map(line).collect();
    for (at, _) in refused.iter().rev() {
        sheet.exercises.remove(*at);
        for variant in variants.iter_mut() {
            variant.remove(*at);
        }
    }
    lines
}
