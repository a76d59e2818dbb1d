//! A text field whose value is taken when it loses the focus after a change. It is drawn anew only when its own text changes, so that what
//! is half typed survives what goes on around it.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Takes the value of a field when it loses the focus after a change.
pub fn changed(take: &Callback<String>) -> Callback<Event> {
    let take = take.clone();
    Callback::from(move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            take.emit(field.value());
        }
    })
}

/// The properties of a field.
#[derive(Properties)]
pub struct FieldProps {
    /// Its accessible name.
    pub label: &'static str,
    /// Its text.
    pub text: String,
    /// Whether it holds a single number.
    pub is_number: bool,
    /// The element that says why the last text was refused, if it was.
    #[prop_or_default]
    pub refused: Option<&'static str>,
    /// The number of refusals: each puts the text back, even the same one.
    #[prop_or_default]
    pub times: u32,
    /// What the callback depends on beside the text.
    #[prop_or_default]
    pub of: String,
    /// Receives the text.
    pub take: Callback<String>,
}

impl PartialEq for FieldProps {
    fn eq(&self, other: &FieldProps) -> bool {
        (self.label, &self.text, self.is_number) == (other.label, &other.text, other.is_number)
            && (self.refused, self.times, &self.of) == (other.refused, other.times, &other.of)
    }
}

/// Renders the field.
#[component]
pub fn Field(props: &FieldProps) -> Html {
    let class = classes!("field", props.is_number.then_some("short"));
    let kind = if props.is_number { "number" } else { "text" };
    html! {
        <input {class} type={kind} inputmode="text" step="any" aria-label={props.label} value={props.text.clone()} onchange={changed(&props.take)}
            aria-invalid={props.refused.map(|_| "true")} aria-describedby={props.refused} autocomplete="off"/>
    }
}

/// The properties of a field of several lines.
#[derive(Properties)]
pub struct AreaProps {
    /// Its accessible name.
    pub label: &'static str,
    /// Its text.
    pub text: String,
    /// How many lines it shows.
    pub rows: u32,
    /// Receives the text.
    pub take: Callback<String>,
}

impl PartialEq for AreaProps {
    fn eq(&self, other: &AreaProps) -> bool {
        (self.label, &self.text, self.rows) == (other.label, &other.text, other.rows)
    }
}

/// Renders a field of several lines.
#[component]
pub fn Area(props: &AreaProps) -> Html {
    let take = props.take.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
            take.emit(field.value());
        }
    });
    html! {
        <textarea class="field" rows={props.rows.to_string()} aria-label={props.label} value={props.text.clone()} {onchange}
            autocomplete="off" spellcheck="false"/>
    }
}
