//! A measured number, with its peer and its goal.

use serde_json::{Value, json};

/// A measured number with its unit.
pub struct Measurement {
    name: String,
    value: f64,
    unit: &'static str,
    peer: Option<(&'static str, f64)>,
    goal: Option<Value>,
}

impl Measurement {
    /// Makes a measurement without a peer or a goal.
    pub fn new(name: impl Into<String>, value: f64, unit: &'static str) -> Measurement {
        Measurement {
            name: name.into(),
            value,
            unit,
            peer: None,
            goal: None,
        }
    }

    /// Adds a peer: another measurement of the same run in the same unit.
    pub fn against(self, peer: &'static str, value: f64) -> Measurement {
        Measurement {
            peer: Some((peer, value)),
            ..self
        }
    }

    /// Sets the goal that the value is at most `limit` times the peer's.
    pub fn ratio_at_most(self, limit: f64) -> Measurement {
        Measurement {
            goal: Some(json!({ "ratio_at_most": limit })),
            ..self
        }
    }

    /// Sets the goal that the value is at least `limit`.
    pub fn value_at_least(self, limit: f64) -> Measurement {
        Measurement {
            goal: Some(json!({ "value_at_least": limit })),
            ..self
        }
    }

    /// Sets the goal that the value is at most `limit`.
    pub fn value_at_most(self, limit: f64) -> Measurement {
        Measurement {
            goal: Some(json!({ "value_at_most": limit })),
            ..self
        }
    }

    /// Writes the measurement as the JSON that xtask reads.
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
