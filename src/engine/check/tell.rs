//! What is said of a verdict, in every language. Numbers stand as the program has them.

use super::convention::{Returns, Style};
use super::difference::{Difference, Is, Rule};
use super::memory::Limit;
use super::verdict::{Kind, Verdict};
use crate::game::Player;
use crate::lang::words::check;
use crate::lang::{Lang, Say};
use crate::search::CutRule;
use crate::transcript::{Transcript, written};

/// The most moves of a path that are named.
const MOST_NAMES: usize = 12;

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [
        Kind::Same,
        Kind::MoreWork,
        Kind::OtherWindows,
        Kind::Differs,
        Kind::TooLittle,
    ];

    /// Returns the word by which files name it.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Same => "same",
            Kind::MoreWork => "more-work",
            Kind::OtherWindows => "other-windows",
            Kind::Differs => "differs",
            Kind::TooLittle => "too-little",
        }
    }

    /// Returns the title.
    pub fn title(self, lang: Lang) -> &'static str {
        let title = match self {
            Kind::Same => check::SAME,
            Kind::MoreWork => check::MORE_WORK,
            Kind::OtherWindows => check::OTHER_WINDOWS,
            Kind::Differs => check::DIFFERS,
            Kind::TooLittle => check::TOO_LITTLE,
        };
        title.say(lang)
    }
}

impl Rule {
    /// Returns the rule in a sentence.
    pub fn sentence(self, lang: Lang) -> &'static str {
        let said = match self {
            Rule::State => check::RULE_STATE,
            Rule::Undo => check::RULE_UNDO,
            Rule::Turn => check::RULE_TURN,
            Rule::Depth => check::RULE_DEPTH,
            Rule::Horizon => check::RULE_HORIZON,
            Rule::AllMoves => check::RULE_ALL_MOVES,
            Rule::Cut => check::RULE_CUT,
            Rule::Leaf => check::RULE_LEAF,
            Rule::Value => check::RULE_VALUE,
            Rule::RootWindow => check::RULE_ROOT_WINDOW,
            Rule::Window => check::RULE_WINDOW,
            Rule::Memory => check::RULE_MEMORY,
            Rule::Sooner => check::RULE_SOONER,
            Rule::Choice => check::RULE_CHOICE,
            Rule::Error => check::RULE_ERROR,
            Rule::Unvisited => check::RULE_UNVISITED,
            Rule::Selection => check::RULE_SELECTION,
            Rule::Expansion => check::RULE_EXPANSION,
            Rule::Visits => check::RULE_VISITS,
            Rule::Credit => check::RULE_CREDIT,
            Rule::Final => check::RULE_FINAL,
        };
        said.say(lang)
    }
}

impl Verdict {
    /// Returns the verdict in a sentence.
    pub fn sentence(&self, transcript: &Transcript, lang: Lang) -> String {
        let first = self.first();
        match (self.kind, first) {
            (Kind::MoreWork, Some(first)) => {
                let call = self.call(transcript, first);
                check::MoreWorkSaid { call }.say(lang)
            }
            (Kind::OtherWindows, Some(first)) => {
                let call = self.call(transcript, first);
                check::OtherWindowsSaid { call }.say(lang)
            }
            (Kind::Differs, Some(first)) if self.mcts.is_some() => check::DiffersIteration {
                iteration: first.visit,
            }
            .say(lang),
            (Kind::Differs, Some(first)) => {
                let call = self.call(transcript, first);
                check::DiffersSaid { call }.say(lang)
            }
            (Kind::Same, _) => check::SameSaid {
                checked: self.checked,
            }
            .say(lang),
            _ => check::TOO_LITTLE_SAID.say(lang).to_owned(),
        }
    }

    /// Returns the number of the call of a difference, from 1.
    pub fn call(&self, transcript: &Transcript, difference: &Difference) -> u32 {
        let visit = self.walk.visits.get(difference.visit as usize);
        let call = visit.and_then(|visit| visit.call);
        call.map_or(transcript.calls.len() as u32, |call| call + 1)
    }

