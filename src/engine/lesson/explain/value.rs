//! Sentences of values: a leaf's, a better one, what goes up, and the move taken.

use super::{Line, Teller, compare, recall};
use crate::game::depict::{Picture, Style};
use crate::game::{Player, Sided};
use crate::lang::words::explain;
use crate::lesson::counters::Shape;
use crate::lesson::line::{figure, is_rounded, name, plain, player, typed};
use crate::search::{Algorithm, Basis, Event, Utility};
use crate::trace::{Landmarks, Moment, NodeId, Number, Relation};

pub fn evaluate(teller: &Teller, node: NodeId, (payoff, score): (f64, f64), basis: Basis) -> Line {
    if basis == Basis::Average {
        return super::playout::mean(teller, node, score);
    }
    let estimate = name(format!("≈\u{a0}{}", figure(score)));
    let is_utility = payoff != score;
    let (node, value, payoff, winner) = (
        teller.node(node),
        name(figure(score)),
        plain(figure(payoff)),
        player(recall::winner(score)),
    );
    let is_mcts = !teller.before.trace().landmarks().iterations.is_empty();
    match basis {
        Basis::Exact if is_mcts => teller.tell(explain::OverMcts { node, value }),
        Basis::Exact if teller.is_win_lose() => teller.tell(explain::OverWon { node, winner }),
        Basis::Exact if is_utility => teller.tell(explain::OverUtility {
            node,
            value,
            payoff,
        }),
        Basis::Exact if teller.is_turned() => {
            let mover = teller.named(Player::Max);
            teller.tell(explain::OverTurned { node, value, mover })
        }
        Basis::Exact => teller.tell(explain::Over { node, value }),
        _ if teller.is_turned() => {
            let mover = teller.named(Player::Max);
            teller.tell(explain::EstimateTurned {
                node,
                estimate,
                mover,
            })
        }
        _ if is_utility => teller.tell(explain::EstimateUtility {
            node,
            estimate,
            payoff,
        }),
        _ => teller.tell(explain::Estimate { node, estimate }),
    }
}

pub fn returned(teller: &Teller, moment: &Moment, node: NodeId) -> Line {
    let Some(number) = moment.number(node).map(|number| teller.seen(number)) else {
        return Line::default();
    };
    if teller.is_win_lose() {
        return decided(teller, node, number.value);
    }
    let tail = match moment.trace().parent(node) {
        Some(parent) if teller.is_chance(parent) => Line::default(),
        Some(parent) => compare::returned(&teller.at(parent), moment, parent, node),
        None => ended(teller, number),
    };
    let tail = match moment.trace().parent(node) {
        Some(parent) if teller.is_turned() => {
            let turned = explain::ReturnTurned {
                parent: teller.node(parent),
                value: name(typed(number.turned())),
            };
            let gap = explain::BETWEEN.say(teller.lang);
            teller.tell(turned).then(gap, tail)
        }
        _ => tail,
    };
    // A leaf's value was said at the step before.
    let said = matches!(
        teller.before.event(),
        Some(Event::Evaluate { .. } | Event::Recall { .. })
    );
    if moment.trace().parent(node).is_some() && said && !tail.0.is_empty() {
        return tail;
    }
    let (node, value) = (teller.node(node), name(typed(number)));
    let said = match (number.relation, number.basis) {
        (Relation::Open, _) => teller.tell(explain::ReturnOpen { node, value }),
        (Relation::AtLeast, Basis::Estimate | Basis::Average) => {
            teller.tell(explain::ReturnAtLeastEstimate { node, value })
        }
        (Relation::AtMost, Basis::Estimate | Basis::Average) => {
            teller.tell(explain::ReturnAtMostEstimate { node, value })
        }
        (Relation::Exact, Basis::Average) => teller.tell(explain::ReturnAverage { node, value }),
        (Relation::AtLeast, _) => teller.tell(explain::ReturnAtLeast { node, value }),
        (Relation::AtMost, _) => teller.tell(explain::ReturnAtMost { node, value }),
        (_, Basis::Estimate) => teller.tell(explain::ReturnEstimate { node, value }),
        (_, Basis::Exact) if is_rounded(number.value) => {
            teller.tell(explain::ReturnRounded { node, value })
        }
        (_, Basis::Exact) => teller.tell(explain::ReturnExact { node, value }),
    };
    said.then(explain::BETWEEN.say(teller.lang), tail)
}

