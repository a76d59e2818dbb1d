//! What is said of an exercise: questions, names of fields, the rules of the convention.

use crate::app::state::exercise::{CUT, Solving};
use crate::exercise::{
    Ask, Entry, Goal, Holds, Part, What, When, claim_of, claim_tree, course_told, handover,
    playouts_in_words,
};
use crate::lang::words::{exercise, solving};
use crate::lang::{Lang, Say};
use crate::lesson::decision::Rule;
use crate::lesson::line::{figure, typed};
use crate::search::Event;
use crate::trace::{Kind, NodeId};

impl Solving {
    /// Returns the name of a node; a leaf's has its place, since another leaf may have the same number.
    pub fn name(&self, node: NodeId, lang: Lang) -> String {
        let instance = &self.variant.instance;
        let trace = &instance.trace;
        let name = |node| instance.name(node, lang);
        match (trace.kind(node), trace.parent(node)) {
            (Kind::Leaf, Some(parent)) => {
                let is_asked = self
                    .entries()
                    .iter()
                    .any(|entry| entry.node == node && entry.what == What::Number);
                let leaf = if is_asked {
                    solving::NUMBER.say(lang).to_owned()
                } else {
                    name(node)
                };
                let (at, parent) = (u32::from(trace.choice(node)) + 1, name(parent));
                solving::LeafAt { leaf, at, parent }.say(lang)
            }
            _ => name(node),
        }
    }

    /// Finds the node that a path names.
    pub fn node(&self, path: &str) -> Option<NodeId> {
        let choices = path.strip_prefix('r')?;
        let choices: Option<Vec<u16>> = choices
            .split('.')
            .filter(|choice| !choice.is_empty())
            .map(|choice| choice.parse().ok())
            .collect();
        self.variant.instance.trace.find(&choices?)
    }

    /// Returns the name of what may be chosen in a field.
    pub fn option(&self, word: &str, lang: Lang) -> String {
        match (self.node(word), word) {
            (Some(node), _) => self.name(node, lang),
            (None, CUT) => solving::CUT.say(lang).to_owned(),
            (None, _) => solving::GO_ON.say(lang).to_owned(),
        }
    }

    /// Returns the name of a field.
    pub fn label(&self, entry: &Entry, lang: Lang) -> String {
        let what = what(entry.what).say(lang);
        match entry.what {
            What::Cut => self.name(entry.node, lang),
            What::Leaves
            | What::FirstMistake
            | What::Reason
            | What::Entered
            | What::EnteredAlpha
            | What::EnteredBeta
            | What::Search
            | What::Holds
            | What::Counterexample => what.to_owned(),
            _ => {
                let node = self.name(entry.node, lang);
                solving::FieldAt { node, what }.say(lang)
            }
        }
    }

    /// Returns the author's words, which stand above the question.
    pub fn lead(&self, lang: Lang) -> Option<String> {
        let text = self.exercise().text.as_ref();
        text.map(|text| text.text(lang))
    }

    /// Returns a question in words.
    pub fn asked_in(&self, part: usize, lang: Lang) -> String {
        let say = |word: crate::lang::Text| word.say(lang).to_owned();
        match &self.exercise().ask[part].ask {
            Ask::Values { .. } => say(solving::ASK_VALUES),
            Ask::Grundy { .. } => say(solving::ASK_GRUNDY),
            Ask::Root { leaves: false } => say(solving::ASK_ROOT),
            Ask::Root { leaves: true } => say(solving::ASK_ROOT_LEAVES),
            Ask::Cut { .. } => say(solving::ASK_CUT),
            Ask::Window {
                when: When::Enter, ..
            } => say(solving::ASK_WINDOW),
            Ask::Window {
                when: When::Leave, ..
            } => say(solving::ASK_WINDOW_LEFT),
            Ask::Choose { at, .. } => {
                let node = self.node(at).unwrap_or(NodeId::ROOT);
                let node = self.name(node, lang);
                solving::AskChoose { node }.say(lang)
            }
            Ask::Backup => say(solving::ASK_BACKUP),
            Ask::Playouts => say(solving::ASK_PLAYOUTS),
            Ask::Which => say(solving::ASK_WHICH),
            Ask::Claim { claim } => {
                let said = claim_of(self.variant.instance.seed, *claim)
                    .said()
                    .say(lang);
                solving::AskClaim { said }.say(lang)
            }
            Ask::Control => {
                let handover = handover(&self.variant.instance);
                let returned = handover.map(|handover| self.name(handover.returned, lang));
                let returned = returned.unwrap_or_default();
                solving::AskControl { returned }.say(lang)
            }
            Ask::Next => say(solving::ASK_NEXT),
            Ask::Code { .. } => say(solving::ASK_CODE),
            Ask::Repair { .. } => say(solving::ASK_REPAIR),
            Ask::Order { .. } => say(solving::ASK_ORDER),
            Ask::Make { goal, .. } => {
                let goals = self.goals(goal, lang).join(solving::GOAL_BETWEEN.say(lang));
                solving::AskMake { goals }.say(lang)
            }
            Ask::Mistake { .. } => say(solving::ASK_MISTAKE),
        }
    }

