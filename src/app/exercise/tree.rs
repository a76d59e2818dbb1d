//! The answer: the tree with fields at its nodes, and what has no room or place there as a list below it.

use super::field::{number, sign, verdict};
use super::list::list;
use super::marks::{edges, marks, struck};
use super::notes;
use super::places::{self, Rect, fit, is_in_tree, press};
use crate::app::browser::size::use_size_of;
use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::ui::context::use_act;
use crate::app::ui::markup::Markup;
use crate::exercise::{Ask, Entry, Holds};
use crate::figure::inline::{Drawing, legible_width, patterns};
use crate::lang::words::solving;
use crate::lang::{Lang, Say};
use crate::scene::{Part, Size};
use crate::search::Algorithm;
use crate::spec::Spec;
use crate::trace::{Kind, NodeId};
use std::rc::Rc;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The height of a row and of what is above and below all rows, in pixels.
const ROW: f64 = 112.0;
const AROUND: f64 = 70.0;
/// The least and the greatest width that is drawn.
const NARROWEST: f64 = 280.0;
const BROADEST: f64 = 1_200.0;
/// The padding beside the drawing, on both sides together.
const PADDING: f64 = 16.0;
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

/// The tree and the list.
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
    use_walk(&frame, solving);
    let has_room = fit(solving, &drawing);
    let in_tree = |entry: &&Entry| has_room && is_in_tree(solving, entry);
    let is_decided = solving.question().ask == Ask::Next;
    let entries = || solving.entries().iter().filter(|_| !is_decided);
    let below: Vec<Entry> = entries().filter(|entry| !in_tree(entry)).cloned().collect();
    let scrolls = (drawing.size.width > *width).then_some("0");
    let Size { width, height } = drawing.size;
    let view_box = format!("0 0 {width} {height}");
    html! {
        <section class="answer-tree" tabindex={scrolls} role={*role} aria-label={solving::TREE_OF_EXERCISE.say(lang)} ref={frame}>
            <Markup text={patterns()}/>
            <svg class="tree-of inked" viewBox={view_box} width={width.to_string()} height={height.to_string()}>
                <g aria-hidden="true"><Markup text={drawing.markup.clone()}/></g>
                { notes::written(&notes::known(solving), &solving.variant.instance.trace, &drawing) }
                { marks(solving, &drawing) }
                if has_room && !is_decided { { edges(solving, &drawing, &act) } }
                for entry in entries().filter(in_tree) { { placed(solving, &drawing, entry, lang, &act) } }
                if has_room && !is_decided { { inner_marks(solving, &drawing, lang, &act) } }
            </svg>
            if !below.is_empty() { { list(solving, &below, lang, &act) } }
        </section>
    }
}

/// Gives the focus to the mark that a key has walked to.
#[hook]
fn use_walk(frame: &NodeRef, solving: &Solving) {
    let (frame, walked) = (frame.clone(), solving.walked);
    let is_first = use_mut_ref(|| true);
    use_effect_with(solving.moved, move |_| {
        let is_here = !is_first.replace(false);
        if let (true, Some(frame), Some(NodeId(node))) = (is_here, frame.cast::<Element>(), walked)
            && let Ok(Some(button)) = frame.query_selector(&format!("[data-node='{node}']"))
            && let Ok(button) = wasm_bindgen::JsCast::dyn_into::<HtmlElement>(button)
        {
            // A button that has just left the page takes no focus.
            let _ = button.focus();
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
    let height = (f64::from(deepest) * ROW + 2.0 * AROUND).min(640.0);
    let least = legible_width(spec, trace, Size::new(width, height), BROADEST);
    let known = notes::known(solving);
    let first = filled(solving, Size::new(least, height), lang);
    let has_room = |drawing: &Drawing| notes::fit(&known, trace, drawing);
    if has_room(&first) {
        return first;
    }
    std::iter::successors(Some(1.125 * least), |width| Some(1.125 * width))
        .take_while(|width| *width < BROADEST)
        .map(|width| filled(solving, Size::new(width, height), lang))
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

/// Something of HTML at a place of the drawing.
fn at((x, y, width, height): Rect, inside: Html) -> Html {
    html! {
        <foreignObject x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()}>
            <div xmlns="http://www.w3.org/1999/xhtml" class="at-node">{ inside }</div>
        </foreignObject>
    }
}

/// Draws a field at its node.
fn placed(
    solving: &Solving,
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
                    if let Some(is_right) = verdict(solving, entry) { { at(beside, sign(Some(is_right), lang)) } }
                </>
            }
        }
        Holds::Mark => leaf_mark(solving, drawing, entry, lang, act),
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
                    if let (Some(beside), Some(is_right)) = (beside, verdict(solving, entry)) { { at(beside, sign(Some(is_right), lang)) } }
                </>
            }
        }
        Holds::Order(_) | Holds::Reason(_) => Html::default(),
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

fn is_hinted(solving: &Solving, node: NodeId) -> Option<&'static str> {
    (solving.hinted() == Some(node)).then_some("hinted")
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

/// The mark of a leaf, with its verdict below.
fn leaf_mark(
    solving: &Solving,
    drawing: &Drawing,
    entry: &Entry,
    lang: Lang,
    act: &Callback<Action>,
) -> Html {
    let Some(rect) = press(drawing, entry.node) else {
        return Html::default();
    };
    let is_marked = solving.shown().contains_key(&entry.at);
    let below = (rect.0, rect.1 + rect.3 + 2.0, rect.2, 22.0);
    let name = solving.label(entry, lang);
    html! {
        <>
            { at(rect, mark_button(solving, entry.node, name, is_marked, act)) }
            if let Some(is_right) = verdict(solving, entry) { { at(below, sign(Some(is_right), lang)) } }
        </>
    }
}

/// The inner nodes, each of which marks all leaves below it.
fn inner_marks(solving: &Solving, drawing: &Drawing, lang: Lang, act: &Callback<Action>) -> Html {
    let (trace, struck) = (&solving.variant.instance.trace, struck(solving));
    let inner = solving
        .marks()
        .into_iter()
        .filter(|node| trace.kind(*node) != Kind::Leaf);
    let button = |node: NodeId| {
        let rect = press(drawing, node)?;
        let name = solving::AllBelow {
            node: solving.name(node, lang),
        }
        .say(lang);
        Some(at(
            rect,
            mark_button(solving, node, name, struck.contains(&node), act),
        ))
    };
    html! { <>for button in inner.filter_map(button) { { button } }</> }
}

/// What marks a node. One of all marks is reached by the tab key, the others by arrows.
fn mark_button(
    solving: &Solving,
    node: NodeId,
    name: String,
    is_marked: bool,
    act: &Callback<Action>,
) -> Html {
    let onclick = act.reform(move |_: MouseEvent| Request::Mark(node).into());
    let onfocus = act.reform(move |_: FocusEvent| Request::Stand(node).into());
    let stands = solving.walked.or_else(|| solving.first_mark()) == Some(node);
    let is_over = solving.is_over(solving.part);
    html! {
        <button class={classes!("mark", is_hinted(solving, node))} {onclick} {onfocus} data-node={node.0.to_string()} aria-label={name}
            aria-pressed={is_marked.to_string()} tabindex={if stands { "0" } else { "-1" }} aria-disabled={is_over.then_some("true")}/>
    }
}
