//! The answer: the tree with fields at its nodes, and what has no room or place there as a list below it.

use super::field::{is_hinted, number, sign};
use super::focus::to_next_field;
use super::list::list;
use super::mark::{inner_marks, leaf_mark};
use super::marks::{edges, marks};
use super::notes;
use super::places::{self, at, fit, is_in_tree, press};
use super::rect::spot;
use crate::app::browser::size::use_size_of;
use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::ui::context::use_act;
use crate::app::ui::markup::Markup;
use crate::exercise::{Ask, Entry, Holds};
use crate::export::inline::{Drawing, legible_width, patterns};
use crate::lang::Lang;
use crate::lang::words::solving;
use crate::scene::{Part, Size};
use crate::search::Algorithm;
use crate::spec::Spec;
use crate::trace::NodeId;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The height of a row and of what is above and below all rows, in pixels: with fields between the rows, and without.
const ROW: (f64, f64) = (112.0, 84.0);
const AROUND: (f64, f64) = (70.0, 60.0);
/// The least and the greatest width that is drawn, and the greatest one to which a tree grows for what stands beside its nodes.
const NARROWEST: f64 = 280.0;
const BROADEST: f64 = 1_200.0;
const SCROLLED: f64 = 2_400.0;
/// The padding beside the drawing, on both sides together.
const PADDING: f64 = 16.0;
/// The room below the lowest nodes, in pixels: where nothing stands there, and where something does.
const BELOW: (f64, f64) = (34.0, 56.0);
/// The most nodes that are drawn of a game that is not an explicit tree.
const MOST: usize = 400;

/// The properties of the answer.
#[derive(Properties, PartialEq)]
pub struct AnswerProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The language.
    pub lang: Lang,
    /// Its role.
    pub role: Option<&'static str>,
}

/// Renders the tree with its fields, and the list of the fields that have no room in it.
#[component]
pub fn Answer(
    AnswerProps {
        solving,
        lang,
        role,
    }: &AnswerProps,
) -> Html {
    let act = use_act::<Action>();
    let (frame, lang) = (use_node_ref(), *lang);
    let width = use_state_eq(|| 720.0);
    {
        let (frame, width) = (frame.clone(), width.clone());
        use_size_of(
            move || frame.cast::<Element>(),
            move |element| {
                let inner = f64::from(element.client_width()) - PADDING;
                width.set(inner.clamp(NARROWEST, BROADEST).floor());
            },
        );
    }
    let drawing = {
        let step = solving.step();
        let is_over = solving.is_over(solving.part);
        let key = (solving.variant.clone(), solving.part, step, is_over, lang);
        use_memo((key, *width), |(_, width)| drawn(solving, *width, lang))
    };
    let has_room = fit(solving, &drawing);
    let in_tree = |entry: &&Entry| has_room && is_in_tree(solving, entry);
    let is_decided = solving.question().ask == Ask::Next;
    let entries = || solving.entries().iter().filter(|_| !is_decided);
    let below: Vec<Entry> = entries().filter(|entry| !in_tree(entry)).cloned().collect();
    use_in_sight(&frame, solving, &drawing, below.is_empty());
    let scrolls = (drawing.size.width > *width).then_some("0");
    let Size { width, height } = drawing.size;
    let view_box = format!("0 0 {width} {height}");
    html! {
        <section class="answer-tree" tabindex={scrolls} role={*role} aria-label={solving::TREE_OF_EXERCISE.say(lang)} ref={frame}
            onkeydown={|event: KeyboardEvent| to_next_field(&event)}>
            <Markup text={patterns()}/>
            if below.iter().any(|entry| is_in_tree(solving, entry)) { <p class="note below">{ "↓ " }{ solving::FIELDS_BELOW.say(lang) }</p> }
            <svg class="tree-of inked" viewBox={view_box} width={width.to_string()} height={height.to_string()}>
                <g aria-hidden="true"><Markup text={drawing.markup.clone()}/></g>
                { notes::written(&notes::known(solving), &solving.variant.instance.trace, &drawing) }
                { marks(solving, &drawing) }
                if has_room && !is_decided { { edges(solving, &drawing, &act) } }
                for entry in entries().filter(in_tree) { { placed(solving, &drawing, entry, lang, &act) } }
                if has_room && !is_decided { { inner_marks(solving, &drawing, lang) } }
            </svg>
            if !below.is_empty() { { list(solving, &below, lang, &act) } }
        </section>
    }
}

/// Scrolls a tree that is wider than the page to the node of the decision at hand, or to its root where no list below is scrolled with it.
#[hook]
fn use_in_sight(frame: &NodeRef, solving: &Solving, drawing: &Drawing, is_alone: bool) {
    let entry = solving.decision().and_then(|at| solving.entries().get(at));
    let root = is_alone.then_some(NodeId::ROOT);
    let node = entry.map(|entry| entry.node).or(root);
    let spot = node.and_then(|node| spot(drawing, node));
    let (frame, at) = (frame.clone(), spot.map(|spot| spot.at.0));
    use_effect_with(at, move |at| {
        if let (Some(frame), Some(at)) = (frame.cast::<Element>(), at) {
            frame.set_scroll_left((at - f64::from(frame.client_width()) / 2.0) as i32);
        }
    });
}

