//! The work of a worker on a request: one search, reported in chunks of encoded events while it
//! runs, one move of a machine, answers to questions, or a task. It knows no browser: the caller
//! posts the messages.

mod request;

pub use request::{Errand, Request};

use crate::class::{Handout, Made, Marking, Rerun, Table};
use crate::compare::{Course, course, exact_value};
use crate::exercise::{Exercise, Instance, Sheet};
use crate::lang::Lang;
use crate::play::task::Finding;
use crate::play::{Machine, Thought, think};
use crate::recording::question::Reply;
use crate::search::probe::Counts;
use crate::search::{Answer, Event, Recorder, decode, encoded};
use crate::spec::field::Field;
use crate::spec::{Refusal, Spec, game};
use crate::text::Value;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The number of events after which a search that answers a question is given up.
const QUESTION_BUDGET: usize = 200_000;
/// The number of events after which a search is given up, recorded or not.
pub const BUDGET: u64 = 200_000_000;
/// The number of events between two readings of the clock. It is small because one event of a
/// search with exact playouts can take a tenth of a second.
const CLOCK_INTERVAL: u64 = 32;
/// The number of events in a chunk, and the milliseconds after which a smaller chunk is sent.
const CHUNK: usize = 50_000;
const CHUNK_MILLISECONDS: f64 = 500.0;
/// The milliseconds after which the seeds that are done are told.
const SAMPLE_MILLISECONDS: f64 = 100.0;
/// The number of events between two messages without events.
const PROGRESS: u64 = 5_000_000;

/// A message from a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Message {
    /// The tree before the search, as encoded events; empty if it is too large to be drawn whole.
    /// It comes first.
    Outline(#[serde(with = "serde_bytes")] Vec<u8>),
    /// More events, encoded, and the counts so far. Without events it reports progress alone.
    Chunk {
        /// The events, as [`encoded`] writes them.
        #[serde(with = "serde_bytes")]
        events: Vec<u8>,
        /// The counts so far.
        counts: Counts,
    },
    /// The search has ended, or was given up at the budget. A short search sends nothing between
    /// its outline and this.
    End {
        /// The events since the last chunk, as [`encoded`] writes them.
        #[serde(with = "serde_bytes")]
        events: Vec<u8>,
        /// The counts of the whole search.
        counts: Counts,
        /// The answer; `None` if the search was given up.
        answer: Option<Answer>,
        /// The milliseconds that it took, with its recording.
        millis: f64,
    },
    /// The move that a machine would play now, while it goes on thinking.
    Thought(Thought),
    /// The move that it plays.
    Move(Thought),
    /// A result of a task.
    Found(Finding),
    /// A task has ended.
    Done,
    /// The answer to a question, with the question's place in the request.
    Reply(usize, Reply),
    /// The variant of an exercise.
    Drawn(Drawn),
    /// What is handed out to a class.
    HandedOut(Made),
    /// The marks of files of answers.
    Marked(Table),
    /// More seeds, each with what the search would answer at its marks.
    Sampled(Vec<(u64, Course)>),
    /// The value of a position; `None` if it takes too long to solve.
    Solved(Option<f64>),
    /// The request is refused.
    Refused(Refusal),
}

/// The variant of an exercise: the search of its position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drawn {
    /// The search, as JSON.
    spec: String,
    /// Its tree before the search and its events, as [`encoded`] writes them.
    #[serde(with = "serde_bytes")]
    outline: Vec<u8>,
    #[serde(with = "serde_bytes")]
    events: Vec<u8>,
    /// Its answer.
    answer: Answer,
}

impl Drawn {
    fn of(instance: &Instance) -> Drawn {
        let mut recorder = Recorder::new(usize::MAX, u64::MAX);
        // The search has come to its end before.
        let _ = instance.spec.record_to(&mut recorder);
        Drawn {
            spec: instance.spec.write(),
            outline: encoded(&instance.spec.outline()),
            events: encoded(&recorder.events),
            answer: instance.answer,
        }
    }

    /// Puts the variant together; `None` if the message is damaged.
    pub fn instance(&self, exercise: Exercise, seed: u64) -> Option<Instance> {
        let (outline, events) = (decode(&self.outline)?, decode(&self.events)?);
        let spec = Spec::read(&self.spec).ok()?;
        Some(Instance::of(
            exercise,
            seed,
            spec,
            &outline,
            &events,
            self.answer,
        ))
    }
}

/// The deepest nesting of JSON in a request: that of a tree, and the objects around it.
const DEEPEST: usize = 140;

/// Runs an errand: [`run`], or a function that leads to it. `clock` returns the milliseconds since the request began.
pub type Run = fn(&Errand, &mut dyn FnMut() -> f64, &mut dyn FnMut(Message)) -> Result<(), Refusal>;

