//! Events as words: the name of the event, and its fields by name.

use crate::game::Player;
use crate::search::{Basis, Event, Relation, Stage, Turn, Used};

/// Returns the word for a basis.
pub fn basis(basis: Basis) -> &'static str {
    match basis {
        Basis::Exact => "exact",
        Basis::Estimate => "estimate",
        Basis::Average => "average",
    }
}

/// Returns the word for a relation to the true value.
pub fn relation(relation: Relation) -> &'static str {
    match relation {
        Relation::Exact => "exact",
        Relation::AtLeast => "lower",
        Relation::AtMost => "upper",
        Relation::Open => "open",
    }
}

fn turn(turn: Turn) -> &'static str {
    match turn {
        Turn::Player(Player::Max) => "max",
        Turn::Player(Player::Min) => "min",
        Turn::Chance => "chance",
    }
}

fn used(used: Used) -> &'static str {
    match used {
        Used::Answer => "answer",
        Used::Narrow => "narrow",
        Used::Order => "order",
    }
}

/// Returns the name of an event and its fields, such as `choice=1 score=5`. A probability of 1 and
/// a payoff equal to the score are left out.
pub fn fields(event: &Event) -> (&'static str, String) {
    match *event {
        Event::Begin {
            stage: Stage::Depth(depth),
        } => ("begin", format!("depth={depth}")),
        Event::Begin {
            stage: Stage::Iteration(iteration),
        } => ("begin", format!("iteration={iteration}")),
        Event::Open {
            turn: whose,
            choices,
        } => ("open", format!("turn={} choices={choices}", turn(whose))),
        Event::Expand { choice, count } => ("expand", format!("choice={choice} count={count}")),
        Event::Rank { choice, score } => {
            ("rank", format!("choice={choice} score={}", written(score)))
        }
        Event::Descend {
            choice,
            probability: 1.0,
        } => ("descend", format!("choice={choice}")),
        Event::Descend {
            choice,
            probability,
        } => (
            "descend",
            format!("choice={choice} probability={}", written(probability)),
        ),
        Event::Bound { window } => (
            "bound",
            format!(
                "alpha={} beta={}",
                written(window.alpha),
                written(window.beta)
            ),
        ),
        Event::Range { low, high } => (
            "range",
            format!("low={} high={}", written(low), written(high)),
        ),
        Event::Evaluate {
            payoff,
            score,
            basis: rests,
        } => {
            let payoff = if payoff == score {
                String::new()
            } else {
                format!(" payoff={}", written(payoff))
            };
            (
                "evaluate",
                format!("basis={}{payoff} score={}", basis(rests), written(score)),
            )
        }
        Event::Improve { choice, score } => (
            "improve",
            format!("choice={choice} score={}", written(score)),
        ),
        Event::Accumulate { sum } => ("accumulate", format!("sum={}", written(sum))),
        Event::Cutoff { remaining } => ("cutoff", format!("remaining={remaining}")),
        Event::Recall {
            visit,
            score,
            relation: bound,
            depth,
            used: how,
        } => {
            let (score, relation, used) = (written(score), relation(bound), used(how));
            (
                "recall",
                format!(
                    "visit={visit} score={score} relation={relation} depth={depth} used={used}"
                ),
            )
        }
        Event::Store { relation: bound } => ("store", format!("relation={}", relation(bound))),
        Event::Grundy { value } => ("grundy", format!("value={value}")),
        Event::Simulate {
            score,
            plies,
            playout,
        } => (
            "simulate",
            format!("score={} plies={plies} playout={playout}", written(score)),
        ),
        Event::Credit { reward, visits } => (
            "credit",
            format!("reward={} visits={visits}", written(reward)),
        ),
        Event::Return { score } => ("return", format!("score={}", written(score))),
        Event::Choose { choice } => ("choose", format!("choice={choice}")),
    }
}

/// Writes a number; infinite ones as in a spec.
pub fn written(value: f64) -> String {
    match value {
        f64::INFINITY => "+inf".to_owned(),
        f64::NEG_INFINITY => "-inf".to_owned(),
        finite => finite.to_string(),
    }
}