/// Draws what is given. On a narrow page the tree is wider than the page and scrolls to the sides: it cannot be solved without its
/// numbers, nor with one written over another.
fn drawn(solving: &Solving, width: f64, lang: Lang) -> Drawing {
    let instance = &solving.variant.instance;
    let (spec, trace) = (&instance.spec, &instance.trace);
    if !spec.game.is_explicit() && trace.size() > MOST {
        return Drawing::of_position(spec, width.min(320.0));
    }
    let nodes = (0..trace.size() as u32).map(NodeId);
    let deepest = nodes.map(|node| trace.depth(node)).max().unwrap_or(0);
    let is_field = |entry: &Entry| entry.holds == Holds::Number && is_in_tree(solving, entry);
    let (row, around) = if solving.entries().iter().any(is_field) {
        (ROW.0, AROUND.0)
    } else {
        (ROW.1, AROUND.1)
    };
    let height = (f64::from(deepest) * row + 2.0 * around).min(640.0);
    let least = legible_width(spec, trace, Size::new(width, height), BROADEST);
    let known = notes::known(solving);
    // Verdicts and numbers stand below leaves.
    let below = if known.is_empty() && solving.marks().is_empty() {
        BELOW.0
    } else {
        BELOW.1
    };
    let drawing = |width: f64| {
        let mut drawing = filled(solving, Size::new(width, height), lang);
        let feet = drawing.spots.iter().map(|spot| spot.at.1 + spot.reach.1);
        let lowest = feet.fold(0.0, f64::max);
        drawing.size.height = height.min(lowest + below);
        drawing
    };
    let first = drawing(least);
    // A tree is solved by pressing its nodes; numbers can be typed in a list as well.
    let is_pressed = solving
        .entries()
        .iter()
        .any(|entry| entry.holds == Holds::Mark);
    let has_room = |drawing: &Drawing| {
        notes::fit(&known, trace, drawing) && (!is_pressed || fit(solving, drawing))
    };
    if has_room(&first) {
        return first;
    }
    std::iter::successors(Some(1.125 * least), |width| Some(1.125 * width))
        .take_while(|width| *width < SCROLLED)
        .map(drawing)
        .find(has_room)
        .unwrap_or(first)
}

/// Draws the tree without anything of the search, or where the search stands at the decision at hand.
fn filled(solving: &Solving, size: Size, lang: Lang) -> Drawing {
    let (instance, ask) = (&solving.variant.instance, &solving.question().ask);
    let (spec, trace) = (&instance.spec, &instance.trace);
    let is_mcts = matches!(spec.algorithm, Algorithm::Mcts(_));
    match ask {
        Ask::Next if !is_mcts => match solving.step() {
            Some(step) => Drawing::to_fill_in(spec, trace, step, size, lang),
            None => Drawing::of_step(spec, trace, trace.len(), (size, Part::default()), lang),
        },
        Ask::Make { .. } => {
            let game = instance.seen(ask);
            let seen = Spec {
                game,
                ..spec.clone()
            };
            let outline = seen.book(&seen.outline());
            Drawing::to_fill_in(&seen, &outline, 0, size, lang)
        }
        _ => Drawing::to_fill_in(spec, trace, 0, size, lang),
    }
}

/// Draws a field at its node.
fn placed(
    solving: &Rc<Solving>,
    drawing: &Drawing,
    entry: &Entry,
    lang: Lang,
    act: &Callback<Action>,
) -> Html {
    match &entry.holds {
        Holds::Number => {
            let Some(rect) = places::number(solving, drawing, entry) else {
                return Html::default();
            };
            let hint = is_hinted(solving, entry.node);
            let beside = (rect.0 + rect.2 + 2.0, rect.1, 18.0, rect.3);
            html! {
                <>
                    { at(rect, html! { <div class={classes!(hint, "number-at", word(entry))}>{ number(solving, entry, lang, act) }</div> }) }
                    if let Some(is_right) = solving.verdict(entry) { { at(beside, sign(Some(is_right), lang)) } }
                </>
            }
        }
        Holds::Mark => leaf_mark(solving, drawing, entry, lang),
        Holds::Choice(options) => {
            let options = options.iter().filter_map(|option| {
                let rect = press(drawing, solving.node(option)?)?;
                Some(at(rect, option_button(solving, entry, option, lang, act)))
            });
            let chosen = solving.node(&super::field::text(solving, entry));
            let beside = chosen.and_then(|node| press(drawing, node));
            let beside = beside.map(|(x, y, width, height)| (x + width, y, 18.0, height));
            html! {
                <>
                    for option in options { { option } }
                    if let (Some(beside), Some(is_right)) = (beside, solving.verdict(entry)) { { at(beside, sign(Some(is_right), lang)) } }
                </>
            }
        }
        Holds::Order(_) | Holds::Reason(_) | Holds::Word(_) | Holds::Tree | Holds::Text => {
            Html::default()
        }
    }
}

/// The letter before a field that stands beside another one.
fn word(entry: &Entry) -> Option<&'static str> {
    use crate::exercise::What;
    Some(match entry.what {
        What::Alpha => "of-alpha",
        What::Beta => "of-beta",
        What::Visits => "of-n",
        What::Reward => "of-w",
        _ => return None,
    })
}

/// A node that can be chosen.
fn option_button(
    solving: &Solving,
    entry: &Entry,
    option: &str,
    lang: Lang,
    act: &Callback<Action>,
) -> Html {
    let is_chosen = super::field::text(solving, entry) == option;
    let (name, text) = (
        entry.at.clone(),
        if is_chosen { "" } else { option }.to_owned(),
    );
    let onclick = act.reform(move |_: MouseEvent| {
        Request::Write {
            at: name.clone(),
            text: text.clone(),
        }
        .into()
    });
    html! {
        <button class="mark option" {onclick} aria-pressed={is_chosen.to_string()} aria-label={solving.option(option, lang)}
            disabled={solving.is_over(solving.part)}/>
    }
}
