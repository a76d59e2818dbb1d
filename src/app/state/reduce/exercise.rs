//! The transitions of an exercise, and the actions that leave it.

use crate::app::state::action::{Action, GalleryAction, Search};
use crate::app::state::dropped::tree_or;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::builder::{Builder, Change};
use crate::app::state::exercise::drawing::Purpose;
use crate::app::state::exercise::linked::exercise;
use crate::app::state::exercise::request::{Opened, Request};
use crate::app::state::lab::Lab;
use crate::app::state::page::focus::Target;
use crate::app::state::page::{Notice, Place};
use crate::app::state::play;
use crate::exercise::{Ask, Progress, Sheet, fault_of, seed_of};
use crate::lang::words::solving;
use crate::spec::Refusal;
use std::rc::Rc;

impl Lab {
    /// Applies a request about the exercise.
    pub(in crate::app::state) fn solve(&mut self, request: Request) {
        match request {
            Request::Follow(fragment) => match exercise(&fragment) {
                Some(Ok(opened)) => self.open_exercise(opened),
                Some(Err(refusal)) => self.page.notice = Some(Notice::BadLink(refusal)),
                None => {}
            },
            Request::Take(text) => self.take_exercises(&text),
            Request::Open(opened) => self.open_exercise(opened),
            Request::Pick(index) => {
                if let Some(sheet) = self.exercise.sheet.clone() {
                    self.pick(&sheet, index);
                }
            }
            Request::Show if self.exercise.solving.is_none() => self.solve(Request::Build),
            Request::Show => self.show_exercise(true),
            Request::Resume(progress) => self.resume(progress),
            Request::Another => self.another(),
            Request::Search => self.search_of_exercise(),
            Request::Build => {
                self.exercise.sheet = None;
                let builder = Builder::new(self.search.lane.run.spec());
                self.preview(builder);
                self.show_exercise(true);
            }
            Request::Change(change) => {
                if change == Change::Count {
                    self.count();
                } else if let Some(mut builder) = self.exercise.builder.as_deref().cloned() {
                    builder.change(&change);
                    match change {
                        Change::Close => self.exercise.builder = Some(Rc::new(builder)),
                        _ => self.preview(builder),
                    }
                }
            }
            Request::Collect(change) => self.collect(change),
            Request::Class(request) => self.teach(request),
            request => {
                if let Some(solving) = &mut self.exercise.solving {
                    ask(Rc::make_mut(solving), request);
                }
            }
        }
    }

    /// Opens an exercise: the variant of a seed, of a student, or one that is drawn.
    fn open_exercise(&mut self, opened: Opened) {
        let seed = opened.seed.unwrap_or_else(|| match &*opened.student {
            "" => self.play.seeds.draw(),
            student => seed_of(&opened.exercise, &opened.salt, student),
        });
        let exercise = Rc::clone(&opened.exercise);
        self.draw(&exercise, seed, Purpose::Open(opened));
    }

    /// Opens the exercises in a text that has their form, or says what is wrong with it.
    fn take_exercises(&mut self, text: &str) {
        match Sheet::read(text) {
            Ok(sheet) => self.pick(&Rc::new(sheet), 0),
            Err(refusal) => self.answer(tree_or(text, Some(&refusal), self.page.lang)),
        }
    }

    /// Begins an exercise. The one that is open already goes on.
    pub(in crate::app::state) fn begin_exercise(&mut self, solving: Solving) {
        let is_open = |before: &Rc<Solving>| {
            let is_same = before.variant.instance.seed == solving.variant.instance.seed;
            before.code == solving.code && (solving.is_drawn || is_same)
        };
        if !self.exercise.solving.as_ref().is_some_and(is_open) {
            self.exercise.builder = None;
            self.exercise.solving = Some(Rc::new(solving));
        }
        self.page.notice = None;
        self.show_exercise(true);
    }

    /// Opens an exercise of a sheet. The variant is drawn, unless one was begun before.
    fn pick(&mut self, sheet: &Rc<Sheet>, index: usize) {
        if let Some(exercise) = sheet.exercises.get(index) {
            let seed = self.play.seeds.draw();
            let exercise = Rc::new(exercise.clone());
            self.draw(&exercise, seed, Purpose::Pick(Rc::clone(sheet)));
        }
    }

    /// Shows the exercise that is made as a student sees it. One that cannot be asked is told, and the one before stays.
    pub(super) fn preview(&mut self, mut builder: Builder) {
        self.stop_drawing();
        if builder.asks.is_empty() {
            builder.refused = Some(Refusal::new("ask", solving::ASK_SOMETHING));
            self.exercise.builder = Some(Rc::new(builder));
            return;
        }
        match builder.exercise() {
            Ok(exercise) => {
                // What is typed is shown while the variant is drawn.
                builder.refused = None;
                self.exercise.builder = Some(Rc::new(builder.clone()));
                let seed = builder.seed;
                self.draw(
                    &Rc::new(exercise),
                    seed,
                    Purpose::Preview(Box::new(builder)),
                );
            }
            Err(refusal) => self.take_preview(builder, Err(refusal)),
        }
    }

