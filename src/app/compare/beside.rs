//! The menu of what can stand beside the search that is shown.

use super::seeds::Seeds;
use crate::app::effects::worker::WorkerSetup;
use crate::app::state::action::Action;
use crate::app::state::compare::beside::{Beside, options_changed, other_algorithms};
use crate::app::state::compare::request::Request;
use crate::app::state::search::run::Run;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::compare::Work;
use crate::lang::words::compare;
use crate::lang::{Lang, Say, Text};
use crate::spec::{PRESETS, Spec};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the menu.
#[derive(Debug, Properties, PartialEq)]
pub struct BesideProps {
    /// The search.
    pub run: Run,
    /// The search before the last change of an option.
    pub before: Option<Rc<Spec>>,
    /// The setup of a worker.
    pub worker: WorkerSetup,
    /// The language.
    pub lang: Lang,
}

/// Renders the button that opens the menu, and the menu.
#[component]
pub fn BesideMenu(
    BesideProps {
        run,
        before,
        worker,
        lang,
    }: &BesideProps,
) -> Html {
    let act = use_act::<Action>();
    let lang = *lang;
    let is_open = use_state_eq(|| false);
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| is_open.set(super::opens(&event)))
    };
    let say = |word: Text| word.say(lang);
    html! {
        <>
            if run.spec().mcts().is_some() { <Seeds spec={Rc::clone(run.spec())} worker={worker.clone()} {lang}/> }
            <button class="pill beside-key" popovertarget="beside" title={say(compare::BESIDE_NAME)}>{ say(compare::BESIDE) }</button>
            <div class="menu-of beside" id="beside" popover="auto" {ontoggle}>
                if *is_open { { rows(run, before.as_ref(), lang, &act) } }
            </div>
        </>
    }
}

fn rows(run: &Run, before: Option<&Rc<Spec>>, lang: Lang, act: &Callback<Action>) -> Html {
    let spec = run.spec();
    let say = |word: Text| word.say(lang);
    let group = |word: Text, rows: Vec<Beside>| {
        if rows.is_empty() {
            return Html::default();
        }
        let row = |row: Beside| {
            let leaves = row
                .leaves(run)
                .map(|count| compare::LeavesOf { count }.say(lang));
            let onclick = press(act, Request::Beside(row.searches, row.by));
            html! { <button class="btn" popovertarget="beside" popovertargetaction="hide" {onclick}>{ row.words }if let Some(leaves) = leaves { <span class="soft">{ leaves }</span> }</button> }
        };
        html! {
            <div role="group" aria-label={say(word)}>
                <p class="soft" aria-hidden="true">{ say(word) }</p>
                for each in rows { { row(each) } }
            </div>
        }
    };
    let earlier =
        before.filter(|before| before.game == spec.game && before.algorithm != spec.algorithm);
    let earlier = earlier.map(|before| Beside {
        words: say(compare::AS_BEFORE).to_owned(),
        searches: vec![Spec {
            step: 0,
            ..(**before).clone()
        }],
        by: Work::Leaf,
    });
    let presets = PRESETS
        .iter()
        .filter(|preset| preset.is_about(&spec.algorithm))
        .filter_map(|preset| {
            let applied = preset
                .applied_to(spec)
                .ok()
                .filter(|applied| applied.algorithm != spec.algorithm)?;
            Some(Beside {
                words: preset.name(lang).to_owned(),
                searches: vec![Spec { step: 0, ..applied }],
                by: Work::Leaf,
            })
        });
    let changed = earlier.into_iter().chain(options_changed(spec, lang));
    html! {
        <>
            { group(compare::OTHER_ALGORITHM, other_algorithms(run, lang)) }
            { group(compare::ONE_OPTION, changed.collect()) }
            { group(compare::CONVENTIONS, presets.collect()) }
        </>
    }
}
