//! What the panes ask beside the recording, and who answers. Of a small tree the page finds the answer when it is first needed. Of any
//! other a worker does, once the reader has rested at a step; until then the panes leave the place of the answer empty.

use super::action::Action;
use super::browser::Timer;
use super::errand::{Desk, Errand, Held};
use super::failure::Failure;
use super::lab::{Lab, Notice};
use super::node_pane;
use super::worker::start;
use crate::recording::question::Question;
use crate::worker::{Message, ask};
use yew::Callback;

/// Milliseconds without a step before a worker is asked.
const REST: i32 = 150;

/// Asks what concerns the whole recording, and what concerns the moment shown.
pub const ASKED: [Errand; 2] = [
    (
        |lab| {
            if can_ask(lab) {
                [1, lab.run.id(), 0, 0, 0, 0]
            } else {
                [0; 6]
            }
        },
        |desk| begin(desk, node_pane::asked_of_recording(&desk.lab)),
    ),
    (
        |lab| {
            if !can_ask(lab) || lab.playing {
                return [0; 6];
            }
            let selected = lab.selected.map_or(0, |node| 1 + node.0 as usize);
            let (tried, value) = lab.tried.map_or((0, 0), |(node, value)| {
                (1 + node.0 as usize, value.to_bits())
            });
            [
                lab.run.id(),
                lab.shown_step() as usize,
                selected,
                tried,
                value as usize,
                (value >> 32) as usize,
            ]
        },
        |desk| begin(desk, node_pane::asked_of_moment(&desk.lab)),
    ),
];

/// Questions wait until the search has ended: both at once would make both slower.
fn can_ask(lab: &Lab) -> bool {
    !lab.run.is_going() && lab.run.length() > 0 && !lab.is_playing()
}

fn begin(desk: &Desk, mut questions: Vec<Question>) -> Held {
    let run = desk.lab.run.clone();
    questions.retain(|question| run.reply(question).is_none());
    if !can_ask(&desk.lab) || questions.is_empty() {
        return None;
    }
    let (office, act, mut clerk) = (desk.office.clone(), desk.act.clone(), None);
    let begin = move || {
        let request = ask(run.spec(), &questions);
        let (run, questions) = (run.clone(), questions.clone());
        let act = act.clone();
        let hear = Callback::from(move |message: Result<Message, Failure>| {
            let failure = match message {
                Ok(Message::Reply(place, reply)) if place < questions.len() => {
                    return act.emit(Action::Reply(run.clone(), questions[place].clone(), reply));
                }
                // The panes do without; that there is no worker is said of the search itself.
                Err(failure) if failure.is_lack() => {
                    let reply = |question: &Question| {
                        Action::Reply(run.clone(), question.clone(), question.unanswered())
                    };
                    return questions
                        .iter()
                        .map(reply)
                        .for_each(|reply| act.emit(reply));
                }
                Ok(Message::Refused(refusal)) => Failure::Refused(refusal),
                Ok(_) => Failure::Unread,
                Err(failure) => failure,
            };
            act.emit(Action::Notice(Some(Notice::Failed(failure))));
        });
        drop(std::mem::replace(
            &mut clerk,
            start(&office, &request, 0, &hear),
        ));
    };
    Some(Box::new(Timer::once(REST, Box::new(begin))?))
}
