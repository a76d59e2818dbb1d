//! The words of an exercise that is made: its name and task, and the questions in their order with their points.

use super::{KINDS, told_at};
use crate::app::state::action::Action;
use crate::app::state::exercise::builder::{Builder, Change, points_path};
use crate::app::state::exercise::request::Request;
use crate::app::ui::button::{key, press};
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::field::{Area, Field};
use crate::app::ui::icons;
use crate::lang::words::solving;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of both.
#[derive(Properties, PartialEq)]
pub struct WordsProps {
    /// The exercise that is made.
    pub builder: Rc<Builder>,
}

/// Renders the fields for the name and the task.
#[component]
pub fn Names(WordsProps { builder }: &WordsProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let change = |make: fn(String) -> Change| {
        act.reform(move |text: String| Request::Change(make(text)).into())
    };
    html! {
        <>
            <label class="named"><span>{ solving::TASK_TEXT.say(lang) }</span>
                <Area label={solving::TASK_TEXT.say(lang)} text={builder.text.clone()} rows={2} take={change(Change::Text)}/></label>
            <label class="named"><span>{ solving::TASK_ID.say(lang) }</span>
                <Field label={solving::TASK_ID.say(lang)} text={builder.id.clone()} is_number={false} take={change(Change::Name)}/></label>
        </>
    }
}

/// Renders the chosen questions in their order, each with its points.
#[component]
pub fn Chosen(WordsProps { builder }: &WordsProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let row = |(at, kind): (usize, &usize)| {
        let kind = *kind;
        let question = KINDS[kind].say(lang);
        let take =
            act.reform(move |text: String| Request::Change(Change::Points(kind, text)).into());
        let raise = press(&act, Request::Change(Change::Raise(at)));
        let why = told_at(builder, &points_path(kind), lang);
        html! {
            <li key={kind}>
                <span>{ question }</span>
                <Field label={solving::POINTS_EACH.say(lang)} text={builder.points_typed(kind).to_owned()} is_number={true} {take}/>
                { key(solving::RAISE.say(lang), icons::UP, raise, at > 0) }
                if let Some(why) = why { <p class="refused" role="alert">{ why }</p> }
            </li>
        }
    };
    html! {
        <>
            <h3>{ solving::ORDER_AND_POINTS.say(lang) }</h3>
            <ol class="chosen">{ for builder.asks.iter().enumerate().map(row) }</ol>
        </>
    }
}
