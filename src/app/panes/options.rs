//! The options of the position: the editor of explicit trees, and the rules of a game that can be chosen.

pub mod line;
mod tree_editor;

use crate::app::state::action::{Action, Search};
use crate::app::state::search::edit::Wished;
use crate::app::state::search::setting::RefusedSetting;
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tree::notation;
use crate::game::{Player, Wording};
use crate::lang::Lang;
use crate::lang::words::page;
use crate::spec::Spec;
use line::choice;
use std::rc::Rc;
use tree_editor::{editor, open_and_focus, random};
use yew::prelude::*;

/// The properties of the options. They do not contain the step, so that a half-typed number survives while steps are played.
#[derive(Clone, Debug, Properties, PartialEq)]
pub struct OptionsProps {
    /// The search.
    pub spec: Rc<Spec>,
    /// The language.
    pub lang: Lang,
    /// The last refused setting.
    pub refused: Option<RefusedSetting>,
    /// The node of a tree that is edited.
    pub edited: Vec<u16>,
    /// The settings of the generator of random trees.
    pub wish: Wished,
    /// The number of times a key sent the focus to the fields of the edited node.
    pub focus: u32,
    /// Receives the actions.
    pub act: Callback<Action>,
}

/// Renders the options of the position.
#[component]
pub fn Options(props: &OptionsProps) -> Html {
    let editor_ref = use_node_ref();
    {
        let editor = editor_ref.clone();
        use_effect_with(props.focus, move |focus| {
            if *focus > 0 {
                open_and_focus(&editor);
            }
        });
    }
    html! {
        <div class="options">
            { editor(props, &editor_ref) }
            { random(props) }
            <dl class="opts">{ of_game(props) }</dl>
        </div>
    }
}

/// Draws the rules of the game that can be chosen: the player at the root of a tree, the winner at Nim.
fn of_game(props: &OptionsProps) -> Html {
    let (label, names, games, second) = match &props.spec.game {
        // A tree written as an object names the player at its root.
        AnyGame::Tree(tree) if tree.mover_of_list().is_some() => {
            let text = tree.text();
            let with = |player: Player| notation::read(&text, player).ok().map(AnyGame::from);
            (
                page::ROOT,
                ["Max", "Min"],
                [with(Player::Max), with(Player::Min)],
                tree.mover_of_list() == Some(Player::Min),
            )
        }
        AnyGame::Nim(nim) => {
            let with = |misere: bool| {
                Nim::new(nim.heaps().to_vec(), misere)
                    .ok()
                    .map(AnyGame::from)
            };
            let names = [page::WINS, page::LOSES].map(|word| word.say(props.lang));
            (page::MISERE, names, [with(false), with(true)], nim.misere())
        }
        _ => return Html::default(),
    };
    let load = |game: Option<AnyGame>| {
        let spec = Spec {
            game: game?,
            ..(*props.spec).clone()
        };
        Some(Action::from(Search::Load(spec)))
    };
    let entries = names
        .into_iter()
        .zip(games)
        .filter_map(|(name, game)| Some((name, load(game)?)))
        .collect();
    let label = label.say(props.lang);
    html! { <div><dt>{ label }</dt><dd>{ choice(props, label, entries, Some(usize::from(second)), "") }</dd></div> }
}
