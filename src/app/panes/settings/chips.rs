//! The options in sight above the tree. Each opens its row.

use crate::app::state::action::{Action, Display};
use crate::app::state::page::Settings;
use crate::app::state::search::setting::chips;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::lang::Lang;
use crate::lang::words::options;
use crate::spec::Spec;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the line.
#[derive(Debug, Properties, PartialEq)]
pub struct ChipsProps {
    /// The search.
    pub spec: Rc<Spec>,
    /// The language.
    pub lang: Lang,
    /// What is open of its options.
    pub opened: Option<Settings>,
    /// At most so many are shown.
    pub most: usize,
    /// What stands at the end of the line.
    pub end: Html,
}

/// Renders the line.
#[component]
pub fn Chips(props: &ChipsProps) -> Html {
    let act = use_act::<Action>();
    let lang = props.lang;
    let mut all = chips(&props.spec, lang);
    if all.len() > props.most {
        // What was changed is what others do not expect.
        all.sort_by_key(|chip| !chip.is_changed);
        all.truncate(props.most);
    }
    html! {
        <div class="in-sight" role="group" aria-label={options::SETTINGS.say(lang)}>
            for chip in all {
                {{
                    let row = Settings::Row(chip.label);
                    let is_open = props.opened == Some(row);
                    let next = (!is_open).then_some(row);
                    let class = classes!("pill", chip.is_changed.then_some("changed"));
                    html! {
                        <button {class} aria-expanded={is_open.to_string()} title={chip.label.say(lang)} onclick={press::<Action>(&act, Display::Settings(next))}>
                            { chip.words }
                        </button>
                    }
                }}
            }
            <span class="line-end">{ props.end.clone() }</span>
        </div>
    }
}
