//! Whose rewards the nodes of a run sum.

use super::grown::Grown;
use super::select::Mode;
use crate::check::difference::{Difference, Is, Rule};
use crate::game::Player;

/// Whose rewards a node sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Those of the player who moved into it.
    In,
    /// Those of the player to move there.
    Out,
    /// Those of Max, at every node.
    Same,
    /// Those of Min, at every node.
    SameOfMin,
}

impl View {
    /// Returns how a child is chosen by such sums.
    pub fn mode(self) -> Mode {
        match self {
            View::In => Mode::Max,
            View::Out => Mode::Min,
            View::Same => Mode::Flip,
            View::SameOfMin => Mode::FlipOfMin,
        }
    }

    /// Returns the word by which files name it.
    pub fn word(self) -> &'static str {
        match self {
            View::In => "in",
            View::Out => "out",
            View::Same | View::SameOfMin => "same",
        }
    }
}

/// What was found of the rewards.
#[derive(Debug)]
pub struct Credit {
    /// Whose rewards they are.
    pub view: View,
    /// The lowest and the highest.
    pub reward: (f64, f64),
    /// Whether the nodes of one side never get any.
    pub is_half: bool,
    /// The differences, with their nodes.
    pub differences: Vec<(Difference, usize)>,
}

/// Judges the rewards of a run.
pub fn judge(grown: &Grown) -> Credit {
    let added = grown
        .iterations
        .iter()
        .flat_map(|it| it.added.iter().flatten().copied());
    let reward = added.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), one| {
        (low.min(one), high.max(one))
    });
    let reward = if reward.0 <= reward.1 {
        reward
    } else {
        (0.0, 0.0)
    };
    let mut best: Option<(View, Vec<(Difference, usize)>)> = None;
    for (view, alternates) in [(View::In, true), (View::Same, false)] {
        for with_root in [true, false] {
            let found = differences(grown, alternates, with_root, reward.0 + reward.1);
            let first = |found: &[(Difference, usize)]| {
                found.first().map_or(u32::MAX, |(one, _)| one.visit)
            };
            let is_better = best.as_ref().is_none_or(|(_, known)| {
                found.is_empty() && !known.is_empty() || with_root && first(&found) > first(known)
            });
            if is_better {
                best = Some((view, found));
            }
        }
    }
    let (view, found) = best.unwrap_or((View::In, Vec::new()));
    Credit {
        view: turned(grown, view, reward),
        reward,
        is_half: is_half(grown),
        differences: found,
    }
}

/// Returns the places where rewards along a path are not those of one view.
fn differences(
    grown: &Grown,
    alternates: bool,
    with_root: bool,
    sum: f64,
) -> Vec<(Difference, usize)> {
    let mut found = Vec::new();
    for (index, it) in grown.iterations.iter().enumerate() {
        let start = usize::from(!with_root);
        for place in start + 1..it.path.len() {
            let (Some(above), Some(got)) = (it.added[place - 1], it.added[place]) else {
                continue;
            };
            let [one, other] = [place - 1, place].map(|place| grown.mover_in(it.path[place]));
            let expected = if alternates && one != other {
                sum - above
            } else {
                above
            };
            if (expected - got).abs() > 1e-9 {
                let difference = Difference {
                    rule: Rule::Credit,
                    visit: index as u32 + 1,
                    line: it.line,
                    expected: Is::Number(expected + 0.0),
                    got: Is::Number(got + 0.0),
                };
                found.push((difference, it.path[place]));
                break;
            }
        }
    }
    found
}

/// Asks the ends of games whose rewards they are: there the result is known.
fn turned(grown: &Grown, view: View, reward: (f64, f64)) -> View {
    let middle = (reward.0 + reward.1) / 2.0;
    let scores: Vec<f64> = grown.nodes.iter().filter_map(|node| node.score).collect();
    let (low, high) = scores
        .iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), score| {
            (low.min(*score), high.max(*score))
        });
    let (mut agree, mut oppose) = (0, 0);
    for it in &grown.iterations {
        let (Some(node), Some(Some(added))) = (it.path.last(), it.added.last()) else {
            continue;
        };
        let Some(score) = grown.nodes[*node].score else {
            continue;
        };
        let good_for_max = score - (low + high) / 2.0;
        let player = match view {
            View::In | View::Out => grown.mover_in(*node).unwrap_or(Player::Max),
            _ => Player::Max,
        };
        let good = if player == Player::Max {
            good_for_max
        } else {
            -good_for_max
        };
        match good * (added - middle) {
            sign if sign > 0.0 => agree += 1,
            sign if sign < 0.0 => oppose += 1,
            _ => {}
        }
    }
    match (view, oppose > agree) {
        (View::In, true) => View::Out,
        (View::Same, true) => View::SameOfMin,
        (view, _) => view,
    }
}

/// Whether the nodes that one player moved into never get a reward, while the others do.
fn is_half(grown: &Grown) -> bool {
    let gets = |player: Player| {
        let rewards = grown
            .iterations
            .iter()
            .flat_map(|it| it.path.iter().zip(&it.added));
        let own = rewards.filter(|(node, _)| grown.mover_in(**node) == Some(player));
        own.into_iter()
            .any(|(_, added)| added.is_some_and(|added| added != 0.0))
    };
    gets(Player::Max) != gets(Player::Min)
}