/// The root has its value: the search is over, or one depth of it.
fn ended(teller: &Teller, number: Number) -> Line {
    let is_exact = number.relation == Relation::Exact && number.basis == Basis::Exact;
    let depth = Landmarks::count(
        &teller.before.trace().landmarks().depths,
        teller.before.step(),
    ) as u32;
    match teller.algorithm {
        Algorithm::AlphaBeta(options) if depth > 0 && options.depth != Some(depth) => {
            teller.tell(explain::SearchEndsAtDepth {
                depth: name(depth.to_string()),
            })
        }
        Algorithm::Expectimax(options) if is_exact && options.utility == Utility::Linear => {
            match teller.labels.remark(teller.lang) {
                Some(remark) => Line(vec![plain(remark)]),
                None => teller.tell(explain::SEARCH_ENDS),
            }
        }
        _ => teller.tell(explain::SEARCH_ENDS),
    }
}

/// Explains the result that a win-lose search returns.
fn decided(teller: &Teller, node: NodeId, score: f64) -> Line {
    let (mover, winner) = (teller.player(node), recall::winner(score));
    let is_leaf = !matches!(
        teller.before.trace().kind(node),
        crate::trace::Kind::Inner(_)
    );
    let is_won = mover == winner;
    let (node, winner, mover) = (teller.node(node), player(winner), player(mover));
    if is_leaf {
        return teller.tell(explain::DecidedLeaf { node, winner });
    }
    if is_won {
        return teller.tell(explain::DecidedWon { node, winner });
    }
    teller.tell(explain::DecidedLost {
        node,
        winner,
        mover,
    })
}

/// Whether games score from −1 to 1.
fn is_scored(teller: &Teller) -> bool {
    match teller.labels.picture(&[]) {
        Picture::Bare => false,
        Picture::Board(board) => board.style != Style::Field,
        _ => true,
    }
}

/// Whether a move wins at once: then nothing is better, whatever the other moves were taken for.
fn is_end(teller: &Teller, child: NodeId) -> bool {
    let number = teller.before.number(child);
    is_scored(teller)
        && teller.before.is_leaf(child)
        && number.is_some_and(|number| number.value.abs() == 1.0)
}

/// Whether the value is a forced win, although estimates went into it: none of them was as high.
fn is_forced(teller: &Teller, value: f64) -> bool {
    let trace = teller.before.trace();
    let is_lower = |step: u32| match trace.event(step) {
        Some(Event::Evaluate { score, basis, .. }) => basis == Basis::Exact || score.abs() < 1.0,
        _ => true,
    };
    value.abs() == 1.0
        && is_scored(teller)
        && matches!(
            teller.algorithm,
            Algorithm::Minimax(_) | Algorithm::AlphaBeta(_)
        )
        && (1..=teller.before.step()).all(is_lower)
}

