//! The transitions of an exercise, and the actions that leave it.

use crate::app::state::action::{Action, Search, Visit};
use crate::app::state::builder::{Builder, Change};
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::{Opened, Request};
use crate::app::state::lab::{Lab, Notice, Place, Target};
use crate::app::state::play;
use crate::exercise::{Progress, Sheet, seed_of};
use crate::lang::Say;
use crate::lang::words::{page, solving};
use crate::spec::Refusal;
use std::rc::Rc;

impl Lab {
    /// Applies a request about the exercise.
    pub(super) fn solve(&mut self, request: Request) {
        match request {
            Request::Open(opened) => match self.open_exercise(&opened) {
                Ok(()) => {
                    let has = |sheet: &Rc<Sheet>| sheet.exercises.contains(&opened.exercise);
                    self.sheet = self.sheet.take().filter(has);
                }
                Err(refusal) => self.notice = Some(Notice::BadLink(refusal)),
            },
            Request::OpenSheet(sheet) => self.pick(&sheet, 0),
            Request::Pick(index) => {
                if let Some(sheet) = self.sheet.clone() {
                    self.pick(&sheet, index);
                }
            }
            Request::Show if self.exercise.is_none() => self.solve(Request::Build),
            Request::Show => self.show_exercise(true),
            Request::Resume(progress) => self.resume(progress),
            Request::Another => self.another(),
            Request::Search => self.search_of_exercise(),
            Request::Build => {
                self.sheet = None;
                let builder = Builder::new(self.lane.run.spec());
                self.preview(builder);
                self.show_exercise(true);
            }
            Request::Change(change) => {
                if let Some(mut builder) = self.builder.as_deref().cloned() {
                    builder.change(&change);
                    match change {
                        Change::Count | Change::Close => self.builder = Some(Rc::new(builder)),
                        _ => self.preview(builder),
                    }
                }
            }
            request => {
                if let Some(solving) = &mut self.exercise {
                    ask(Rc::make_mut(solving), request);
                }
            }
        }
    }

    /// Opens an exercise. The one that is open already goes on.
    fn open_exercise(&mut self, opened: &Opened) -> Result<(), Refusal> {
        let seed = opened.seed.unwrap_or_else(|| match &*opened.student {
            "" => self.seeds.draw(),
            student => seed_of(&opened.exercise, "", student),
        });
        let mut solving = Solving::new(&opened.exercise, seed, opened.student.clone())?;
        solving.is_drawn = opened.seed.is_none() && opened.student.is_empty();
        let is_open = |before: &Rc<Solving>| {
            let is_same = before.variant.instance.seed == seed;
            before.code == solving.code && (solving.is_drawn || is_same)
        };
        if !self.exercise.as_ref().is_some_and(is_open) {
            self.builder = None;
            self.exercise = Some(Rc::new(solving));
        }
        self.notice = None;
        self.show_exercise(true);
        Ok(())
    }

    /// Opens an exercise of a sheet. The student stays the same, and the variant is drawn, unless one was begun before.
    fn pick(&mut self, sheet: &Rc<Sheet>, index: usize) {
        let Some(exercise) = sheet.exercises.get(index) else {
            return;
        };
        let student = self.exercise.as_ref().map(|before| before.student.clone());
        let opened = Opened {
            exercise: Rc::new(exercise.clone()),
            seed: None,
            student: String::new(),
        };
        match self.open_exercise(&opened) {
            Ok(()) => {
                self.sheet = Some(Rc::clone(sheet));
                if let (Some(solving), Some(student)) = (&mut self.exercise, student) {
                    Rc::make_mut(solving).student = student;
                }
            }
            Err(refusal) => {
                let why = refusal.say(self.lang);
                let told = page::BadFile { why }.say(self.lang);
                self.notice = Some(Notice::Told(told));
            }
        }
    }

    /// Shows the exercise that is made as a student sees it. One that cannot be asked is told, and the one before stays.
    pub(super) fn preview(&mut self, mut builder: Builder) {
        let made = builder
            .exercise()
            .and_then(|exercise| Solving::new(&exercise, builder.seed, String::new()));
        builder.refused = match made {
            _ if builder.asks.is_empty() => Some(Refusal::new("ask", solving::ASK_SOMETHING)),
            Ok(solving) => {
                self.exercise = Some(Rc::new(solving));
                None
            }
            Err(refusal) => Some(refusal),
        };
        self.builder = Some(Rc::new(builder));
    }

    fn show_exercise(&mut self, is_shown: bool) {
        if let Some(solving) = &mut self.exercise {
            Rc::make_mut(solving).is_shown = is_shown;
            self.clock.playing = false;
            if let Some(gallery) = self.gallery.as_mut().filter(|_| is_shown) {
                gallery.is_shown = false;
            }
        }
    }

    /// Takes up stored progress, unless the student has begun again meanwhile.
    fn resume(&mut self, progress: Result<Progress, Refusal>) {
        let Some(solving) = &self.exercise else {
            return;
        };
        let resumed = progress.and_then(|progress| solving.resumed(&progress));
        match resumed {
            Ok(resumed) => {
                let (is_shown, is_drawn) = (solving.is_shown, solving.is_drawn);
                self.exercise = Some(Rc::new(Solving {
                    is_shown,
                    is_drawn,
                    ..resumed
                }));
            }
            Err(refusal) => self.notice = Some(Notice::BadGame(refusal)),
        }
    }

    /// Draws another variant of the exercise.
    fn another(&mut self) {
        let Some(before) = self.exercise.clone() else {
            return;
        };
        let instance = &before.variant.instance;
        let seed = std::iter::repeat_with(|| self.seeds.draw())
            .find(|seed| *seed != instance.seed)
            .unwrap_or_default();
        let student = before.student.clone();
        match Solving::new(&instance.exercise, seed, student) {
            Ok(solving) => {
                let is_drawn = true;
                self.exercise = Some(Rc::new(Solving {
                    is_drawn,
                    ..solving
                }));
            }
            Err(refusal) => self.notice = Some(Notice::Told(refusal.reason(self.lang).to_owned())),
        }
    }

    /// Opens the search of the variant in the lab, once it gives nothing away.
    fn search_of_exercise(&mut self) {
        let Some(solving) = self.exercise.clone().filter(|solving| solving.is_done()) else {
            return;
        };
        self.show_exercise(false);
        self.answer(Search::Open(solving.variant.instance.spec.clone()).into());
        self.focus.send(Target::Player);
    }

    /// Leaves the exercise if an action leads to another part of the page. In somebody's notes there is no other.
    pub(super) fn leave_exercise(&mut self, action: &Action) {
        let leads_away = match action {
            Action::Search(Search::Open(_) | Search::Load(_))
            | Action::Gallery(Visit::Gallery | Visit::Lab | Visit::Home) => true,
            Action::Play(request) => matches!(
                request,
                play::Request::Show | play::Request::Open(_) | play::Request::Begin
            ),
            _ => false,
        };
        if leads_away && self.place == Place::Page {
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
