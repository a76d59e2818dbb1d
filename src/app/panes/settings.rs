//! The options of the search in a sheet over the code: the algorithms as tabs, a row for each option with the number of leaves that each
//! choice would visit, and what another choice keeps.

mod chips;
mod rows;
mod slips;

pub use chips::{Chips, ChipsProps};

use super::options::OptionsProps;
use crate::app::state::action::{Display, Search};
use crate::app::state::page::{Place, Settings as Opened};
use crate::app::state::search::algorithms::with_options_of;
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::moment::{Kept, Moment};
use crate::app::state::search::setting::{Rank, Setting, settings};
use crate::app::ui::button::press;
use crate::app::ui::focus::{focused_beside, take};
use crate::app::ui::icons;
use crate::lang::words::{compare, options, page};
use crate::lang::{Lang, Say, Text};
use crate::search::{Algorithm, AlgorithmId};
use crate::spec::algorithm_word;
use rows::{presets, row};
use slips::slips;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The properties of the sheet.
#[derive(Debug, Properties, PartialEq)]
pub struct SettingsProps {
    /// The moment, which another choice keeps.
    pub shown: Snapshot,
    /// The moment of the search before, if the lane has come from there and nobody has stepped since.
    pub kept: Option<Moment>,
    /// The options of the search.
    pub options: OptionsProps,
    /// What is open.
    pub opened: Opened,
    /// The place of the lab.
    pub place: Place,
    /// Whether the opened row alone is shown, in the place of the sentence.
    pub is_row: bool,
}

/// Renders the sheet, or the opened row alone.
#[component]
pub fn Settings(props: &SettingsProps) -> Html {
    let SettingsProps {
        shown,
        options,
        opened,
        place,
        ..
    } = props;
    let (lang, spec) = (options.lang, &options.spec);
    let say = |word: Text| word.say(lang);
    let sheet = use_node_ref();
    use_focus_within(&sheet, *opened);
    let all = settings(spec);
    let close = press(&options.act, Display::Settings(None));
    if props.is_row {
        let label = match opened {
            Opened::Row(label) => Some(*label),
            Opened::All => None,
        };
        let setting = all.into_iter().find(|each| Some(each.label) == label);
        return html! {
            <section class="settings alone" role="dialog" aria-label={say(options::SETTINGS)} ref={sheet}>
                <dl class="opts">
                    if let Some(setting) = setting { { row(props, setting) } }
                </dl>
                <button class="btn back" onclick={close} title={say(options::BACK_TO_SENTENCE)} aria-label={say(options::BACK_TO_SENTENCE)}>
                    { icons::icon(icons::CLOSE) }<kbd>{ "Esc" }</kbd>
                </button>
            </section>
        };
    }
    let (folded, open): (Vec<Setting>, Vec<Setting>) = all
        .into_iter()
        .partition(|setting| setting.rank == Rank::Folded);
    let is_asked =
        |setting: &Setting| matches!(opened, Opened::Row(label) if *label == setting.label);
    let is_unfolded = folded.iter().any(is_asked);
    let changed = folded.iter().filter(|setting| setting.is_changed).count();
    let has_counts = !matches!(spec.algorithm, Algorithm::Mcts(_));
    html! {
        <section class="pane settings" role="dialog" aria-label={say(options::SETTINGS)} ref={sheet}>
            { algorithms(options, lang) }
            <div class="rows-of">
                <dl class="opts">
                    for setting in open { { row(props, setting) } }
                </dl>
                if !folded.is_empty() {
                    <details class="fold" open={is_unfolded}>
                        <summary>
                            { say(options::MORE_OPTIONS) }
                            if changed > 0 { <small>{ changed }{ " " }{ say(options::CHANGED) }</small> }
                        </summary>
                        <dl class="opts">
                            for setting in folded { { row(props, setting) } }
                        </dl>
                    </details>
                }
                <dl class="opts">{ presets(options) }</dl>
                { slips(options) }
                // Where the line above the tree has no room, what stands at its end opens from here.
                <p class="asides">
                    if !has_counts { <button class="btn line" popovertarget="seeds">{ say(compare::SEEDS_NAME) }</button> }
                    <button class="btn line" popovertarget="beside">{ say(compare::BESIDE_NAME) }</button>
                </p>
            </div>
            <div class="foot-of">
                <p class="note">
                    if has_counts { { say(options::LEAVES_EACH) }{ " " } }
                    { kept(shown, props.kept.as_ref()) }
                </p>
                <button class="btn line" onclick={close}>{ say(options::DONE) }{ " " }if *place == Place::Page { <kbd>{ "Esc" }</kbd> }</button>
            </div>
        </section>
    }
}

/// Draws the algorithms as tabs; a press searches the position with another one.
fn algorithms(props: &OptionsProps, lang: Lang) -> Html {
    let now = &props.spec.algorithm;
    let tab = |id: AlgorithmId| {
        let is_now = id == now.id();
        let onclick = press(&props.act, Search::Algorithm(with_options_of(id, now)));
        html! {
            <button class="btn" aria-pressed={is_now.to_string()} {onclick}>{ algorithm_word(id).say(lang) }</button>
        }
    };
    html! {
        <div class="algorithms" role="group" aria-label={page::ALGORITHM.say(lang)}>
            for id in AlgorithmId::ALL { { tab(id) } }
        </div>
    }
}

/// Says what another choice keeps of the moment, or where the last one has led instead.
fn kept(shown: &Snapshot, before: Option<&Moment>) -> String {
    let Some(moment) = Moment::of(&shown.run, shown.step) else {
        return String::new();
    };
    let trace = shown.run.trace();
    let node = trace.at(shown.step).subject();
    let name = || shown.name(node).text;
    if before.is_some_and(|before| !before.is_at(&shown.run, shown.step)) {
        return options::MomentNearest { name: &name() }.say(shown.lang);
    }
    match moment.kept() {
        Kept::End => options::MOMENT_END.say(shown.lang).to_owned(),
        Kept::Cut(before) => {
            let number = before as u64 + 1;
            let name = &name();
            options::MomentCut { number, name }.say(shown.lang)
        }
        Kept::Event => options::MomentNode { name: &name() }.say(shown.lang),
        Kept::Share => options::MOMENT_SHARE.say(shown.lang).to_owned(),
    }
}

/// Moves the focus to the row that is asked for, and back to where it was once the sheet closes.
#[hook]
fn use_focus_within(sheet: &NodeRef, opened: Opened) {
    {
        let sheet = sheet.clone();
        use_effect_with((), move |()| {
            let before = sheet
                .cast::<Element>()
                .and_then(|sheet| focused_beside(&sheet));
            move || {
                if let Some(before) = before.filter(|before| before.is_connected()) {
                    take(&before);
                }
            }
        });
    }
    let sheet = sheet.clone();
    use_effect_with(opened, move |opened| {
        let row = match opened {
            Opened::All => ".algorithms",
            Opened::Row(_) => ".sought",
        };
        let sheet = sheet.cast::<Element>();
        let row = sheet.and_then(|sheet| sheet.query_selector(row).ok()?);
        if let Some(row) = row {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            row.scroll_into_view_with_scroll_into_view_options(&options);
            let control = row.query_selector("[aria-pressed=true], select, input");
            if let Ok(Some(control)) = control {
                take(&control);
            }
        }
    });
}
