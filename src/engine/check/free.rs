//! The rules that hold by whatever convention: one move at a time, taken back again, turns and depths in step, and no exception.

use super::difference::{Difference, Is, Rule};
use super::facts::Facts;
use crate::game::{Player, Status};
use crate::transcript::End;
use std::collections::HashMap;

/// Returns by how much the depth changes along an edge of each player: Max's, then Min's.
pub fn step(facts: &Facts) -> [Option<f64>; 2] {
    let mut step = [None, None];
    for (child, side, change) in edges(facts) {
        let _ = child;
        step[side].get_or_insert(change);
    }
    step
}

/// Iterates over the calls whose depth and whose parent's is known: the visit, the side of the parent's player, the change.
fn edges<'f>(facts: &'f Facts) -> impl Iterator<Item = (u32, usize, f64)> + 'f {
    (0..facts.walk.visits.len() as u32).filter_map(|visit| {
        let parent = facts.walk.visits[visit as usize].parent?;
        let [above, here] =
            [parent, visit].map(|visit| facts.call(visit).and_then(|call| call.depth));
        let side = usize::from(facts.movers[parent as usize] == Some(Player::Min));
        Some((visit, side, here? - above?))
    })
}

/// Returns all differences.
pub fn differences(facts: &Facts) -> Vec<Difference> {
    let mut found = Vec::new();
    depths(facts, &mut found);
    turns(facts, &mut found);
    for visit in 0..facts.walk.visits.len() as u32 {
        let Some(call) = facts.call(visit) else {
            continue;
        };
        let said = |state: u32| Is::Said(shown(facts, state));
        let at = &facts.walk.visits[visit as usize];
        let above = at
            .parent
            .and_then(|parent| facts.walk.visits[parent as usize].status);
        // Where the game is over before, that is the mistake.
        if at.is_misplaced && !matches!(above, Some(Status::Over { .. })) {
            let got = match &call.at {
                crate::transcript::Where::State(state) => said(*state),
                crate::transcript::Where::Move(by) => Is::Said(by.to_string()),
                crate::transcript::Where::Unsaid => continue,
            };
            found.push(Difference {
                rule: Rule::State,
                visit,
                line: call.line,
                expected: Is::OneMove,
                got,
            });
        }
        if let (Some(left), crate::transcript::Where::State(state)) = (call.left, &call.at) {
            found.push(Difference {
                rule: Rule::Undo,
                visit,
                line: call.end_line,
                expected: said(*state),
                got: said(left),
            });
        }
        let inside = facts.walk.children(visit).any(|child| {
            facts
                .call(child)
                .is_some_and(|call| matches!(call.end, End::Raised(_)))
        });
        if let (End::Raised(error), false) = (&call.end, inside) {
            found.push(Difference {
                rule: Rule::Error,
                visit,
                line: call.end_line,
                expected: Is::NoError,
                got: Is::Said(error.clone()),
            });
        }
    }
    found
}

/// Returns a position as the program has it.
fn shown(facts: &Facts, state: u32) -> String {
    crate::transcript::shown(&facts.transcript.states[state as usize])
}

fn depths(facts: &Facts, found: &mut Vec<Difference>) {
    let step = step(facts);
    for (visit, side, change) in edges(facts) {
        let (Some(step), Some(call)) = (step[side], facts.call(visit)) else {
            continue;
        };
        if change != step {
            let depth = call.depth.unwrap_or_default();
            found.push(Difference {
                rule: Rule::Depth,
                visit,
                line: call.line,
                expected: Is::Number(depth - change + step),
                got: Is::Number(depth),
            });
        }
    }
}

/// Compares the words for the player to move with the game: one word stands for one player.
fn turns(facts: &Facts, found: &mut Vec<Difference>) {
    if facts.walk.is_entered {
        return;
    }
    let mut meaning: HashMap<u32, Player> = HashMap::new();
    for visit in 0..facts.walk.visits.len() as u32 {
        let at = &facts.walk.visits[visit as usize];
        let Some(Status::ToMove(mover)) = at.status else {
            continue;
        };
        let Some((call, word)) = facts.call(visit).and_then(|call| Some((call, call.turn?))) else {
            continue;
        };
        if *meaning.entry(word).or_insert(mover) != mover {
            found.push(Difference {
                rule: Rule::Turn,
                visit,
                line: call.line,
                expected: Is::Mover(mover),
                got: Is::Said(facts.transcript.words[word as usize].clone()),
            });
        }
    }
}
