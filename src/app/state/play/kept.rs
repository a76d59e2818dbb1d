//! The stored form of a game, in which it outlives the page.

use crate::app::state::play::Play;
use crate::play::Record;
use crate::spec::Refusal;
use std::rc::Rc;

/// The beginning of the line with the game played before.
const BEFORE: &str = "before ";

/// Reads a text of [`write()`].
///
/// # Errors
/// The mistake in the game that was played last. Stored lines that cannot be read are dropped.
pub fn read(text: &str) -> Result<Play, Refusal> {
    let mut lines = text.split('\n');
    let is_shown = lines.next() == Some("play");
    let first = Record::read(lines.next().unwrap_or_default())?;
    let at = first.at;
    let mut play = Play::new(first);
    play.look(at);
    play.is_shown = is_shown;
    for line in lines {
        match line.strip_prefix(BEFORE) {
            Some(line) => {
                let before = Record::read(line).ok();
                play.before = before.map(|record| Rc::new(Play::new(record)));
            }
            None => play.lines.extend(Record::read(line).ok()),
        }
    }
    Ok(play)
}

/// Writes a game as text: a line each for whether it is shown, the game, the lines left for it, and
/// the game before.
pub fn write(play: &Play) -> String {
    let mut text = if play.is_shown { "play" } else { "lab" }.to_owned();
    let left = play.lines.iter().map(|line| ("", line));
    let before = play.before.as_ref().map(|before| (BEFORE, &before.record));
    for (prefix, record) in [("", &play.record)].into_iter().chain(left).chain(before) {
        text = text + "\n" + prefix + &record.write();
    }
    text
}
