//! The picker of named positions: in the bar at the top, on a phone with the position.

use crate::app::effects::named::use_name;
use crate::app::state::action::{Action, Search};
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::select::Select;
use crate::game::catalogue::Named;
use crate::lang::words::page;
use crate::spec::Spec;
use std::rc::Rc;
use yew::prelude::*;

/// Takes the place of a choice and asks for the search that it means, if it means any.
pub fn choose(
    act: &Callback<Action>,
    meaning: impl Fn(usize) -> Option<Search> + 'static,
) -> Callback<usize> {
    let act = act.clone();
    Callback::from(move |index| {
        if let Some(search) = meaning(index) {
            act.emit(search.into());
        }
    })
}

/// The search whose game has the positions.
#[derive(Properties, PartialEq)]
pub struct ExamplesProps {
    /// The search.
    pub spec: Rc<Spec>,
}

/// Renders the picker of the game's named positions; the first entry stands for a position of the user's own.
#[component]
pub fn Examples(ExamplesProps { spec }: &ExamplesProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let id = spec.game.id();
    let known = use_name(&spec.game);
    let known = known.and_then(|known| {
        let is_known = |named: &Named| std::ptr::eq(named, known);
        id.named().iter().position(is_known)
    });
    let onchoose = {
        let spec = Rc::clone(spec);
        choose(&act, move |index| {
            let named = id.named().get(index.checked_sub(1)?)?;
            let spec = Spec {
                game: id.position(named),
                step: 0,
                ..(*spec).clone()
            };
            Some(Search::Load(spec.limited()))
        })
    };
    let own = AttrValue::from(page::OWN_POSITION.say(lang));
    let names = id.named().iter().map(|named| named.name(lang).into());
    let entries: Vec<AttrValue> = [own].into_iter().chain(names).collect();
    let chosen = known.map_or(0, |index| index + 1);
    html! { <Select label={page::EXAMPLES.say(lang)} {entries} {chosen} {onchoose} has_placeholder={true}/> }
}
