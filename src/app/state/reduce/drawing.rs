//! The transitions of drawing the variant of an exercise: begun, given up, taken up where it was wanted.

use crate::app::state::exercise::Solving;
use crate::app::state::exercise::drawing::{Drawing, Purpose};
use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::search::failure::Failure;
use crate::exercise::{Effort, Exercise, Instance, Sheet, Undrawn};
use crate::lang::Say;
use crate::lang::words::{page, solving};
use crate::spec::Refusal;
use crate::worker::Message;
use std::rc::Rc;

impl Lab {
    /// Draws the variant of a seed.
    pub(in crate::app::state) fn draw(
        &mut self,
        exercise: &Rc<Exercise>,
        seed: u64,
        purpose: Purpose,
    ) {
        self.stop_drawing();
        match exercise.instance_within(seed, &mut Effort::at_once(exercise)) {
            Ok(instance) => self.take_drawn(purpose, Ok(instance)),
            Err(Undrawn::Refused(refusal)) => self.take_drawn(purpose, Err(refusal)),
            Err(Undrawn::Spent) => {
                if !matches!(purpose, Purpose::Count) {
                    self.page.notice = Some(Notice::Drawing);
                }
                self.exercise.drawings.begun += 1;
                self.exercise.drawings.now = Some(Rc::new(Drawing {
                    number: self.exercise.drawings.begun,
                    exercise: Rc::clone(exercise),
                    seed,
                    purpose,
                }));
            }
        }
    }

    /// Gives up what a worker draws; the page stays as it is.
    pub(in crate::app::state) fn stop_drawing(&mut self) {
        self.exercise.drawings.now = None;
        self.page
            .notice
            .take_if(|notice| *notice == Notice::Drawing);
    }

    /// Handles the message of a worker that draws.
    pub(in crate::app::state) fn hear_drawn(
        &mut self,
        number: u32,
        message: Result<Message, Failure>,
    ) {
        let Some(drawing) = self
            .exercise
            .drawings
            .now
            .clone()
            .filter(|drawing| drawing.number == number)
        else {
            return;
        };
        self.stop_drawing();
        let drawn = match message {
            Ok(Message::Drawn(drawn)) => drawn
                .instance((*drawing.exercise).clone(), drawing.seed)
                .ok_or(Failure::Unread),
            Ok(Message::Refused(refusal)) => {
                return self.take_drawn(drawing.purpose.clone(), Err(refusal));
            }
            Ok(_) => Err(Failure::Unread),
            Err(failure) => Err(failure),
        };
        match drawn {
            Ok(instance) => self.take_drawn(drawing.purpose.clone(), Ok(instance)),
            Err(failure) => self.fail_drawing(&drawing, failure),
        }
    }

    /// Says that the worker has failed. The seeds that fit are not counted any further.
    fn fail_drawing(&mut self, drawing: &Drawing, failure: Failure) {
        let refusal = Refusal::new("", solving::NEEDS_WORKER);
        match drawing.purpose {
            Purpose::Count | Purpose::Preview(_) => {
                self.take_drawn(drawing.purpose.clone(), Err(refusal));
            }
            _ => self.page.notice = Some(Notice::Failed(failure)),
        }
    }

    /// Takes up a drawn variant, or the reason why none could be drawn.
    fn take_drawn(&mut self, purpose: Purpose, drawn: Result<Instance, Refusal>) {
        let drawn = drawn.map(Solving::new);
        match (purpose, drawn) {
            (Purpose::Open(opened), Ok(solving)) => {
                let has = |sheet: &Rc<Sheet>| sheet.exercises.contains(&opened.exercise);
                self.exercise.sheet = self.exercise.sheet.take().filter(has);
                self.begin_exercise(Solving {
                    is_drawn: opened.seed.is_none() && opened.student.is_empty(),
                    student: opened.student.clone(),
                    whose: opened.student,
                    ..solving
                });
            }
            (Purpose::Open(_), Err(refusal)) => self.page.notice = Some(Notice::BadLink(refusal)),
            (Purpose::Pick(sheet), Ok(solving)) => {
                let before = self.exercise.solving.as_ref();
                let student = before.map(|before| before.student.clone());
                self.begin_exercise(Solving {
                    is_drawn: true,
                    ..solving
                });
                self.exercise.sheet = Some(sheet);
                if let (Some(solving), Some(student)) = (&mut self.exercise.solving, student) {
                    Rc::make_mut(solving).student = student;
                }
            }
            (Purpose::Pick(_), Err(refusal)) => {
                let why = refusal.say(self.page.lang);
                let told = page::BadFile { why }.say(self.page.lang);
                self.page.notice = Some(Notice::Told(told));
            }
            (Purpose::Another, Ok(solving)) => {
                let (student, whose) = self
                    .exercise
                    .solving
                    .as_ref()
                    .map_or_else(Default::default, |before| {
                        (before.student.clone(), before.whose.clone())
                    });
                self.exercise.solving = Some(Rc::new(Solving {
                    is_drawn: true,
                    student,
                    whose,
                    ..solving
                }));
            }
            (Purpose::Another, Err(refusal)) => {
                self.page.notice = Some(Notice::Told(refusal.reason(self.page.lang)));
            }
            (Purpose::Preview(builder), drawn) => self.take_preview(*builder, drawn),
            (Purpose::Resume(progress), Ok(solving)) => self.take_resumed(solving, &progress),
            (Purpose::Resume(_), Err(refusal)) => self.page.notice = Some(Notice::BadGame(refusal)),
            (Purpose::Count, drawn) => {
                if let Some(builder) = &mut self.exercise.builder {
                    Rc::make_mut(builder).count(drawn.is_ok());
                }
            }
        }
    }
}
