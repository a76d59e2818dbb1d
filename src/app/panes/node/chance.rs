//! A chance node as a table: what each outcome adds to the mean, and the sum as it grows.

use crate::app::state::lane::Shown;
use crate::app::words::Word;
use crate::lesson::labels;
use crate::lesson::line::{figure, probability, typed};
use crate::search::Turn;
use crate::trace::{Kind, Moment, NodeId, State};
use yew::prelude::*;

/// The table of `node`; nothing where nothing is drawn, and under Monte-Carlo tree search, which weighs outcomes by drawing them.
pub fn chance_table(shown: &Shown, moment: &Moment, node: NodeId) -> Html {
    let trace = moment.trace();
    if trace.kind(node) != Kind::Inner(Turn::Chance)
        || shown.run.spec().mcts().is_some()
        || trace.children(node).next().is_none()
    {
        return Html::default();
    }
    let say = |word: Word| word.say(shown.lang);
    let mut sum = 0.0;
    html! {
    <>
            <h3>{ say(Word::Expected) }</h3>
            <table>
                <tr><th>{ say(Word::Outcome) }</th><th>{ "p" }</th><th>{ say(Word::ValueOf) }</th><th>{ "p × v" }</th><th>{ say(Word::Sum) }</th></tr>
                for child in trace.children(node) {
                    <tr>
                        <td>{ labels::node(trace, &shown.run.spec().game, shown.lang, child).text }</td>
                        <td>{ probability(trace.probability(child)).unwrap_or_default() }</td>
                        if let Some(number) = moment.number(child).filter(|_| moment.state(child) == State::Done) {
                            <td>{ typed(number) }</td>
                            <td>{ figure(trace.probability(child) * number.value) }</td>
                            <td>{ { sum += trace.probability(child) * number.value; figure(sum) } }</td>
                        }
                    </tr>
                }
            </table>
        </>
    }
}
