//! *More* in the browser: the entry points, in a module of its own that is fetched when it is first asked for.

use super::compare::{BesideMenu, BesideProps, Versus, VersusProps};
use super::effects::address::fragment;
use super::effects::storage::kept_texts;
use super::exercise::attend::{Attend, AttendProps};
use super::exercise::{Exercise, ExerciseProps};
use super::own::{Own, OwnProps};
use super::panes::code::{Code, CodeProps};
use super::panes::node::{Node, NodeProps};
use super::panes::position::{Position, PositionProps};
use super::panes::settings::{Chips, ChipsProps, Settings, SettingsProps};
use super::play::{Game, GameProps};
use super::state::action::{Action, EditAction, Search, WorkerMessage};
use super::state::link::Way;
use super::state::more::{Here, More, lend, more};
use crate::game::any::GameId;
use crate::game::chess::rules;
use crate::lang::Lang;
use crate::lang::words::page;
use crate::spec::{Refusal, json_in};
use crate::worker::{self, Errand, Message, Run};
use std::borrow::Cow;
use std::sync::OnceLock;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

/// What the module has.
struct Parts {
    state: &'static dyn More,
    chess: &'static dyn rules::Rules,
    views: Views,
    run: Run,
}

/// The components that it renders.
#[derive(Debug)]
pub struct Views {
    /// The position.
    pub position: fn(PositionProps) -> Html,
    /// The options of the search.
    pub settings: fn(SettingsProps) -> Html,
    /// Those in sight above the tree.
    pub chips: fn(ChipsProps) -> Html,
    /// The code.
    pub code: fn(CodeProps) -> Html,
    /// The node, its values and the outline.
    pub node: fn(NodeProps) -> Html,
    /// What goes on around an exercise.
    pub attend: fn(AttendProps) -> Html,
    /// The exercise.
    pub exercise: fn(ExerciseProps) -> Html,
    /// The game.
    pub game: fn(GameProps) -> Html,
    /// Searches side by side.
    pub versus: fn(VersusProps) -> Html,
    /// A program's own search.
    pub own: fn(OwnProps) -> Html,
    /// The menu that opens searches side by side.
    pub beside: fn(BesideProps) -> Html,
}

/// Everything that is reached from here only is fetched with it.
static PARTS: Parts = Parts {
    state: &Here,
    chess: &rules::Here,
    views: Views {
        position: |props| html! { <Position ..props/> },
        settings: |props| html! { <Settings ..props/> },
        chips: |props| html! { <Chips ..props/> },
        code: |props| html! { <Code ..props/> },
        node: |props| html! { <Node ..props/> },
        attend: |props| html! { <Attend ..props/> },
        exercise: |props| html! { <Exercise ..props/> },
        game: |props| html! { <Game ..props/> },
        versus: |props| html! { <Versus ..props/> },
        own: |props| html! { <Own ..props/> },
        beside: |props| html! { <BesideMenu ..props/> },
    },
    run: worker::run,
};

#[wasm_split(more, fallible)]
fn parts() -> Result<&'static Parts, SplitLoaderError> {
    Ok(&PARTS)
}

static FETCHED: OnceLock<&'static Parts> = OnceLock::new();

/// Fetches the module, unless it is there already.
///
/// # Errors
/// If it cannot be fetched; the next call tries again.
pub async fn fetch() -> Result<(), SplitLoaderError> {
    if FETCHED.get().is_none() {
        let parts = parts().await?;
        lend(parts.state);
        rules::lend(parts.chess);
        FETCHED.get_or_init(|| parts);
    }
    Ok(())
}

/// Returns the components, once the module is there.
pub fn views() -> Option<&'static Views> {
    FETCHED.get().map(|parts| &parts.views)
}

/// Runs an errand: see [`run`](crate::worker::run).
///
/// # Errors
/// Why it is refused.
///
/// # Panics
/// If the module is not there: whoever takes an errand fetches it first.
pub fn run(
    errand: &Errand,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) -> Result<(), Refusal> {
    let parts = FETCHED.get().expect("what runs errands is fetched before");
    (parts.run)(errand, clock, post)
}

/// Whether a text, a spec or a link, can only be read once the module is there.
pub fn is_needed_by(text: &str) -> bool {
    // The kind of the game; a text that says so elsewhere costs a fetch alone.
    let names_chess = |json: Cow<str>| json.contains("\"chess\"");
    let is_chess =
        || json_in(text).is_some_and(names_chess) || GameId::of_text(text) == GameId::Chess;
    FETCHED.get().is_none() && is_chess()
}

/// Calls a function with a text once it can be read. If what that takes cannot be fetched, the reader of the text says so.
pub fn reading(text: String, read: Box<dyn FnOnce(&str)>) {
    if !is_needed_by(&text) {
        return read(&text);
    }
    spawn_local(async move {
        // Its failure is that of the reader.
        let _ = fetch().await;
        read(&text);
    });
}

/// Whether what a page opens with, its address or what is kept, can only be read once the module is there.
pub fn is_led_to() -> bool {
    let fragment = fragment();
    matches!(Way::of(&fragment), Way::Exercise | Way::Task)
        || is_needed_by(&fragment)
        || kept_texts().any(|text| is_needed_by(&text))
}

/// Whether an action is carried out by what is not there yet.
pub fn is_awaited(action: &Action) -> bool {
    let needs = match action {
        Action::Search(Search::Game(GameId::Chess)) => true,
        Action::Own(_) | Action::Exercise(_) | Action::Worker(WorkerMessage::Drawn { .. }) => true,
        // Whoever leaves a field has typed nothing.
        Action::Edit(typing) => !matches!(typing, EditAction::Leave),
        _ => false,
    };
    needs && more().is_none()
}

/// The components of the module, or what stands in their place.
#[derive(Debug)]
pub struct Later {
    /// The components, once the module is there.
    pub views: Option<&'static Views>,
    stand_in: Html,
}

impl Later {
    /// Draws what the module has; until it is there, a sentence that says so.
    pub fn draw(&self, draw: impl FnOnce(&'static Views) -> Html) -> Html {
        self.views.map_or_else(|| self.stand_in.clone(), draw)
    }
}

/// Fetches the module once something of it is wanted. Where that fails, what stands in its place offers to try again.
#[hook]
pub fn use_later(is_wanted: bool, lang: Lang) -> Later {
    let (tries, has_failed) = (use_state(|| 0_u32), use_state(|| false));
    let (views, again) = (views(), use_force_update());
    {
        let has_failed = has_failed.setter();
        use_effect_with(
            (is_wanted && views.is_none(), *tries),
            move |&(is_missing, _)| {
                if is_missing {
                    spawn_local(async move {
                        match fetch().await {
                            Ok(()) => again.force_update(),
                            Err(_) => has_failed.set(true),
                        }
                    });
                }
            },
        );
    }
    let onclick = {
        let (tries, has_failed) = (tries, has_failed.setter());
        Callback::from(move |_: MouseEvent| {
            has_failed.set(false);
            tries.set(*tries + 1);
        })
    };
    let stand_in = html! {
        <p class="awaited" role="status">
            if *has_failed {
                { page::NOT_FETCHED.say(lang) }
                <button class="btn line" {onclick}>{ page::AGAIN.say(lang) }</button>
            } else {
                { page::FETCHING.say(lang) }
            }
        </p>
    };
    Later { views, stand_in }
}