    fn goals(&self, goal: &Goal, lang: Lang) -> Vec<String> {
        let name = |path: &String| {
            self.node(path)
                .map(|node| self.name(node, lang))
                .unwrap_or_default()
        };
        let cut = goal
            .cut
            .iter()
            .map(|path| solving::GoalCut { node: name(path) }.say(lang));
        let seen = goal
            .seen
            .iter()
            .map(|path| solving::GoalSeen { node: name(path) }.say(lang));
        let cuts = goal.cuts.map(|count| {
            solving::GoalCuts {
                count: count.into(),
            }
            .say(lang)
        });
        let chosen = goal
            .chosen
            .iter()
            .map(|path| solving::GoalMove { node: name(path) }.say(lang));
        let value = goal.value.map(|value| {
            solving::GoalValue {
                value: figure(value),
            }
            .say(lang)
        });
        cut.chain(seen)
            .chain(cuts)
            .chain(chosen)
            .chain(value)
            .collect()
    }

    /// Says how the question shown is answered.
    pub fn how(&self, lang: Lang) -> String {
        let word = match &self.question().ask {
            Ask::Values { .. } | Ask::Grundy { .. } | Ask::Make { .. } => solving::HOW_NUMBERS,
            Ask::Root { leaves: false } => solving::HOW_ROOT,
            Ask::Root { leaves: true } => solving::HOW_ROOT_LEAVES,
            Ask::Cut { .. } => solving::HOW_CUT,
            Ask::Window { at, .. } if at.is_empty() => solving::HOW_WINDOWS,
            Ask::Window { .. } => solving::HOW_WINDOW,
            Ask::Choose { numbers: false, .. } => solving::HOW_CHOOSE,
            Ask::Choose { numbers: true, .. } => solving::HOW_CHOOSE_NUMBERS,
            Ask::Backup => return self.iteration(lang),
            Ask::Playouts => {
                let results = playouts_in_words(&self.variant.instance);
                return solving::HowPlayouts { results }.say(lang);
            }
            Ask::Which => return course_told(&self.variant.instance, lang),
            Ask::Control => solving::HOW_CONTROL,
            Ask::Claim { .. } => solving::HOW_CLAIM,
            Ask::Next => solving::HOW_NEXT,
            Ask::Code { .. } => solving::HOW_CODE,
            Ask::Repair { .. } => solving::HOW_REPAIR,
            Ask::Order { .. } => solving::HOW_ORDER,
            Ask::Mistake { .. } => solving::HOW_MISTAKE,
        };
        word.say(lang).to_owned()
    }

    /// Says which text is no number; `None` if every number can be read.
    pub fn unread(&self, lang: Lang) -> Option<String> {
        let (at, text) = self.work().unread.as_ref()?;
        let entry = self.entries().iter().find(|entry| entry.at == *at)?;
        Some(match (&entry.holds, claim_tree(text)) {
            (Holds::Tree, Err(refusal)) => {
                let why = refusal.reason(lang);
                solving::NotATree { why }.say(lang)
            }
            _ => solving::NotANumber { text }.say(lang),
        })
    }

