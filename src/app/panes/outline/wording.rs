//! The words of a row of the outline: everything that the drawing shows of its node.

use crate::app::state::search::lane::Snapshot;
use crate::game::Player;
use crate::lang::words::page;
use crate::lang::{Say, Text};
use crate::lesson::line::{equals, figure, probability, typed};
use crate::lesson::{labels, ucb};
use crate::search::{Algorithm, Basis, Event, Formula, Turn, Utility};
use crate::text::decimal::fixed;
use crate::trace::{Kind, Moment, NodeId, Number, Phase, Relation, State};

/// Describes a node, as in `C, Min, ≤ 2, α = 5, β = 2, cut, 1 not searched`.
pub fn words(shown: &Snapshot, moment: &Moment, node: NodeId) -> String {
    let trace = moment.trace();
    let say = |word: Text| word.say(shown.lang);
    let said = |word: Text, figure: String| format!("{} {figure}", say(word));
    let mut parts = vec![shown.name(node).text];
    match trace.kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => parts.push("Max".to_owned()),
        Kind::Inner(Turn::Player(Player::Min)) => parts.push("Min".to_owned()),
        Kind::Inner(Turn::Chance) => parts.push(say(page::CHANCE_NODE).to_owned()),
        Kind::Leaf | Kind::Unknown => {}
    }
    if node != NodeId::ROOT && moment.best_line().any(|best| best == node) {
        parts.push(say(page::BEST).to_owned());
    }
    if trace
        .parent(node)
        .is_some_and(|parent| trace.kind(parent) == Kind::Inner(Turn::Chance))
    {
        parts.extend(
            trace
                .probability(node)
                .map(|chance| said(page::PROBABILITY, probability(chance))),
        );
    }
    let visits = moment.visits(node);
    match moment.state(node) {
        State::Unseen => parts.push(say(page::NOT_REACHED).to_owned()),
        State::Cut => parts.push(say(page::NEVER_LOOKED).to_owned()),
        State::Open | State::Done if visits.n > 0 => {
            parts.push(format!("w {} / n {}", figure(visits.w), visits.n));
        }
        State::Open | State::Done => match shown.perspective.number(moment, node) {
            Some(number) => parts.push(value(shown, moment, node, number)),
            None => parts.push(say(page::SEARCHING).to_owned()),
        },
    }
    if let Some(grundy) = moment.grundy(node) {
        parts.push(said(page::GRUNDY_NUMBER, grundy.to_string()));
    }
    if let Some(original) = moment.recalled(node) {
        parts.push(said(
            page::RECALLED_FROM,
            labels::path(trace, original).text,
        ));
    }
    if let Some(window) = shown
        .perspective
        .window(moment, node)
        .filter(|_| moment.state(node) == State::Open)
    {
        parts.push(format!(
            "α {} {}, β {} {}",
            equals(&[window.alpha]),
            figure(window.alpha),
            equals(&[window.beta]),
            figure(window.beta)
        ));
    }
    if let Some(remaining) = moment.cut(node) {
        parts.push(page::CutOff { remaining }.say(shown.lang));
    }
    let bound = match moment.trace().taking().formula {
        Formula::Parent | Formula::Root2 => "UCB",
        Formula::Puct => "PUCT",
    };
    parts.extend(chosen_by(shown, moment, node).map(|total| format!("{bound} {total}")));
    if let Some(Event::Simulate { score, .. }) = moment.event().filter(|_| node == moment.subject())
    {
        parts.push(said(page::PLAYOUT, figure(score)));
    }
    parts.join(page::COMMA.say(shown.lang))
}

/// Returns the upper confidence bound with which a node was compared at this step.
fn chosen_by(shown: &Snapshot, moment: &Moment, node: NodeId) -> Option<String> {
    let before = moment.before();
    let is_choice = moment.trace().phase(moment.step()) == Phase::Selection
        && moment.trace().parent(node) == Some(before.cursor());
    let options = shown
        .run
        .spec()
        .mcts()
        .filter(|_| is_choice && matches!(moment.event(), Some(Event::Descend { .. })))?;
    let selection = ucb::selection(&before, before.cursor(), options);
    let candidate = selection
        .candidates
        .iter()
        .find(|candidate| candidate.child == node)?;
    Some(fixed(candidate.ucb?.total(), 2).replace('-', "−"))
}

/// Describes the value of a node: the winner, a partial sum with its bounds, a payoff with its utility, or a mean.
fn value(shown: &Snapshot, moment: &Moment, node: NodeId, number: Number) -> String {
    let (trace, say) = (moment.trace(), |word: Text| word.say(shown.lang));
    let algorithm = &shown.run.spec().algorithm;
    let winner = if number.value > 0.0 {
        Player::Max
    } else {
        Player::Min
    };
    match (trace.kind(node), algorithm) {
        (Kind::Inner(Turn::Player(mover)), Algorithm::WinLose(_)) => say(if mover == winner {
            page::MOVER_WINS
        } else {
            page::MOVER_LOSES
        })
        .to_owned(),
        (_, Algorithm::WinLose(_)) => {
            format!(
                "{} {}",
                if winner == Player::Max { "Max" } else { "Min" },
                say(page::HAS_WON)
            )
        }
        (Kind::Inner(Turn::Chance), _) if moment.state(node) == State::Open => {
            let interval = moment.interval(node);
            let range = if interval.is_finite() {
                format!(" [{}, {}]", figure(interval.low), figure(interval.high))
            } else {
                String::new()
            };
            format!("{} {}{range}", say(page::SUM_SO_FAR), figure(number.value))
        }
        (Kind::Leaf, Algorithm::Expectimax(options)) if options.utility != Utility::Linear => {
            let payoff = trace.outlined_value(node).map_or_else(String::new, figure);
            format!(
                "{} {payoff}, u {} {}",
                say(page::PAYOFF),
                equals(&[number.value]),
                figure(number.value)
            )
        }
        _ if number.basis == Basis::Average && number.relation == Relation::Exact => {
            format!("{} {}", say(page::AVERAGED), figure(number.value))
        }
        _ => typed(number),
    }
}
