//! A chance node as a table: the contribution of each outcome to the mean, and the partial sums.

use crate::app::state::search::lane::Snapshot;
use crate::lang::Text;
use crate::lang::words::page;
use crate::lesson::line::{figure, is_rounded, probability, typed};
use crate::search::Turn;
use crate::trace::{Kind, Moment, NodeId, Number, State};
use yew::prelude::*;

/// Draws the table of `node` if it is a chance node. Monte-Carlo tree search has no such sum: it samples the outcomes.
pub fn chance_table(shown: &Snapshot, moment: &Moment, node: NodeId) -> Html {
    let trace = moment.trace();
    if trace.kind(node) != Kind::Inner(Turn::Chance)
        || shown.run.spec().mcts().is_some()
        || trace.children(node).next().is_none()
    {
        return Html::default();
    }
    let say = |word: Text| word.say(shown.lang);
    let share =
        |child: NodeId, number: Number| trace.probability(child).unwrap_or_default() * number.value;
    let mut sum = 0.0;
    html! {
    <>
            <h3>{ say(page::EXPECTED) }</h3>
            <table>
                <tr><th>{ say(page::OUTCOME) }</th><th>{ "p" }</th><th>{ say(page::VALUE_OF) }</th><th>{ "p × v" }</th><th>{ say(page::SUM) }</th></tr>
                for child in trace.children(node) {
                    <tr>
                        <td>{ shown.name(child).text }</td>
                        <td>{ trace.probability(child).map(probability).unwrap_or_default() }</td>
                        if let Some(number) = moment.number(child).filter(|_| moment.state(child) == State::Done) {
                            <td>{ typed(number) }</td>
                            <td>{ printed(share(child, number)) }</td>
                            <td>{ { sum += share(child, number); printed(sum) } }</td>
                        }
                    </tr>
                }
            </table>
        </>
    }
}

/// A number, with a sign if its digits are rounded.
fn printed(value: f64) -> String {
    let sign = if is_rounded(value) { "≈\u{a0}" } else { "" };
    format!("{sign}{}", figure(value))
}
