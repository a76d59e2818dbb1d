//! One option of an algorithm read or changed by its name in the spec, so that a table of names can offer them all.
//! What the options mean, and which go together, only the reader of specs knows.

use super::fields::Fields;
use super::{LARGEST, Refusal, Spec, algorithm};
use crate::search::{Algorithm, AlphaBeta, Expectimax, Mcts};
use crate::text::{Content, Value};

/// The options are flat but for the few objects in them.
const DEEPEST: usize = 4;

/// An option as it is written in the spec, `"soft"` or `[0,4]`; none where it has its first value. `path` is a field's name, or a
/// field's and that of a field of the object there: `evaluation.count`.
pub fn option(algorithm: &Algorithm, path: &str) -> Option<String> {
    let written = algorithm::write(algorithm);
    let value = Value::read(&written, DEEPEST).ok()?;
    let found = path.split('.').try_fold(value, |value, key| match value.content {
        Content::Object(fields) => fields.into_iter().find(|(name, _)| name == key).map(|(_, value)| value),
        _ => None,
    })?;
    Some(found.raw.to_owned())
}

/// The algorithm with an option changed to what `json` says; none gives it its first value.
///
/// # Errors
/// What is wrong with it, or why it does not go with the others.
pub fn with_option(algorithm: &Algorithm, key: &str, json: Option<&str>) -> Result<Algorithm, Refusal> {
    let written = algorithm::write(algorithm);
    let object = Value::read(&written, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
    let Content::Object(fields) = object.content else { return Ok(algorithm.clone()) };
    let kept = fields.iter().filter(|(name, _)| name != key).map(|(name, value)| (name.as_str(), value.raw));
    let all: Vec<String> = kept.chain(json.map(|json| (key, json))).map(|(name, raw)| format!("\"{name}\":{raw}")).collect();
    let changed = format!("{{{}}}", all.join(","));
    let value = Value::read(&changed, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
    let mut fields = Fields::of(&value, "algorithm");
    let algorithm = algorithm::read(&mut fields, &value);
    fields.finish().map(|()| algorithm)
}

/// Whether an option that is written as `value` is what `json` offers: the same, or an object of the same kind.
pub fn stands_for(json: &str, value: &str) -> bool {
    json == value || (json.starts_with('{') && json.split([',', '}']).next().is_some_and(|kind| value.starts_with(kind)))
}

impl Spec {
    /// The search itself if it can run, otherwise the first of alpha-beta, expectimax and Monte-Carlo tree search that can run on
    /// its game. Win-lose search could run on many games too, but says least about them.
    pub fn or_another(self) -> Spec {
        // A tree of a hundred iterations can be followed by eye.
        let others = [
            Algorithm::AlphaBeta(AlphaBeta::default()),
            Algorithm::Expectimax(Expectimax::default()),
            Algorithm::Mcts(Mcts { iterations: 100, ..Mcts::default() }),
        ];
        let mut all = [self.algorithm.clone()].into_iter().chain(others);
        let runs = all.find_map(|algorithm| {
            let spec = Spec { algorithm, ..self.clone() }.limited();
            spec.check().is_ok().then_some(spec)
        });
        runs.unwrap_or(self)
    }

    /// The search itself if it can run, otherwise to so few plies that it can be waited for, if that makes it run.
    pub fn limited(self) -> Spec {
        let limit = || {
            let algorithm = with_option(&self.algorithm, "depth", Some("3")).ok()?;
            let spec = Spec { algorithm, ..self.clone() };
            (self.check().is_err() && spec.check().is_ok()).then_some(spec)
        };
        limit().unwrap_or(self)
    }

    /// The same search from its beginning with the seed that `json` says; none is seed 0.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn with_seed(&self, json: Option<&str>) -> Result<Spec, Refusal> {
        let value = Value::read(json.unwrap_or("0"), DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
        let mut fields = Fields::of(&value, "seed");
        let seed = fields.whole(&value, 0, LARGEST);
        fields.finish().map(|()| Spec { seed, step: 0, ..self.clone() })
    }
}