    /// Takes up the variant of the exercise that is made, or the reason why none could be drawn.
    pub(in crate::app::state) fn take_preview(
        &mut self,
        mut builder: Builder,
        drawn: Result<Solving, Refusal>,
    ) {
        builder.refused = match drawn {
            Ok(solving) => {
                self.exercise.solving = Some(Rc::new(solving));
                self.show_exercise(true);
                None
            }
            Err(refusal) => Some(refusal),
        };
        self.exercise.builder = Some(Rc::new(builder));
    }

    /// Tries one more seed of the exercise that is made.
    fn count(&mut self) {
        let Some(builder) = self.exercise.builder.clone() else {
            return;
        };
        if self.exercise.drawings.now.is_none() && builder.is_counting() {
            // Nothing is counted while a number cannot be read.
            if let Ok(exercise) = builder.exercise() {
                self.draw(&Rc::new(exercise), builder.fits.tried, Purpose::Count);
            }
        }
    }

    fn show_exercise(&mut self, is_shown: bool) {
        if let Some(solving) = &mut self.exercise.solving {
            Rc::make_mut(solving).is_shown = is_shown;
            self.search.clock.playing = false;
            if let Some(gallery) = self.page.gallery.as_mut().filter(|_| is_shown) {
                gallery.is_shown = false;
            }
        }
    }

    /// Takes up stored progress, unless the student has begun again meanwhile.
    fn resume(&mut self, progress: Result<Progress, Refusal>) {
        let Some(solving) = self.exercise.solving.clone() else {
            return;
        };
        let progress = progress.and_then(|progress| {
            solving.accepts(&progress)?;
            Ok(progress)
        });
        match progress {
            Ok(progress) if progress.answer.seed == solving.variant.instance.seed => {
                self.take_resumed(solving.afresh(), &progress);
            }
            Ok(progress) => {
                let exercise = Rc::new(solving.exercise().clone());
                let seed = progress.answer.seed;
                self.draw(&exercise, seed, Purpose::Resume(Box::new(progress)));
            }
            Err(refusal) => self.page.notice = Some(Notice::BadGame(refusal)),
        }
    }

    /// Goes on where a student has left a variant.
    pub(in crate::app::state) fn take_resumed(&mut self, fresh: Solving, progress: &Progress) {
        if let Some(before) = &self.exercise.solving {
            self.exercise.solving = Some(Rc::new(Solving {
                is_shown: before.is_shown,
                is_drawn: before.is_drawn,
                whose: before.whose.clone(),
                ..fresh.resumed(progress)
            }));
        }
    }

    /// Draws another variant of the exercise.
    fn another(&mut self) {
        let Some(before) = self.exercise.solving.clone() else {
            return;
        };
        let instance = &before.variant.instance;
        let is_repair = matches!(before.question().ask, Ask::Repair { .. });
        // Whoever has seen a wrong line gets another one.
        let is_other = |seed: &u64| match is_repair {
            true => fault_of(*seed) != fault_of(instance.seed),
            false => *seed != instance.seed,
        };
        let seed = std::iter::repeat_with(|| self.play.seeds.draw())
            .find(is_other)
            .unwrap_or_default();
        self.draw(&Rc::new(instance.exercise.clone()), seed, Purpose::Another);
    }

    /// Opens the search of the variant in the lab, once it gives nothing away.
    fn search_of_exercise(&mut self) {
        let Some(solving) = self
            .exercise
            .solving
            .clone()
            .filter(|solving| solving.is_done())
        else {
            return;
        };
        self.show_exercise(false);
        self.answer(Search::Open(solving.variant.instance.spec.clone()).into());
        self.page.focus.send(Target::Player);
    }

    /// Leaves the exercise if an action leads to another part of the page. An embedded lab has no other part.
    pub(super) fn leave_exercise(&mut self, action: &Action) {
        let leads_away = match action {
            Action::Search(Search::Open(_) | Search::Load(_))
            | Action::Gallery(GalleryAction::Gallery | GalleryAction::Lab) => true,
            Action::Play(request) => matches!(
                request,
                play::Request::Show | play::Request::Open(_) | play::Request::Begin
            ),
            _ => false,
        };
        if leads_away {
            self.stop_drawing();
        }
        if leads_away && self.page.place == Place::Page {
            self.show_exercise(false);
        }
    }
}

/// Applies a request that concerns the exercise alone.
fn ask(solving: &mut Solving, request: Request) {
    match request {
        Request::Part(part) if part < solving.works.len() => {
            solving.part = part;
            solving.is_asking = false;
        }
        Request::Write { at, text } => solving.write(&at, &text),
        Request::Mark(node) => solving.mark(node),
        Request::Walk(way) => solving.walk(way),
        Request::Stand(node) => solving.walked = Some(node),
        Request::Move { at, from, to } => solving.move_child(&at, from, to),
        Request::Check => solving.check(),
        Request::Ran { source, runs } => solving.take_runs(&source, &runs),
        Request::Again => solving.again(),
        Request::Undo => solving.undo(),
        Request::Clear => solving.clear(),
        Request::Decide(text) => solving.decide(&text),
        Request::GoOn => solving.go_on(),
        Request::Hint => solving.hint(),
        Request::Ask(is_asking) => solving.is_asking = is_asking,
        Request::Solution => solving.show_solution(),
        Request::Student(student) => solving.student = student,
        Request::Stamp(time) => solving.stamp(&time),
        _ => {}
    }
}
