//! A slider on a leaf in the node pane: the question, the outcome that holds for all numbers, and the outcome at the present number.

use crate::app::panes::sentence::set;
use crate::app::state::action::{Action, ViewAction};
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::what_if::Slider;
use crate::game::{Interval, Player, Sided, Status};
use crate::lang::Say;
use crate::lang::words::page;
use crate::lesson::Line;
use crate::lesson::explain::outcome;
use crate::lesson::line::{figure, name};
use crate::recording::question::Reply;
use crate::recording::what_if::Outcome;
use crate::search::CutRule;
use crate::text::decimal::read;
use crate::trace::{Moment, NodeId};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Draws a slider. `is_tried` says whether the reader has moved one: only then does a screen reader announce the outcome.
pub fn slider(
    shown: &Snapshot,
    is_tried: bool,
    moment: &Moment,
    slider: &Slider,
    act: &Callback<Action>,
) -> Html {
    let told = Told {
        shown,
        moment,
        slider,
        side: shown.perspective.side(moment.trace(), slider.leaf),
    };
    told.view(is_tried, act)
}

/// A slider and the moment to which its question belongs.
struct Told<'a> {
    shown: &'a Snapshot,
    moment: &'a Moment<'a>,
    slider: &'a Slider,
    /// The player from whose side the leaf's numbers are written.
    side: Player,
}

impl Told<'_> {
    /// Returns the outcome at a number, once it is known.
    fn outcome(&self, value: f64) -> Option<Option<Outcome>> {
        match self.shown.run.reply(&self.slider.what_if(value)) {
            Some(Reply::WhatIf(outcome)) => Some(*outcome),
            _ => None,
        }
    }

    fn view(&self, is_tried: bool, act: &Callback<Action>) -> Html {
        let (shown, slider) = (self.shown, self.slider);
        let (lang, leaf) = (shown.lang, slider.leaf);
        let side = self.side;
        let Interval { low, high } = slider.range.seen_by(side);
        let label = shown.name(leaf);
        let question = if slider.is_witness {
            Line::of(&page::WhatIfWitness { label }, lang)
        } else {
            Line::of(&page::WhatIfCut { label }, lang)
        };
        let question = question.finished(lang).text();
        let turn = match slider
            .turn()
            .and_then(|question| shown.run.reply(&question))
        {
            Some(Reply::Turn(turn)) => turn
                .map(|turn| turn.seen_by(side))
                .filter(|turn| low < *turn && *turn < high),
            _ => None,
        };
        let ends = [low, high].map(|end| {
            self.outcome(end.seen_by(side))
                .flatten()
                .map(|outcome| outcome.answer.value)
        });
        let stays = ends[0].filter(|_| ends[0] == ends[1] && !slider.is_witness);
        let hint = match (turn, stays) {
            (Some(turn), _) => self.holds(turn),
            (_, Some(stays)) => page::RootStays {
                value: figure(self.at_root(stays)),
            }
            .say(lang),
            _ => String::new(),
        };
        let try_it = move |text: String| {
            read(&text)
                .filter(|value| value.is_finite())
                .map(|value| value.seen_by(side))
                .map(|value| ViewAction::Try { leaf, value })
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
        let value = slider.value.seen_by(side);
        let mover = slider.certificate.mover.seen_by(side);
        let (least, most, step) = (low.to_string(), high.to_string(), slider.step.to_string());
        html! {
            <>
            <h4>{ &question }<small>{ " " }{ hint }</small></h4>
            <div class="what-if">
                <span class="slide">
                    { track(Interval::new(low, high), turn, mover, slider.is_witness) }
                    <input type="range" min={least} max={most} step={step} value={value.to_string()} aria-label={question.clone()}
                        aria-valuetext={figure(value)} {oninput}/>
                </span>
                <input type="number" class="field" step="any" value={value.to_string()} aria-label={question} {onchange}/>
            </div>
            <p class="outcome" role="status" aria-live={if is_tried { "polite" } else { "off" }}>{ self.answer() }</p>
            </>
        }
    }

    /// A value of the root as it is written.
    fn at_root(&self, value: f64) -> f64 {
        let perspective = self.shown.perspective;
        perspective.value(self.moment.trace(), NodeId::ROOT, value)
    }

    /// Describes the numbers for which the cut stays.
    fn holds(&self, turn: f64) -> String {
        let rule = self.shown.run.spec().cut_rule();
        let (lang, turn) = (self.shown.lang, figure(turn));
        match (self.slider.certificate.mover.seen_by(self.side), rule) {
            (Player::Min, CutRule::Ge) => page::HoldsUpTo { turn }.say(lang),
            (Player::Min, CutRule::Gt) => page::HoldsBelow { turn }.say(lang),
            (Player::Max, CutRule::Ge) => page::HoldsFrom { turn }.say(lang),
            (Player::Max, CutRule::Gt) => page::HoldsAbove { turn }.say(lang),
        }
    }

    /// Describes the result of the search with the present number.
    fn answer(&self) -> Html {
        let (lang, spec) = (self.shown.lang, self.shown.run.spec());
        let result = match self.outcome(self.slider.value) {
            None => return page::SEARCHING_IN.say(lang).into(),
            Some(None) => return page::NO_ANSWER.say(lang).into(),
            Some(Some(result)) => result,
        };
        let trace = self.moment.trace();
        let node = |node: NodeId| self.shown.name(node);
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
                self.at_root(result.answer.value),
                (mover, best),
                here,
                result.is_cut,
            ),
            None,
        )
    }
}

/// Draws the line below a slider: thick where the statement holds, with a tick at the threshold.
fn track(range: Interval, turn: Option<f64>, mover: Player, is_witness: bool) -> Html {
    let at = |number: f64| format!("{}%", (100.0 * range.fraction(number)).clamp(0.0, 100.0));
    let thick = match (turn, mover) {
        (Some(turn), Player::Min) => Some((at(range.low), at(turn))),
        (Some(turn), Player::Max) => Some((at(turn), at(range.high))),
        (None, _) => (!is_witness).then(|| (at(range.low), at(range.high))),
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
