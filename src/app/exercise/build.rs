//! The form in which a lecturer makes an exercise, beside what the student sees.

mod collected;
mod words;

use super::all_exercises;
use super::number::NumberField;
use crate::app::browser::download::save;
use crate::app::share::{CopyButton, EmbedButton};
use crate::app::state::action::Action;
use crate::app::state::exercise::builder::numbers::Number;
use crate::app::state::exercise::builder::{self, Builder, Change, Demand, KIND_COUNT};
use crate::app::state::exercise::class;
use crate::app::state::exercise::request::Request;
use crate::app::state::page::Place;
use crate::app::ui::button::{choice, key, press};
use crate::app::ui::context::use_act;
use crate::app::ui::count::grouped;
use crate::app::ui::focus::use_focus_at_first;
use crate::app::ui::icons;
use crate::exercise::{Ask, Sheet};
use crate::lang::words::solving;
use crate::lang::{Lang, Say, Text};
use crate::spec::Refusal;
use collected::Collected;
use std::rc::Rc;
use words::{Chosen, Names};
use yew::prelude::*;

/// More fields than this are too many to fill in by hand in a quarter of an hour.
const MOST_FIELDS: usize = 40;
/// A tree of more nodes than this is too large to be read on a page.
const MOST_NODES: usize = 100;

/// The words for the questions, in the order of the state.
const KINDS: [Text; KIND_COUNT] = [
    solving::KIND_CUT,
    solving::KIND_VALUES,
    solving::KIND_GRUNDY,
    solving::KIND_WINDOW,
    solving::KIND_ROOT,
    solving::KIND_NEXT,
    solving::KIND_ORDER,
    solving::KIND_BACKUP,
    solving::KIND_MISTAKE_VALUES,
    solving::KIND_MISTAKE_WINDOW,
    solving::KIND_PLAYOUTS,
    solving::KIND_CONTROL,
    solving::KIND_WHICH,
    solving::KIND_CLAIM,
];

/// The properties of the form.
#[derive(Properties, PartialEq)]
pub struct BuildProps {
    /// The exercise that is made.
    pub builder: Rc<Builder>,
    /// The exercises that are collected.
    pub collected: Option<Rc<Sheet>>,
    /// How many fields the variant shown has.
    pub fields: usize,
    /// How many nodes its tree has.
    pub nodes: usize,
    /// The language.
    pub lang: Lang,
    /// Where the page stands.
    pub place: Place,
}

/// Returns the words for a question of the form.
fn kind(ask: &Ask) -> Option<Text> {
    let at = builder::KINDS.iter().position(|kind| kind == ask)?;
    KINDS.get(at).copied()
}

/// Returns why the field at a path is refused, if it is.
fn told_at(builder: &Builder, path: &str, lang: Lang) -> Option<String> {
    let refused = builder.refused.as_ref();
    let refused = refused.filter(|refused| refused.path == path)?;
    Some(refused.reason(lang))
}

fn demand_word(demand: Demand) -> Text {
    match demand {
        Demand::AboveLeaves => solving::DEMAND_ABOVE,
        Demand::Deep => solving::DEMAND_DEEP,
        Demand::RulesAgree => solving::DEMAND_RULES,
        Demand::UniqueBest => solving::DEMAND_BEST,
        Demand::NoTies => solving::DEMAND_TIES,
    }
}

/// Why there is no such exercise, in the words of the form.
fn told(builder: &Builder, refused: &Refusal, lang: Lang) -> String {
    let reason = refused.reason(lang);
    let mut asks = builder.asks.iter().enumerate();
    match asks.find(|(at, _)| refused.path.starts_with(&format!("ask[{at}]"))) {
        Some((_, kind)) => solving::NoSuchQuestion {
            what: KINDS[*kind].say(lang),
            reason,
        }
        .say(lang),
        None => solving::NoSuchExercise { reason }.say(lang),
    }
}

