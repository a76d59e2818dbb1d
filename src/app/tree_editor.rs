//! The editor of explicit trees, beside their text: what can be done to the node that is picked, by buttons, fields and keys; and
//! trees drawn at random. What an edit does, the game knows; which tree a seed gives, the generator.

use super::action::Action;
use super::browser;
use super::button::{key, press as on_press};
use super::icons::{self, icon};
use super::lab::{Lab, Notice, Pane};
use super::markup::html;
use super::options::{OptionsProps, choice, drawn, entry, line};
use super::setting::{RefusedSetting, Row, extended};
use super::words::Word;
use crate::game::any::AnyGame;
use crate::game::tree::edit::{Edit, Part, edit};
use crate::game::tree::notation::{Problem, write_share};
use crate::game::tree::{Kind, Tree};
use crate::game::{Player, Wording};
use crate::generator::{Wish, generate};
use crate::lang::{Lang, Say};
use crate::spec::{Refusal, Spec, node_path};
use crate::text::decimal;
use crate::trace::NodeId;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// What can be said of a node, in the order of the page.
const TEXTS: [(Word, Part); 4] = [
    (Word::ItsValue, Part::Value),
    (Word::Probability, Part::Probability),
    (Word::Name, Part::Name),
    (Word::Move, Part::Move),
];
/// Where the kind is chosen, and where the fields of a wish begin.
const KINDS: usize = TEXTS.len();
const WISHES: usize = KINDS + 1;

/// What can be pressed.
const BUTTONS: [(Word, &str, Edit); 5] = [
    (
        Word::AddChild,
        "M10 3.2v.1M10 6v2.5M10 11v6M7 14h6",
        Edit::Child,
    ),
    (
        Word::AddSibling,
        "M4 10v.1M6.5 10h2M11 10h6M14 7v6",
        Edit::Sibling,
    ),
    (
        Word::Remove,
        "M4.5 6h11M8 6V4h4v2M6 6l.7 10h6.6L14 6",
        Edit::Remove,
    ),
    (Word::MoveLeft, icons::BACK, Edit::Left),
    (Word::MoveRight, icons::FORWARD, Edit::Right),
];

/// A wish as numbers: the fewest and the most of each, how many cuts if not below zero, the seed; then what is switched: who
/// moves first, whether leaves may be equal and whether a cut must be deep.
pub type Wished = [i32; 11];
/// What is wished at first.
pub const WISHED: Wished = [2, 3, 3, 3, 0, 20, -1, 0, 0, 1, 0];
const NAMES: [Word; 11] = [
    Word::FewestChildren,
    Word::MostChildren,
    Word::LeastDepth,
    Word::GreatestDepth,
    Word::LowestValue,
    Word::HighestValue,
    Word::CutsExactly,
    Word::TreeSeed,
    Word::Root,
    Word::EqualLeaves,
    Word::DeepCut,
];
const CUTS: usize = 6;
const SEED: usize = 7;
const ROOT: usize = 8;

impl Lab {
    /// The node that edits are about.
    pub fn edited(&self) -> Vec<u16> {
        let picked = self
            .selected
            .filter(|_| matches!(self.run.spec().game, AnyGame::Tree(_)));
        self.run.trace().path(picked.unwrap_or(NodeId::ROOT))
    }

    /// Edits it. What cannot be is said at its field with the text that stays there, or where the kind is chosen.
    pub(super) fn edit(&mut self, asked: &Edit, typed: Option<(usize, &str)>) {
        let AnyGame::Tree(tree) = &self.run.spec().game else {
            return;
        };
        let mut path = self.edited();
        match edit(tree, &path, asked) {
            Ok((tree, place)) => {
                self.put_tree(tree);
                path = place;
            }
            Err(problem) => {
                let kept = typed.map(|(_, text)| (path.clone(), text.to_owned()));
                self.refuse(
                    typed.map_or(KINDS, |(place, _)| place),
                    stated(&problem),
                    kept,
                );
            }
        }
        self.pick(&path);
    }

    fn refuse(&mut self, place: usize, refusal: Refusal, typed: Option<(Vec<u16>, String)>) {
        let times = self.refused.as_ref().map_or(0, |refused| refused.times) + 1;
        self.refused = Some(RefusedSetting {
            row: Row::Editor(place),
            refusal,
            typed,
            times,
        });
    }

