//! A controlled picker: a choice that the state refuses is reverted.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The properties of a picker.
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// Its accessible name.
    pub label: AttrValue,
    /// The entries.
    pub entries: Vec<AttrValue>,
    /// The index of the chosen entry.
    pub chosen: usize,
    /// Receives the index of another entry.
    pub onchoose: Callback<usize>,
    /// Its CSS classes.
    #[prop_or_default]
    pub class: Classes,
    /// Whether the first entry is a placeholder.
    #[prop_or_default]
    pub has_placeholder: bool,
}

/// Renders the picker.
#[component]
pub fn Select(props: &SelectProps) -> Html {
    let select = use_node_ref();
    let chosen = props.chosen;
    {
        let select = select.clone();
        use_effect(move || show(&select, chosen));
    }
    let onchange = {
        let (select, onchoose) = (select.clone(), props.onchoose.clone());
        Callback::from(move |_| {
            let Some(element) = select.cast::<HtmlSelectElement>() else {
                return;
            };
            let picked = usize::try_from(element.selected_index()).ok();
            // Show the state's choice again: unless the state changes, the entry stays.
            show(&select, chosen);
            if let Some(picked) = picked.filter(|picked| *picked != chosen) {
                onchoose.emit(picked);
            }
        })
    };
    html! {
        <select class={classes!("pick", props.class.clone())} ref={select} aria-label={props.label.clone()} {onchange}>
            for (index, entry) in props.entries.iter().enumerate() {
                <option selected={index == chosen} disabled={index == 0 && props.has_placeholder}>{ entry }</option>
            }
        </select>
    }
}

fn show(select: &NodeRef, chosen: usize) {
    if let Some(element) = select.cast::<HtmlSelectElement>() {
        element.set_selected_index(chosen as i32);
    }
}
