//! What a row of the outline says of its node: everything that the drawing shows of it. It knows no rows.

use crate::app::state::lane::Shown;
use crate::app::words::Word;
use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::line::{figure, probability, typed};
use crate::lesson::{labels, ucb};
use crate::search::{Algorithm, Basis, Event, Turn, Utility};
use crate::text::decimal::fixed;
use crate::trace::{Kind, Moment, NodeId, Number, Phase, Relation, State};

/// `C, Min, ≤ 2, α = 5, β = 2, cut: 1`
pub fn words(shown: &Shown, moment: &Moment, node: NodeId) -> String {
    let trace = moment.trace();
    let say = |word: Word| word.say(shown.lang);
    let said = |word: Word, figure: String| format!("{} {figure}", say(word));
    let mut parts = vec![labels::node(trace, &shown.run.spec().game, shown.lang, node).text];
    match trace.kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => parts.push("Max".to_owned()),
        Kind::Inner(Turn::Player(Player::Min)) => parts.push("Min".to_owned()),
        Kind::Inner(Turn::Chance) => parts.push(say(Word::ChanceNode).to_owned()),
        Kind::Leaf | Kind::Unknown => {}
    }
    if node != NodeId::ROOT && moment.best_line().any(|best| best == node) {
        parts.push(say(Word::Best).to_owned());
    }
    if trace
        .parent(node)
        .is_some_and(|parent| trace.kind(parent) == Kind::Inner(Turn::Chance))
    {
        parts.extend(
            probability(trace.probability(node)).map(|chance| said(Word::Probability, chance)),
        );
    }
    let visits = moment.visits(node);
    match moment.state(node) {
        State::Unseen => parts.push(say(Word::NotReached).to_owned()),
        State::Cut => parts.push(say(Word::NeverLooked).to_owned()),
        State::Open | State::Done if visits.n > 0 => {
            parts.push(format!("w {} / n {}", figure(visits.w), visits.n));
        }
        State::Open | State::Done => match moment.number(node) {
            Some(number) => parts.push(value(shown, moment, node, number)),
            None => parts.push(say(Word::Searching).to_owned()),
        },
    }
    if let Some(grundy) = moment.grundy(node) {
        parts.push(said(Word::GrundyNumber, grundy.to_string()));
    }
    if let Some(original) = moment.recalled(node) {
        parts.push(said(Word::RecalledFrom, labels::path(trace, original).text));
    }
    if let Some(window) = moment
        .window(node)
        .filter(|_| moment.state(node) == State::Open)
    {
        parts.push(format!(
            "α = {}, β = {}",
            figure(window.alpha),
            figure(window.beta)
        ));
    }
    if let Some(remaining) = moment.cut(node) {
        parts.push(match shown.lang {
            Lang::En => format!("cut, {remaining} not searched"),
            Lang::Zh => format!("剪掉 {remaining} 个"),
        });
    }
    parts.extend(chosen_by(shown, moment, node).map(|total| format!("UCB {total}")));
    if let Some(Event::Simulate { score, .. }) = moment.event().filter(|_| node == moment.subject())
    {
        parts.push(said(Word::Playout, figure(score)));
    }
    parts.join(if shown.lang == Lang::En { ", " } else { "，" })
}

/// The upper confidence bound by which a node was chosen, or not, at this step.
fn chosen_by(shown: &Shown, moment: &Moment, node: NodeId) -> Option<String> {
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

/// A node's value in words: who wins, a sum so far and what it can still become, a payoff and its utility, a mean.
fn value(shown: &Shown, moment: &Moment, node: NodeId, number: Number) -> String {
    let (trace, say) = (moment.trace(), |word: Word| word.say(shown.lang));
    let algorithm = &shown.run.spec().algorithm;
    let winner = if number.value > 0.0 {
        Player::Max
    } else {
        Player::Min
    };
    match (trace.kind(node), algorithm) {
        (Kind::Inner(Turn::Player(mover)), Algorithm::WinLose(_)) => say(if mover == winner {
            Word::MoverWins
        } else {
            Word::MoverLoses
        })
        .to_owned(),
        (_, Algorithm::WinLose(_)) => {
            format!(
                "{} {}",
                if winner == Player::Max { "Max" } else { "Min" },
                say(Word::HasWon)
            )
        }
        (Kind::Inner(Turn::Chance), _) if moment.state(node) == State::Open => {
            let (low, high) = moment.interval(node);
            let range = if low.is_finite() && high.is_finite() {
                format!(" [{}, {}]", figure(low), figure(high))
            } else {
                String::new()
            };
            format!("{} {}{range}", say(Word::SumSoFar), figure(number.value))
        }
        (Kind::Leaf, Algorithm::Expectimax(options)) if options.utility != Utility::Linear => {
            let payoff = trace.outlined_value(node).map_or_else(String::new, figure);
            format!(
                "{} {payoff}, u = {}",
                say(Word::Payoff),
                figure(number.value)
            )
        }
        _ if number.basis == Basis::Average && number.relation == Relation::Exact => {
            format!("{} {}", say(Word::Averaged), figure(number.value))
        }
        _ => typed(number),
    }
}
