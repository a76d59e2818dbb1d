//! The program in the page's editor: how its last run went.

/// How far a run is, as the script that runs programs tells it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// Nothing has run.
    #[default]
    New,
    /// Python is being fetched.
    Fetching,
    /// The program runs.
    Running,
    /// It has come to its end, or an error has ended it.
    Ended,
    /// A person has stopped it.
    Stopped,
    /// It was stopped because it went on for too long.
    Endless,
    /// Python could not be fetched.
    Offline,
    /// The policy of the page does not let programs run.
    Refused,
}

impl Phase {
    const ALL: [(&str, Phase); 7] = [
        ("fetching", Phase::Fetching),
        ("running", Phase::Running),
        ("ended", Phase::Ended),
        ("stopped", Phase::Stopped),
        ("endless", Phase::Endless),
        ("offline", Phase::Offline),
        ("refused", Phase::Refused),
    ];

    /// Returns the phase with this name.
    pub fn named(name: &str) -> Phase {
        let found = Phase::ALL.iter().find(|(word, _)| *word == name);
        found.map_or(Phase::New, |(_, phase)| *phase)
    }
}

/// How the last run went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// How far it is.
    pub phase: Phase,
    /// The record, if a call was recorded.
    pub transcript: Option<String>,
    /// The number of calls.
    pub calls: u64,
    /// What the program printed.
    pub printed: String,
    /// What Python said of the error that ended it.
    pub error: Option<String>,
    /// The line of the program, from 1, at which that happened.
    pub line: Option<u32>,
    /// The functions that were recorded although the program says nothing of it.
    pub watched: Vec<String>,
    /// What the recorder could not see: rows of a word and what stands in its sentence.
    pub notes: Vec<Vec<String>>,
}

impl Told {
    /// Whether a run is under way.
    pub fn is_going(&self) -> bool {
        matches!(self.phase, Phase::Fetching | Phase::Running)
    }
}
