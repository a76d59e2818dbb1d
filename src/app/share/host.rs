//! What the host element knows of the lab. It knows no elements: `bin/app` turns this into JavaScript.

use crate::app::state::lab::Lab;
use crate::figure::Figure;
use crate::scene::Scene;
use crate::spec::Spec;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use yew::Callback;

/// The moment that is shown now, for the host element.
#[derive(Clone, Debug)]
pub struct Told {
    /// The step.
    pub step: u32,
    /// Whether it is the last one of a search that has ended.
    pub is_last: bool,
    /// The search, where it is another one than before.
    pub spec: Option<Spec>,
}

#[derive(Default)]
struct Shown {
    lab: RefCell<Option<Rc<Lab>>>,
    scene: RefCell<Rc<Scene>>,
    /// The lab of which the host was told last.
    told: RefCell<Option<Rc<Lab>>>,
    paint: RefCell<Callback<()>>,
    tell: Callback<Told>,
}

/// The lab as it was last shown.
#[derive(Clone)]
pub struct Host(Rc<Shown>);

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Host")
    }
}

impl PartialEq for Host {
    fn eq(&self, other: &Host) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Host {
    /// A host that is told of every other moment.
    pub fn new(tell: Callback<Told>) -> Host {
        Host(Rc::new(Shown {
            tell,
            ..Shown::default()
        }))
    }

    /// Shows a lab.
    pub(in crate::app) fn show(&self, lab: &Rc<Lab>) {
        let moment = |lab: &Lab| {
            let is_last = lab.lane.shown_step() == lab.lane.run.length();
            (lab.lane.shown_step(), is_last && !lab.lane.run.is_going())
        };
        self.0.lab.replace(Some(Rc::clone(lab)));
        if lab.is_playing() {
            self.0.scene.replace(Rc::default());
        } else if lab.lane.run.is_awaited() {
            // A search that has told of nothing yet cannot be stepped through. While a game is shown there is none.
            return;
        }
        let before = self.0.told.replace(Some(Rc::clone(lab)));
        let before = before.filter(|before| before.lane.run.is_same(&lab.lane.run));
        let (step, is_last) = moment(lab);
        if before.as_deref().map(moment) != Some((step, is_last)) {
            self.0.tell.emit(Told {
                step,
                is_last,
                spec: before.is_none().then(|| lab.lane.spec()),
            });
        }
    }

    /// Takes every scene that is painted.
    pub(in crate::app) fn painted(&self) -> Callback<Rc<Scene>> {
        // The host also keeps how to paint, and so the drawing: neither keeps the other.
        let shown = Rc::downgrade(&self.0);
        Callback::from(move |scene| {
            if let Some(shown) = shown.upgrade() {
                shown.scene.replace(scene);
            }
        })
    }

    /// From now on what is shown is painted by this.
    pub(in crate::app) fn paint_by(&self, paint: Callback<()>) {
        self.0.paint.replace(paint);
    }

    /// Paints what is shown once more, at once: before a page is printed there is no frame.
    pub fn paint(&self) {
        self.0.paint.borrow().emit(());
    }

    /// Reads what was last shown.
    pub fn with<T>(&self, read: impl FnOnce(&Lab, &Scene) -> T) -> Option<T> {
        let lab = self.0.lab.borrow().clone()?;
        let scene = self.0.scene.borrow().clone();
        Some(read(&lab, &scene))
    }

    /// Makes a figure of what is shown, with the address of the page that links on paper lead to.
    pub fn figure<T>(&self, address: &str, make: impl FnOnce(&Figure) -> T) -> Option<T> {
        self.with(|lab, _| {
            let (trace, part) = (lab.lane.run.trace(), lab.lane.part());
            make(&Figure {
                spec: lab.lane.run.spec(),
                trace: &trace,
                lang: lab.lang,
                part: &part,
                fog: lab.lane.view.fog,
                address,
            })
        })
    }
}
