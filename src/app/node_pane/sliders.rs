//! What would come of another leaf: a slider on a leaf that a cut has left out, and one on the leaf by which it was made. Each number
//! is answered by a search.

use super::outlined_range;
use crate::app::action::Action;
use crate::app::lab::Lab;
use crate::app::markup::html;
use crate::app::run::Progress;
use crate::app::sentence::set;
use crate::app::words::Word;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::lang::Lang;
use crate::lesson::certificate::{Certificate, left_out_leaf};
use crate::lesson::explain::outcome;
use crate::lesson::labels;
use crate::lesson::line::{figure, name};
use crate::recording::question::{Question, Reply};
use crate::recording::what_if::{Cut, Outcome};
use crate::search::CutRule;
use crate::text::decimal::{decade, read};
use crate::trace::{Moment, NodeId};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A tree with more nodes than this is not searched anew while somebody drags.
const LARGEST: usize = 20_000;

/// A slider.
pub struct Slider<'a> {
    lab: &'a Lab,
    moment: &'a Moment<'a>,
    certificate: Certificate,
    cut: Cut,
    /// The leaf, the choices that lead to it, and whether the cut was made by it.
    leaf: NodeId,
    path: Vec<u16>,
    is_witness: bool,
    /// The number that is tried, or the one that is written.
    value: f64,
    /// The lowest and highest number, and the distance between two.
    scale: (f64, f64, f64),
}

/// The sliders for a node that is cut and the certificate of its cut; none where the tree is too large, or still being searched.
pub fn sliders<'a>(
    lab: &'a Lab,
    moment: &'a Moment,
    node: NodeId,
    certificate: Certificate,
) -> Vec<Slider<'a>> {
    let trace = moment.trace();
    let is_tree = matches!(lab.run.spec().game, AnyGame::Tree(_)) && trace.size() <= LARGEST;
    let Some(cut) = Cut::at(moment, certificate.node)
        .filter(|_| is_tree && lab.run.progress == Progress::Complete)
    else {
        return Vec::new();
    };
    let slider = |(leaf, is_witness): (NodeId, bool)| {
        let written = trace
            .outlined_value(leaf)
            .filter(|value| value.is_finite())?;
        let value = lab
            .tried
            .filter(|(tried, _)| *tried == leaf)
            .map_or(written, |(_, value)| value);
        let (path, scale, cut) = (trace.path(leaf), scale(moment, value), cut.clone());
        Some(Slider {
            lab,
            moment,
            certificate,
            cut,
            leaf,
            path,
            is_witness,
            value,
            scale,
        })
    };
    let left_out = left_out_leaf(moment, node).map(|leaf| (leaf, false));
    let witness = certificate.own().witness.map(|leaf| (leaf, true));
    left_out
        .into_iter()
        .chain(witness)
        .filter_map(slider)
        .collect()
}

