//! The book's search of the position of a run, in its order.

use crate::app::state::search::run::Run;
use crate::check::Verdict;
use crate::search::Event;
use std::collections::HashMap;

/// The book's search of the same position, in the order of the run.
#[derive(Debug)]
pub struct Book {
    /// Its recording.
    pub run: Run,
    /// The steps at which it comes to a node and leaves it, by path.
    pub stays: HashMap<Vec<u16>, [u32; 2]>,
}

impl Book {
    /// Searches as the book does; `None` where there is nothing to compare with.
    pub fn of(verdict: &Verdict, room: u32) -> Option<Book> {
        let (spec, events) = verdict.book()?;
        let mut trace = spec.book(&spec.outline());
        let mut stays: HashMap<Vec<u16>, [u32; 2]> = HashMap::new();
        let mut path = Vec::new();
        stays.insert(Vec::new(), [1, 0]);
        for (step, event) in (1..).zip(&events) {
            match *event {
                Event::Descend { choice, .. } => {
                    path.push(choice);
                    stays.insert(path.clone(), [step, step]);
                }
                // The window with which a node begins belongs to coming there.
                Event::Bound { .. } => {
                    if let Some(stay) = stays.get_mut(&path).filter(|stay| stay[0] + 1 == step) {
                        stay[0] = step;
                    }
                }
                Event::Return { .. } => {
                    if let Some(stay) = stays.get_mut(&path) {
                        stay[1] = step;
                    }
                    path.pop();
                }
                _ => {}
            }
        }
        trace.append(&events);
        Some(Book {
            run: Run::of(spec, trace, room),
            stays,
        })
    }
}