    /// Asks whether nothing at all is meant as the answer; `None` where that is not the question.
    pub fn asked(&self, lang: Lang) -> Option<&'static str> {
        let work = self.work();
        (work.was_asked && work.grade.is_none()).then(|| solving::NOTHING_MARKED.say(lang))
    }

    /// Says how many leaves are missing in an answer, while the student can still try again.
    fn missing(&self, lang: Lang) -> Option<String> {
        let grade = self.work().grade.as_ref()?;
        let is_missing = |part: &&Part| part.given.is_empty() && !part.expected.is_empty();
        let count = grade.parts.iter().filter(is_missing).count() as u64;
        let is_told = self.is_about_cuts() && !self.is_over(self.part) && count > 0;
        is_told.then(|| solving::LeavesMissing { count }.say(lang))
    }

    /// Returns the first step of the last iteration.
    pub fn last_iteration(&self) -> u32 {
        let iterations = &self.variant.instance.trace.landmarks().iterations;
        iterations.last().copied().unwrap_or(0)
    }

    /// Says where the last iteration went and how its playouts ended.
    fn iteration(&self, lang: Lang) -> String {
        let trace = &self.variant.instance.trace;
        let steps = self.last_iteration()..=trace.len();
        let results: Vec<String> = steps
            .filter_map(|step| match trace.event(step)? {
                Event::Simulate { score, .. } | Event::Evaluate { score, .. } => {
                    Some(figure(score))
                }
                _ => None,
            })
            .collect();
        let mut path: Vec<String> = self
            .entries()
            .iter()
            .filter(|entry| entry.what == What::Visits)
            .map(|entry| self.name(entry.node, lang))
            .collect();
        path.reverse();
        let (count, results) = (results.len() as u64, results.join(", "));
        let playouts = solving::Playouts { count, results }.say(lang);
        let path = path.join(" → ");
        solving::IterationWent { path, playouts }.say(lang)
    }

    /// Returns the question of the decision at hand.
    pub fn decision_asked(&self, lang: Lang) -> Option<String> {
        let entry = self.entries().get(self.decision()?)?;
        let What::Decision(step, rule) = entry.what else {
            return None;
        };
        let node = self.name(entry.node, lang);
        let trace = &self.variant.instance.trace;
        let moment = trace.at(step);
        // The child that has just returned: its value does not count in the window yet.
        let child = step.checked_sub(1).map(|before| trace.cursor(before));
        let returned = child.and_then(|child| Some((child, moment.number(child)?)));
        Some(match (rule, moment.window(entry.node), returned) {
            (Rule::Cut, Some(window), Some((child, value))) => solving::DecideCutWindow {
                node,
                alpha: figure(window.alpha),
                beta: figure(window.beta),
                child: self.name(child, lang),
                value: typed(value),
            }
            .say(lang),
            (Rule::Cut, ..) => solving::DecideCut { node }.say(lang),
            (Rule::Mean, ..) => solving::DecideMean { node }.say(lang),
            (Rule::Selection, ..) => solving::DecideSelection { node }.say(lang),
            (Rule::Move, ..) => solving::DECIDE_MOVE.say(lang).to_owned(),
            (Rule::Value | Rule::Backup, ..) => solving::DecideValue { node }.say(lang),
        })
    }

    /// Returns what is said of the grade: why the first wrong place is wrong, or that all is right.
    pub fn judged(&self, lang: Lang) -> Option<String> {
        let grade = self.work().grade.as_ref()?;
        let slip = grade.slip.map(|slip| slip.said.say(lang));
        if self.work().is_solved {
            return Some(match slip {
                Some(slip) => solving::RightByOtherRule { slip }.say(lang),
                None => solving::ALL_RIGHT.say(lang).to_owned(),
            });
        }
        let is_next = self.question().ask == Ask::Next;
        let why = grade.why.as_ref().map(|why| match why.text(lang) {
            // The tree stands at the end of the search by then.
            why if is_next => solving::FirstMistakeWas { why }.say(lang),
            why => why,
        });
        let between = exercise::BETWEEN.say(lang);
        let spent = (self.is_spent(self.part) && !is_next)
            .then(|| solving::TRIES_SPENT.say(lang).to_owned());
        Some(
            self.missing(lang)
                .into_iter()
                .chain(why)
                .chain(spent)
                .collect::<Vec<_>>()
                .join(between),
        )
    }
}

/// Returns the label of a field by what it asks about its node.
pub fn what(what: What) -> crate::lang::Text {
    match what {
        What::Value | What::Decision(..) => solving::VALUE,
        What::Grundy => solving::GRUNDY,
        What::Move => solving::MOVE,
        What::Leaves => solving::LEAVES,
        What::Cut => solving::CUT,
        What::Alpha => solving::ALPHA,
        What::Beta => solving::BETA,
        What::Mean => solving::MEAN,
        What::Exploration => solving::EXPLORATION,
        What::Bound => solving::BOUND,
        What::Visits => solving::VISITS,
        What::Reward => solving::REWARD,
        What::Order => solving::ORDER,
        What::Number => solving::NUMBER,
        What::FirstMistake => solving::FIRST_MISTAKE,
        What::Reason => solving::REASON,
        What::Program => solving::PROGRAM,
        What::Entered => solving::ENTERED,
        What::EnteredAlpha => solving::ENTERED_ALPHA,
        What::EnteredBeta => solving::ENTERED_BETA,
        What::Search => solving::SEARCHED_BY,
        What::Holds => solving::CLAIM_IS,
        What::Counterexample => solving::COUNTEREXAMPLE,
    }
}
