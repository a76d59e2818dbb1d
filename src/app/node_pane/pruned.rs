//! Why a node is cut, as the node pane says it, and what would come of another leaf: two sliders, each answered by a search.

use super::outlined_range;
use crate::app::action::Action;
use crate::app::lab::Lab;
use crate::app::markup::html;
use crate::app::run::Progress;
use crate::app::run::SHORT;
use crate::app::sentence::set;
use crate::app::words::Word;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::lang::Lang;
use crate::lesson::certificate::{Certificate, cut_of, left_out_leaf, of_node};
use crate::lesson::explain::{outcome, pruned};
use crate::lesson::labels;
use crate::lesson::line::{figure, name};
use crate::recording::what_if::{Cut, turning_point, what_if};
use crate::search::CutRule;
use crate::text::decimal::{decade, read, shortest};
use crate::trace::{Moment, NodeId};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A tree with more nodes than this is not searched anew while somebody drags.
const LARGEST: usize = 4_000;

/// Why `node` is cut, or the node of this step; nothing where nothing is cut.
pub fn why_pruned(lab: &Lab, act: &Callback<Action>, moment: &Moment, node: NodeId) -> Html {
    let is_cutting = matches!(moment.event(), Some(crate::search::Event::Cutoff { .. }));
    let at_step = || cut_of(moment, moment.subject()).filter(|_| is_cutting).map(|cut| (moment.subject(), cut));
    let Some((asked, (cut, step))) = cut_of(moment, node).map(|cut| (node, cut)).or_else(at_step) else { return Html::default() };
    let spec = lab.run.spec();
    let label = labels::node(moment.trace(), &spec.game, lab.lang, cut).text;
    html! {
        <section class="pruned">
            <h3>{ Word::WhyPruned.say(lab.lang) }<small>{ " " }{ label }</small></h3>
            for line in pruned(moment, &spec.game, lab.lang, &spec.algorithm, (cut, step)) { <p>{ set(&line, Some(act)) }</p> }
            if let Some(certificate) = of_node(&moment.trace().at(step), cut) { { what_ifs(lab, act, moment, asked, &certificate) } }
        </section>
    }
}

/// One slider on a leaf that was left out, one on the leaf by which the cut was made.
fn what_ifs(lab: &Lab, act: &Callback<Action>, moment: &Moment, asked: NodeId, certificate: &Certificate) -> Html {
    let (trace, spec) = (moment.trace(), lab.run.spec());
    let is_small = lab.run.progress == Progress::Complete && trace.size() <= LARGEST;
    let Some(cut) = Cut::at(moment, certificate.node) else { return Html::default() };
    if !is_small || !matches!(spec.game, AnyGame::Tree(_)) {
        return Html::default();
    }
    let slide = Slide { lab, act, moment, cut, certificate };
    html! {
        <>
            if let Some(leaf) = left_out_leaf(moment, asked) { { slide.leaf(leaf, false) } }
            if let Some(leaf) = certificate.own().witness { { slide.leaf(leaf, true) } }
        </>
    }
}

/// What the sliders of a cut share.
struct Slide<'a> {
    lab: &'a Lab,
    act: &'a Callback<Action>,
    moment: &'a Moment<'a>,
    cut: Cut,
    certificate: &'a Certificate,
}

