//! Lays out a variant of an exercise as a form.

use super::beside::Writer;
use super::form::{Form, Place, Question, Spot, inner};
use super::wording::{node, rules, task};
use crate::exercise::{Ask, Instance, best_moves, blanks, model};
use crate::lang::Lang;
use crate::lang::words::paper;
use crate::lesson::ucb::{Selection, selection};
use crate::spec::{Refusal, node_path};
use crate::trace::NodeId;

/// The name of the field of the root's move.
const MOVE: &str = "move";

/// Lays out a variant.
///
/// # Errors
/// The question that cannot be asked on paper, or a tree that is too wide.
pub fn form(instance: &Instance, lang: Lang) -> Result<Form<'_>, Refusal> {
    let models = model(instance);
    let mut questions = Vec::new();
    for (at, (question, model)) in instance.exercise.ask.iter().zip(models).enumerate() {
        let ask = &question.ask;
        let refused = match ask {
            Ask::Next => Some(paper::NOT_ON_PAPER),
            ask => ask.is_program().then_some(paper::NO_PROGRAM),
        };
        if let Some(said) = refused {
            return Err(Refusal::new(&format!("ask[{at}]"), said));
        }
        let choice = choice(instance, ask);
        let mut asked = Question {
            task: task(instance, ask, choice.as_ref(), lang),
            points: question.points,
            places: places(instance, ask),
            table: None,
            lines: Vec::new(),
            model,
            also: also(instance, ask),
        };
        let writer = Writer { instance, lang };
        writer.fill(&mut asked, ask, choice.as_ref());
        questions.push(asked);
    }
    // Both have their numbers in a table and need no tree; a game shows its position all the same.
    let is_bare = |ask: &Ask| matches!(ask, Ask::Choose { .. } | Ask::Backup);
    let mut asked = instance.exercise.ask.iter();
    let has_tree =
        !instance.spec.game.is_explicit() || !asked.all(|question| is_bare(&question.ask));
    if has_tree {
        super::tree::check(instance)?;
    }
    let lead = instance.exercise.text.as_ref();
    Ok(Form {
        instance,
        lang,
        lead: lead.map(|text| text.text(lang)),
        rules: rules(instance, lang),
        questions,
        has_tree,
    })
}

/// The other moves that are right.
fn also(instance: &Instance, ask: &Ask) -> Vec<(String, String)> {
    match ask {
        Ask::Root { .. } => {
            let moves = best_moves(instance).into_iter();
            moves.map(|path| (MOVE.to_owned(), path)).collect()
        }
        _ => Vec::new(),
    }
}

fn choice(instance: &Instance, ask: &Ask) -> Option<Selection> {
    let Ask::Choose { at, .. } = ask else {
        return None;
    };
    let (node, options) = (node(instance, at)?, instance.spec.mcts()?);
    Some(selection(&instance.trace.end(), node, options))
}

/// The boxes in the tree. If all windows are asked for, pruned nodes have boxes, too, so as not to
/// show which they are.
fn places(instance: &Instance, ask: &Ask) -> Vec<Place> {
    let path = |node| node_path(&instance.trace.path(node));
    let on_edge = |path: String| {
        let both = [("alpha", Spot::Alpha), ("beta", Spot::Beta)];
        let place = |(end, spot)| {
            let node = node(instance, &path)?;
            let field = format!("{path}:{end}");
            Some(Place { field, node, spot })
        };
        both.into_iter().filter_map(place).collect::<Vec<Place>>()
    };
    match ask {
        Ask::Window { at, .. } if at.is_empty() => {
            let below = inner(instance).filter(|node| *node != NodeId::ROOT);
            below.map(path).flat_map(on_edge).collect()
        }
        Ask::Window { at, .. } => at.iter().cloned().flat_map(on_edge).collect(),
        Ask::Values { .. } | Ask::Grundy { .. } | Ask::Make { .. } => {
            let place = |field: String| {
                let (node, spot) = (node(instance, &field)?, Spot::Node);
                Some(Place { field, node, spot })
            };
            let fields = blanks(instance, ask).into_iter();
            fields.filter_map(place).collect()
        }
        _ => Vec::new(),
    }
}
