//! Searches of one position side by side, on one clock: the work that each has done. What is compared is a list of specs; everything told
//! of them is read from their recordings.

mod clock;
mod form;
mod leaves;
mod reading;
mod schema;
mod seeds;
mod standing;

pub use clock::Work;
pub use leaves::Leaves;
pub use reading::{Readings, Unread, Visit, common_leaves};
pub use schema::schema;
pub use seeds::{Course, Spread, course, exact_value, marks, spreads};
pub use standing::{Standing, fewest_leaves};

use crate::lang::words;
use crate::spec::{self, Refusal, Spec, link};
use crate::text::json::to_json;

/// The fewest and the most searches that are compared.
pub const LANES: [usize; 2] = [2, 4];
/// The beginning of its links, which is that of a spec.
const KIND: &str = "1=";

/// Searches of one position and the moment of their clock.
///
/// # Examples
/// ```
/// use plyscope_engine::compare::{Comparison, Work};
///
/// let it = r#"{"compare":[{"game":{"kind":"tree","tree":[[3,5],[2,9]]},"algorithm":{"kind":"minimax"}},{"algorithm":{"kind":"alpha-beta"}}]}"#;
/// let it = Comparison::read(it).expect("two searches of one tree");
/// let ends: Vec<u32> = it.lanes.iter().map(|lane| {
///     let (trace, ..) = lane.record(1_000, 1_000);
///     it.by.done(&trace, trace.len())
/// }).collect();
/// assert_eq!(ends, [4, 3], "the last leaf is cut");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The searches, from their first step. All of them search the same position.
    pub lanes: Vec<Spec>,
    /// What the clock counts.
    pub by: Work,
    /// The work after which to look; `None` is the end.
    pub at: Option<u32>,
}

impl Comparison {
    /// Puts searches side by side at the end of the longest one.
    ///
    /// # Errors
    /// If there are too few or too many, the first that cannot run, or one whose position is another.
    pub fn new(lanes: Vec<Spec>) -> Result<Comparison, Refusal> {
        let [least, most] = LANES;
        if !(least..=most).contains(&lanes.len()) {
            let found = lanes.len() as u64;
            let (low, high) = (least as u64, most as u64);
            let said = words::spec::LanesWanted { low, high, found };
            return Err(Refusal::new("compare", said));
        }
        for (index, lane) in lanes.iter().enumerate() {
            if lane.game != lanes[0].game {
                return Err(Refusal::new(
                    &format!("compare[{index}].game"),
                    words::spec::OTHER_POSITION,
                ));
            }
            lane.check()
                .map_err(|refusal| refusal.within(&format!("compare[{index}]")))?;
        }
        let lanes = lanes.into_iter().map(|lane| Spec { step: 0, ..lane });
        Ok(Comparison {
            lanes: lanes.collect(),
            by: Work::Leaf,
            at: None,
        })
    }

    /// Reads a comparison.
    ///
    /// # Errors
    /// The first field that is wrong, or what [`new`](Comparison::new) refuses.
    pub fn read(text: &str) -> Result<Comparison, Refusal> {
        form::read(text)
    }

    /// Writes the comparison as JSON. The game stands in the first lane alone, fields with their default value nowhere.
    pub fn write(&self) -> String {
        to_json(self)
    }

    /// Returns the fragment of its link, without `#`.
    pub fn to_link(&self) -> String {
        link::fragment(KIND, &self.write())
    }
}

/// Whether a JSON text is a comparison and no search: the key tells.
pub fn is_comparison(text: &str) -> bool {
    form::is_comparison(text)
}

/// Reads the comparison that a link carries, with or without `#`; `None` for any other fragment.
pub fn comparison_in(fragment: &str) -> Option<Result<Comparison, Refusal>> {
    let is_link = fragment.trim_start_matches('#').starts_with(KIND);
    let json = spec::json_in(fragment).filter(|json| is_link && is_comparison(json))?;
    Some(Comparison::read(&json))
}
