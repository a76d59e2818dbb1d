//! What of a sheet can be asked off the page: the rest is left out, with a line that says so.

use crate::Failure;
use plyscope::exercise::{Instance, Sheet};
use plyscope::lang::words::paper;
use plyscope::lang::{Lang, Say};
use plyscope::paper::{Medium, unfit};
use std::io::Write;

/// Leaves out of a sheet and of its variants what cannot be asked, and returns a line about each; says them on standard error.
///
/// # Errors
/// The first such exercise, if nothing may be left out, or if nothing is left.
pub fn leave_out(
    sheet: &mut Sheet,
    variants: &mut [Vec<Instance>],
    medium: Medium,
    is_strict: bool,
    lang: Lang,
) -> Result<Vec<String>, Failure> {
    let count = sheet.exercises.len();
    let mut refused = Vec::new();
    for at in 0..count {
        let mut all = variants.iter();
        if let Some(mut refusal) = all.find_map(|variant| unfit(&variant[at], medium, lang)) {
            if count > 1 {
                refusal.path = format!("sheet[{at}].{}", refusal.path);
            }
            refused.push((at, refusal));
        }
    }
    match refused.first() {
        Some((_, first)) if is_strict || refused.len() == count => {
            return Err(Failure::Refused(first.say(lang)));
        }
        _ => {}
    }
    let line = |(at, refusal): &(usize, plyscope::spec::Refusal)| {
        let name = sheet.exercises[*at].called(*at);
        let (at, why) = (*at as u64 + 1, refusal.reason(lang));
        paper::LeftOut { at, name, why }.say(lang)
    };
    let lines: Vec<String> = refused.iter().map(line).collect();
    for line in &lines {
        let _ = writeln!(std::io::stderr(), "plyscope: {line}");
    }
    for (at, _) in refused.iter().rev() {
        sheet.exercises.remove(*at);
        for variant in variants.iter_mut() {
            variant.remove(*at);
        }
    }
    Ok(lines)
}
