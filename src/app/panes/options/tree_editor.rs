//! The editor of explicit trees beside their text: buttons and fields for the selected node, and the generator of random trees. The
//! edits themselves are in the state.

use super::OptionsProps;
use super::line::{choice, entry, line};
use crate::app::browser::seed::short_seed;
use crate::app::state::action::{Action, Display, EditAction};
use crate::app::state::page::focus::Target;
use crate::app::state::search::edit::{Field, WishField};
use crate::app::state::search::setting::{Row, extended};
use crate::app::ui::button::{press, word_key};
use crate::app::ui::icons::{self, icon};
use crate::game::Player;
use crate::game::Wording;
use crate::game::any::AnyGame;
use crate::game::tree::Kind;
use crate::game::tree::edit::{Edit, Part};
use crate::game::tree::notation::write_share;
use crate::lang::Text;
use crate::lang::words::{options, page};
use crate::spec::node_path;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// The edits with a button.
const BUTTONS: [(Text, Edit); 5] = [
    (page::ADD_CHILD, Edit::Child),
    (page::ADD_SIBLING, Edit::Sibling),
    (page::REMOVE, Edit::Remove),
    (page::MOVE_LEFT, Edit::Left),
    (page::MOVE_RIGHT, Edit::Right),
];

/// Draws the fields and buttons for the selected node; nothing unless the game is an explicit tree.
pub fn editor(props: &OptionsProps, frame: &NodeRef) -> Html {
    let AnyGame::Tree(tree) = &props.spec.game else {
        return Html::default();
    };
    let Some(node) = tree.below(&props.edited) else {
        return Html::default();
    };
    let above = props
        .edited
        .split_last()
        .and_then(|(last, above)| Some((usize::from(*last), tree.below(above)?)));
    let (index, count) = above
        .as_ref()
        .map_or((0, 1), |(index, above)| (*index, above.children().count()));
    let branch = node.branch();
    let say = |word: Text| word.say(props.lang);
    let kind = |name, asked| (name, Action::from(EditAction::Edit(asked)));
    let kinds = vec![
        kind("Max", Edit::Inner(Kind::ToMove(Player::Max))),
        kind("Min", Edit::Inner(Kind::ToMove(Player::Min))),
        kind(say(page::BY_CHANCE), Edit::Inner(Kind::Chance)),
        kind(say(page::LEAF), Edit::Leaf),
    ];
    let (chosen, value) = match branch.kind {
        Kind::ToMove(Player::Max) => (0, None),
        Kind::ToMove(Player::Min) => (1, None),
        Kind::Chance => (2, None),
        Kind::Leaf(value) => (3, Some(extended(value))),
    };
    let said = |part: Part, text: Option<String>| match text {
        Some(text) => field(props, Field::Part(part), text, false),
        None => Html::default(),
    };
    let chance = above
        .as_ref()
        .and_then(|(_, above)| above.branch().probabilities.get(index));
    let mv = above
        .as_ref()
        .map(|(_, above)| above.branch().moves.get(index).cloned().unwrap_or_default());
    let path = node_path(&props.edited);
    let name = format!("{path} {}", node.name().unwrap_or_default());
    // Enter and Escape leave a field for the outline.
    let onkeydown = {
        let act = props.act.clone();
        Callback::from(move |event: KeyboardEvent| {
            if matches!(&*event.key(), "Enter" | "Escape")
                && event.target_dyn_into::<HtmlInputElement>().is_some()
            {
                act.emit(Display::Focus(Target::Outline).into());
            }
        })
    };
    let can = |asked: &Edit| match asked {
        Edit::Sibling => above.is_some(),
        Edit::Left => index > 0,
        Edit::Right => index + 1 < count,
        _ => true,
    };
    html! {
        <details class="fold edit" ref={frame.clone()} {onkeydown}>
            <summary>{ say(page::EDIT) }<small>{ name }</small></summary>
            <p class="held">
                for (word, asked) in BUTTONS {
                    { word_key(say(word), press(&props.act, EditAction::Edit(asked.clone())), can(&asked)) }
                }
            </p>
            <dl class="opts">
                { line(props, Row::Editor(Field::Kind), say(page::KIND).into(), choice(props, say(page::KIND), kinds, Some(chosen), "")) }
                { said(Part::Value, value) }
                { said(Part::Probability, chance.map(|chance| write_share(*chance).replace('"', ""))) }
                { said(Part::Name, Some(branch.name.clone().unwrap_or_default())) }
                { said(Part::Move, mv) }
            </dl>
        </details>
    }
}

