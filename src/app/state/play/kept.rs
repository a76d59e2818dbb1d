//! The stored form of a game, in which it outlives the page: the record, the lines that were left, and what machines found.

use crate::app::state::play::room::Part;
use crate::app::state::play::{Found, Play};
use crate::play::review::Insight;
use crate::play::{Record, Thought};
use crate::spec::Refusal;
use crate::spec::field::Field;
use crate::text::Value;
use crate::text::json::to_json;
use std::rc::Rc;

/// The beginnings of the lines with the game played before, the part beside the board, what machines found at their moves, why the last one
/// moved, and what the review found.
const BEFORE: &str = "before ";
const PART: &str = "part ";
const FOUND: &str = "found ";
const ANSWER: &str = "answer ";
const INSIGHT: &str = "insight ";

/// Reads a text of [`write()`]: the game, and what its review has found.
///
/// # Errors
/// The mistake in the game that was played last. Other lines that cannot be read are dropped.
pub fn read(text: &str) -> Result<(Play, Vec<Insight>), Refusal> {
    let mut lines = text.split('\n');
    let is_shown = lines.next() == Some("play");
    let first = Record::read(lines.next().unwrap_or_default())?;
    let at = first.at;
    let mut play = Play::new(first);
    play.look(at);
    play.is_shown = is_shown;
    let mut insights = Vec::new();
    for line in lines {
        let rest = |prefix: &str| line.strip_prefix(prefix);
        if let Some(line) = rest(BEFORE) {
            let before = Record::read(line).ok();
            play.before = before.map(|record| Rc::new(Play::new(record)));
        } else if let Some(word) = rest(PART) {
            play.part = Part::ALL.into_iter().find(|part| part.word() == word);
        } else if let Some(json) = rest(FOUND) {
            play.found.extend(found(json));
        } else if let Some(json) = rest(ANSWER) {
            play.answers.extend(answer(json));
        } else if let Some(json) = rest(INSIGHT) {
            insights.extend(Insight::read(json));
        } else {
            play.lines.extend(Record::read(line).ok());
        }
    }
    insights.truncate(play.names.len() + 1);
    Ok((play, insights))
}

/// Reads why a machine moved: the number of moves after it, and its choice.
fn answer(line: &str) -> Option<(usize, Thought)> {
    let (at, json) = line.split_once(' ')?;
    Some((at.parse().ok()?, Thought::read(json)?))
}

/// Reads what a machine found at a move.
fn found(json: &str) -> Option<Found> {
    let value = Value::read(json, 1).ok()?;
    let field = Field::new(&value, "");
    let items: Vec<Field> = field.items().ok()?.collect();
    let [at, value, basis] = &items[..] else {
        return None;
    };
    Some(Found {
        at: at.whole(0..=u64::from(u32::MAX)).ok()? as usize,
        value: value.number().ok()?,
        basis: basis.word().ok()?,
    })
}

/// Writes a game, and what its review has found, as text: a line each for whether it is shown, the game, the lines left for it, the game
/// before, and each finding.
pub fn write(play: &Play, insights: &[Insight]) -> String {
    let mut text = if play.is_shown { "play" } else { "lab" }.to_owned();
    let left = play.lines.iter().map(|line| ("", line));
    let before = play.before.as_ref().map(|before| (BEFORE, &before.record));
    for (prefix, record) in [("", &play.record)].into_iter().chain(left).chain(before) {
        text = text + "\n" + prefix + &record.write();
    }
    let mut add = |prefix: &str, rest: &str| text = format!("{text}\n{prefix}{rest}");
    if let Some(part) = play.part {
        add(PART, part.word());
    }
    for Found { at, value, basis } in &play.found {
        add(FOUND, &to_json(&(at, value, basis)));
    }
    for (at, thought) in &play.answers {
        add(ANSWER, &format!("{at} {}", to_json(thought)));
    }
    for insight in insights {
        add(INSIGHT, &to_json(insight));
    }
    text
}
