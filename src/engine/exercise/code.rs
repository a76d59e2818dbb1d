//! A program that a student writes or repairs: it runs on trees that the seed draws, and its runs are held against the book. A run is
//! what the student hands in; whether the program really gave it is not known here.

use super::Source;
use super::ask::Ask;
use super::fields::{Fields, Marked, Part, given};
use super::instance::Instance;
use super::program::{FAULTS, HIDING, SHOWING, Template, lists, wrong_lines};
use crate::check::{Kind, Verdict, check};
use crate::game::Player;
use crate::game::any::AnyGame;
use crate::game::tree::notation;
use crate::lang::words::exercise;
use crate::lang::{Say, Saying, Text};
use crate::search::Algorithm;
use crate::spec::LARGEST;
use crate::transcript::{Transcript, read};
use serde::Serialize;

/// The fields: the program, the number of its wrong line, the trees on which the program that was given is wrong and right, and its runs
/// on them.
pub const SOURCE: &str = "source";
#[expect(missing_docs, reason = "said above")]
pub const LINE: &str = "line";
#[expect(missing_docs, reason = "said above")]
pub const SHOWS: [&str; 2] = ["shows.tree", "shows"];
#[expect(missing_docs, reason = "said above")]
pub const HIDES: [&str; 2] = ["hides.tree", "hides"];

/// The most trees on which a program runs.
pub const MOST_TREES: u32 = 40;
/// The fewest leaves of a tree on which a wrong line may hide.
pub const FEWEST_LEAVES: usize = 4;
/// What counts alike in a repair: the wrong line, a tree on which it shows, one on which it hides, and the program.
pub const REPAIR_PARTS: usize = 4;

/// Whether a field holds a run on a tree of the variant.
pub fn is_run(at: &str) -> bool {
    at.starts_with("run.")
}

/// Returns the name of the field with the run on a tree, counted from 0.
pub fn run(at: usize) -> String {
    format!("run.{at}")
}

/// Returns the number of the wrong line in the program that the variant of a seed gives.
pub fn fault_of(seed: u64) -> usize {
    (seed % FAULTS.len() as u64) as usize
}

/// What is wrong with a field of a repair as it is written, so that it is no answer yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unready {
    /// One of the three fields is empty.
    Empty,
    /// What stands for the line is no number of one.
    Line,
    /// What stands for a tree is no list of lists and numbers: the first tree, or the second.
    Tree(usize),
    /// The second tree has so few leaves that nothing could be hidden.
    Small(usize),
}

/// Returns what is missing before an answer to a repair is graded.
pub fn unready(fields: &Fields) -> Option<Unready> {
    let texts = [LINE, SHOWS[0], HIDES[0]].map(|at| given(fields, at).trim());
    if texts.iter().any(|text| text.is_empty()) {
        return Some(Unready::Empty);
    }
    if texts[0].parse::<u32>().is_err() {
        return Some(Unready::Line);
    }
    let [shows, hides] = [texts[1], texts[2]].map(|text| {
        let is_list = text.starts_with('[');
        notation::read(text, Player::Max).ok().filter(|_| is_list)
    });
    match (shows, hides) {
        (None, _) => Some(Unready::Tree(1)),
        (_, None) => Some(Unready::Tree(2)),
        (_, Some(tree)) => {
            let leaves = super::program::leaves(&tree);
            (leaves < FEWEST_LEAVES).then_some(Unready::Small(leaves))
        }
    }
}

/// Returns the program that a variant gives: one to fill, or one with a wrong line.
pub fn begun(instance: &Instance, is_repair: bool) -> String {
    let template = match (is_repair, &instance.spec.algorithm) {
        (true, _) => Template::Fault(fault_of(instance.seed)),
        (false, Algorithm::Minimax(_)) => Template::EmptyMinimax,
        (false, _) => Template::Empty,
    };
    on_own_tree(template, instance)
}

/// Returns a program on the tree of a variant: for one with a wrong line, it need not show there.
fn on_own_tree(template: Template, instance: &Instance) -> String {
    match &instance.spec.game {
        AnyGame::Tree(tree) => lists(tree).map(|tree| template.on(&tree)),
        _ => None,
    }
    .unwrap_or_else(|| template.text(&instance.spec.game))
}

/// Returns the book's program.
fn solution(instance: &Instance) -> String {
    let template = match &instance.spec.algorithm {
        Algorithm::Minimax(_) => Template::Minimax,
        _ => Template::AlphaBeta,
    };
    on_own_tree(template, instance)
}

/// Returns the trees on which the program runs, as nested lists: the variant's own first, then those of seeds that follow from its own.
/// Where the position is given there is one.
pub fn trees(instance: &Instance, count: u32) -> Vec<String> {
    let written = |game: &AnyGame| match game {
        AnyGame::Tree(tree) => lists(tree),
        _ => None,
    };
    let Some(own) = written(&instance.spec.game) else {
        return Vec::new();
    };
    let mut trees = vec![own];
    if matches!(instance.exercise.source, Source::Given(_)) {
        return trees;
    }
    // A seed without a variant is passed over.
    let others = (1..=2 * u64::from(count)).filter_map(|more| {
        let seed = instance
            .seed
            .wrapping_add(more.wrapping_mul(0x9E37_79B9_7F4A))
            & LARGEST;
        let other = instance.exercise.instance(seed).ok()?;
        written(&other.spec.game)
    });
    let missing = (count as usize).saturating_sub(1);
    trees.extend(others.take(missing));
    trees
}