    /// Takes up a tree, if it must be with another algorithm, and says so.
    fn put_tree(&mut self, tree: Tree) {
        let spec = Spec {
            game: tree.into(),
            step: 0,
            ..self.run.spec().clone()
        };
        if spec.game == self.run.spec().game {
            self.refused = None;
            return;
        }
        let fits = spec.check().is_ok();
        self.load(spec.or_another(), true);
        if !fits {
            self.notice = Some(Notice::Said(Word::OtherAlgorithm));
        }
    }

    /// Takes what was typed or chosen at a place of this pane; nothing where the pane has no such place.
    pub(super) fn enter(&mut self, place: usize, text: &str) {
        if let Some((_, part)) = TEXTS.get(place) {
            return self.edit(&Edit::Say(*part, text.to_owned()), Some((place, text)));
        }
        let is_tree = matches!(self.run.spec().game, AnyGame::Tree(_));
        let Some(wished) = place
            .checked_sub(WISHES)
            .filter(|wished| is_tree && *wished < self.wish.len())
        else {
            return;
        };
        let read = decimal::read(text.trim()).map(|number| number as i32);
        let Some(number) = read.or((wished == CUTS).then_some(-1)) else {
            return self.refuse(place, stated(&Problem::ExpectedNumber), None);
        };
        self.wish[wished] = number;
        let [
            fewest,
            most,
            shallowest,
            deepest,
            lowest,
            highest,
            cuts,
            seed,
            root,
            ties,
            deep,
        ] = self.wish;
        let wish = Wish {
            root: if root == 0 { Player::Max } else { Player::Min },
            children: (fewest, most),
            depth: (shallowest, deepest),
            values: (lowest, highest),
            ties: ties != 0,
            cuts: Some(cuts).filter(|cuts| *cuts >= 0),
            deep: deep != 0,
        };
        match generate(&wish, u64::from(seed as u32)) {
            Ok(tree) => self.put_tree(tree),
            Err(refusal) => self.refuse(place, refusal, None),
        }
    }
}

fn stated(problem: &Problem) -> Refusal {
    Refusal::new("", &problem.say(Lang::En), &problem.say(Lang::Zh))
}

/// Does what a key asks of the tree while a node is picked, by hand or by walking to its `row` in the outline; says whether it
/// asks anything.
pub fn press(
    event: &KeyboardEvent,
    lab: &Lab,
    act: &Callback<Action>,
    row: Option<NodeId>,
) -> bool {
    let is_tree = matches!(lab.run.spec().game, AnyGame::Tree(_));
    let Some(node) = row.or(lab.selected).filter(|_| is_tree) else {
        return false;
    };
    let asked = match (event.key().as_str(), event.alt_key(), event.shift_key()) {
        ("Insert" | "n" | "N", false, false) => Edit::Child,
        ("Insert" | "n" | "N", false, true) => Edit::Sibling,
        ("Delete" | "Backspace", false, _) => Edit::Remove,
        ("ArrowLeft", true, _) => Edit::Left,
        ("ArrowRight", true, _) => Edit::Right,
        ("F2" | "e" | "E", false, _) => {
            act.emit(Action::Select(Some(node)));
            act.emit(Action::Pane(Pane::Position));
            let editor = around(event).and_then(|lab| lab.query_selector(".edit").ok().flatten());
            if let Some(editor) = editor {
                let path = node_path(&lab.run.trace().path(node));
                browser::next_frame(move || _ = go_to_field(editor, path, WAIT));
            }
            return true;
        }
        _ => return false,
    };
    act.emit(Action::Select(Some(node)));
    act.emit(Action::Edit(asked));
    true
}

/// The lab around an event's target.
fn around(event: &Event) -> Option<Element> {
    let target: Element = event.composed_path().get(0).dyn_into().ok()?;
    target.closest(".ply").ok()?
}

/// How many frames the page may take to show another node's fields.
const WAIT: u32 = 20;

/// Gives the focus to the first field, once the fields are those of the node at a path.
fn go_to_field(editor: Element, path: String, frames: u32) -> Option<()> {
    if frames > 0 && editor.get_attribute("data-of") != Some(path.clone()) {
        browser::next_frame(move || _ = go_to_field(editor, path, frames - 1));
        return None;
    }
    editor.set_attribute("open", "").ok()?;
    let field: HtmlInputElement = editor.query_selector("input").ok()??.dyn_into().ok()?;
    field.focus().ok()?;
    field.select();
    Some(())
}