pub fn choose(teller: &Teller, choice: u16) -> Line {
    let trace = teller.before.trace();
    let mover = teller.named(teller.player(NodeId::ROOT));
    let Some(child) = trace.child(NodeId::ROOT, choice) else {
        return Line::default();
    };
    let label = teller.node(child);
    if let Algorithm::Mcts(options) = teller.algorithm {
        return super::playout::choose(teller, child, options.last);
    }
    let is_end = is_end(teller, child);
    let number = teller.number(if is_end { child } else { NodeId::ROOT });
    let value = name(number.map_or_else(String::new, typed));
    let winner = recall::winner(number.map_or(0.0, |number| number.value));
    let child = label;
    let is_estimate = number.is_some_and(|number| number.basis != Basis::Exact);
    let is_forced = || number.is_some_and(|number| is_forced(teller, number.value));
    if teller.is_win_lose() || is_estimate && is_forced() {
        return if winner == teller.player(NodeId::ROOT) {
            teller.tell(explain::ChooseWin { mover, child })
        } else {
            teller.tell(explain::ChooseLoss { mover, child })
        };
    }
    let taken = match (teller.algorithm, number.map(|number| number.basis)) {
        (_, Some(Basis::Estimate | Basis::Average)) => teller.tell(explain::ChooseEstimate {
            mover,
            child,
            value,
        }),
        (Algorithm::Expectimax(_), _) => teller.tell(explain::ChooseExpected {
            mover,
            child,
            value,
        }),
        _ => teller.tell(explain::ChooseBest {
            mover,
            child,
            value,
        }),
    };
    let others = number
        .filter(|_| !is_end)
        .and_then(|number| others(teller, choice, number));
    let between = explain::BETWEEN.say(teller.lang);
    taken
        .then(between, others.unwrap_or_default())
        .then(between, saved(teller).unwrap_or_default())
}

/// Says how many leaves of the outlined tree cuts have saved; `None` if not every leaf is visited once at most.
fn saved(teller: &Teller) -> Option<Line> {
    let Algorithm::AlphaBeta(options) = teller.algorithm else {
        return None;
    };
    let trace = teller.before.trace();
    let all = u64::from(Shape::of(trace, options.depth)?.leaves);
    let landmarks = trace.landmarks();
    let visited = landmarks.current(&landmarks.leaves, teller.before.step()) as u64;
    let saved = all.checked_sub(visited)?;
    let is_once = !options.deepening && !options.table && !options.pvs;
    let [visited, all, saved_said] = [visited, all, saved].map(|count| name(count.to_string()));
    is_once.then(|| match saved {
        0 => teller.tell(explain::NoLeavesSaved { all }),
        _ => teller.tell(explain::LeavesSaved {
            visited,
            all,
            saved: saved_said,
        }),
    })
}

/// Says what the other moves of the root are worth at most to the mover, if the search has bounded all of them.
fn others(teller: &Teller, choice: u16, taken: Number) -> Option<Line> {
    let trace = teller.before.trace();
    let mover = teller.player(NodeId::ROOT);
    if !trace.landmarks().depths.is_empty() {
        // What an earlier depth has found of a move says nothing of this one.
        return None;
    }
    let chosen = trace.child(NodeId::ROOT, choice);
    let mut best: Option<Number> = None;
    for child in trace
        .children(NodeId::ROOT)
        .filter(|child| Some(*child) != chosen)
    {
        let number = teller.number(child)?;
        let is_bounded = match number.relation {
            Relation::Open => false,
            Relation::Exact => true,
            Relation::AtMost => mover == Player::Max,
            Relation::AtLeast => mover == Player::Min,
        };
        if !is_bounded {
            return None;
        }
        best = best
            .filter(|best| !mover.prefers(number.value, best.value))
            .or(Some(number));
    }
    let best = best.filter(|best| best.value.is_finite())?;
    let relation = Relation::Exact;
    let value = name(typed(Number { relation, ..best }));
    Some(match mover {
        _ if !mover.prefers(taken.value, best.value) => teller.tell(explain::NO_OTHER_BETTER),
        // The end that the mover wants least.
        _ if mover.worst().signum() == best.value && is_forced(teller, best.value) => {
            teller.tell(explain::OTHERS_LOSE)
        }
        Player::Max => teller.tell(explain::OthersAtMost { value }),
        Player::Min => teller.tell(explain::OthersAtLeast { value }),
    })
}