/// Returns the right answer but for the runs: the book's program, and for a repair the wrong line and two trees.
pub fn model(instance: &Instance, is_repair: bool) -> Fields {
    let mut fields = Fields::from([(SOURCE.to_owned(), solution(instance))]);
    if is_repair {
        let line = wrong_lines(fault_of(instance.seed))[0].to_string();
        fields.insert(LINE.to_owned(), line);
        for ([at, _], tree) in [(SHOWS, SHOWING), (HIDES, HIDING)] {
            fields.insert(at.to_owned(), tree.to_owned());
        }
    }
    fields
}

/// A program and the trees on which it is to be run, as the script of the page and the command that runs programs take them.
#[derive(Debug, Serialize)]
pub struct Job {
    /// The program; none for the one in the editor.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    trees: Vec<String>,
}

/// The records of each job on each of its trees; none where there is none.
pub type Records = Vec<Vec<Option<String>>>;

/// Returns what is to be run to mark an answer: the student's program on the trees of the variant, and for a repair the one that was given
/// on the two trees that the student names. Without a program it is the one in the editor.
pub fn jobs(instance: &Instance, ask: &Ask, program: Option<&str>, fields: &Fields) -> Vec<Job> {
    let (count, is_repair) = match ask {
        Ask::Code { trees } => (*trees, false),
        Ask::Repair { trees } => (*trees, true),
        _ => return Vec::new(),
    };
    let own = Job {
        text: program.map(str::to_owned),
        trees: trees(instance, count),
    };
    let given = Job {
        text: Some(begun(instance, true)),
        trees: [SHOWS, HIDES]
            .map(|[at, _]| given(fields, at).to_owned())
            .to_vec(),
    };
    match is_repair {
        true => vec![own, given],
        false => vec![own],
    }
}

/// Returns the fields that the records of jobs stand in, empty for those that are missing.
pub fn recorded(records: &Records) -> Fields {
    let own = records.iter().take(1).flatten().enumerate();
    let own = own.map(|(at, record)| (run(at), record));
    let given = records.iter().skip(1).flatten();
    let given = [SHOWS, HIDES]
        .into_iter()
        .map(|[_, at]| at.to_owned())
        .zip(given);
    let text = |(at, record): (String, &Option<String>)| (at, record.clone().unwrap_or_default());
    own.chain(given).map(text).collect()
}

/// What is wrong with a run.
enum Wrong {
    Missing,
    OtherTree,
    NoCuts,
    Cuts,
    Differs(Box<(Transcript, Verdict)>),
}

/// Holds a run against the book, on the tree on which it has to be.
fn judge(instance: &Instance, record: &str, tree: &str) -> Result<(), Wrong> {
    let transcript = read(record).map_err(|_| Wrong::Missing)?;
    let verdict = check(&transcript);
    let is_on =
        |game: &AnyGame| matches!(game, AnyGame::Tree(own) if lists(own).as_deref() == Some(tree));
    if !is_on(&verdict.walk.game) {
        return Err(Wrong::OtherTree);
    }
    if verdict.kind != Kind::Same {
        return Err(Wrong::Differs(Box::new((transcript, verdict))));
    }
    let cuts = verdict.conventions.iter().any(|one| one.cut.is_some());
    match &instance.spec.algorithm {
        Algorithm::AlphaBeta(_) if !cuts => Err(Wrong::NoCuts),
        Algorithm::Minimax(_) if cuts => Err(Wrong::Cuts),
        _ => Ok(()),
    }
}

/// Returns a part that is right or not.
fn part(at: String, given: String, expected: &str) -> Part {
    let right = f64::from(u8::from(given == expected));
    Part {
        at,
        right,
        given,
        expected: expected.to_owned(),
    }
}

/// The word for a run that is as in the book.
const SAME: &str = "same";

/// Returns the marks of the runs on all trees, and why the first wrong one is wrong.
fn runs(instance: &Instance, count: u32, fields: &Fields) -> (Vec<Part>, Option<(usize, Wrong)>) {
    let mut first = None;
    let trees = trees(instance, count).into_iter().enumerate();
    let marked = trees.map(|(at, tree)| {
        let name = run(at);
        let found = match given(fields, &name) {
            "" => Err(Wrong::Missing),
            record => judge(instance, record, &tree),
        };
        let word = match &found {
            Ok(()) => SAME,
            Err(Wrong::Missing) => "",
            Err(Wrong::OtherTree) => "other-tree",
            Err(Wrong::NoCuts | Wrong::Cuts) => "other-algorithm",
            Err(Wrong::Differs(found)) => found.1.kind.word(),
        };
        if let Err(wrong) = found {
            first.get_or_insert((at, wrong));
        }
        part(name, word.to_owned(), SAME)
    });
    (marked.collect(), first)
}

