//! Findings of machines read back from JSON, in which they outlive a page: what one found at its move, and what a review found.

use super::judge::Verdict;
use super::review::Insight;
use super::{Seen, Thought};
use crate::lang::words::spec;
use crate::search::probe::Counts;
use crate::search::{Answer, Basis};
use crate::spec::Refusal;
use crate::spec::field::{Field, Fields};
use crate::text::Value;

/// The deepest nesting of a finding.
const DEEPEST: usize = 8;

impl Thought {
    /// Reads a thought; `None` if the text is damaged.
    pub fn read(json: &str) -> Option<Thought> {
        finding(json, |fields| {
            Ok(Thought {
                reached: fields.required("reached", |reached| reached.or_null(whole))?,
                answer: fields.required("answer", |field| {
                    field.object(|fields| {
                        Ok(Answer {
                            value: fields.required("value", Field::number)?,
                            best: fields.required("best", choice)?,
                        })
                    })
                })?,
                basis: fields.required("basis", Field::word)?,
                line: fields
                    .required("line", |field| field.list(|item| item.whole(0..=u16::MAX)))?,
                seen: fields.required("seen", |field| field.list(seen))?,
                counts: fields.required("counts", counts)?,
            })
        })
    }
}

impl Insight {
    /// Reads an insight; `None` if the text is damaged.
    pub fn read(json: &str) -> Option<Insight> {
        finding(json, |fields| {
            Ok(Insight {
                verdict: fields.required("verdict", verdict)?,
                own: fields.required("own", |field| field.or_null(verdict))?,
                lost: fields.required("lost", |field| field.pair(lost))?.into(),
            })
        })
    }
}

fn finding<T>(
    json: &str,
    read: impl FnOnce(&mut Fields<'_, '_>) -> Result<T, Refusal>,
) -> Option<T> {
    let value = Value::read(json, DEEPEST).ok()?;
    Field::new(&value, "").object(read).ok()
}

fn whole(field: &Field) -> Result<u32, Refusal> {
    field.whole(0..=u32::MAX)
}

fn choice(field: &Field) -> Result<Option<u16>, Refusal> {
    field.or_null(|field| field.whole(0..=u16::MAX))
}

fn seen(field: &Field) -> Result<Seen, Refusal> {
    field.object(|fields| {
        Ok(Seen {
            choice: fields.required("choice", |field| field.whole(0..=u16::MAX))?,
            value: fields.required("value", Field::number)?,
            relation: fields.required("relation", Field::word)?,
            basis: fields.required("basis", Field::word)?,
            visits: fields.required("visits", whole)?,
            plies: fields.or_default("plies", |plies| plies.or_null(whole))?,
        })
    })
}

fn counts(field: &Field) -> Result<Counts, Refusal> {
    field.object(|fields| {
        let mut count = |key| fields.required(key, |field| field.whole(0..=u64::MAX));
        Ok(Counts {
            events: count("events")?,
            nodes: count("nodes")?,
            leaves: count("leaves")?,
            cutoffs: count("cutoffs")?,
            playouts: count("playouts")?,
        })
    })
}

/// Reads what a move lost, with its basis.
fn lost(field: &Field) -> Result<(f64, Basis), Refusal> {
    let items: Vec<Field> = field.items()?.collect();
    match &items[..] {
        [lost, basis] => Ok((lost.number()?, basis.word()?)),
        _ => Err(field.unexpected(spec::LIST_OF_TWO_NUMBERS)),
    }
}

fn verdict(field: &Field) -> Result<Verdict, Refusal> {
    field.object(|fields| {
        Ok(Verdict {
            value: fields.required("value", Field::number)?,
            basis: fields.required("basis", Field::word)?,
            best: fields.required("best", choice)?,
            reached: fields.required("reached", whole)?,
        })
    })
}