    /// Returns what limits the verdict: a game that is not known, a record that ends early.
    pub fn limits(&self, transcript: &Transcript, lang: Lang) -> Vec<String> {
        let mut said = Vec::new();
        if self.walk.is_entered {
            said.push(check::ENTERED_ONLY.say(lang).to_owned());
        }
        if transcript.is_cut {
            said.push(check::IN_PART.say(lang).to_owned());
        }
        if transcript.dropped > 0 {
            let count = transcript.dropped;
            said.push(check::Dropped { count }.say(lang));
        }
        said
    }

    /// Returns the path of a difference in the names of its moves; `root` at the root.
    pub fn place(&self, difference: &Difference) -> Option<String> {
        let path = self.path(difference)?;
        let mut game = self.walk.game.clone();
        let mut names = Vec::new();
        for choice in path {
            names.push(move_name(&game, choice));
            game.play(choice);
        }
        // Of a long way the end says where it is.
        let from = names.len().saturating_sub(MOST_NAMES);
        Some(match from {
            0 if names.is_empty() => "root".to_owned(),
            0 => names.join(" "),
            _ => format!("… {}", names[from..].join(" ")),
        })
    }

    /// Returns what stands at a difference in words.
    pub fn is(&self, is: &Is, difference: &Difference, lang: Lang) -> String {
        let number = |number: &f64| written(*number);
        match is {
            Is::Number(value) => number(value),
            Is::Window(alpha, beta) => {
                let (alpha, beta) = (number(alpha), number(beta));
                check::IsWindow { alpha, beta }.say(lang)
            }
            Is::Said(said) => said.clone(),
            Is::Mover(Player::Max) => check::IS_MAX.say(lang).to_owned(),
            Is::Mover(Player::Min) => check::IS_MIN.say(lang).to_owned(),
            Is::Move(choice) => self.name_of(*choice, difference),
            Is::Searched => check::IS_SEARCHED.say(lang).to_owned(),
            Is::GoesOn => check::IS_GOES_ON.say(lang).to_owned(),
            Is::SearchedOf(value) => check::IsSearchedOf {
                value: number(value),
            }
            .say(lang),
            Is::LeftAt(alpha, beta) => {
                let (alpha, beta) = (number(alpha), number(beta));
                check::IsLeftAt { alpha, beta }.say(lang)
            }
            Is::NoCall => check::IS_NO_CALL.say(lang).to_owned(),
            Is::AllMoves(alpha, beta) => {
                let (alpha, beta) = (number(alpha), number(beta));
                check::IsAllMoves { alpha, beta }.say(lang)
            }
            Is::Every => check::IS_EVERY.say(lang).to_owned(),
            Is::Tried(tried, all) => check::IsTried {
                tried: *tried,
                all: *all,
            }
            .say(lang),
            Is::OneMove => check::IS_ONE_MOVE.say(lang).to_owned(),
            Is::AllInside => check::IS_ALL_INSIDE.say(lang).to_owned(),
            Is::NotLater(sooner, later) => check::IsNotLater {
                sooner: *sooner,
                later: *later,
            }
            .say(lang),
            Is::Two(one, other) => format!("{}, {}", number(one), number(other)),
            Is::NoError => check::IS_NO_ERROR.say(lang).to_owned(),
            Is::LargestBound => check::IS_LARGEST_BOUND.say(lang).to_owned(),
            Is::Weight(c) => check::IsWeight { c: number(c) }.say(lang),
            Is::OwnRewards => check::IS_OWN_REWARDS.say(lang).to_owned(),
            Is::OneOf(moves) => {
                let names: Vec<String> = moves
                    .iter()
                    .map(|choice| self.name_of(*choice, difference))
                    .collect();
                check::IsOneOf {
                    moves: names.join(", "),
                }
                .say(lang)
            }
            Is::MixedRewards => check::IS_MIXED.say(lang).to_owned(),
        }
    }

