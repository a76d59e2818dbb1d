//! The options of every algorithm as one table: what each is called, where it stands in a spec, and how it is chosen.
//! Whether a value makes sense, and which go together, the spec says; the page has no code per option.

mod typed;

use super::algorithms::AlgorithmId;
use super::words::Word;
use crate::search::Algorithm;
use crate::spec::{PRESETS, Preset, Refusal, Spec, option, with_option};
use crate::text::decimal;
use typed::{number, numbers};

/// How an option is chosen.
pub enum Control {
    /// One of some values as the spec writes them, the first the one that may be left out.
    Choice(&'static [(&'static str, Word)]),
    /// A number; as text what it is when it is left out.
    Number(&'static str),
    /// Several numbers between commas; as text what they are when they are left out.
    Numbers(&'static str),
}

/// An option.
pub struct Setting {
    /// The algorithms that have it, one letter each.
    of: &'static str,
    /// What it is called.
    pub label: Word,
    /// Where it stands: a field of the algorithm, or one of the object in that field; or `seed`.
    pub path: &'static str,
    /// The options that give it a meaning, each with the value needed: `*` any but the first, `!` and a value any other than that.
    when: &'static [(&'static str, &'static str)],
    /// How it is chosen.
    pub control: Control,
    /// Whether it is among the few that are seen at first sight.
    pub is_open: bool,
}

const SWITCH: Control = Control::Choice(&[("", Word::Off), ("true", Word::On)]);
const SWITCHED_ON: Control = Control::Choice(&[("false", Word::Off), ("", Word::On)]);

const fn open(of: &'static str, label: Word, path: &'static str, control: Control) -> Setting {
    Setting { of, label, path, when: &[], control, is_open: true }
}

const fn more(of: &'static str, label: Word, path: &'static str, control: Control) -> Setting {
    Setting { is_open: false, ..open(of, label, path, control) }
}

impl Setting {
    const fn when(self, when: &'static [(&'static str, &'static str)]) -> Setting {
        Setting { when, ..self }
    }
}

const PLAYOUTS: &[(&str, &str)] = &[("evaluation.kind", "\"playouts\"")];

/// Every option there is, in the order of the page. `w` is for win-lose, `m` minimax, `a` alpha-beta, `e` expectimax, `t` MCTS.
pub const ALL: &[Setting] = &[
    open("w", Word::Memo, "memo", SWITCHED_ON),
    open("w", Word::StopEarly, "stop", SWITCHED_ON).when(&[("grundy", "")]),
    open("w", Word::Grundy, "grundy", SWITCH),
    open("e", Word::Opponent, "opponent", Control::Choice(&[("", Word::PlaysBest), ("\"random\"", Word::AtRandom)])),
    open(
        "e",
        Word::Utility,
        "utility",
        Control::Choice(&[
            ("", Word::Linear),
            ("{\"kind\":\"sqrt\"}", Word::SquareRoot),
            ("{\"kind\":\"log\"}", Word::Logarithm),
            ("{\"kind\":\"exp\",\"tolerance\":10}", Word::Exponential),
            ("{\"kind\":\"points\",\"points\":[[0,0],[10,8],[20,10]]}", Word::PointsCurve),
        ]),
    ),
    open("e", Word::Tolerance, "utility.tolerance", Control::Number("10")).when(&[("utility.kind", "\"exp\"")]),
    open("e", Word::Points, "utility.points", Control::Numbers("[0, 0], [10, 8], [20, 10]"))
        .when(&[("utility.kind", "\"points\"")]),
    open(
        "mae",
        Word::Depth,
        "depth",
        Control::Choice(&[
            ("", Word::NoLimit),
            ("0", Word::Itself),
            ("1", Word::Itself),
            ("2", Word::Itself),
            ("3", Word::Itself),
            ("4", Word::Itself),
            ("5", Word::Itself),
            ("6", Word::Itself),
            ("7", Word::Itself),
            ("8", Word::Itself),
            ("9", Word::Itself),
            ("10", Word::Itself),
            ("11", Word::Itself),
            ("12", Word::Itself),
        ]),
    ),
    open(
        "mae",
        Word::Evaluation,
        "evaluation",
        Control::Choice(&[("", Word::Features), ("{\"kind\":\"playouts\",\"count\":20}", Word::PlayedOut)]),
    )
    .when(&[("depth", "*")]),
    open("mae", Word::Weights, "evaluation.weights", Control::Numbers(""))
        .when(&[("depth", "*"), ("evaluation.kind", "!\"playouts\"")]),
    open("mae", Word::PlayoutsEach, "evaluation.count", Control::Number("20")).when(PLAYOUTS),
    open("a", Word::CutWhen, "cut", Control::Choice(&[("", Word::CutGe), ("\"gt\"", Word::CutGt)])),
    open(
        "a",
        Word::Returns,
        "returns",
        Control::Choice(&[("", Word::Soft), ("\"hard\"", Word::Hard), ("\"clipped\"", Word::Clipped)]),
    ),
    open("t", Word::Iterations, "iterations", Control::Number("1000")),
    open("t", Word::C, "c", Control::Number("1.4142")),
    open("t", Word::Seed, "seed", Control::Number("0")),
    open("mae", Word::Seed, "seed", Control::Number("0")).when(PLAYOUTS),
    more(
        "a",
        Word::Order,
        "order",
        Control::Choice(&[
            ("", Word::AsGiven),
            ("\"best\"", Word::BestFirst),
            ("\"worst\"", Word::WorstFirst),
            ("\"shuffle\"", Word::Shuffled),
            ("\"killer\"", Word::KillersFirst),
        ]),
    ),
    more("a", Word::Seed, "seed", Control::Number("0")).when(&[("order", "\"shuffle\""), ("evaluation.kind", "!\"playouts\"")]),
    more("a", Word::Deepening, "deepening", SWITCH),
    more("a", Word::Table, "table", SWITCH),
    more("a", Word::RootWindow, "window", Control::Numbers("−∞, +∞")),
    more("e", Word::Bounds, "bounds", Control::Numbers("")),
    more("e", Word::PruneChance, "prune", SWITCH),
    more("t", Word::Selection, "selection", Control::Choice(&[("", Word::ByUcb), ("\"uniform\"", Word::AtRandom)])),
    more("t", Word::Formula, "formula", Control::Choice(&[("", Word::ParentN), ("\"root2\"", Word::RootN)])),
    more("t", Word::Expansion, "expand", Control::Choice(&[("", Word::OneChild), ("\"all\"", Word::AllChildren)])),
    more("t", Word::ExpandOrder, "expand_order", Control::Choice(&[("", Word::AsGiven), ("\"random\"", Word::AtRandom)]))
        .when(&[("expand", "")]),
    more("t", Word::PlayoutsEach, "playouts", Control::Number("1")),
    more("t", Word::Rewards, "reward", Control::Choice(&[("", Word::UnitRange), ("\"signed\"", Word::SignedRange)])),
    more("t", Word::RolloutRoot, "rollout_root", SWITCH),
    more(
        "t",
        Word::Policy,
        "policy",
        Control::Choice(&[
            ("", Word::AtRandom),
            ("{\"kind\":\"careful\"}", Word::Careful),
            ("{\"kind\":\"exact\",\"plies\":2}", Word::Exact),
        ]),
    ),
    more("t", Word::ExactPlies, "policy.plies", Control::Number("2")).when(&[("policy.kind", "\"exact\"")]),
    more(
        "t",
        Word::FinalRule,
        "final",
        Control::Choice(&[("", Word::MostVisits), ("\"mean\"", Word::BestMean), ("\"ucb\"", Word::BestUcb)]),
    ),
];

/// The presets that say anything about the algorithm, each with its place: behind all options.
pub fn about(spec: &Spec) -> impl Iterator<Item = (usize, &'static Preset)> {
    (ALL.len()..).zip(&PRESETS).filter(|(_, preset)| preset.is_about(&spec.algorithm))
}

/// The spec with the option, or the preset, at that place set to what was chosen or typed; none where neither is there. Otherwise
/// what is wrong with it, or why it does not go with the rest.
pub fn set(spec: &Spec, index: usize, text: &str) -> Option<Result<Spec, Refusal>> {
    match ALL.get(index) {
        Some(setting) => Some(setting.set(spec, text)),
        None => PRESETS.get(index - ALL.len()).map(|preset| preset.applied_to(spec)),
    }
}

/// The letter that stands for an algorithm in tables.
pub fn letter(algorithm: &Algorithm) -> char {
    char::from(b"wmaet"[AlgorithmId::of(algorithm) as usize])
}

impl Setting {
    /// Whether the algorithm has it, and it means something beside the others.
    pub fn applies(&self, algorithm: &Algorithm) -> bool {
        let holds = |(path, needed): &(&str, &str)| {
            let found = option(algorithm, path).unwrap_or_default();
            match needed.strip_prefix('!') {
                Some(other) => found != other,
                None if *needed == "*" => !found.is_empty(),
                None => found == *needed,
            }
        };
        self.of.contains(letter(algorithm)) && self.when.iter().all(holds)
    }

    /// What it is set to, as the spec writes it; empty where it has its first value.
    pub fn value(&self, spec: &Spec) -> String {
        if self.path != "seed" {
            return option(&spec.algorithm, self.path).unwrap_or_default();
        }
        if spec.seed == 0 { String::new() } else { spec.seed.to_string() }
    }

    /// What it is set to, as a person types it.
    pub fn text(&self, spec: &Spec) -> String {
        let value = self.value(spec);
        match self.control {
            Control::Number(first) if value.is_empty() => first.to_owned(),
            // √2 in full would be wider than its field.
            Control::Number(_) if value.len() > 10 && value.contains('.') => {
                decimal::read(&value).map_or(value, |number| ((number * 1e4).round() / 1e4).to_string())
            }
            Control::Numbers("") if value.is_empty() && self.path.ends_with("weights") => {
                let weights: Vec<String> = spec.game.weights().iter().map(|&weight| weight.to_string()).collect();
                weights.join(", ")
            }
            Control::Numbers(first) if value.is_empty() => first.to_owned(),
            Control::Numbers(_) => {
                let inside = value.strip_prefix('[').and_then(|value| value.strip_suffix(']')).unwrap_or(&value);
                let number = |number| match number {
                    "\"-inf\"" => "−∞",
                    "\"+inf\"" => "+∞",
                    plain => plain,
                };
                inside.split(',').map(number).collect::<Vec<_>>().join(", ")
            }
            Control::Choice(_) | Control::Number(_) => value,
        }
    }

    /// The spec with the option set; nothing gives it its first value.
    fn set(&self, spec: &Spec, text: &str) -> Result<Spec, Refusal> {
        // A field of an object cannot be left out: emptied, it is what it was when its object was chosen.
        let text = match self.control {
            Control::Number(first) | Control::Numbers(first) if text.trim().is_empty() && self.path.contains('.') => first,
            _ => text.trim(),
        };
        let json = match self.control {
            _ if text.is_empty() => None,
            Control::Choice(_) => Some(text.to_owned()),
            Control::Number(_) => Some(number(text)),
            Control::Numbers(_) => Some(numbers(text, self.path.ends_with("points"))),
        };
        if self.path == "seed" {
            return spec.with_seed(json.as_deref());
        }
        let (key, json) = match (self.path.split_once('.'), json) {
            // A field of an object stands beside the object's kind, and without it the object is not needed.
            (Some((key, field)), Some(json)) => {
                let kind = option(&spec.algorithm, &format!("{key}.kind")).unwrap_or_else(|| "\"features\"".to_owned());
                (key, Some(format!("{{\"kind\":{kind},\"{field}\":{json}}}")))
            }
            (Some((key, _)), None) => (key, None),
            (None, json) => (self.path, json),
        };
        let changed = Spec { algorithm: with_option(&spec.algorithm, key, json.as_deref())?, step: 0, ..spec.clone() };
        changed.check()?;
        Ok(changed)
    }
}
