//! A chance node as a table: what each outcome adds to the mean, and the sum as it grows.

use super::table;
use crate::app::lab::Lab;
use crate::app::markup::html;
use crate::app::words::Word;
use crate::lesson::labels;
use crate::lesson::line::{figure, probability, typed};
use crate::search::Turn;
use crate::trace::{Kind, Moment, NodeId, Number, State};
use yew::prelude::*;

/// The table of `node`; nothing where nothing is drawn, and under Monte-Carlo tree search, which weighs outcomes by drawing them.
pub fn chance_table(lab: &Lab, moment: &Moment, node: NodeId) -> Html {
    let trace = moment.trace();
    if trace.kind(node) != Kind::Inner(Turn::Chance) || lab.run.spec().mcts().is_some() {
        return Html::default();
    }
    let say = |word: Word| word.say(lab.lang);
    let mut sum = 0.0;
    let rows = trace.children(node).map(|child| {
        let chance = trace.probability(child);
        let mut cells =
            vec![labels::node(trace, &lab.run.spec().game, lab.lang, child).text, probability(chance).unwrap_or_default()];
        if let Some(number) = moment.number(child).filter(|_| moment.state(child) == State::Done) {
            let value = chance * number.value;
            sum += value;
            cells.extend([typed(number), typed(Number { value, ..number }), figure(sum)]);
        }
        cells.resize(5, "—".to_owned());
        cells
    });
    let head = [say(Word::Outcome), "p", say(Word::ValueOf), "p × v", say(Word::Sum)].map(str::to_owned);
    html! { <h3>{ say(Word::Expected) }</h3>{ table(head.into(), rows.collect()) } }
}