/// Returns the name of a field of the editor.
fn called(field: Field) -> Text {
    match field {
        Field::Part(Part::Value) => options::ITS_VALUE,
        Field::Part(Part::Probability) => page::PROBABILITY,
        Field::Part(Part::Name) => page::NAME,
        Field::Part(Part::Move) => page::MOVE,
        Field::Kind => page::KIND,
        Field::Wish(WishField::FewestChildren) => page::FEWEST_CHILDREN,
        Field::Wish(WishField::MostChildren) => page::MOST_CHILDREN,
        Field::Wish(WishField::LeastDepth) => page::LEAST_DEPTH,
        Field::Wish(WishField::GreatestDepth) => page::GREATEST_DEPTH,
        Field::Wish(WishField::LowestValue) => page::LOWEST_VALUE,
        Field::Wish(WishField::HighestValue) => page::HIGHEST_VALUE,
        Field::Wish(WishField::Cuts) => page::CUTS_EXACTLY,
        Field::Wish(WishField::Seed) => page::TREE_SEED,
        Field::Wish(WishField::Root) => page::ROOT,
        Field::Wish(WishField::Ties) => page::EQUAL_LEAVES,
        Field::Wish(WishField::DeepCut) => page::DEEP_CUT,
    }
}

fn field(props: &OptionsProps, field: Field, text: String, is_number: bool) -> Html {
    let (label, row) = (called(field).say(props.lang), Row::Editor(field));
    let take = props
        .act
        .reform(move |text| EditAction::Enter { field, text }.into());
    let control = entry(props, row, label, text, is_number, &take);
    line(props, row, label.into(), control)
}

/// Opens the editor and gives the focus to its first field.
pub fn open_and_focus(editor: &NodeRef) -> Option<()> {
    let editor = editor.cast::<Element>()?;
    editor.set_attribute("open", "").ok()?;
    let field = editor.get_elements_by_tag_name("input").item(0)?;
    let field: HtmlInputElement = field.dyn_into().ok()?;
    field.focus().ok()?;
    field.select();
    Some(())
}

/// Draws the settings of the generator of random trees; nothing unless the game is an explicit tree.
pub fn random(props: &OptionsProps) -> Html {
    let AnyGame::Tree(_) = &props.spec.game else {
        return Html::default();
    };
    let say = |word: Text| word.say(props.lang);
    // The seed is drawn at every press, not at every rendering of the button.
    let again = props.act.reform(|_: MouseEvent| {
        let field = Field::Wish(WishField::Seed);
        let text = short_seed();
        EditAction::Enter { field, text }.into()
    });
    html! {
        <details class="fold">
            <summary>{ say(page::RANDOM_TREE) }</summary>
            <p class="held">
                <button class="btn line" onclick={again}>{ icon(icons::DICE) }{ say(page::NEW_TREE) }</button>
            </p>
            <dl class="opts">
                for field in WishField::ALL { { wished(props, field) } }
            </dl>
        </details>
    }
}

/// Draws a setting of the generator: a field, or two buttons for a switch.
fn wished(props: &OptionsProps, wish: WishField) -> Html {
    let number = props.wish.number(wish);
    let field_of = Field::Wish(wish);
    let names = match wish {
        WishField::Root => ["Max", "Min"],
        WishField::Ties | WishField::DeepCut => {
            [options::OFF, options::ON].map(|word| word.say(props.lang))
        }
        _ => {
            let text = number.map_or_else(String::new, |number| number.to_string());
            return field(props, field_of, text, true);
        }
    };
    let set = |text: &str| {
        let text = text.to_owned();
        Action::from(EditAction::Enter {
            field: field_of,
            text,
        })
    };
    let label = called(field_of).say(props.lang);
    let entries = vec![(names[0], set("0")), (names[1], set("1"))];
    let chosen = Some(usize::from(number == Some(1)));
    let control = choice(props, label, entries, chosen, "");
    line(props, Row::Editor(field_of), label.into(), control)
}