/// Carries out a request and posts its messages, or the reason why it is refused; `run` runs an errand. `clock` returns the
/// milliseconds since the request began.
pub fn work(
    request: &Request,
    run: Run,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) {
    if let Err(refusal) = carry_out(request, run, clock, post) {
        post(Message::Refused(refusal));
    }
}

/// Runs an errand.
///
/// # Errors
/// Why the exercise, the record or the match is refused, with the place in it.
pub fn run(
    errand: &Errand,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) -> Result<(), Refusal> {
    match errand {
        Errand::Draw { exercise, seed } => {
            let instance = Exercise::read(exercise)?.instance(*seed)?;
            post(Message::Drawn(Drawn::of(&instance)));
        }
        Errand::Sample { spec, seeds } => sample(&Spec::read(spec)?, *seeds, clock, post),
        Errand::Solve { spec } => post(Message::Solved(exact_value(&Spec::read(spec)?))),
        Errand::HandOut {
            sheet,
            product,
            lang,
        } => {
            let handout = Handout {
                product: product.clone(),
                is_strict: false,
                lang: Lang::of_tag(lang),
            };
            post(Message::HandedOut(handout.make(Sheet::read(sheet)?)?));
        }
        Errand::Mark {
            sheet,
            salt,
            files,
            lang,
        } => {
            let marking = Marking {
                sheet: &Sheet::read(sheet)?,
                salt: salt.as_deref(),
                lang: Lang::of_tag(lang),
                // Nothing that students wrote runs in the lecturer's browser.
                run_again: &|_| Rerun::NotRun,
            };
            post(Message::Marked(marking.mark(files.iter().cloned())));
        }
        Errand::Do { task, about } => {
            task.carry_out(about, clock, &mut |found| post(Message::Found(found)))?;
            post(Message::Done);
        }
    }
    Ok(())
}

fn sample(
    spec: &Spec,
    (first, last): (u64, u64),
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) {
    let (mut found, mut told_at) = (Vec::new(), clock());
    for seed in first..=last {
        found.extend(course(spec, seed).map(|course| (seed, course)));
        if seed == last || clock() >= told_at + SAMPLE_MILLISECONDS {
            told_at = clock();
            post(Message::Sampled(std::mem::take(&mut found)));
        }
    }
}

fn carry_out(
    request: &Request,
    run: Run,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) -> Result<(), Refusal> {
    match request {
        Request::Search { spec, limit } => {
            search(&Spec::read(spec)?, *limit as usize, clock, post);
        }
        Request::Think {
            machine,
            position,
            ply,
        } => {
            let position = read(position, game::read)?;
            let machine = read(machine, |field| Machine::read(field, &position))?;
            let thought = think(&position, &machine, *ply, clock, &mut |thought| {
                post(Message::Thought(thought.clone()));
            });
            post(Message::Move(thought));
        }
        Request::Ask { spec, questions } => {
            let spec = Spec::read(spec)?;
            for (place, question) in questions.iter().enumerate() {
                post(Message::Reply(
                    place,
                    question.answer(&spec, QUESTION_BUDGET),
                ));
            }
        }
        Request::Run(errand) => run(errand, clock, post)?,
    }
    Ok(())
}

/// Reads a part of a request.
fn read<T>(json: &str, read: impl FnOnce(&Field) -> Result<T, Refusal>) -> Result<T, Refusal> {
    let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
    read(&Field::new(&value, ""))
}

fn search(
    spec: &Spec,
    limit: usize,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) {
    post(Message::Outline(encoded(&spec.outline())));
    let began = clock();
    let (mut gathered, mut told, mut told_at) = (Vec::new(), 0, began);
    let mut receive = |mut events: Vec<Event>, counts: Counts| {
        gathered.append(&mut events);
        // Without events to send, messages are rare, to keep the page free.
        let is_due = match gathered.len() {
            0 => counts.events >= told + PROGRESS,
            length => {
                length >= CHUNK
                    || counts.events >= limit as u64
                    || clock() >= told_at + CHUNK_MILLISECONDS
            }
        };
        if is_due {
            (told, told_at) = (counts.events, clock());
            post(Message::Chunk {
                events: encoded(&std::mem::take(&mut gathered)),
                counts,
            });
        }
        ControlFlow::Continue(())
    };
    let mut recorder = Recorder::new(limit, BUDGET).in_chunks(CLOCK_INTERVAL, &mut receive);
    let answer = spec.record_to(&mut recorder).continue_value();
    let (rest, counts) = (std::mem::take(&mut recorder.events), recorder.counts);
    gathered.extend(rest);
    post(Message::End {
        events: encoded(&gathered),
        counts,
        answer,
        millis: clock() - began,
    });
}
