//! A figure, what it is compared with and what it should reach.

use serde_json::{Value, json};

/// One figure with its unit.
pub struct Measurement {
    name: String,
    value: f64,
    unit: &'static str,
    peer: Option<(&'static str, f64)>,
    goal: Option<Value>,
}

impl Measurement {
    /// A figure for reading, compared with nothing.
    pub fn new(name: impl Into<String>, value: f64, unit: &'static str) -> Measurement {
        Measurement {
            name: name.into(),
            value,
            unit,
            peer: None,
            goal: None,
        }
    }

    /// Says what else was measured in the same run, in the same unit.
    pub fn against(self, peer: &'static str, value: f64) -> Measurement {
        Measurement {
            peer: Some((peer, value)),
            ..self
        }
    }

    /// The figure should be at most `limit` times the peer's.
    pub fn ratio_at_most(self, limit: f64) -> Measurement {
        Measurement {
            goal: Some(json!({ "ratio_at_most": limit })),
            ..self
        }
    }

    /// The figure should be at least `limit`.
    pub fn value_at_least(self, limit: f64) -> Measurement {
        Measurement {
            goal: Some(json!({ "value_at_least": limit })),
            ..self
        }
    }

    /// The figure should be at most `limit`.
    pub fn value_at_most(self, limit: f64) -> Measurement {
        Measurement {
            goal: Some(json!({ "value_at_most": limit })),
            ..self
        }
    }

    /// The measurement as xtask reads it.
    pub fn line(&self) -> String {
        let (peer, peer_value) = self.peer.unzip();
        let Measurement {
            name,
            value,
            unit,
            goal,
            ..
        } = self;
        json!({ "name": name, "value": value, "unit": unit, "peer": peer, "peer_value": peer_value, "goal": goal }).to_string()
    }
}
