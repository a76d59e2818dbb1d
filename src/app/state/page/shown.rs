//! How a link shows its search: in the projector view or not, and by which step unit.

use crate::trace::StepUnit;

/// How a link shows its search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Whether in the projector view.
    pub projector: bool,
    /// Whether with the code beside it there.
    pub with_code: bool,
    /// How far one press goes.
    pub step_unit: Option<StepUnit>,
}

/// The parameters of a link for the projector view, and for the step unit with its names.
const PROJECTOR: &str = "projector";
const WITH_CODE: &str = "projector=code";
const UNIT: &str = "unit=";
const UNITS: [(StepUnit, &str); 7] = [
    (StepUnit::Event, "event"),
    (StepUnit::Phase, "phase"),
    (StepUnit::Over, "over"),
    (StepUnit::Out, "out"),
    (StepUnit::Cut, "cut"),
    (StepUnit::Best, "best"),
    (StepUnit::Iteration, "iteration"),
];

impl Shown {
    /// Reads it from a fragment.
    pub fn asked(fragment: &str) -> Shown {
        let mut shown = Shown::default();
        for part in fragment.split('&') {
            shown.with_code |= part == WITH_CODE;
            shown.projector |= part == PROJECTOR || part == WITH_CODE;
            if let Some(named) = part.strip_prefix(UNIT) {
                let unit = UNITS.iter().find(|(_, name)| *name == named);
                shown.step_unit = unit.map(|(unit, _)| *unit);
            }
        }
        shown
    }

    /// Adds it to a link.
    pub fn added(self, mut link: String) -> String {
        if self.projector {
            link.push('&');
            link += if self.with_code { WITH_CODE } else { PROJECTOR };
        }
        let unit = UNITS.iter().find(|(unit, _)| Some(*unit) == self.step_unit);
        match unit {
            Some((_, name)) => link + "&" + UNIT + name,
            None => link,
        }
    }
}
