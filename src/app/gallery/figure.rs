//! The figure of the gallery: a drawing, its sentence and its steps. What the page had before the scripts came is shown around it.

use super::picture::drawn;
use crate::app::effects::named::use_name;
use crate::app::panes::sentence::set;
use crate::app::player::scrub_bar::ScrubBar;
use crate::app::state::action::{Action, GalleryAction, Step};
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::step_units::Direction;
use crate::app::ui::button::{press, press_and_leave};
use crate::app::ui::context::use_act;
use crate::app::ui::count::grouped;
use crate::app::ui::icons::{self, icon};
use crate::app::ui::spoken::Spoken;
use crate::export::inline::patterns;
use crate::lang::words::{gallery, page};
use crate::lang::{Say, Text};
use crate::lesson::{Tag, explain};
use crate::spec::algorithm_word;
use crate::trace::StepUnit;
use yew::prelude::*;

/// The properties of the gallery.
#[derive(Properties, PartialEq)]
pub struct GalleryProps {
    /// The moment of its figure.
    pub shown: Snapshot,
    /// The moment of the lab, if there is one to go back to.
    pub left: Option<Snapshot>,
}

/// The moment of the lab that one can go back to.
#[derive(Properties, PartialEq)]
struct ContinueProps {
    left: Snapshot,
}

/// Renders the line that leads back to the lab as it was left.
#[component]
fn Continue(ContinueProps { left }: &ContinueProps) -> Html {
    let (spec, lang) = (left.run.spec(), left.lang);
    let algorithm = || algorithm_word(spec.algorithm.id()).say(lang);
    let which = use_name(&spec.game).map_or_else(algorithm, |named| named.name(lang));
    let what = [spec.game.id().title(lang), which];
    let (step, length) = (grouped(left.step.into()), grouped(left.run.length().into()));
    let at = match left.run.is_going() {
        true => gallery::AtStep { step }.say(lang),
        false => gallery::AtStepOf { step, length }.say(lang),
    };
    html! {
        <a class="continue" href="#lab"><span class="soft">{ gallery::CONTINUE.say(lang) }</span><span>{ what.join(" · ") }{ " · " }<b>{ at }</b></span></a>
    }
}

/// Renders the gallery below the bar.
#[component]
pub fn Gallery(GalleryProps { shown, left }: &GalleryProps) -> Html {
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
    let (place, tag) = (String::new(), Tag(trace.phase(step)).word(lang));
    let sentence = line.text();
    let spoken = page::SpokenStep {
        place,
        tag,
        sentence,
    }
    .say(lang);
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
                <div>
                    <slot name="welcome"/>
                    if let Some(left) = left { <Continue left={left.clone()}/> }
                </div>
                <section class="live" aria-label={say(gallery::FIGURE)}>
                    { Html::from_html_unchecked(patterns().into()) }
                    // A click on the drawing does the same as the button, as in the pictures of the moments.
                    <div class="stage inked" onclick={press_and_leave(&act, GalleryAction::Lab)}>{ Html::from_html_unchecked(drawn(spec, &trace, step, lang).into()) }</div>
                    <Spoken text={spoken} moment={step}/>
                    <div class="told">
                        <span class="tag">{ tag }</span>
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