impl Slider<'_> {
    /// What it asks: what comes of its number and of the numbers at its ends, and where the cut turns.
    pub fn asked(&self) -> Vec<Question> {
        let (low, high, _) = self.scale;
        let mut questions: Vec<Question> = [self.value, low, high]
            .map(|value| self.what_if(value))
            .into();
        questions.extend(self.turn());
        questions
    }

    fn what_if(&self, value: f64) -> Question {
        Question::WhatIf {
            leaf: self.path.clone(),
            value,
            cut: self.cut.clone(),
        }
    }

    fn turn(&self) -> Option<Question> {
        let edge = self.certificate.edge();
        let can_turn = self.is_witness && edge.threshold.is_finite();
        can_turn.then(|| Question::Turn {
            leaf: self.path.clone(),
            cut: self.cut.clone(),
            edge,
        })
    }

    /// What comes of a number, once it is known.
    fn outcome(&self, value: f64) -> Option<Option<Outcome>> {
        match self.lab.run.reply(&self.what_if(value)) {
            Some(Reply::WhatIf(outcome)) => Some(outcome),
            _ => None,
        }
    }

    /// The slider with its question, what holds for all of it, and what comes of the number it stands at.
    pub fn view(&self, act: &Callback<Action>) -> Html {
        let (lab, leaf) = (self.lab, self.leaf);
        let (low, high, step) = self.scale;
        let label = labels::node(self.moment.trace(), &lab.run.spec().game, lab.lang, leaf).text;
        let question = match (lab.lang, self.is_witness) {
            (Lang::En, false) => format!("What if {label} (cut) were …"),
            (Lang::En, true) => format!("What if {label} (witness) were …"),
            (Lang::Zh, false) => format!("假如 {label}（已剪）是……"),
            (Lang::Zh, true) => format!("假如 {label}（作证）是……"),
        };
        let turn = match self.turn().and_then(|question| lab.run.reply(&question)) {
            Some(Reply::Turn(turn)) => turn.filter(|turn| *turn > low && *turn < high),
            _ => None,
        };
        let ends = [low, high].map(|end| {
            self.outcome(end)
                .flatten()
                .map(|outcome| outcome.answer.value)
        });
        let stays = ends[0].filter(|_| ends[0] == ends[1] && !self.is_witness);
        let hint = match (turn, stays) {
            (Some(turn), _) => self.holds(turn),
            (_, Some(stays)) => match lab.lang {
                Lang::En => format!("whatever it is, the root stays {}", figure(stays)),
                Lang::Zh => format!("是多少都一样：根始终为 {}", figure(stays)),
            },
            _ => String::new(),
        };
        let try_it = move |text: String| {
            read(&text)
                .filter(|value| value.is_finite())
                .map(|value| Action::Try(leaf, value))
        };
        let oninput = emit(act, try_it);
        let onchange = emit(act, try_it);
        let (least, most, step) = (low.to_string(), high.to_string(), step.to_string());
        html! {
            <h4>{ &question }<small>{ " " }{ hint }</small></h4>
            <div class="what-if">
                <span class="slide">
                    { track((low, high), turn, self.certificate.mover, self.is_witness) }
                    <input type="range" min={least} max={most} step={step} value={self.value.to_string()} aria-label={question.clone()}
                        aria-valuetext={figure(self.value)} {oninput}/>
                </span>
                <input type="number" class="field" step="any" value={self.value.to_string()} aria-label={question} {onchange}/>
            </div>
            <p class="outcome" role="status" aria-live={if lab.tried.is_some() { "polite" } else { "off" }}>{ self.answer() }</p>
        }
    }

    /// As long as which numbers the cut stays.
    fn holds(&self, turn: f64) -> String {
        let (lang, rule, turn) = (self.lab.lang, self.lab.run.spec().cut_rule(), figure(turn));
        match (self.certificate.mover, rule, lang) {
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
        let (lab, spec) = (self.lab, self.lab.run.spec());
        let result = match self.outcome(self.value) {
            None => return html! { { Word::SearchingIn.say(lab.lang) } },
            Some(None) => return html! { { Word::NoAnswer.say(lab.lang) } },
            Some(Some(result)) => result,
        };
        let trace = self.moment.trace();
        let node = |node: NodeId| labels::node(trace, &spec.game, lab.lang, node);
        let best = result
            .answer
            .best
            .and_then(|choice| Some(node(trace.child(NodeId::ROOT, choice)?)));
        let mover = if spec.game.status() == Status::ToMove(Player::Min) {
            Player::Min
        } else {
            Player::Max
        };
        let here = name(node(self.certificate.node).text);
        set(
            &outcome(
                lab.lang,
                result.answer.value,
                (mover, best),
                &here,
                result.is_cut,
            ),
            None,
        )
    }
}

/// Asks for what a field's text means, where it means something.
fn emit(
    act: &Callback<Action>,
    meaning: impl Fn(String) -> Option<Action> + 'static,
) -> Callback<Event> {
    let act = act.clone();
    Callback::from(move |event: Event| {
        if let Some(action) = meaning(event.target_unchecked_into::<HtmlInputElement>().value()) {
            act.emit(action);
        }
    })
}

/// Lowest and highest number of a slider and the distance between two: a little more than the tree holds, and the number itself.
fn scale(moment: &Moment, value: f64) -> (f64, f64, f64) {
    let trace = moment.trace();
    let (low, high) = outlined_range(moment);
    // Halved first: the difference of two huge numbers is not finite.
    let unit = decade((high / 2.0 - low / 2.0).clamp(1e-9, 1e300) * 2.0);
    let mut numbers =
        (0..trace.size() as u32).filter_map(|node| trace.outlined_value(NodeId(node)));
    let step = if numbers.all(|number| number.fract() == 0.0) && unit <= 1_000.0 {
        1.0
    } else {
        unit / 100.0
    };
    let (low, high) = (
        ((low / unit).floor() - 1.0) * unit,
        ((high / unit).ceil() + 1.0) * unit,
    );
    (low.min(value), high.max(value), step)
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