impl Slide<'_> {
    fn leaf(&self, leaf: NodeId, is_witness: bool) -> Html {
        let (lab, trace, spec) = (self.lab, self.moment.trace(), self.lab.run.spec());
        let Some(written) = trace.outlined_value(leaf).filter(|value| value.is_finite()) else { return Html::default() };
        let value = lab.tried.filter(|(tried, _)| *tried == leaf).map_or(written, |(_, value)| value);
        let path = trace.path(leaf);
        let (low, high, step) = scale(self.moment, value);
        let label = labels::node(trace, &spec.game, lab.lang, leaf).text;
        let question = match (lab.lang, is_witness) {
            (Lang::En, false) => format!("What if {label} (cut) were …"),
            (Lang::En, true) => format!("What if {label} (witness) were …"),
            (Lang::Zh, false) => format!("假如 {label}（已剪）是……"),
            (Lang::Zh, true) => format!("假如 {label}（作证）是……"),
        };
        let turn = if is_witness { turning_point(spec, &path, self.certificate, &self.cut, SHORT) } else { None };
        let turn = turn.filter(|turn| *turn > low && *turn < high);
        let ends = [low, high].map(|end| what_if(spec, &path, end, &self.cut, SHORT).map(|outcome| outcome.answer.value));
        let stays = ends[0].filter(|_| ends[0] == ends[1] && !is_witness);
        let hint = match (turn, stays) {
            (Some(turn), _) => self.holds(turn),
            (_, Some(stays)) => match lab.lang {
                Lang::En => format!("whatever it is, the root stays {}", figure(stays)),
                Lang::Zh => format!("是多少都一样：根始终为 {}", figure(stays)),
            },
            _ => String::new(),
        };
        let try_it = move |text: String| read(&text).filter(|value| value.is_finite()).map(|value| Action::Try(leaf, value));
        let oninput = emit(self.act, try_it);
        let onchange = emit(self.act, try_it);
        let (least, most, step) = (shortest(low), shortest(high), shortest(step));
        html! {
            <h4>{ &question }<small>{ " " }{ hint }</small></h4>
            <div class="what-if">
                <span class="slide">
                    { track((low, high), turn, self.certificate.mover, is_witness) }
                    <input type="range" min={least} max={most} step={step} value={shortest(value)} aria-label={question.clone()}
                        aria-valuetext={figure(value)} {oninput}/>
                </span>
                <input type="number" class="field" step="any" value={shortest(value)} aria-label={question} {onchange}/>
            </div>
            <p class="outcome" role="status" aria-live={if self.lab.tried.is_some() { "polite" } else { "off" }}>{ self.answer(&path, value) }</p>
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

    /// What the search comes to with that leaf.
    fn answer(&self, path: &[u16], value: f64) -> Html {
        let (lab, spec) = (self.lab, self.lab.run.spec());
        let Some(result) = what_if(spec, path, value, &self.cut, SHORT) else {
            return html! { { Word::NoAnswer.say(lab.lang) } };
        };
        let trace = self.moment.trace();
        let node = |node: NodeId| labels::node(trace, &spec.game, lab.lang, node);
        let best = result.answer.best.and_then(|choice| Some(node(trace.child(NodeId::ROOT, choice)?)));
        let mover = if spec.game.status() == Status::ToMove(Player::Min) { Player::Min } else { Player::Max };
        let here = name(node(self.certificate.node).text);
        set(&outcome(lab.lang, result.answer.value, (mover, best), &here, result.is_cut), None)
    }
}

/// Asks for what a field's text means, where it means something.
fn emit(act: &Callback<Action>, meaning: impl Fn(String) -> Option<Action> + 'static) -> Callback<Event> {
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
    let mut numbers = (0..trace.size() as u32).filter_map(|node| trace.outlined_value(NodeId(node)));
    let step = if numbers.all(|number| number.fract() == 0.0) && unit <= 1_000.0 { 1.0 } else { unit / 100.0 };
    let (low, high) = (((low / unit).floor() - 1.0) * unit, ((high / unit).ceil() + 1.0) * unit);
    (low.min(value), high.max(value), step)
}

/// The line below a slider: thick where what is said of it holds, with a tick where it turns.
fn track((low, high): (f64, f64), turn: Option<f64>, mover: Player, is_witness: bool) -> Html {
    let at =
        |number: f64| format!("{}%", shortest((100.0 * (number / 2.0 - low / 2.0) / (high / 2.0 - low / 2.0)).clamp(0.0, 100.0)));
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
