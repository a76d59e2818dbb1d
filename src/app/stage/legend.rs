//! The foot of the stage below a large tree: what width, colours and lines of its rows mean, and the
//! choice between rows and nodes with edges.

use super::Subject;
use crate::app::state::action::{Action, Sight};
use crate::app::ui::button::choice;
use crate::app::ui::context::use_act;
use crate::lang::words::page;
use crate::lang::{Lang, Say, Text};
use crate::lesson::line::figure;
use crate::scene::{Outcome, Scale};
use yew::prelude::*;

/// The properties of the foot.
#[derive(Properties, PartialEq)]
pub struct FootProps {
    /// The moment that is drawn.
    pub subject: Subject,
}

/// The foot.
#[component]
pub fn Foot(FootProps { subject }: &FootProps) -> Html {
    let act = use_act::<Action>();
    let shown = &subject.shown;
    let run = shown.run.clone();
    let scale = *use_memo(run, |run| Scale::of(&run.trace()));
    let say = |word: Text| word.say(shown.lang);
    let is_rows = !subject.part.as_nodes;
    let switch = |word: Text, pressed: bool| {
        choice(
            say(word),
            act.reform(move |_| Sight::Nodes(word == page::AS_NODES).into()),
            pressed,
        )
    };
    html! {
        <div class="foot">
            if is_rows { { legend(subject, scale) } }
            <span class="seg" role="group" aria-label={say(page::DRAWN_AS)}>
                { switch(page::AS_ROWS, is_rows) }
                { switch(page::AS_NODES, !is_rows) }
            </span>
        </div>
    }
}

fn legend(subject: &Subject, scale: Scale) -> Html {
    let lang = subject.shown.lang;
    let say = |word: Text| word.say(lang);
    let (width, of) = match scale {
        Scale::Around(_) => (page::WIDTH_NODES, page::VALUE_OF),
        Scale::Fifths(..) => (page::WIDTH_VISITS, page::MEAN_OF_MAX),
    };
    let is_outlined = subject.shown.run.trace().is_outlined();
    let rest = [
        (Outcome::Unseen, page::UNSEEN_YET),
        (Outcome::Cut, page::NEVER_VISITED),
    ];
    let rest = rest
        .into_iter()
        .filter(|(outcome, _)| !subject.fog && (*outcome == Outcome::Unseen || is_outlined));
    html! {
        <ul class="legend" aria-label={say(page::LEGEND)}>
            <li>{ say(width) }</li>
            <li>{ say(of) }{ ":" }</li>
            for (outcome, words) in classes(scale, lang) { <li>{ swatch(outcome) }{ words }</li> }
            for (outcome, word) in rest { <li>{ swatch(outcome) }{ say(word) }</li> }
            <li><i class="swatch best"></i>{ say(page::BEST_LINE) }</li>
        </ul>
    }
}

/// Returns the classes of a scale, from the best for Max to the best for Min.
fn classes(scale: Scale, lang: Lang) -> Vec<(Outcome, String)> {
    match scale {
        Scale::Around(middle) => {
            let middle = figure(middle);
            vec![
                (Outcome::Max, format!("▲ > {middle}")),
                (Outcome::Even, format!("= {middle}")),
                (Outcome::Min, format!("▼ < {middle}")),
            ]
        }
        Scale::Fifths(lowest, highest) => {
            let ends: [String; 4] = std::array::from_fn(|index| {
                let part = f64::from(index as u8 + 1) / 5.0;
                figure(lowest + part * (highest - lowest))
            });
            let between = |low: &str, high: &str| page::FromTo { low, high }.say(lang);
            vec![
                (Outcome::Max, format!("▲ > {}", ends[3])),
                (Outcome::LeansMax, between(&ends[2], &ends[3])),
                (Outcome::Even, between(&ends[1], &ends[2])),
                (Outcome::LeansMin, between(&ends[0], &ends[1])),
                (Outcome::Min, format!("▼ < {}", ends[0])),
            ]
        }
    }
}

fn swatch(outcome: Outcome) -> Html {
    let class = match outcome {
        Outcome::Max => "max",
        Outcome::LeansMax => "half-max",
        Outcome::Even => "even",
        Outcome::LeansMin => "half-min",
        Outcome::Min => "min",
        Outcome::Open => "open",
        Outcome::Unseen => "unseen",
        Outcome::Cut => "never",
    };
    html! { <i class={classes!("swatch", class)}></i> }
}