/// The fields and buttons for the node that is picked.
pub fn editor(props: &OptionsProps) -> Html {
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
    let say = |word: Word| word.say(props.lang);
    let kind = |name, asked| (name, Action::Edit(asked));
    let kinds = vec![
        kind("Max", Edit::Inner(Kind::ToMove(Player::Max))),
        kind("Min", Edit::Inner(Kind::ToMove(Player::Min))),
        kind(say(Word::ByChance), Edit::Inner(Kind::Chance)),
        kind(say(Word::Leaf), Edit::Leaf),
    ];
    let (chosen, value) = match branch.kind {
        Kind::ToMove(player) => (player as usize, None),
        Kind::Chance => (2, None),
        Kind::Leaf(value) => (3, Some(extended(value))),
    };
    let said = |place: usize, text: Option<String>| match text {
        Some(text) => field(props, place, TEXTS[place].0, text, "text"),
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
    // Done with a field, one goes on in the outline.
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        if event.key() == "Enter" && event.target_dyn_into::<HtmlInputElement>().is_some() {
            let row = around(&event)
                .and_then(|lab| lab.query_selector(".outline [tabindex='0']").ok().flatten());
            let _ = row
                .and_then(|row| row.dyn_into::<HtmlElement>().ok())
                .map(|row| row.focus());
        }
    });
    let can = |asked: &Edit| match asked {
        Edit::Sibling => above.is_some(),
        Edit::Left => index > 0,
        Edit::Right => index + 1 < count,
        _ => true,
    };
    html! {
        <details class="fold edit" data-of={path} {onkeydown}>
            <summary>{ say(Word::Edit) }<small>{ name }</small></summary>
            <p class="held">
                for (word, path, asked) in BUTTONS {
                    { key(say(word), path, on_press(&props.act, Action::Edit(asked.clone())), can(&asked)) }
                }
            </p>
            <dl class="opts">
                { line(props, Row::Editor(KINDS), say(Word::Kind).into(), choice(props, say(Word::Kind), kinds, Some(chosen), "")) }
                { said(0, value) }
                { said(1, chance.map(|chance| write_share(*chance).replace('"', ""))) }
                { said(2, Some(branch.name.clone().unwrap_or_default())) }
                { said(3, mv) }
            </dl>
        </details>
    }
}

fn field(props: &OptionsProps, place: usize, word: Word, text: String, kind: &'static str) -> Html {
    let label = word.say(props.lang);
    let act = props.act.clone();
    let take = Callback::from(move |text| act.emit(Action::Enter(place, text)));
    line(
        props,
        Row::Editor(place),
        label.into(),
        entry(props, Row::Editor(place), label, text, kind, take),
    )
}

/// What a random tree should be like.
pub fn random(props: &OptionsProps) -> Html {
    let AnyGame::Tree(_) = &props.spec.game else {
        return Html::default();
    };
    let say = |word: Word| word.say(props.lang);
    let again = Action::Enter(WISHES + SEED, drawn());
    html! {
        <details class="fold">
            <summary>{ say(Word::RandomTree) }</summary>
            <p class="held"><button class="btn line" onclick={on_press(&props.act, again)}>{ icon(icons::DICE) }{ say(Word::NewTree) }</button></p>
            <dl class="opts">
                for (at, number) in props.wish.into_iter().enumerate() { { wished(props, at, number) } }
            </dl>
        </details>
    }
}

/// A number of the wish: a field, or two buttons for what is switched.
fn wished(props: &OptionsProps, at: usize, number: i32) -> Html {
    let (place, word) = (WISHES + at, NAMES[at]);
    if at < ROOT {
        let text = if at == CUTS && number < 0 {
            String::new()
        } else {
            number.to_string()
        };
        return field(props, place, word, text, "number");
    }
    let names = if at == ROOT {
        ["Max", "Min"]
    } else {
        [Word::Off, Word::On].map(|word| word.say(props.lang))
    };
    let set = |text: &str| Action::Enter(place, text.to_owned());
    let label = word.say(props.lang);
    let entries = vec![(names[0], set("0")), (names[1], set("1"))];
    line(
        props,
        Row::Editor(place),
        label.into(),
        choice(props, label, entries, Some(number as usize), ""),
    )
}
