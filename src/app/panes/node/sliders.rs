//! A slider on a leaf, as the node pane shows it: the question, what holds for all numbers, and what comes of the one it stands at.

use crate::app::panes::sentence::set;
use crate::app::state::action::{Action, Sight};
use crate::app::state::lane::Shown;
use crate::app::state::what_if::Slider;
use crate::app::words::Word;
use crate::game::{Player, Status};
use crate::lang::Lang;
use crate::lesson::explain::outcome;
use crate::lesson::labels;
use crate::lesson::line::{figure, name};
use crate::recording::question::Reply;
use crate::recording::what_if::Outcome;
use crate::search::CutRule;
use crate::text::decimal::read;
use crate::trace::{Moment, NodeId};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A slider. `is_tried` says whether a person has moved one: only then a screen reader is told what comes of it.
pub fn slider(
    shown: &Shown,
    is_tried: bool,
    moment: &Moment,
    slider: &Slider,
    act: &Callback<Action>,
) -> Html {
    let told = Told {
        shown,
        moment,
        slider,
    };
    told.view(is_tried, act)
}

/// A slider and the moment of which it asks.
struct Told<'a> {
    shown: &'a Shown,
    moment: &'a Moment<'a>,
    slider: &'a Slider,
}

impl Told<'_> {
    /// What comes of a number, once it is known.
    fn outcome(&self, value: f64) -> Option<Option<Outcome>> {
        match self.shown.run.reply(&self.slider.what_if(value)) {
            Some(Reply::WhatIf(outcome)) => Some(*outcome),
            _ => None,
        }
    }

    fn view(&self, is_tried: bool, act: &Callback<Action>) -> Html {
        let (shown, slider) = (self.shown, self.slider);
        let (lang, leaf) = (shown.lang, slider.leaf);
        let (low, high, step) = slider.scale;
        let label = labels::node(self.moment.trace(), &shown.run.spec().game, lang, leaf).text;
        let question = match (lang, slider.is_witness) {
            (Lang::En, false) => format!("What if {label} (cut) were …"),
            (Lang::En, true) => format!("What if {label} (witness) were …"),
            (Lang::Zh, false) => format!("假如 {label}（已剪）是……"),
            (Lang::Zh, true) => format!("假如 {label}（作证）是……"),
        };
        let turn = match slider
            .turn()
            .and_then(|question| shown.run.reply(&question))
        {
            Some(Reply::Turn(turn)) => turn.filter(|turn| low < *turn && *turn < high),
            _ => None,
        };
        let ends = [low, high].map(|end| {
            self.outcome(end)
                .flatten()
                .map(|outcome| outcome.answer.value)
        });
        let stays = ends[0].filter(|_| ends[0] == ends[1] && !slider.is_witness);
        let hint = match (turn, stays) {
            (Some(turn), _) => self.holds(turn),
            (_, Some(stays)) => match lang {
                Lang::En => format!("whatever it is, the root stays {}", figure(stays)),
                Lang::Zh => format!("是多少都一样：根始终为 {}", figure(stays)),
            },
            _ => String::new(),
        };
        let try_it = move |text: String| {
            read(&text)
                .filter(|value| value.is_finite())
                .map(|value| Sight::Try { leaf, value })
        };
        let take = {
            let act = act.clone();
            move |field: Option<HtmlInputElement>| {
                if let Some(sight) = field.and_then(|field| try_it(field.value())) {
                    act.emit(sight.into());
                }
            }
        };
        let oninput = {
            let take = take.clone();
            Callback::from(move |event: InputEvent| take(event.target_dyn_into()))
        };
        let onchange = Callback::from(move |event: Event| take(event.target_dyn_into()));
        let (least, most, step) = (low.to_string(), high.to_string(), step.to_string());
        html! {
            <>
            <h4>{ &question }<small>{ " " }{ hint }</small></h4>
            <div class="what-if">
                <span class="slide">
                    { track((low, high), turn, slider.certificate.mover, slider.is_witness) }
                    <input type="range" min={least} max={most} step={step} value={slider.value.to_string()} aria-label={question.clone()}
                        aria-valuetext={figure(slider.value)} {oninput}/>
                </span>
                <input type="number" class="field" step="any" value={slider.value.to_string()} aria-label={question} {onchange}/>
            </div>
            <p class="outcome" role="status" aria-live={if is_tried { "polite" } else { "off" }}>{ self.answer() }</p>
            </>
        }
    }

    /// As long as which numbers the cut stays.
    fn holds(&self, turn: f64) -> String {
        let rule = self.shown.run.spec().cut_rule();
        let (lang, turn) = (self.shown.lang, figure(turn));
        match (self.slider.certificate.mover, rule, lang) {
            (Player::Min, CutRule::Ge, Lang::En) => format!("the cut holds up to {turn}"),
            (Player::Min, CutRule::Gt, Lang::En) => format!("the cut holds below {turn}"),
            (Player::Max, CutRule::Ge, Lang::En) => format!("the cut holds from {turn} up"),
            (Player::Max, CutRule::Gt, Lang::En) => format!("the cut holds above {turn}"),
            (Player::Min, CutRule::Ge, Lang::Zh) => format!("不超过 {turn} 时仍剪枝"),
            (Player::Min, CutRule::Gt, Lang::Zh) => format!("小于 {turn} 时仍剪枝"),
            (Player::Max, CutRule::Ge, Lang::Zh) => format!("不小于 {turn} 时仍剪枝"),
            (Player::Max, CutRule::Gt, Lang::Zh) => format!("大于 {turn} 时仍剪枝"),
        }
    }

    /// What the search comes to with its number.
    fn answer(&self) -> Html {
        let (lang, spec) = (self.shown.lang, self.shown.run.spec());
        let result = match self.outcome(self.slider.value) {
            None => return Word::SearchingIn.say(lang).into(),
            Some(None) => return Word::NoAnswer.say(lang).into(),
            Some(Some(result)) => result,
        };
        let trace = self.moment.trace();
        let node = |node: NodeId| labels::node(trace, &spec.game, lang, node);
        let best = result
            .answer
            .best
            .and_then(|choice| Some(node(trace.child(NodeId::ROOT, choice)?)));
        let mover = if spec.game.status() == Status::ToMove(Player::Min) {
            Player::Min
        } else {
            Player::Max
        };
        let here = name(node(self.slider.certificate.node).text);
        set(
            &outcome(
                lang,
                result.answer.value,
                (mover, best),
                &here,
                result.is_cut,
            ),
            None,
        )
    }
}

/// The line below a slider: thick where what is said of it holds, with a tick where it turns.
fn track((low, high): (f64, f64), turn: Option<f64>, mover: Player, is_witness: bool) -> Html {
    let at = |number: f64| {
        format!(
            "{}%",
            ((100.0 * (number / 2.0 - low / 2.0) / (high / 2.0 - low / 2.0)).clamp(0.0, 100.0))
        )
    };
    let thick = match (turn, mover) {
        (Some(turn), Player::Min) => Some((at(low), at(turn))),
        (Some(turn), Player::Max) => Some((at(turn), at(high))),
        (None, _) => (!is_witness).then(|| (at(low), at(high))),
    };
    html! {
        <svg aria-hidden="true" focusable="false">
            <line class="axis" x1="0%" x2="100%" y1="50%" y2="50%"/>
            if let Some((from, to)) = thick { <line class="holds" x1={from} x2={to} y1="50%" y2="50%"/> }
            if let Some(turn) = turn {
                <line class="turn" x1={at(turn)} x2={at(turn)} y1="25%" y2="75%"/>
                <text class="mid lab-s" x={at(turn)} y="100%" dy="6">{ figure(turn) }</text>
            }
        </svg>
    }
}