/// Says why a run is wrong.
fn why(at: usize, wrong: &Wrong) -> Saying {
    let number = at as u32 + 1;
    Saying::each(|lang| match wrong {
        Wrong::Missing => exercise::CodeNoRun { number }.say(lang),
        Wrong::OtherTree => exercise::CodeOtherTree { number }.say(lang),
        Wrong::NoCuts => exercise::CodeNoCuts { number }.say(lang),
        Wrong::Cuts => exercise::CodeCuts { number }.say(lang),
        Wrong::Differs(found) => {
            let (transcript, verdict) = &**found;
            let said = verdict.sentence(transcript, lang);
            let rule = verdict
                .first()
                .map_or("", |first| first.rule.sentence(lang));
            exercise::CodeDiffers { number, said, rule }.say(lang)
        }
    })
}

/// Marks a program by its runs, with equal weight.
pub fn mark_code(instance: &Instance, count: u32, fields: &Fields) -> Marked {
    let (parts, first) = runs(instance, count, fields);
    Marked::evenly(parts, |_| first.map(|(at, wrong)| why(at, &wrong)))
}

/// Marks a repair, of which each of [`REPAIR_PARTS`] counts alike.
pub fn mark_repair(instance: &Instance, count: u32, fields: &Fields) -> Marked {
    let number = fault_of(instance.seed);
    let lines = wrong_lines(number);
    let said = given(fields, LINE).to_owned();
    let is_line = lines.iter().any(|line| line.to_string() == said);
    let line = Part {
        at: LINE.to_owned(),
        given: said,
        expected: lines[0].to_string(),
        right: f64::from(u8::from(is_line)),
    };
    let program = begun(instance, true);
    let tried = [(SHOWS, false), (HIDES, true)].map(|([_, at], is_same)| {
        let found = of_given(given(fields, at), &program, is_same);
        let expected = if is_same { Given::Same } else { Given::Differs };
        let word = found.word().to_owned();
        (found, part(at.to_owned(), word, expected.word()))
    });
    let (runs, first) = runs(instance, count, fields);
    let mean = |parts: &[Part]| {
        parts.iter().map(|part| part.right).sum::<f64>() / parts.len().max(1) as f64
    };
    let [(shows, shown), (hides, hidden)] = tried;
    let share = (line.right + shown.right + hidden.right + mean(&runs)) / REPAIR_PARTS as f64;
    let why = match () {
        () if line.right < 1.0 => Some(Saying::each(|lang| {
            exercise::REPAIR_LINE.say(lang).to_owned()
        })),
        () if shown.right < 1.0 => Some(shows.told(exercise::REPAIR_SHOWS)),
        () if hidden.right < 1.0 => Some(hides.told(exercise::REPAIR_HIDES)),
        () => first.map(|(at, wrong)| why(at, &wrong)),
    };
    let parts = [line, shown, hidden].into_iter().chain(runs).collect();
    Marked { share, parts, why }
}

/// What the program that was given does on a tree.
enum Given {
    /// What the book does.
    Same,
    /// Something else.
    Differs,
    /// Whatever it does, on so few leaves that nothing could be hidden.
    Small(usize),
    /// It did not run there.
    NotRun,
}

impl Given {
    /// Returns the word of the part.
    fn word(&self) -> &'static str {
        match self {
            Given::Same => SAME,
            Given::Differs => "differs",
            Given::Small(_) | Given::NotRun => "",
        }
    }

    /// Says why it is not what was asked for: where it ran on a tree that would do, by what it does there.
    fn told(&self, otherwise: Text) -> Saying {
        let fewest = FEWEST_LEAVES as u32;
        Saying::each(|lang| match self {
            Given::NotRun => exercise::REPAIR_NOT_RUN.say(lang).to_owned(),
            Given::Small(leaves) => {
                let leaves = *leaves as u32;
                exercise::RepairSmall { leaves, fewest }.say(lang)
            }
            Given::Same | Given::Differs => otherwise.say(lang).to_owned(),
        })
    }
}

/// Returns what the program that was given does in a run; `is_same` where it is to do what the book does.
fn of_given(record: &str, program: &str, is_same: bool) -> Given {
    let Ok(transcript) = read(record) else {
        return Given::NotRun;
    };
    let source = transcript.head.source.as_ref();
    if source.is_none_or(|source| source.text.trim() != program.trim()) {
        return Given::NotRun;
    }
    let verdict = check(&transcript);
    let AnyGame::Tree(tree) = &verdict.walk.game else {
        return Given::NotRun;
    };
    let leaves = super::program::leaves(tree);
    match verdict.kind {
        _ if is_same && leaves < FEWEST_LEAVES => Given::Small(leaves),
        Kind::Same => Given::Same,
        Kind::MoreWork | Kind::OtherWindows | Kind::Differs => Given::Differs,
        Kind::TooLittle => Given::NotRun,
    }
}
