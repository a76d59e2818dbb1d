//! One field of an answer, in the tree or in the list: a number, a mark, a choice.

use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::ui::select::Select;
use crate::exercise::{Claim, Entry, Holds, claim_tried};
use crate::lang::Lang;
use crate::lang::words::solving;
use crate::trace::NodeId;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Draws the sign of a verdict, with a word for screen readers; nothing without a verdict.
pub fn sign(verdict: Option<bool>, lang: Lang) -> Html {
    match verdict {
        None => Html::default(),
        Some(is_right) => {
            let (sign, word) = if is_right {
                ("✓", solving::RIGHT)
            } else {
                ("✗", solving::WRONG)
            };
            html! { <span class="verdict" role="img" aria-label={word.say(lang)}>{ sign }</span> }
        }
    }
}

/// Returns the text in a field; empty if nothing is written there.
pub fn text(solving: &Solving, entry: &Entry) -> String {
    solving.shown().get(&entry.at).cloned().unwrap_or_default()
}

/// The sign of infinity in place of its name in the solution. A student may write either.
fn signed(text: String) -> String {
    match text.as_str() {
        "+inf" => "+∞".to_owned(),
        "-inf" => "−∞".to_owned(),
        _ => text,
    }
}

/// Returns the CSS class of a node to which a hint points; `None` for other nodes.
pub fn is_hinted(solving: &Solving, node: NodeId) -> Option<&'static str> {
    (solving.hinted() == Some(node)).then_some("hinted")
}

/// Takes what is typed into a field, and no more letters than an answer has.
fn typed(entry: &Entry, most: usize, act: &Callback<Action>) -> Callback<InputEvent> {
    let at = entry.at.clone();
    act.reform(move |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        let text = field.map(|field| field.value()).unwrap_or_default();
        Request::Write {
            at: at.clone(),
            text: text.chars().take(most).collect(),
        }
        .into()
    })
}

/// Draws a field for a number. It is read-only once the question is over.
pub fn number(solving: &Solving, entry: &Entry, lang: Lang, act: &Callback<Action>) -> Html {
    let oninput = typed(entry, 40, act);
    let is_over = solving.is_over(solving.part);
    let unread = solving.work().unread.as_ref();
    let is_unread = unread.is_some_and(|(at, _)| *at == entry.at);
    let is_wrong = is_unread || solving.verdict(entry) == Some(false);
    html! {
        <input class="field number" type="text" inputmode="text" autocomplete="off" autocapitalize="off" spellcheck="false"
            aria-label={solving.label(entry, lang)} value={signed(text(solving, entry))} readonly={is_over}
            aria-invalid={is_wrong.then_some("true")} {oninput}/>
    }
}

/// Draws a mark as a checkbox.
pub fn mark(solving: &Solving, entry: &Entry, lang: Lang, act: &Callback<Action>) -> Html {
    let node = entry.node;
    let onchange = act.reform(move |_: Event| Request::Mark(node).into());
    let is_marked = !text(solving, entry).is_empty();
    html! {
        <label class="check">
            <input type="checkbox" checked={is_marked} disabled={solving.is_over(solving.part)} {onchange}/>
            <span>{ solving.label(entry, lang) }</span>
        </label>
    }
}

/// Draws a choice from a list; once the question is over, only the chosen entry.
pub fn choice(solving: &Solving, entry: &Entry, lang: Lang, act: &Callback<Action>) -> Html {
    let words: Vec<String> = match &entry.holds {
        Holds::Choice(words) => words.clone(),
        Holds::Reason(slips) => slips.iter().map(|slip| slip.word.to_owned()).collect(),
        Holds::Word(words) => words.iter().map(|(word, _)| (*word).to_owned()).collect(),
        _ => Vec::new(),
    };
    let said = |word: &String| match &entry.holds {
        Holds::Reason(slips) => {
            let slip = slips.iter().find(|slip| slip.word == *word);
            slip.map_or("", |slip| slip.said.say(lang)).to_owned()
        }
        Holds::Word(words) => {
            let called = words.iter().find(|(one, _)| one == word);
            called.map_or("", |(_, said)| said.say(lang)).to_owned()
        }
        _ => solving.option(word, lang),
    };
    let nothing = AttrValue::from(solving::NOT_CHOSEN.say(lang));
    let entries: Vec<AttrValue> = std::iter::once(nothing)
        .chain(words.iter().map(|word| AttrValue::from(said(word))))
        .collect();
    let given = text(solving, entry);
    let chosen = words
        .iter()
        .position(|word| *word == given)
        .map_or(0, |at| at + 1);
    if solving.is_over(solving.part) {
        return html! { <output class="chosen" aria-label={solving.label(entry, lang)}>{ entries[chosen].clone() }</output> };
    }
    let at = entry.at.clone();
    let onchoose = act.reform(move |index: usize| {
        let text = index
            .checked_sub(1)
            .and_then(|index| words.get(index))
            .cloned();
        Request::Write {
            at: at.clone(),
            text: text.unwrap_or_default(),
        }
        .into()
    });
    html! { <Select class="line" label={solving.label(entry, lang)} {entries} {chosen} {onchoose}/> }
}

/// Draws a field for a tree, and says what a claim does on the tree that is written there.
pub fn tree(
    solving: &Solving,
    entry: &Entry,
    claim: Claim,
    lang: Lang,
    act: &Callback<Action>,
) -> Html {
    let (written, oninput) = (text(solving, entry), typed(entry, 400, act));
    let tried = claim_tried(claim, &written);
    let is_over = solving.is_over(solving.part);
    html! {
        <label class="named"><span>{ solving.label(entry, lang) }</span>
            <input class="field" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="[[5, 6], [2, 1]]"
                value={written} readonly={is_over} {oninput}/>
            <small class="soft" role="status">{ tried.map(|tried| tried.say(lang)) }</small>
        </label>
    }
}
