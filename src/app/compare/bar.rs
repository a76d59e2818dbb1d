//! The bar of the clock that all searches follow: keys, the rows of what each has done, and what is counted.

use super::race::{Races, place, shown};
use crate::app::player::keys;
use crate::app::share::open_link;
use crate::app::state::action::Action;
use crate::app::state::compare::Comparing;
use crate::app::state::compare::request::Request;
use crate::app::state::search::Clock;
use crate::app::ui::count::grouped;
use crate::app::ui::select::Select;
use crate::compare::Work;
use crate::lang::words::{compare, page};
use crate::lang::{Lang, Text};
use crate::trace::StepUnit;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the bar.
#[derive(Properties, PartialEq)]
pub struct BarProps {
    /// The searches.
    pub it: Rc<Comparing>,
    /// Their short names.
    pub heads: Vec<String>,
    /// The clock of playback.
    pub clock: Clock,
    /// The language.
    pub lang: Lang,
    /// The ARIA role of the bar.
    pub role: Option<&'static str>,
    /// Receives actions.
    pub act: Callback<Action>,
}

/// Renders the bar.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let BarProps {
        it,
        heads,
        clock,
        lang,
        act,
        role,
    } = props;
    let lang = *lang;
    let say = |word: Text| word.say(lang);
    let (at, all) = place(it);
    let units = [
        compare::BY_LEAF,
        compare::BY_NODE,
        compare::BY_PLAYOUT,
        compare::BY_EVENT,
    ];
    let entries: Vec<AttrValue> = units.iter().map(|word| say(*word).into()).collect();
    let chosen = Work::ALL.iter().position(|by| *by == it.by).unwrap_or(0);
    let choose = act.reform(|index: usize| Request::By(Work::ALL[index]).into());
    let counted = [
        compare::LEAVES,
        compare::NODES,
        compare::PLAYOUTS,
        compare::EVENTS,
    ];
    let word = if it.leaf.is_some() {
        compare::LEAF_NUMBER
    } else {
        counted[chosen]
    };
    html! {
        <section class="player" role={*role} aria-label={say(page::PLAY)}>
            { keys((at, all), StepUnit::Event, clock.playing, lang, act) }
            <div class="bar races">
                <div class="race-names" aria-hidden="true">
                    for head in heads { <span>{ head }</span> }
                </div>
                <Races it={Rc::clone(it)} {lang} act={act.clone()}/>
            </div>
            <div class="end">
                <span class="count">{ say(word) }{ " " }<b>{ grouped(shown(it, at).into()) }</b><span class="soft">{ " / " }{ grouped(shown(it, all).into()) }</span></span>
                <Select label={say(compare::BY)} {entries} {chosen} onchoose={choose}/>
                { open_link(lang) }
            </div>
        </section>
    }
}
