//! Questions beside a recording, sent to a worker after a pause at a step. For small trees the
//! state answers them itself.

use super::worker::{WorkerHandle, WorkerSetup, start};
use crate::app::state::action::{Action, Display, WorkerMessage};
use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::search::failure::Failure;
use crate::app::state::search::run::Run;
use crate::recording::question::Question;
use crate::worker::{Message, Request};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds at a step before a worker is asked.
const REST: u32 = 150;

/// The questions and their recording; `None` if there is nothing to ask.
#[derive(PartialEq)]
struct Asked(Option<(Run, Vec<Question>)>);

impl Asked {
    /// Questions wait until the search has ended, since both at once would slow each other down.
    fn of(lab: &Lab, questions: impl FnOnce() -> Vec<Question>) -> Asked {
        let run = &lab.search.lane.run;
        if run.is_going() || run.length() == 0 || run.is_small() || lab.is_playing() {
            return Asked(None);
        }
        let mut questions = questions();
        questions.retain(|question| run.reply(question).is_none());
        Asked((!questions.is_empty()).then(|| (run.clone(), questions)))
    }
}

/// Asks the questions about the whole recording, those about the moment shown, and those about the choices of options.
#[hook]
pub fn use_questions(lab: &Lab, setup: &WorkerSetup, act: &Callback<Action>) {
    let lane = &lab.search.lane;
    let of_recording = Asked::of(lab, || lane.asked_of_recording());
    let of_choices = Asked::of(lab, || lab.asked_of_choices());
    let of_moment = Asked::of(lab, || {
        if lab.search.clock.playing {
            Vec::new()
        } else {
            lane.asked_of_moment()
        }
    });
    use_asked(of_recording, setup, act);
    use_asked(of_moment, setup, act);
    use_asked(of_choices, setup, act);
}

#[hook]
fn use_asked(asked: Asked, setup: &WorkerSetup, act: &Callback<Action>) {
    let (setup, act) = (setup.clone(), act.clone());
    use_effect_with(asked, move |Asked(asked)| {
        let worker = Rc::new(RefCell::new(None));
        let timeout = asked.clone().map(|(run, questions)| {
            let worker = Rc::clone(&worker);
            Timeout::new(REST, move || {
                *worker.borrow_mut() = ask(&setup, run, questions, &act);
            })
        });
        move || drop((timeout, worker))
    });
}

fn ask(
    setup: &WorkerSetup,
    run: Run,
    questions: Vec<Question>,
    act: &Callback<Action>,
) -> Option<WorkerHandle> {
    let request = Request::ask(run.spec(), questions.clone());
    let act = act.clone();
    let post = Callback::from(move |message: Result<Message, Failure>| {
        let reply = |question: &Question, reply| {
            let (run, question) = (run.clone(), question.clone());
            act.emit(Action::Worker(WorkerMessage::Reply {
                run,
                question,
                reply,
            }));
        };
        let failure = match message {
            Ok(Message::Reply(place, answer)) if place < questions.len() => {
                return reply(&questions[place], answer);
            }
            // The panes show no answer; the missing worker is reported by the search.
            Err(failure) if failure.is_lack() => {
                for question in &questions {
                    reply(question, question.unanswered());
                }
                return;
            }
            Ok(Message::Refused(refusal)) => Failure::Refused(refusal),
            Ok(_) => Failure::Unread,
            Err(failure) => failure,
        };
        act.emit(Display::Notice(Some(Notice::Failed(failure))).into());
    });
    start(setup, &request, &post)
}
