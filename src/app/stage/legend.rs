//! The foot of the stage: what the marks of its nodes mean, or width, colours and lines of the rows of
//! a large tree, the choice between the two, and the tools of the drawing.

use super::Subject;
use super::tools::Tools;
use crate::app::state::action::{Action, ViewAction};
use crate::app::state::search::run::AsDrawn;
use crate::app::state::search::view::View;
use crate::app::ui::button::choice;
use crate::app::ui::context::use_act;
use crate::lang::words::page;
use crate::lang::{Lang, Say, Text};
use crate::lesson::line::figure;
use crate::scene::{Outcome, Scale};
use crate::search::{Algorithm, Mcts, Selection};
use crate::spec::pawn::pawn;
use yew::prelude::*;

/// The properties of the foot.
#[derive(Properties, PartialEq)]
pub struct FootProps {
    /// The moment that is drawn.
    pub subject: Subject,
    /// The settings of the drawing.
    pub view: View,
    /// Whether the tree is large.
    pub is_large: bool,
}

/// Renders the foot of the stage.
#[component]
pub fn Foot(props: &FootProps) -> Html {
    let FootProps {
        subject,
        view,
        is_large,
    } = props;
    let act = use_act::<Action>();
    let shown = &subject.shown;
    let say = |word: Text| word.say(shown.lang);
    let is_rows = *is_large && !subject.part.as_nodes;
    let switch = |word: Text, pressed: bool| {
        choice(
            say(word),
            act.reform(move |_| ViewAction::Nodes(word == page::AS_NODES).into()),
            pressed,
        )
    };
    html! {
        <div class={classes!("foot", is_large.then_some("of-large"))}>
            if is_rows {
                <RowLegend subject={subject.clone()}/>
            } else {
                { marks(subject) }
            }
            if *is_large {
                <span class="seg" role="group" aria-label={say(page::DRAWN_AS)}>
                    { switch(page::AS_ROWS, is_rows) }
                    { switch(page::AS_NODES, !is_rows) }
                </span>
            }
            <Tools subject={subject.clone()} view={view.clone()}/>
        </div>
    }
}

/// The properties of the legend of rows.
#[derive(Properties, PartialEq)]
struct RowLegendProps {
    subject: Subject,
}

/// The legend of a large tree in rows.
#[component]
fn RowLegend(RowLegendProps { subject }: &RowLegendProps) -> Html {
    let run = subject.shown.run.clone();
    let lang = subject.shown.lang;
    let spec = run.spec();
    let pawn = pawn(&spec.game, &spec.algorithm);
    let scale = *use_memo(AsDrawn(run.clone()), |AsDrawn(run)| Scale::of(&run.trace()));
    let say = |word: Text| word.say(lang);
    let (width, of) = match scale {
        _ if pawn.is_some() => (page::WIDTH_NODES, page::IN_PAWNS),
        Scale::Around(_) | Scale::Steps { .. } => (page::WIDTH_NODES, page::VALUE_OF),
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
            for (outcome, words) in classes(scale, pawn, lang) { <li>{ swatch(outcome) }{ words }</li> }
            for (outcome, word) in rest { <li>{ swatch(outcome) }{ say(word) }</li> }
            <li><i class="swatch best"></i>{ say(page::BEST_LINE) }</li>
        </ul>
    }
}

/// Draws the marks of the nodes of this recording with their words.
fn marks(subject: &Subject) -> Html {
    let lang = subject.shown.lang;
    let run = &subject.shown.run;
    let trace = run.trace();
    let is_outlined = trace.is_outlined() && !subject.fog;
    let has_cuts = !trace.landmarks().cuts.is_empty();
    let marks: Vec<(&'static str, Text)> = match &run.spec().algorithm {
        Algorithm::Mcts(Mcts {
            selection: Selection::Ucb,
            ..
        }) => vec![("exploit", page::MARK_MEAN), ("explore", page::MARK_BONUS)],
        Algorithm::Mcts(_) => vec![("exploit", page::MARK_MEAN)],
        Algorithm::WinLose(_) => vec![
            ("done", page::MARK_DECIDED),
            ("searching", page::MARK_SEARCHING),
        ],
        _ if has_cuts => vec![
            ("done", page::MARK_EXACT),
            ("bound", page::MARK_BOUND),
            ("searching", page::MARK_SEARCHING),
        ],
        _ => vec![
            ("done", page::MARK_EXACT),
            ("searching", page::MARK_SEARCHING),
        ],
    };
    let rest = [
        (is_outlined, "yet", page::MARK_UNSEEN),
        (has_cuts && !subject.fog, "cut-off", page::NEVER_VISITED),
        (run.spec().mcts().is_some(), "credit", page::MARK_CREDIT),
    ];
    let rest = rest.into_iter().filter(|(is_there, ..)| *is_there);
    html! {
        <ul class="legend mark-list" aria-label={page::LEGEND.say(lang)}>
            for (class, word) in marks.into_iter().chain(rest.map(|(_, class, word)| (class, word))) {
                <li class={(class == "yet").then_some("unseen")}><i class={classes!("mark-of", class)}></i>{ word.say(lang) }</li>
            }
        </ul>
    }
}

/// Returns the classes of a scale, from the best for Max to the best for Min.
fn classes(scale: Scale, pawn: Option<f64>, lang: Lang) -> Vec<(Outcome, String)> {
    let between = |low: &str, high: &str| page::FromTo { low, high }.say(lang);
    match scale {
        Scale::Around(middle) => {
            let middle = figure(middle);
            vec![
                (Outcome::Max, format!("▲ > {middle}")),
                (Outcome::Even, format!("= {middle}")),
                (Outcome::Min, format!("▼ < {middle}")),
            ]
        }
        Scale::Steps { middle, near, far } => {
            let unit = pawn.unwrap_or(1.0);
            let [least, less, more, most] = [-far, -near, near, far]
                .map(|distance| signed((middle + distance) / unit, middle == 0.0));
            vec![
                (Outcome::Max, format!("▲ ≥ {most}")),
                (Outcome::LeansMax, between(&more, &most)),
                (Outcome::Even, between(&less, &more)),
                (Outcome::LeansMin, between(&least, &less)),
                (Outcome::Min, format!("▼ ≤ {least}")),
            ]
        }
        Scale::Fifths(lowest, highest) => {
            let ends: [String; 4] = std::array::from_fn(|index| {
                let part = f64::from(index as u8 + 1) / 5.0;
                figure(lowest + part * (highest - lowest))
            });
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

/// Writes a number, with its sign where numbers are on both sides of 0.
fn signed(number: f64, has_sign: bool) -> String {
    let sign = if has_sign && number > 0.0 { "+" } else { "" };
    format!("{sign}{}", figure((number * 1e9).round() / 1e9))
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