/// Renders the form in which a lecturer makes an exercise.
#[component]
pub fn Build(
    BuildProps {
        builder,
        collected,
        fields,
        nodes,
        lang,
        place,
    }: &BuildProps,
) -> Html {
    let act = use_act::<Action>();
    // The button that opened the form no longer exists; focus the first control.
    let form = use_focus_at_first(true);
    let lang = *lang;
    let say = |word: Text| word.say(lang);
    let check = |word: Text, is_checked: bool, change: Change| {
        let onchange = act.reform(move |_: Event| Request::Change(change.clone()).into());
        html! { <label class="check"><input type="checkbox" checked={is_checked} {onchange}/><span>{ say(word) }</span></label> }
    };
    let refusal = |number: Number| {
        let refused = builder.refused.as_ref();
        refused.filter(|refused| number.is_at(&refused.path))
    };
    let number = |number: Number| {
        let refused = refusal(number).map(|refused| refused.reason(lang));
        html! { <NumberField {number} typed={builder.numbers.text(number).to_owned()} {refused}/> }
    };
    let wished = builder.wished().iter().copied();
    let (cuts, shape): (Vec<_>, Vec<_>) = wished.partition(|number| *number == Number::Cuts);
    let told_above = cuts.iter().chain(&shape).chain([&Number::Attempts]);
    let told_above = told_above.copied().find_map(refusal).is_some();
    let change = |change: Change| press(&act, Request::Change(change));
    let demands = Demand::ALL
        .into_iter()
        .filter(|demand| demand.suits(&builder.algorithm));
    let onsave = {
        let builder = Rc::clone(builder);
        Callback::from(move |_: MouseEvent| {
            if let Ok(exercise) = builder.exercise() {
                // If the browser refuses to save, the link still has the exercise.
                let _ = save(
                    "exercise.json",
                    "application/json",
                    exercise.write().as_bytes(),
                );
            }
        })
    };
    let (fit, tried) = (builder.fits.fit, builder.fits.tried);
    html! {
        <section ref={form} class="pane task-side build" tabindex="0" role={place.role()} aria-label={say(solving::MAKE_EXERCISE)}>
            <h2>{ say(solving::MADE_OF) }</h2>
            <Names builder={Rc::clone(builder)}/>
            <div role="group" aria-label={say(solving::WHAT_IS_ASKED)}>
                <h3>{ say(solving::WHAT_IS_ASKED) }</h3>
                for kind in builder.kinds() { { check(KINDS[kind], builder.asks.contains(&kind), Change::Ask(kind)) } }
            </div>
            if !builder.asks.is_empty() { <Chosen builder={Rc::clone(builder)}/> }
            <h3>{ say(solving::TREE_FOR) }</h3>
            <p class="seg" role="group" aria-label={say(solving::TREE_FOR)}>
                { choice(say(solving::ONE_FOR_ALL), change(Change::Draw(false)), !builder.is_drawn) }
                { choice(say(solving::ONE_EACH), change(Change::Draw(true)), builder.is_drawn) }
            </p>
            if builder.leaves_game() { <p class="note">{ say(solving::TREE_INSTEAD) }</p> }
            if builder.is_drawn {
                { for shape.into_iter().map(&number) }
                <div role="group" aria-label={say(solving::MUST_HAVE)}>
                    <h3>{ say(solving::MUST_HAVE) }</h3>
                    { for cuts.into_iter().map(&number) }
                    for demand in demands { { check(demand_word(demand), builder.demands(demand), Change::Demand(demand)) } }
                </div>
                if builder.refused.is_none() {
                    <p class="fits" role="status"><b>{ solving::SeedsFit { fit, tried }.say(lang) }</b></p>
                }
                <p class="held">
                    { key(say(solving::VARIANT_BEFORE), icons::BACK, change(Change::Seed(false)), builder.seed > 0) }
                    <span>{ solving::Variant { seed: builder.seed }.say(lang) }</span>
                    { key(say(solving::VARIANT_AFTER), icons::FORWARD, change(Change::Seed(true)), true) }
                </p>
            }
            <h3>{ say(solving::WHILE_SOLVING) }</h3>
            { number(Number::Attempts) }
            if *fields > MOST_FIELDS { <p class="note" role="status">{ solving::ManyFields { count: grouped(*fields as u64) }.say(lang) }</p> }
            if *nodes > MOST_NODES {
                <p class="note" role="status">
                    { solving::ManyNodes { count: grouped(*nodes as u64) }.say(lang) }{ " " }
                    { say(if builder.is_drawn { solving::SMALLER_NUMBERS } else { solving::SMALLER_POSITION }) }
                </p>
            }
            if let Some(refused) = &builder.refused {
                <p class="refused made" role={(!told_above).then_some("alert")}>
                    if !told_above { { told(builder, refused, lang) }<br/> }
                    { say(solving::SHOWS_BEFORE) }
                </p>
            }
            <fieldset class="moves" disabled={builder.refused.is_some()}>
                <CopyButton class="btn line main"/>
                <EmbedButton class="btn line"/>
                <button class="btn line" onclick={onsave}>{ say(solving::SAVE_EXERCISE) }</button>
                <button class="btn line" onclick={press(&act, Request::Class(class::Request::Open))}>{ say(solving::FOR_CLASS) }</button>
                <button class="btn line" onclick={change(Change::Close)}>{ say(solving::END_MAKING) }</button>
            </fieldset>
            <Collected sheet={collected.clone()} can_add={builder.refused.is_none()}/>
            { all_exercises(*place, lang) }
        </section>
    }
}
