//! The values of ends. In an explicit tree they stand at the leaves. In other games programs have values of their own, 10 − depth for
//! a win say: then all wins are above draws, all losses below, and equal ends have one value.

use super::convention::{Convention, Style};
use super::facts::Facts;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use std::collections::BTreeMap;

/// The sign of a result for Max, and the ply at which it came.
type Result = (i8, u16);

/// The values that a run gives to ends.
#[derive(Debug)]
pub struct Ends {
    /// The value of a draw.
    center: f64,
    /// The most frequent value of each result, in Max's terms.
    values: BTreeMap<Result, f64>,
    is_tree: bool,
}

impl Ends {
    /// Collects the values of ends under a convention.
    pub fn new(facts: &Facts, convention: &Convention) -> Ends {
        let is_tree = matches!(facts.walk.game, AnyGame::Tree(_));
        let mut found: BTreeMap<Result, Vec<f64>> = BTreeMap::new();
        if !is_tree {
            for visit in 0..facts.walk.visits.len() as u32 {
                if let (Some(result), Some(value)) =
                    (result(facts, visit), facts.value(visit, convention))
                {
                    found.entry(result).or_default().push(value);
                }
            }
        }
        let center = center(&found, convention);
        let values = found
            .iter()
            .filter_map(|(result, values)| {
                let fits = |value: &&f64| sign(**value - center) == result.0;
                let good: Vec<f64> = values.iter().filter(fits).copied().collect();
                most_frequent(&good).map(|value| (*result, value))
            })
            .collect();
        Ends {
            center,
            values,
            is_tree,
        }
    }

    /// Returns the value of the end at a visit, in Max's terms.
    pub fn expected(&self, facts: &Facts, visit: u32) -> Option<f64> {
        let Some(Status::Over { score }) = facts.walk.visits[visit as usize].status else {
            return None;
        };
        if self.is_tree {
            return Some(score);
        }
        let result = result(facts, visit)?;
        let known = self.values.get(&result).copied();
        // At another ply the same result may count more or less, but it counts.
        let near = || {
            let same = self
                .values
                .iter()
                .filter(|((sign, _), _)| *sign == result.0);
            let nearest = same.min_by_key(|((_, ply), _)| ply.abs_diff(result.1));
            nearest.map(|(_, value)| *value)
        };
        let opposite = || {
            let other = self.values.iter().find(|((sign, _), _)| *sign == -result.0);
            other.map(|(_, value)| 2.0 * self.center - value)
        };
        match result.0 {
            0 => Some(self.center),
            sign => known
                .or_else(near)
                .or_else(opposite)
                .or(Some(self.center + f64::from(sign))),
        }
    }

    /// Returns two results of one sign of which the later counts more: the plies, and the values in Max's terms.
    pub fn later_counts_more(&self) -> Option<([u16; 2], [f64; 2])> {
        for (index, (result, value)) in self.values.iter().enumerate() {
            for (later, more) in self.values.iter().skip(index + 1) {
                let is_same = later.0 == result.0 && result.0 != 0;
                if is_same && (more - value) * f64::from(result.0) > 0.0 {
                    return Some(([result.1, later.1], [*value, *more]));
                }
            }
        }
        None
    }

    /// Returns the values of ends that were seen.
    pub fn range(&self) -> Option<(f64, f64)> {
        self.values.values().fold(None, |range, value| {
            let (low, high) = range.unwrap_or((*value, *value));
            Some((low.min(*value), high.max(*value)))
        })
    }

    /// Returns the value above which nothing is, for a player.
    pub fn top(&self, player: Player) -> Option<f64> {
        let (low, high) = self.range()?;
        let signs: Vec<i8> = self.values.keys().map(|(sign, _)| *sign).collect();
        match player {
            Player::Max => signs.contains(&1).then_some(high),
            Player::Min => signs.contains(&-1).then_some(low),
        }
    }
}

fn sign(number: f64) -> i8 {
    if number > 0.0 {
        1
    } else if number < 0.0 {
        -1
    } else {
        0
    }
}

fn result(facts: &Facts, visit: u32) -> Option<Result> {
    let at = &facts.walk.visits[visit as usize];
    match at.status {
        Some(Status::Over { score }) => Some((sign(score), at.ply)),
        _ => None,
    }
}

/// Returns the value between wins and losses: that of a draw, 0, or the middle of what a win and a loss count.
fn center(found: &BTreeMap<Result, Vec<f64>>, convention: &Convention) -> f64 {
    let all = || {
        found
            .iter()
            .flat_map(|(result, values)| values.iter().map(|value| (result.0, *value)))
    };
    if convention.style == Style::Negamax {
        return 0.0;
    }
    let draws: Vec<f64> = all()
        .filter(|(sign, _)| *sign == 0)
        .map(|(_, value)| value)
        .collect();
    let of = |wanted: i8| {
        let values: Vec<f64> = all()
            .filter(|(sign, _)| *sign == wanted)
            .map(|(_, value)| value)
            .collect();
        most_frequent(&values)
    };
    let middle = match (of(1), of(-1)) {
        (Some(win), Some(loss)) => Some((win + loss) / 2.0),
        _ => None,
    };
    let candidates = [Some(0.0), most_frequent(&draws), middle];
    let misfits = |center: f64| {
        all()
            .filter(|(wanted, value)| sign(*value - center) != *wanted)
            .count()
    };
    let finite = candidates
        .into_iter()
        .flatten()
        .filter(|center| center.is_finite());
    finite
        .min_by_key(|center| misfits(*center))
        .unwrap_or_default()
}

/// Returns the value that occurs most often, of several the first.
fn most_frequent(values: &[f64]) -> Option<f64> {
    let mut counts: Vec<(u64, usize)> = Vec::new();
    for value in values {
        let bits = value.to_bits();
        match counts.iter_mut().find(|(known, _)| *known == bits) {
            Some((_, count)) => *count += 1,
            None => counts.push((bits, 1)),
        }
    }
    let most = counts.iter().map(|(_, count)| *count).max()?;
    let first = counts.iter().find(|(_, count)| *count == most)?;
    Some(f64::from_bits(first.0))
}
