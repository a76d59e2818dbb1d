//! The figure of the gallery: a drawing, its sentence and its steps. What the page had before the scripts came is shown around it.

use super::picture::drawn;
use crate::app::panes::sentence::set;
use crate::app::player::scrub_bar::ScrubBar;
use crate::app::state::action::{Action, GalleryAction, Step};
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::step_units::Direction;
use crate::app::ui::button::{press, press_and_leave};
use crate::app::ui::context::use_act;
use crate::app::ui::icons::{self, icon};
use crate::export::inline::patterns;
use crate::lang::Text;
use crate::lang::words::gallery;
use crate::lesson::{Tag, explain};
use crate::trace::StepUnit;
use yew::prelude::*;

/// The properties of the gallery.
#[derive(Properties, PartialEq)]
pub struct GalleryProps {
    /// The moment of its figure.
    pub shown: Snapshot,
}

/// Renders the gallery below the bar.
#[component]
pub fn Gallery(GalleryProps { shown }: &GalleryProps) -> Html {
    let act = use_act::<Action>();
    // The bar of the figure is the lab's; here its steps are the figure's.
    let step_here = use_callback(act.clone(), |action: Action, act| {
        act.emit(match action {
            Action::Step(step) => GalleryAction::Step(step).into(),
            other => other,
        });
    });
    let lang = shown.lang;
    let say = |word: Text| word.say(lang);
    let (run, step) = (&shown.run, shown.step);
    let (spec, trace) = (run.spec(), run.trace());
    let line = explain(&trace.at(step), &spec.game, lang, &spec.algorithm);
    let by = |word: Text, path: &'static str, direction: Direction, can: bool| {
        let step_unit = StepUnit::Event;
        let onclick = press(
            &act,
            GalleryAction::Step(Step::By {
                step_unit,
                direction,
            }),
        );
        let disabled = (!can).then_some("true");
        html! {
            <button class="btn line" {onclick} aria-disabled={disabled}>{ icon(path) }{ say(word) }</button>
        }
    };
    html! {
        <>
            <div class="first">
                <slot name="welcome"/>
                <section class="live" aria-label={say(gallery::FIGURE)}>
                    { Html::from_html_unchecked(patterns().into()) }
                    // A click on the drawing does the same as the button, as in the pictures of the moments.
                    <div class="stage inked" onclick={press_and_leave(&act, GalleryAction::Lab)}>{ Html::from_html_unchecked(drawn(spec, &trace, step, lang).into()) }</div>
                    <div class="told" aria-live="polite" aria-atomic="true">
                        <span class="tag">{ Tag(trace.phase(step)).word(lang) }</span>
                        <p class="sentence">{ set(&line, None) }</p>
                    </div>
                    <div class="steps" role="group" aria-label={say(gallery::STEPS)}>
                        { by(gallery::BACK, icons::BACK, Direction::Back, step > 0) }
                        { by(gallery::FORWARD, icons::FORWARD, Direction::Forward, step < run.length()) }
                        <ContextProvider<Callback<Action>> context={step_here}>
                            <ScrubBar shown={shown.clone()}/>
                        </ContextProvider<Callback<Action>>>
                    </div>
                </section>
            </div>
            <slot name="moments"/>
        </>
    }
}
