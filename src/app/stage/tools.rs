//! The tools of the drawing: zoom, what is hidden, and the figures to save. Where the stage is small they are a menu behind one button.

use super::Subject;
use crate::app::state::action::{Action, ViewAction};
use crate::app::state::search::view::remembers;
use crate::app::state::search::view::{Look, View};
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::icons::{self, icon};
use crate::lang::Text;
use crate::lang::words::page;
use crate::trace::Perspective;
use gloo_events::EventListener;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The properties of the tools.
#[derive(Properties, PartialEq)]
pub struct ToolsProps {
    /// The moment that is drawn.
    pub subject: Subject,
    /// The settings of the drawing.
    pub view: View,
}

/// Renders the tools: icons beside the drawing, and words below it if the stage is wide.
#[component]
pub fn Tools(ToolsProps { subject, view }: &ToolsProps) -> Html {
    let act = use_act::<Action>();
    let lang = subject.shown.lang;
    let say = |word: Text| word.say(lang);
    let opens = use_state(|| false);
    let toggle = {
        let opens = opens.clone();
        Callback::from(move |_| opens.set(!*opens))
    };
    let more = use_node_ref();
    let close = {
        let (opens, more) = (opens.clone(), more.clone());
        Callback::from(move |()| {
            if let Some(more) = more.cast::<HtmlElement>().filter(|_| *opens) {
                // The focused item disappears with the menu, so the button takes the focus.
                let _ = more.focus();
                opens.set(false);
            }
        })
    };
    {
        let (shuts, more) = (opens.clone(), more.clone());
        use_effect_with(*opens, move |opens| {
            let listener = opens.then(|| outside(&more, move || shuts.set(false)));
            move || drop(listener)
        });
    }
    let onkeydown = {
        let (opens, close) = (*opens, close.clone());
        Callback::from(move |event: KeyboardEvent| {
            if opens && event.key() == "Escape" {
                event.stop_propagation();
                close.emit(());
            }
        })
    };
    let key = |name: Text, path: &'static str, look: Look| {
        tool(
            say(name),
            None,
            path,
            press(&act, ViewAction::Look(look)),
            None,
        )
    };
    // What is asked for once closes the menu; the keys of the zoom are pressed several times.
    let once = |sight: ViewAction| {
        let close = close.clone();
        act.reform(move |_: MouseEvent| {
            close.emit(());
            Action::from(sight.clone())
        })
    };
    let worded = |name: Text, word: Text, path: &'static str, look: Look| {
        tool(
            say(name),
            Some(say(word)),
            path,
            once(ViewAction::Look(look)),
            None,
        )
    };
    let switch = |name: Text, word: Text, path: &'static str, sight: ViewAction, is_on: bool| {
        tool(say(name), Some(say(word)), path, once(sight), Some(is_on))
    };
    html! {
        <div class={classes!("zoom", opens.then_some("open"))} {onkeydown}>
            <button class="btn more" ref={more} onclick={toggle} aria-expanded={opens.to_string()} aria-label={say(page::DRAWING_TOOLS)} title={say(page::DRAWING_TOOLS)}>
                { icon(icons::MORE) }
            </button>
            { key(page::ZOOM_IN, icons::PLUS, Look::Closer) }
            { key(page::ZOOM_OUT, icons::MINUS, Look::Further) }
            { worded(page::FIT, page::FIT_WORD, icons::FIT, Look::Whole) }
            { worded(page::FOLLOW, page::FOLLOW_WORD, icons::FOLLOW, Look::Follow) }
            <button class="btn save" popovertarget="figures" aria-label={say(page::SAVE_PICTURE)} title={say(page::SAVE_PICTURE)}>
                { icon(icons::SAVE) }
            </button>
            { switch(page::COMPACT, page::COMPACT_WORD, icons::COMPACT, ViewAction::ToggleCompact, view.compact) }
            { switch(page::FOG, page::FOG_WORD, icons::FOG, ViewAction::ToggleFog, view.fog) }
            if remembers(&subject.shown.run.spec().algorithm) {
                { switch(page::GRAPH, page::GRAPH_WORD, icons::GRAPH, ViewAction::ToggleGraph, view.graph) }
            }
            if subject.shown.run.spec().perspective(Perspective::Mover) == Perspective::Mover {
                { switch(page::NEGAMAX, page::NEGAMAX_WORD, icons::TURN, ViewAction::Side(view.perspective.other()), view.perspective == Perspective::Mover) }
            }
        </div>
    }
}

/// Listens for the pointer being pressed outside of the menu around a button.
fn outside(button: &NodeRef, shut: impl Fn() + 'static) -> Option<EventListener> {
    let menu = button.cast::<HtmlElement>()?.parent_element()?;
    let page = menu.owner_document()?;
    let listener = EventListener::new(&page, "pointerdown", move |event| {
        if !event.composed_path().includes(&menu, 0) {
            shut();
        }
    });
    Some(listener)
}

/// Draws a tool: its icon, and its word in place of the icon where there is room for words.
fn tool(
    name: &'static str,
    word: Option<&'static str>,
    path: &'static str,
    onclick: Callback<MouseEvent>,
    pressed: Option<bool>,
) -> Html {
    let pressed = pressed.map(|pressed| pressed.to_string());
    html! {
        <button class="btn" {onclick} aria-label={name} title={name} aria-pressed={pressed}>
            { icon(path) }
            if let Some(word) = word { <span class="word">{ word }</span> }
        </button>
    }
}