    fn name_of(&self, choice: u16, difference: &Difference) -> String {
        let path = self.path(difference).unwrap_or_default();
        move_name(&self.walk.game.after(&path), choice)
    }

    /// Returns the conventions that were found, in words; what the run does not decide ends in a question mark.
    pub fn found(&self, lang: Lang) -> Vec<String> {
        if let Some(found) = &self.mcts {
            return found.chips(lang);
        }
        let all = &self.conventions;
        let Some(first) = all.first() else {
            return Vec::new();
        };
        let mut said = Vec::new();
        let mut say = |text: crate::lang::Text| said.push(text.say(lang).to_owned());
        // Whose values they are says the value of an end, which only a game has.
        let sides = match (first.style, first.gain) {
            (Style::Negamax, _) => check::FOUND_MOVER,
            (Style::Minimax, Player::Max) => check::FOUND_MAX,
            (Style::Minimax, Player::Min) => check::FOUND_MIN,
        };
        if !self.walk.is_entered {
            say(sides);
        }
        let has = |cut: CutRule| all.iter().any(|one| one.cut == Some(cut));
        let never_cuts = self
            .slips
            .iter()
            .any(|found| found.slip.word == "never-cuts");
        match (has(CutRule::Ge), has(CutRule::Gt)) {
            // A search without cuts has no rule for them.
            _ if never_cuts => {}
            (true, true) => say(check::FOUND_EITHER),
            (true, false) => say(check::FOUND_GE),
            (false, true) => say(check::FOUND_GT),
            (false, false) => say(check::FOUND_NO_WINDOW),
        }
        if first.cut.is_some() {
            let returns = |wanted: Returns| all.iter().any(|one| one.returns == wanted);
            match (returns(Returns::Soft), returns(Returns::Hard)) {
                (true, true) => say(check::FOUND_SOFT_OR_HARD),
                (true, false) => say(check::FOUND_SOFT),
                (false, true) => say(check::FOUND_HARD),
                (false, false) if returns(Returns::Clipped) => say(check::FOUND_CLIPPED),
                (false, false) => say(check::FOUND_CAPPED),
            }
        }
        said.push(match self.limit {
            Limit::None => check::FOUND_NO_DEPTH.say(lang).to_owned(),
            Limit::Told(depth) => check::FoundDepth {
                depth: written(depth),
            }
            .say(lang),
            Limit::Ply(plies) => check::FoundPlies { plies }.say(lang),
        });
        said
    }
}

/// Returns the name of a move; of a leaf of a tree its number among the moves too, as several may have one value.
fn move_name(game: &crate::game::any::AnyGame, choice: u16) -> String {
    game.move_name(choice).unwrap_or_else(|| choice.to_string())
}

impl super::mcts::Found {
    /// Returns what was found of a Monte-Carlo tree search.
    fn chips(&self, lang: Lang) -> Vec<String> {
        let (low, high) = self.c;
        let formula = if self.has_two {
            "c√(2 ln N/n)"
        } else {
            "c√(ln N/n)"
        };
        let factor = if self.has_two {
            std::f64::consts::SQRT_2
        } else {
            1.0
        };
        let c = match high.is_finite() {
            true => format!("c {} – {}", rounded(low / factor), rounded(high / factor)),
            false => format!("c ≥ {}", rounded(low / factor)),
        };
        let (least, most) = self.reward;
        let mut chips = vec![
            formula.to_owned(),
            c,
            format!("w {} – {}", written(least), written(most)),
        ];
        chips.extend(self.finals.first().map(|rule| {
            let said = match *rule {
                "visits" => check::FOUND_VISITS,
                "mean" => check::FOUND_MEAN,
                _ => check::FOUND_BOUND,
            };
            said.say(lang).to_owned()
        }));
        chips
    }
}

fn rounded(number: f64) -> String {
    written((number * 1000.0).round() / 1000.0)
}
