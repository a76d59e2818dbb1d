//! A comparison as JSON: `{"v":1,"compare":[{"game":…,"algorithm":…},{"algorithm":…}],"by":"leaf","at":6}`.

use super::{Comparison, Work};
use crate::game::any::AnyGame;
use crate::search::Algorithm;
use crate::spec::field::{Field, Fields};
use crate::spec::{Refusal, Spec, VERSION, parsed, read_search};
use crate::text::{Content, Value};
use serde::{Serialize, Serializer};

/// Whether a JSON text has the field that names the searches.
pub fn is_comparison(text: &str) -> bool {
    let has_lanes = |value: &Value| match &value.content {
        Content::Object(fields) => fields.iter().any(|(key, _)| key == "compare"),
        _ => false,
    };
    parsed(text).is_ok_and(|value| has_lanes(&value))
}

/// Reads a comparison.
pub fn read(text: &str) -> Result<Comparison, Refusal> {
    let value = parsed(text)?;
    Field::new(&value, "").object(|fields| {
        fields.version()?;
        let lanes = fields.required("compare", lanes)?;
        let by = fields.or_default("by", Field::word)?;
        let at = fields.optional("at", |at| at.whole(0..=u32::MAX))?;
        fields.optional("$schema", Field::text)?;
        Ok(Comparison {
            by,
            at,
            ..Comparison::new(lanes)?
        })
    })
}

/// Reads the searches. All but the first may leave out the position.
fn lanes(field: &Field) -> Result<Vec<Spec>, Refusal> {
    let mut lanes: Vec<Spec> = Vec::new();
    for lane in field.items()? {
        let beside = lanes.first().map(|lane| lane.game.clone());
        let read = |fields: &mut Fields| read_search(fields, beside);
        lanes.push(lane.object(read)?);
    }
    Ok(lanes)
}

#[derive(Serialize)]
struct Whole<'a> {
    v: u64,
    compare: Vec<Lane<'a>>,
    #[serde(skip_serializing_if = "is_usual")]
    by: Work,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u32>,
}

#[derive(Serialize)]
struct Lane<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a AnyGame>,
    algorithm: &'a Algorithm,
    #[serde(skip_serializing_if = "is_zero")]
    seed: u64,
}

fn is_usual(by: &Work) -> bool {
    *by == Work::default()
}

fn is_zero(seed: &u64) -> bool {
    *seed == 0
}

impl Serialize for Comparison {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lanes = self.lanes.iter().enumerate();
        let lane = lanes.map(|(index, spec)| Lane {
            game: (index == 0).then_some(&spec.game),
            algorithm: &spec.algorithm,
            seed: spec.seed,
        });
        Whole {
            v: VERSION,
            compare: lane.collect(),
            by: self.by,
            at: self.at,
        }
        .serialize(serializer)
    }
}
