//! Measurements as groups print them, and the rows made from them: with ratio, goal met or missed,
//! floor held or not.
use super::floors::Floors;
use super::goal::{Goal, figure};
use serde::{Deserialize, Serialize};

/// A measured number, with its peer and its goal.
#[derive(Deserialize)]
pub struct Measurement {
    name: String,
    /// `None` if it could not be measured; then `why` has the reason.
    value: Option<f64>,
    unit: String,
    peer: Option<String>,
    peer_value: Option<f64>,
    goal: Option<Goal>,
    #[serde(default)]
    why: Option<String>,
}

/// A line of the table and of the file.
#[derive(Serialize)]
pub struct Row {
    name: String,
    value: Option<f64>,
    unit: String,
    peer: Option<String>,
    peer_value: Option<f64>,
    ratio: Option<f64>,
    #[serde(serialize_with = "in_words")]
    goal: Option<Goal>,
    met: bool,
    floor: Option<f64>,
    held: bool,
    why: Option<String>,
}

fn in_words<S: serde::Serializer>(goal: &Option<Goal>, serializer: S) -> Result<S::Ok, S::Error> {
    goal.map(|goal| goal.to_string()).serialize(serializer)
}

impl Measurement {
    /// Reads the measurement in a line, if it is one.
    pub fn read(line: &str) -> Option<Result<Measurement, String>> {
        line.starts_with('{')
            .then(|| serde_json::from_str(line).map_err(|error| format!("{line}: {error}")))
    }

    /// Makes the row. A figure without a goal counts as met, a goal without a figure as missed. A
    /// floor is held until the figure is below it or missing.
    pub fn judged(self, floors: &Floors) -> Row {
        let Measurement {
            name,
            value,
            unit,
            peer,
            peer_value,
            goal,
            why,
        } = self;
        let ratio = value.zip(peer_value).map(|(value, peer)| value / peer);
        let figure = goal.and_then(|goal| goal.figure(value, ratio));
        let reaches = |limit: f64| {
            goal.zip(figure)
                .is_some_and(|(goal, figure)| goal.reaches(figure, limit))
        };
        let met = value.is_some() && goal.is_none_or(|goal| reaches(goal.limit()));
        let floor = goal.and_then(|_| floors.of(&name));
        let held = floor.is_none_or(reaches);
        let why = if met {
            why
        } else {
            why.or(Some("measured, and short of the goal".to_owned()))
        };
        Row {
            name,
            value,
            unit,
            peer,
            peer_value,
            ratio,
            goal,
            met,
            floor,
            held,
            why,
        }
    }
}

impl Row {
    /// Makes the row of a group that could not be measured.
    pub fn missing(group: &str, reason: &str) -> Row {
        let (name, why) = (group.to_owned(), Some(reason.to_owned()));
        let (value, peer, peer_value, ratio, goal, floor) = (None, None, None, None, None, None);
        Row {
            name,
            value,
            unit: String::new(),
            peer,
            peer_value,
            ratio,
            goal,
            met: false,
            floor,
            held: true,
            why,
        }
    }

    /// Returns the name, which is unique among all groups.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the reason why there is no figure, on one line.
    pub fn without_figure(&self) -> Option<&str> {
        self.why
            .as_deref()
            .filter(|_| self.value.is_none())
            .map(telling)
    }

    /// Returns the new floor; `None` without a goal, since then neither side is worse.
    pub fn next_floor(&self) -> Option<f64> {
        let goal = self.goal?;
        Some(goal.floor(goal.figure(self.value, self.ratio)?))
    }

    /// Describes goal and floor.
    fn verdict(&self) -> String {
        let goal = self
            .goal
            .map(|goal| format!("{goal} {}", if self.met { "met" } else { "MISSED" }));
        let fallen = self.goal.zip(self.floor).filter(|_| !self.held);
        let floor =
            fallen.map(|(goal, floor)| format!("FELL below its floor, {}", goal.words(floor)));
        let parts = goal
            .into_iter()
            .chain(floor)
            .chain(self.without_figure().map(str::to_owned));
        parts.collect::<Vec<_>>().join(": ")
    }
}

/// Returns the most important line of a reason: the error of a program that failed, otherwise the
/// first line.
fn telling(reason: &str) -> &str {
    let is_error = |line: &&str| line.contains("rror: ");
    reason
        .lines()
        .find(is_error)
        .or(reason.lines().next())
        .unwrap_or_default()
}

/// Writes the rows as a table for people.
pub fn table(rows: &[Row]) -> String {
    let mut table = format!(
        "{:72} {:>18} {:>30} {:>8}  {:16}\n",
        "", "value", "peer", "ratio", "goal"
    );
    for row in rows {
        let value = row.value.map_or("not measured".to_owned(), |value| {
            format!("{} {}", figure(value), row.unit)
        });
        let peer = row
            .peer
            .as_ref()
            .zip(row.peer_value)
            .map(|(peer, value)| format!("{peer} {}", figure(value)));
        let ratio = row.ratio.map(|ratio| format!("{ratio:.2}x"));
        let (peer, ratio) = (peer.unwrap_or_default(), ratio.unwrap_or_default());
        let line = format!(
            "{:72} {value:>18} {peer:>30} {ratio:>8}  {}",
            row.name,
            row.verdict()
        );
        table += line.trim_end();
        table.push('\n');
    }
    table
}

#[cfg(test)]
mod tests;
