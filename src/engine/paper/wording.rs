//! The sentences of a sheet: the task, the rules of the search, and the points.

use crate::exercise::{
    About, Ask, Credit, Goal, Instance, When, claim_of, constant, course_told, credits, handover,
    playouts_in_words, rules as told,
};
use crate::game::Player;
use crate::lang::words::paper;
use crate::lang::{Lang, Say};
use crate::lesson::line::{figure, term};
use crate::lesson::ucb::Selection;
use crate::trace::NodeId;

/// Finds the node that a field names, by a path such as `r.0.2` or `r.0.2:alpha`.
pub fn node(instance: &Instance, field: &str) -> Option<NodeId> {
    let path = field.split(':').next()?.strip_prefix('r')?;
    let choices: Option<Vec<u16>> = path
        .split('.')
        .skip(1)
        .map(|choice| choice.parse().ok())
        .collect();
    instance.trace.find(&choices?)
}

/// Writes the names of nodes one after another.
pub fn names(instance: &Instance, fields: &[String], lang: Lang) -> String {
    let nodes = fields.iter().filter_map(|field| node(instance, field));
    let names: Vec<String> = nodes.map(|node| instance.name(node, lang)).collect();
    names.join(paper::NAMES_BETWEEN.say(lang))
}

/// Writes the task of a question.
pub fn task(instance: &Instance, ask: &Ask, choice: Option<&Selection>, lang: Lang) -> String {
    let nodes = |at: &[String]| names(instance, at, lang);
    match ask {
        Ask::Values { at } if at.is_empty() => paper::WRITE_VALUES.say(lang).to_owned(),
        Ask::Values { at } => paper::WriteValuesAt { nodes: nodes(at) }.say(lang),
        Ask::Grundy { at } if at.is_empty() => paper::WRITE_GRUNDY.say(lang).to_owned(),
        Ask::Grundy { at } => paper::WriteGrundyAt { nodes: nodes(at) }.say(lang),
        Ask::Root { leaves: false } => paper::FIND_ROOT.say(lang).to_owned(),
        Ask::Root { leaves: true } => paper::FIND_ROOT_LEAVES.say(lang).to_owned(),
        Ask::Cut { .. } => paper::CROSS_OUT.say(lang).to_owned(),
        Ask::Window { at, when } => match (at.is_empty(), when) {
            (true, When::Enter) => paper::WRITE_WINDOWS.say(lang).to_owned(),
            (true, When::Leave) => paper::WRITE_WINDOWS_LEFT.say(lang).to_owned(),
            (false, When::Enter) => paper::WriteWindowsAt { nodes: nodes(at) }.say(lang),
            (false, When::Leave) => paper::WriteWindowsLeftAt { nodes: nodes(at) }.say(lang),
        },
        Ask::Choose { at, numbers } => {
            let node = nodes(std::slice::from_ref(at));
            let (parent, c) = choice.map_or((0, 0.0), |choice| (choice.parent, choice.options.c));
            let c = constant(c);
            if *numbers {
                paper::ChooseNumbers { node, parent, c }.say(lang)
            } else {
                paper::ChooseAt { node, parent, c }.say(lang)
            }
        }
        Ask::Backup => back_up(instance, lang),
        Ask::Playouts => {
            let results = playouts_in_words(instance);
            paper::PlayAll { results }.say(lang)
        }
        Ask::Control => {
            let returned =
                handover(instance).map(|handover| instance.name(handover.returned, lang));
            let returned = returned.unwrap_or_default();
            paper::HandOver { returned }.say(lang)
        }
        Ask::Claim { claim } => {
            let said = claim_of(instance.seed, *claim).said().say(lang);
            paper::IsItTrue { said }.say(lang)
        }
        Ask::Which => {
            let told = course_told(instance, lang);
            paper::WhichSearch { told }.say(lang)
        }
        Ask::Order { .. } => paper::ORDER_CHILDREN.say(lang).to_owned(),
        Ask::Make { goal, .. } => {
            let goals = goals(instance, goal, lang);
            paper::MakeSo { goals }.say(lang)
        }
        Ask::Mistake { about } => match about {
            About::Values => paper::FIND_MISTAKE.say(lang).to_owned(),
            About::Window => paper::FIND_WINDOW_MISTAKE.say(lang).to_owned(),
        },
        // Neither is asked on paper.
        Ask::Next | Ask::Code { .. } | Ask::Repair { .. } => String::new(),
    }
}

/// The task of a backup question: the path of the last iteration and Max's reward from it.
fn back_up(instance: &Instance, lang: Lang) -> String {
    let mut entries = credits(instance);
    entries.reverse();
    let path: Vec<String> = entries
        .iter()
        .map(|entry| instance.name(entry.node, lang))
        .collect();
    let of_max = |entry: &Credit| {
        let rewards = instance.spec.mcts()?.reward.range();
        Some(match instance.trace.owner(entry.node) {
            Player::Max => entry.added.w,
            Player::Min => f64::from(entry.added.n) * (rewards.low + rewards.high) - entry.added.w,
        })
    };
    let reward = figure(entries.last().and_then(of_max).unwrap_or_default());
    let count = entries.last().map_or(0, |entry| u64::from(entry.added.n));
    let path = path.join(" → ");
    paper::BackUp {
        count,
        path,
        reward,
    }
    .say(lang)
}

fn goals(instance: &Instance, goal: &Goal, lang: Lang) -> String {
    let one = std::slice::from_ref;
    let mut said = Vec::new();
    for path in &goal.cut {
        let nodes = names(instance, one(path), lang);
        said.push(paper::NotSeen { nodes }.say(lang));
    }
    for path in &goal.seen {
        let nodes = names(instance, one(path), lang);
        said.push(paper::IsSeen { nodes }.say(lang));
    }
    if let Some(count) = goal.cuts.map(u64::from) {
        said.push(paper::MakesCuts { count }.say(lang));
    }
    if let Some(path) = &goal.chosen {
        let node = names(instance, one(path), lang);
        said.push(paper::TakesMove { node }.say(lang));
    }
    if let Some(value) = goal.value.map(figure) {
        said.push(paper::HasValue { value }.say(lang));
    }
    said.join(paper::GOALS_BETWEEN.say(lang))
}

/// Returns the rules of the search, in one paragraph.
pub fn rules(instance: &Instance, lang: Lang) -> String {
    told(instance, lang).join(paper::RULES_BETWEEN.say(lang))
}

/// Writes a number of points with its noun.
pub fn points(points: f64, lang: Lang) -> String {
    if points == 1.0 {
        return paper::ONE_POINT.say(lang).to_owned();
    }
    let points = term(points);
    paper::Points { points }.say(lang)
}
