//! The options in sight above the tree, each as a few words.

use super::{Control, Name, Setting, settings};
use crate::lang::words::{options, page};
use crate::lang::{Lang, Say, Text};
use crate::spec::Spec;

/// An option as a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    /// The name of its row.
    pub label: Text,
    /// The present value.
    pub words: String,
    /// Whether it differs from the default.
    pub is_changed: bool,
}

/// Returns the options in sight above the tree of a search.
pub fn chips(spec: &Spec, lang: Lang) -> Vec<Chip> {
    let chip = |setting: Setting| Chip {
        label: setting.label,
        words: words(&setting, spec, lang),
        is_changed: setting.is_changed,
    };
    let shown = settings(spec).into_iter().filter(Setting::is_in_sight);
    shown.map(chip).collect()
}

/// Says an option: its value alone where that says which option it is.
fn words(setting: &Setting, spec: &Spec, lang: Lang) -> String {
    let label = setting.label;
    if label == page::DEPTH {
        let depth = spec.algorithm.depth();
        return depth.map_or_else(
            || options::NO_DEPTH_LIMIT.say(lang).to_owned(),
            |depth| options::DepthLimitOf { depth }.say(lang),
        );
    }
    let value = match &setting.control {
        Control::Choice { entries, chosen } => chosen.map(|chosen| entries[chosen].0),
        Control::Typed(typed) => {
            let between = if label == options::C { " " } else { ": " };
            return [label.say(lang), between, &typed.text].concat();
        }
    };
    let says_itself = [
        page::CUT_WHEN,
        page::RETURNS,
        options::ORDER,
        options::UTILITY,
        options::FORMULA,
        options::EXPANSION,
        options::FINAL_RULE,
    ];
    match value {
        Some(Name::Word(options::AS_GIVEN)) if label == options::ORDER => {
            options::ORDER_AS_GIVEN.say(lang).to_owned()
        }
        Some(Name::Word(word)) if says_itself.contains(&label) => word.say(lang).to_owned(),
        Some(Name::Word(word)) => format!("{}: {}", label.say(lang), word.say(lang)),
        Some(Name::Depth(depth)) => depth.to_string(),
        None => label.say(lang).to_owned(),
    }
}
