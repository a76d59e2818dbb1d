//! The state that the host element can read. `bin/app` converts it to JavaScript.

use crate::app::state::lab::Lab;
use crate::app::state::search::deck::DeckPosition;
use crate::export::Figure;
use crate::scene::Scene;
use crate::spec::Spec;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;
use yew::Callback;

/// The moment that is shown now, for the host element.
#[derive(Clone, Debug)]
pub struct MomentChange {
    /// The step.
    pub step: u32,
    /// Whether it is the last one of a search that has ended.
    pub is_last: bool,
    /// Where it is among the stops of a deck, if there are any.
    pub standing: Option<DeckPosition>,
    /// The spec and its first step, if the search has changed.
    pub spec: Option<Spec>,
}

/// An answer to an exercise that was graded, for the host element.
#[derive(Clone, Debug, PartialEq)]
pub struct Scored {
    /// The index of the question.
    pub part: usize,
    /// Whether the answer is right.
    pub is_right: bool,
    /// The points of the first answers.
    pub score: f64,
    /// The points of right answers.
    pub max: f64,
    /// The seed of the variant.
    pub seed: u64,
    /// The answers file.
    pub answer: String,
}

#[derive(Default)]
struct HostState {
    lab: RefCell<Option<Rc<Lab>>>,
    scene: RefCell<Rc<Scene>>,
    /// The lab that was last reported to the host.
    told: RefCell<Option<Rc<Lab>>>,
    paint: RefCell<Callback<()>>,
    tell: Callback<MomentChange>,
    score: Callback<Scored>,
    /// The exercise and the number of its graded answers that were last reported.
    scored: Cell<Option<(u64, u32)>>,
}

/// The lab as it was last shown.
#[derive(Clone)]
pub struct Host(Rc<HostState>);

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
    /// Makes a host; `tell` is called whenever another moment is shown, `score` whenever an answer to an exercise is graded.
    pub fn new(tell: Callback<MomentChange>, score: Callback<Scored>) -> Host {
        Host(Rc::new(HostState {
            tell,
            score,
            ..HostState::default()
        }))
    }

    /// Takes over a lab after it was rendered, and reports another moment.
    pub(in crate::app) fn show(&self, lab: &Rc<Lab>) {
        let moment = |lab: &Lab| {
            let is_last = lab.search.lane.shown_step() == lab.search.lane.run.length();
            (
                lab.search.lane.shown_step(),
                is_last && !lab.search.lane.run.is_going(),
                lab.deck_position(),
            )
        };
        self.0.lab.replace(Some(Rc::clone(lab)));
        self.report(lab);
        // Several searches have no step that is theirs together: what is told stays that of the lab.
        let is_other = lab.comparing().is_some() || lab.own_run().is_some();
        if lab.solving().is_some() || lab.is_playing() || is_other {
            self.0.scene.replace(Rc::default());
        } else if lab.search.lane.run.is_awaited() {
            // A search without events cannot be stepped through. While a game is shown there is none.
            return;
        }
        let before = self.0.told.replace(Some(Rc::clone(lab)));
        let before = before.filter(|before| before.search.lane.run.is_same(&lab.search.lane.run));
        let (step, is_last, standing) = moment(lab);
        if before.as_deref().map(moment) != Some((step, is_last, standing)) {
            self.0.tell.emit(MomentChange {
                step,
                is_last,
                standing,
                spec: before
                    .is_none()
                    .then(|| (**lab.search.lane.run.spec()).clone()),
            });
        }
    }

    /// Reports an answer that was graded since the last report.
    fn report(&self, lab: &Lab) {
        let Some(solving) = &lab.exercise.solving else {
            return;
        };
        let seed = solving.variant.instance.seed;
        let now = (seed, solving.checks);
        if self.0.scored.replace(Some(now)) == Some(now) || solving.checks == 0 {
            return;
        }
        let (score, max) = solving.score();
        self.0.score.emit(Scored {
            part: solving.part,
            is_right: solving.work().is_solved,
            score,
            max,
            seed,
            answer: solving.answer().write(),
        });
    }

    /// Returns the callback that receives every painted scene.
    pub(in crate::app) fn painted(&self) -> Callback<Rc<Scene>> {
        // The reference is weak, because the host in turn keeps the callback that owns the drawing.
        let shown = Rc::downgrade(&self.0);
        Callback::from(move |scene| {
            if let Some(shown) = shown.upgrade() {
                shown.scene.replace(scene);
            }
        })
    }

    /// Sets the callback that paints.
    pub(in crate::app) fn paint_by(&self, paint: Callback<()>) {
        self.0.paint.replace(paint);
    }

    /// Paints at once, because no frame is drawn before a page is printed.
    pub fn paint(&self) {
        self.0.paint.borrow().emit(());
    }

    /// Reads the lab and the scene as last shown.
    pub fn with<T>(&self, read: impl FnOnce(&Lab, &Scene) -> T) -> Option<T> {
        let lab = self.0.lab.borrow().clone()?;
        let scene = self.0.scene.borrow().clone();
        Some(read(&lab, &scene))
    }

    /// Makes a figure of a step; `address` is the page to which links on paper lead. A program's own search has steps of its own, and its
    /// figure is of the one that is shown.
    pub fn figure<T>(
        &self,
        address: &str,
        step: u32,
        make: impl FnOnce(&Figure, u32) -> T,
    ) -> Option<T> {
        self.with(|lab, _| {
            let (lane, step) = match lab.own_run() {
                Some(own) => (&own.lane, own.lane.shown_step()),
                None => (&lab.search.lane, step),
            };
            let (trace, part) = (lane.run.trace(), lane.part());
            let figure = Figure {
                spec: lane.run.spec(),
                trace: &trace,
                lang: lab.page.lang,
                part: &part,
                fog: lane.view.fog,
                address,
            };
            make(&figure, step)
        })
    }
}
