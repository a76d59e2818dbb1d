//! What can stand beside a search: the same one with one option changed, or another algorithm.

use crate::app::state::search::algorithms::with_options_of;
use crate::app::state::search::run::Run;
use crate::app::state::search::setting::{Control, Name, chips, settings};
use crate::compare::Work;
use crate::lang::Lang;
use crate::lang::Say;
use crate::lang::words::options;
use crate::search::{Algorithm, AlgorithmId, Mcts};
use crate::spec::{Spec, algorithm_word};

/// The constants of exploration that are worth seeing beside each other.
const EXPLORATIONS: [f64; 3] = [0.3, 1.4, 3.0];
/// The fewest playouts that a sampling search is given beside another one.
const FEWEST: u32 = 20;
/// The most events of a search whose leaves are counted for the menu.
const SHORT: u64 = 20_000;

/// A row of the menu: searches to put beside the one that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside {
    /// What differs, in words.
    pub words: String,
    /// The searches.
    pub searches: Vec<Spec>,
    /// What their clock counts.
    pub by: Work,
}

impl Beside {
    /// Counts the leaves of the search, where that takes no time: beside one of a small tree.
    pub fn leaves(&self, run: &Run) -> Option<u64> {
        let [spec] = &self.searches[..] else {
            return None;
        };
        if !run.is_small() || spec.mcts().is_some() {
            return None;
        }
        let (_, recorder, answer) = spec.record(0, SHORT);
        answer.map(|_| recorder.counts.leaves)
    }
}

/// Returns the rows with one option changed.
pub fn options_changed(spec: &Spec, lang: Lang) -> Vec<Beside> {
    let mut rows = Vec::new();
    if let Algorithm::Mcts(options) = &spec.algorithm {
        let with = |c: f64| Spec {
            algorithm: Algorithm::Mcts(Mcts { c, ..*options }),
            ..spec.clone()
        };
        let others = EXPLORATIONS
            .into_iter()
            .filter(|c| (c - options.c).abs() > 0.05);
        let searches: Vec<Spec> = others.map(with).collect();
        let all: Vec<String> = searches
            .iter()
            .map(|spec| words_of_c(&spec.algorithm))
            .collect();
        rows.push(Beside {
            words: format!("{} {}", options::C.say(lang), all.join(" · ")),
            searches,
            by: Work::Playout,
        });
    }
    for setting in settings(spec) {
        let Control::Choice { entries, chosen } = &setting.control else {
            continue;
        };
        for (index, (name, other)) in entries.iter().enumerate() {
            if Some(index) == *chosen || other.check().is_err() || other.game != spec.game {
                continue;
            }
            let shown = chips(other, lang)
                .into_iter()
                .find(|chip| chip.label == setting.label);
            let said = match name {
                Name::Word(word) => word.say(lang).to_owned(),
                Name::Depth(depth) => depth.to_string(),
            };
            let words = shown.map_or_else(
                || format!("{}: {said}", setting.label.say(lang)),
                |chip| chip.words,
            );
            rows.push(Beside {
                words,
                searches: vec![other.clone()],
                by: Work::Leaf,
            });
        }
    }
    rows
}

/// Returns the rows with another algorithm. One that samples makes as many playouts as the search that is shown has leaves.
pub fn other_algorithms(run: &Run, lang: Lang) -> Vec<Beside> {
    let spec = run.spec();
    let row = |id: AlgorithmId| {
        let mut algorithm = with_options_of(id, &spec.algorithm);
        let by = match &mut algorithm {
            Algorithm::Mcts(options) => {
                let leaves = Work::Leaf.done(&run.trace(), run.length());
                options.iterations = leaves.max(FEWEST);
                Work::Playout
            }
            _ if spec.mcts().is_some() => Work::Playout,
            _ => Work::Leaf,
        };
        let other = Spec {
            algorithm,
            step: 0,
            ..(**spec).clone()
        };
        other.check().is_ok().then(|| Beside {
            words: algorithm_word(id).say(lang).to_owned(),
            searches: vec![other],
            by,
        })
    };
    let others = AlgorithmId::ALL
        .into_iter()
        .filter(|id| *id != spec.algorithm.id());
    others.filter_map(row).collect()
}

/// Writes the constant of exploration.
fn words_of_c(algorithm: &Algorithm) -> String {
    match algorithm {
        Algorithm::Mcts(options) => crate::lesson::line::figure(options.c),
        _ => String::new(),
    }
}

/// Says in a few words how each search differs from the others: those of one algorithm by their options, else by what was changed.
pub fn told_apart(specs: &[&Spec], lang: Lang) -> Vec<[String; 2]> {
    let chips_of: Vec<_> = specs.iter().map(|spec| chips(spec, lang)).collect();
    let tell = |(index, spec): (usize, &&Spec)| {
        let id = spec.algorithm.id();
        let alike: Vec<usize> = (0..specs.len())
            .filter(|&other| specs[other].algorithm.id() == id)
            .collect();
        let is_own = |label, words: &String| {
            alike.iter().any(|&other| {
                let there = chips_of[other].iter().find(|chip| chip.label == label);
                there.is_none_or(|there| there.words != *words)
            })
        };
        let own = chips_of[index].iter().filter(|chip| match alike.len() {
            1 => chip.is_changed,
            _ => is_own(chip.label, &chip.words),
        });
        let own: Vec<&str> = own.map(|chip| chip.words.as_str()).collect();
        let name = algorithm_word(id).say(lang).to_owned();
        [name, own.join(" · ")]
    };
    specs.iter().enumerate().map(tell).collect()
}
