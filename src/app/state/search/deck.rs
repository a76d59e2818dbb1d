//! The stops of a deck of slides: the steps at which a press of the lecturer's key stands still. A
//! host asks for them; which they are is read from the recording. A deck has no state besides the
//! list of its stops, so it also works for jumps, in a second window and on paper.

use crate::app::state::search::lane::Lane;
use crate::app::state::search::run::Run;
use crate::lang::words::page;
use crate::lesson::decision::{Decision, decision, decisions_from};
use crate::spec::Refusal;
use crate::text::plain;
use crate::trace::{StepUnit, Trace};
use std::collections::BTreeSet;
use std::rc::Rc;

/// The steps at which a deck stops. The named ones end with the last step of the recording.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Which {
    /// Every step.
    Every,
    /// The steps to which a step unit leads.
    By(StepUnit),
    /// Decisions alone.
    Decisions,
    /// These.
    Listed(Vec<u32>),
}

/// The wishes of a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stops {
    which: Which,
    /// Whether a decision has two stops, its question and its answer.
    pauses: bool,
}

/// A stop. Of two at one step the question comes second: the step is seen before it is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stop {
    /// The step.
    pub step: u32,
    /// Whether the decision that follows is asked for there.
    pub asks: bool,
}

impl Stops {
    /// Reads the attributes `stops` and `pause`; `None` where both are missing. Pauses alone stop at
    /// the decisions.
    ///
    /// # Errors
    /// The attribute that is refused, and what was expected.
    pub fn read(stops: Option<&str>, pause: Option<&str>) -> Result<Option<Stops>, Refusal> {
        let pauses = match pause {
            None => false,
            Some("decision") => true,
            Some(_) => return Err(Refusal::new("pause", page::PAUSES)),
        };
        let which = match stops.map(str::trim) {
            None if !pauses => return Ok(None),
            None => Which::Decisions,
            Some("every") => Which::Every,
            Some("cuts") => Which::By(StepUnit::Cut),
            Some("phases") => Which::By(StepUnit::Phase),
            Some("iterations") => Which::By(StepUnit::Iteration),
            Some(list) => {
                Which::Listed(listed(list).ok_or_else(|| Refusal::new("stops", page::STOPS))?)
            }
        };
        Ok(Some(Stops { which, pauses }))
    }

    /// Returns the stops of a recording behind the step `begin`. `is_complete` says whether its last
    /// step is the last of the search.
    pub fn of(&self, trace: &Trace, begin: u32, is_complete: bool) -> Vec<Stop> {
        let steps = self.steps(trace, begin, is_complete);
        let plain = |&step: &u32| Stop { step, asks: false };
        let mut stops: BTreeSet<Stop> = steps.iter().map(plain).collect();
        if !self.pauses {
            return stops.into_iter().collect();
        }
        for Decision {
            question, answer, ..
        } in decisions_from(trace, begin)
        {
            let touched = steps.partition_point(|step| *step < question);
            let is_touched = steps.get(touched).is_some_and(|step| *step <= answer);
            if self.which != Which::Decisions && !is_touched {
                continue;
            }
            for step in &steps[touched..] {
                // The steps between prepare the answer and would give it away.
                if (question + 1..answer).contains(step) {
                    stops.remove(&plain(step));
                } else if *step >= answer {
                    break;
                }
            }
            stops.extend([
                Stop {
                    step: question,
                    asks: true,
                },
                plain(&answer),
            ]);
        }
        stops.into_iter().collect()
    }

    fn steps(&self, trace: &Trace, begin: u32, is_complete: bool) -> Vec<u32> {
        let end = trace.len();
        let mut steps: Vec<u32> = match &self.which {
            Which::Listed(steps) => return steps.clone(),
            Which::Every => (begin + 1..=end).collect(),
            Which::Decisions => Vec::new(),
            Which::By(step_unit) => {
                let next =
                    |step: &u32| Some(trace.next(*step, *step_unit)).filter(|next| next > step);
                std::iter::successors(next(&begin), next).collect()
            }
        };
        // A step unit ends at the last step that is recorded, which is a stop only if nothing follows.
        if self.which != Which::Every && steps.last() == Some(&end) {
            steps.pop();
        }
        if is_complete && steps.last() != Some(&end) && end > begin {
            steps.push(end);
        }
        steps
    }
}

/// Reads a list of steps, each greater than the one before.
fn listed(text: &str) -> Option<Vec<u32>> {
    let whole = |piece: &str| {
        let number = plain::number(piece)?;
        (number.fract() == 0.0 && (1.0..4e9).contains(&number)).then_some(number as u32)
    };
    let steps: Option<Vec<u32>> = text.split(',').map(whole).collect();
    steps.filter(|steps| steps.is_sorted_by(|one, next| one < next))
}

/// The listed amounts of work behind the beginning, up to `most`, in rising order.
fn behind(list: &[u32], begin: u32, most: u32) -> impl Iterator<Item = u32> + Clone {
    let is_behind = move |work: &u32| *work > begin && *work <= most;
    list.iter().copied().filter(is_behind)
}

