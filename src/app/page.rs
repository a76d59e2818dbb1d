//! The root component: one lab, its panes, its keys and its address.

use super::action::Action;
use super::address::{fragment, is_spec};
use super::code_pane::{code_pane, keep_in_view};
use super::errand::{Desk, Errand, Errands};
use super::help::{help, show};
use super::island::island;
use super::keys;
use super::lab::{Lab, Notice, Theme};
use super::markup::html;
use super::mirror::Mirror;
use super::node_pane::node_pane;
use super::outline;
use super::past::Step;
use super::play::{self, Ask};
use super::player::player;
use super::position::position;
use super::sentence::why;
use super::share::{figures, places};
use super::stage::Stage;
use super::tabs::tabs;
use super::top_bar::top_bar;
use super::worker::Office;
use crate::lang::Lang;
use crate::play::Record;
use crate::spec::{Spec, from_link};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlSelectElement};
use yew::prelude::*;

/// What the host element gives.
#[derive(Properties)]
pub struct PageProps {
    /// Whether this is the standalone page, which owns the address bar.
    pub owns_address: bool,
    /// What to begin with.
    pub spec: Option<Spec>,
    /// The game that is shown instead, if one is.
    pub game: Option<Rc<Record>>,
    /// The language of the surroundings; a link's own goes before it.
    pub lang: Lang,
    /// The theme of the surroundings.
    pub theme: Theme,
    /// What it takes to start a worker.
    pub office: Office,
    /// Where to tell what is shown.
    pub mirror: Mirror,
}

/// A page has a mirror of its own.
impl PartialEq for PageProps {
    fn eq(&self, other: &PageProps) -> bool {
        self.mirror == other.mirror
    }
}

fn begin(props: &PageProps) -> Lab {
    let fragment = if props.owns_address {
        fragment()
    } else {
        String::new()
    };
    let tag = fragment
        .split('&')
        .find_map(|part| part.strip_prefix("lang="));
    let lang = tag.map_or(props.lang, Lang::of_tag);
    let is_link = is_spec(&fragment) && props.spec.is_none();
    let linked = if is_link {
        from_link(&fragment)
    } else {
        Ok(props.spec.clone().unwrap_or_else(Spec::opening))
    };
    let (spec, notice) = match linked {
        Ok(spec) => (spec, None),
        Err(refusal) => (Spec::opening(), Some(Notice::BadLink(refusal))),
    };
    let region = (!props.owns_address).then_some("group");
    let mut lab = Lab {
        notice,
        theme: props.theme,
        region,
        ..Lab::new(spec, lang)
    };
    if props.owns_address {
        lab.take_up(&fragment, is_link || props.spec.is_some());
    } else if let Some(record) = &props.game {
        lab.ask(Ask::Open(Rc::clone(record)));
    }
    lab
}

/// The whole lab.
pub struct Page {
    desk: Desk,
    errands: Errands,
}

impl Component for Page {
    type Message = Action;
    type Properties = PageProps;

    fn create(context: &Context<Page>) -> Page {
        let props = context.props();
        let act = context.link().callback(|action: Action| action);
        props.mirror.face(&act);
        let desk = Desk {
            lab: Rc::new(begin(props)),
            act,
            root: NodeRef::default(),
            easel: Rc::default(),
            office: props.office.clone(),
            owns_address: props.owns_address,
            is_fresh: true,
            has_no_store: Cell::new(false),
        };
        Page {
            desk,
            errands: Errands::default(),
        }
    }

    fn update(&mut self, _: &Context<Page>, action: Action) -> bool {
        self.desk.is_fresh &= Step::of(&action) == Step::Nobodys;
        self.desk.lab = Rc::new(self.desk.lab.after(action));
        true
    }

    fn view(&self, context: &Context<Page>) -> Html {
        let Desk {
            lab,
            act,
            root,
            owns_address,
            ..
        } = &self.desk;
        let onfocusout = {
            let (act, is_typing) = (act.clone(), lab.is_typing);
            Callback::from(move |_: Event| {
                if is_typing {
                    act.emit(Action::Leave);
                }
            })
        };
        let onkeydown = {
            let (act, lab) = (act.clone(), Rc::clone(lab));
            Callback::from(move |event: KeyboardEvent| keys::press(&event, &lab, &act))
        };
        let theme = match lab.theme {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        let class = [
            "ply",
            if *owns_address { "page" } else { "embed" },
            if lab.projector { "projector" } else { "" },
        ];
        let stage = || Stage {
            lab: Rc::clone(lab),
            act: act.clone(),
            mirror: context.props().mirror.clone(),
            easel: Rc::clone(&self.desk.easel),
        };
        html! {
            <section {class} ref={root.clone()} role={if *owns_address { "main" } else { "group" }} aria-label="Plyscope" tabindex="-1" lang={lab.lang.tag()} data-theme={theme} {onkeydown} {onfocusout}>
                <div class={["lab", if lab.is_playing() { "play" } else { "ab" }]} data-pane={lab.pane_name()}>
                    { top_bar(lab, act) }
                    if lab.is_playing() {
                        { play::view(lab, act) }
                    } else {
                    { tabs(lab, act) }
                    { position(lab, act) }
                    { island(Rc::new(stage())) }
                    { why(lab, act) }
                    { code_pane(lab, act) }
                    { node_pane(lab, act) }
                    { player(lab, act) }
                    }
                </div>
                { help(lab, act) }
                { places(lab) }
                { figures(lab) }
            </section>
        }
    }

    fn rendered(&mut self, context: &Context<Page>, is_first: bool) {
        self.errands.follow(&self.desk);
        let Desk {
            lab,
            root,
            owns_address,
            ..
        } = &self.desk;
        let Some(root) = root.cast::<HtmlElement>() else {
            return;
        };
        // On its own page the keys work at once; in somebody's notes only once a reader has stepped in.
        if is_first && *owns_address {
            let _ = root.focus();
        }
        put_back_pickers(&root);
        // Where a game stands in its place no stage shows the lab.
        if lab.is_playing() {
            context.props().mirror.show(lab, &Rc::default());
        }
    }
}

/// What matters is brought into sight.
pub const SIGHT: Errand = (
    |lab| {
        let length = lab.run.length() as usize;
        let played = lab.play.as_ref().map_or(0, |play| play.turn as usize);
        let open = usize::from(lab.source) + 2 * usize::from(lab.help);
        [
            lab.run.id(),
            length,
            lab.run.is_going().into(),
            lab.moved as usize,
            open,
            played,
        ]
    },
    |desk| {
        let root = desk.root.cast::<Element>()?;
        keep_in_view(&root);
        let _ = outline::follow(&root);
        show(&root, desk.lab.help);
        None
    },
);

/// Pickers show what is searched, whatever was picked: a choice that was refused is put back.
fn put_back_pickers(root: &Element) {
    let Ok(pickers) = root.query_selector_all("select") else {
        return;
    };
    for picker in (0..pickers.length())
        .filter_map(|index| pickers.get(index)?.dyn_into::<HtmlSelectElement>().ok())
    {
        let chosen = picker
            .get_attribute("data-chosen")
            .and_then(|index| index.parse().ok());
        if let Some(chosen) = chosen.filter(|chosen| *chosen != picker.selected_index()) {
            picker.set_selected_index(chosen);
        }
    }
}
