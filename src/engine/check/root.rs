//! The rules of a whole search: its first window, its answer, and that a win counts more the sooner it comes.

use super::book::is_near;
use super::convention::Convention;
use super::difference::{Difference, Is, Rule};
use super::ends::Ends;
use super::facts::Facts;
use crate::game::Player;
use crate::search::Window;
use crate::transcript::named;

/// Judges the first window of a search: no end lies outside of it.
pub fn window(
    facts: &Facts,
    convention: &Convention,
    ends: &Ends,
    visit: u32,
    window: Window,
) -> Option<Difference> {
    let (low, high) = facts.ends.or_else(|| ends.range())?;
    let call = facts.call(visit)?;
    let is_wide = window.alpha <= low && high <= window.beta;
    // A search with a guessed window is done again where the guess was wrong.
    let is_inside = || {
        let value = facts.value(visit, convention);
        facts.walk.roots.len() > 1
            && value.is_some_and(|value| window.alpha < value && value < window.beta)
    };
    let is_last = facts.walk.roots.last() == Some(&visit);
    if is_wide || facts.handed(visit).is_none() || !is_last || is_inside() {
        return None;
    }
    let own = convention.turned(window, facts.movers[visit as usize].unwrap_or(Player::Max));
    Some(Difference {
        rule: Rule::RootWindow,
        visit,
        line: call.line,
        expected: Is::AllInside,
        got: Is::Window(own.alpha + 0.0, own.beta + 0.0),
    })
}

/// Judges the move that a program answers; `None` if it tells none, or not one that can be compared.
pub fn choice(facts: &Facts, convention: &Convention) -> Option<Option<Difference>> {
    let answer = facts.transcript.answer.as_ref()?;
    let root = *facts.walk.roots.last()?;
    let mover = facts.movers[root as usize]?;
    let mut values: Vec<(u16, f64, bool)> = Vec::new();
    let mut best: Option<f64> = None;
    for child in facts.walk.children(root) {
        let value = facts.value(child, convention)?;
        // A later equal value may be a bound only.
        let is_bound = facts.handed(child).is_some() && best == Some(value);
        if best.is_none_or(|known| mover.prefers(value, known)) {
            best = Some(value);
        }
        values.push((facts.walk.visits[child as usize].choice, value, is_bound));
    }
    let best = best?;
    let is_above = facts.call(root).is_none();
    let chosen = match (&answer.chosen, &answer.returned) {
        (Some(chosen), _) => named(chosen, &facts.walk.game)?,
        (None, Some(returned)) if is_above => {
            let child = facts.walk.children(root).next()?;
            let player = facts.movers[child as usize].unwrap_or(Player::Max);
            let value = returned.number()?;
            let signs = [convention.sign(mover), convention.sign(player)];
            if signs.iter().any(|sign| is_near(value * sign, best)) {
                return Some(None);
            }
            named(returned, &facts.walk.game)?
        }
        _ => return None,
    };
    let is_right = values
        .iter()
        .any(|(choice, value, is_bound)| *choice == chosen && is_near(*value, best) && !is_bound);
    if is_right {
        return Some(None);
    }
    let first = values.iter().find(|(_, value, _)| is_near(*value, best))?;
    Some(Some(Difference {
        rule: Rule::Choice,
        visit: root,
        line: answer.line,
        expected: Is::Move(first.0),
        got: Is::Move(chosen),
    }))
}

/// Judges whether a later win counts more than a sooner one.
pub fn sooner(facts: &Facts, convention: &Convention, ends: &Ends) -> Option<Difference> {
    let ([ply, later], [value, more]) = ends.later_counts_more()?;
    let root = *facts.walk.roots.last()?;
    let sign = match convention.style {
        super::Style::Minimax => convention.sign(Player::Max),
        super::Style::Negamax => 1.0,
    };
    Some(Difference {
        rule: Rule::Sooner,
        visit: root,
        line: facts.transcript.lines,
        expected: Is::NotLater(ply, later),
        got: Is::Two(value * sign + 0.0, more * sign + 0.0),
    })
}