/// The deck around a lab.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deck {
    /// The stops that the host asks for, if any.
    asked: Option<Stops>,
    /// The recording whose stops are known, and the stops.
    known: Option<(Run, Rc<Vec<Stop>>)>,
    /// Whether the question of the step shown is asked.
    asks: bool,
    /// The stop that is gone to as soon as the search has come so far.
    due: Option<usize>,
}

/// The stop that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckPosition {
    /// Its number: how many stops are reached; 0 at the step with which the figure begins.
    pub stop: usize,
    /// How many stops there are so far.
    pub of: usize,
    /// Whether there can be more, because the search goes on.
    pub grows: bool,
    /// Whether the step shown is that of the stop itself and not one behind it.
    pub is_there: bool,
}

impl Deck {
    /// Makes a deck with the stops that a host asks for, at one of them.
    pub fn new(asked: Option<Stops>, stop: Option<usize>) -> Deck {
        Deck {
            due: stop.filter(|_| asked.is_some()),
            asked,
            ..Deck::default()
        }
    }

    fn stops(&self) -> &[Stop] {
        self.known.as_ref().map_or(&[], |(_, stops)| stops)
    }

    /// Returns where searches side by side stand whose clock began at `begin`, stands at `at` and ends at `total`; `None` without stops.
    /// Without a list they stop after each unit of work.
    pub fn standing_of_clock(
        &self,
        (begin, at, total): (u32, u32, u32),
        grows: bool,
    ) -> Option<DeckPosition> {
        let Stops { which, .. } = self.asked.as_ref()?;
        let (stop, of, last) = match which {
            Which::Listed(list) => {
                let all = behind(list, begin, total);
                let reached = all.clone().take_while(|work| *work <= at);
                (reached.clone().count(), all.count(), reached.last())
            }
            Which::Every | Which::By(_) | Which::Decisions => {
                let units = |to: u32| to.saturating_sub(begin) as usize;
                (units(at), units(total), Some(at.max(begin)))
            }
        };
        Some(DeckPosition {
            stop,
            of,
            grows,
            is_there: last.unwrap_or(begin) == at,
        })
    }

    /// Returns the work at which searches side by side stand at a stop, or at the last up to `most`; `None` without stops.
    pub fn clock_at(&self, stop: usize, (begin, most): (u32, u32)) -> Option<u32> {
        let Stops { which, .. } = self.asked.as_ref()?;
        Some(match which {
            Which::Listed(list) => behind(list, begin, most).take(stop).last().unwrap_or(begin),
            Which::Every | Which::By(_) | Which::Decisions => {
                let work = u32::try_from(stop).map_or(u32::MAX, |stop| begin.saturating_add(stop));
                work.min(most.max(begin))
            }
        })
    }

    /// Returns where a lane stands among the stops; `None` without any.
    pub fn standing(&self, lane: &Lane) -> Option<DeckPosition> {
        self.asked.as_ref()?;
        let here = Stop {
            step: lane.shown_step(),
            asks: self.asks,
        };
        let stops = self.stops();
        let stop = stops.partition_point(|stop| *stop <= here);
        let begin = Stop {
            step: lane.run.spec().step,
            asks: false,
        };
        Some(DeckPosition {
            stop,
            of: stops.len(),
            grows: lane.run.is_going(),
            is_there: *stop.checked_sub(1).map_or(&begin, |last| &stops[last]) == here,
        })
    }

    /// Returns the decision that is asked for at the step shown.
    pub fn question(&self, lane: &Lane) -> Option<Decision> {
        let step = lane.shown_step();
        let asked = self.asks.then(|| decision(&lane.run.trace(), step));
        asked.flatten().filter(|decision| decision.question == step)
    }

    /// Takes a lane to a stop, or to the last there is; to one that is still to come as soon as it
    /// does.
    pub fn go(&mut self, stop: usize, lane: &mut Lane) {
        let Some(last) = self.asked.as_ref().map(|_| self.stops().len()) else {
            return;
        };
        self.due = (stop > last && lane.run.is_going()).then_some(stop);
        if self.due.is_some() {
            return;
        }
        let begin = Stop {
            step: lane.run.spec().step,
            asks: false,
        };
        let to = match stop.min(last).checked_sub(1) {
            Some(index) => self.stops()[index],
            None => begin,
        };
        lane.go(to.step);
        self.asks = to.asks;
    }

    /// Forgets the question: another step was asked for.
    pub fn leave(&mut self) {
        self.asks = false;
        self.due = None;
    }

    /// Reads the stops of a recording that is new or has grown, and goes to the stop that is due.
    pub fn follow(&mut self, lane: &mut Lane) {
        let Some(asked) = &self.asked else {
            return;
        };
        let run = &lane.run;
        // All of it is read again where it has grown by half, so that reading costs no more than growing.
        let is_known = |(known, _): &(Run, Rc<Vec<Stop>>)| {
            known.is_same(run)
                && known.is_going() == run.is_going()
                && (!run.is_going() || 2 * run.length() < 3 * known.length())
        };
        if self.known.as_ref().is_some_and(is_known) {
            return;
        }
        let begin = run.spec().step;
        let stops = asked.of(&run.trace(), begin, !run.is_going());
        self.known = Some((run.clone(), Rc::new(stops)));
        if let Some(stop) = self.due {
            self.go(stop, lane);
        }
    }
}
