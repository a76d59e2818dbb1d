//! A picker that always shows what it is told: a choice that is refused is put back.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The properties of a picker.
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// Its name.
    pub label: AttrValue,
    /// The entries.
    pub entries: Vec<AttrValue>,
    /// The place of the one that is chosen.
    pub chosen: usize,
    /// Takes the place of another one.
    pub onchoose: Callback<usize>,
    /// Its classes.
    #[prop_or_default]
    pub class: Classes,
    /// Whether the first entry only stands for none of the others.
    #[prop_or_default]
    pub has_placeholder: bool,
}

/// The picker.
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
            // The state decides what is shown: as long as it has not changed, that is what was shown before.
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
