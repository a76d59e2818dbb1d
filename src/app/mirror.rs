//! What the host element knows of the lab, and how it asks for something. It knows no elements: `bin/app` turns this into JavaScript.

use super::action::Action;
use super::lab::{Lab, Notice, Theme};
use super::words::Word;
use crate::figure::Figure;
use crate::lang::Lang;
use crate::scene::Scene;
use crate::spec::Spec;
use std::cell::RefCell;
use std::rc::Rc;
use yew::Callback;

/// What is told when another moment is shown.
#[derive(Clone)]
pub struct Told {
    /// The step.
    pub step: u32,
    /// Whether it is the last one of a search that has ended.
    pub is_last: bool,
    /// What is searched, where that is new.
    pub spec: Option<Spec>,
}

#[derive(Default)]
struct Glass {
    shown: RefCell<Option<(Rc<Lab>, Rc<Scene>)>>,
    /// What was last told of.
    told: RefCell<Option<Rc<Lab>>>,
    act: RefCell<Callback<Action>>,
    paint: RefCell<Callback<()>>,
    tell: Callback<Told>,
}

/// What was last shown, for the host element.
#[derive(Clone)]
pub struct Mirror(Rc<Glass>);

impl PartialEq for Mirror {
    fn eq(&self, other: &Mirror) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Mirror {
    /// A mirror that tells what comes into it.
    pub fn new(tell: Callback<Told>) -> Mirror {
        Mirror(Rc::new(Glass {
            tell,
            ..Glass::default()
        }))
    }

    /// From now on what is asked goes there.
    pub(super) fn face(&self, act: &Callback<Action>) {
        *self.0.act.borrow_mut() = act.clone();
    }

    pub(super) fn show(&self, lab: &Rc<Lab>, scene: &Rc<Scene>) {
        let told = |lab: &Lab| {
            (
                lab.shown_step(),
                lab.shown_step() == lab.run.length() && !lab.run.is_going(),
            )
        };
        self.0
            .shown
            .replace(Some((Rc::clone(lab), Rc::clone(scene))));
        // A search that has told of nothing yet cannot be stepped through. While a game is shown there is none.
        if lab.run.is_awaited() && !lab.is_playing() {
            return;
        }
        let before = self.0.told.replace(Some(Rc::clone(lab)));
        let before = before
            .as_deref()
            .filter(|before| before.run.is_same(&lab.run));
        let (step, is_last) = told(lab);
        if before.map(told) != Some((step, is_last)) {
            self.0.tell.emit(Told {
                step,
                is_last,
                spec: before.is_none().then(|| lab.spec()),
            });
        }
    }

    /// From now on what is shown is painted by this.
    pub(super) fn paint_by(&self, paint: Callback<()>) {
        *self.0.paint.borrow_mut() = paint;
    }

    /// Paints what is shown once more, at once: for paper, before which there is no frame.
    pub fn paint(&self) {
        self.0.paint.borrow().emit(());
    }

    /// Reads what was last shown.
    pub fn with<T>(&self, read: impl FnOnce(&Lab, &Scene) -> T) -> Option<T> {
        self.0
            .shown
            .borrow()
            .as_ref()
            .map(|(lab, scene)| read(lab, scene))
    }

    /// Asks the lab for something.
    pub fn ask(&self, action: Action) {
        let act = self.0.act.borrow().clone();
        act.emit(action);
    }

    /// Plays, or stands still.
    pub fn play(&self, playing: bool) {
        if self.with(|lab, _| lab.playing) == Some(!playing) {
            self.ask(Action::TogglePlaying);
        }
    }

    /// Says that the link was copied, that it could only be put into the address bar, or that code to embed was; anything else as it
    /// is. Saying nothing takes back what was said.
    pub fn say(&self, what: &str) {
        self.ask(Action::Notice(match what {
            "" => None,
            "link" => Some(Notice::Said(Word::Copied)),
            "address" => Some(Notice::Said(Word::NotCopied)),
            "embed" => Some(Notice::Said(Word::EmbedCopied)),
            _ => Some(Notice::Told(what.to_owned())),
        }));
    }

    /// Makes a figure of what is shown, with the address of the page that links on paper lead to.
    pub fn figure<T>(&self, address: &str, make: impl FnOnce(&Figure) -> T) -> Option<T> {
        self.with(|lab, _| {
            let (trace, part) = (lab.run.trace(), lab.part());
            make(&Figure {
                spec: lab.run.spec(),
                trace: &trace,
                lang: lab.lang,
                part: &part,
                fog: lab.fog,
                address,
            })
        })
    }

    /// Speaks a language and wears a theme, as the host does.
    pub fn dress(&self, lang: Lang, theme: Theme) {
        if self.with(|lab, _| lab.lang) == Some(lang.other()) {
            self.ask(Action::ToggleLang);
        }
        self.ask(Action::Theme(theme));
    }
}
