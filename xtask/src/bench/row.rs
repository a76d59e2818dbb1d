//! A measurement as a group prints it, and the row it becomes: with its ratio, whether the goal is met, and whether the floor has held.
use super::floors::Floors;
use super::goal::{Goal, figure};
use serde::{Deserialize, Serialize};

/// A figure, what it is compared with and what it should reach.
#[derive(Deserialize)]
pub struct Measurement {
    name: String,
    /// None where it could not be measured; then `why` says why not.
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
    /// The measurement that a line tells, if it tells one.
    pub fn read(line: &str) -> Option<Result<Measurement, String>> {
        line.starts_with('{')
            .then(|| serde_json::from_str(line).map_err(|error| format!("{line}: {error}")))
    }

    /// The row: a figure without a goal meets it, a goal without a figure is missed. A floor holds until a figure is below it, or none is
    /// there any more.
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
    /// The row of a group that could not be measured.
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

    /// What it is called; no other row of any group is.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Why there is no figure, in one line.
    pub fn without_figure(&self) -> Option<&str> {
        self.why
            .as_deref()
            .filter(|_| self.value.is_none())
            .map(telling)
    }

    /// What may not be lost from now on. Without a goal nobody knows which side is worse.
    pub fn next_floor(&self) -> Option<f64> {
        let goal = self.goal?;
        Some(goal.floor(goal.figure(self.value, self.ratio)?))
    }

    /// What is said of goal and floor.
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

/// The line of a reason that says most: of a program that failed, what it calls an error; otherwise the first.
fn telling(reason: &str) -> &str {
    let is_error = |line: &&str| line.contains("rror: ");
    reason
        .lines()
        .find(is_error)
        .or(reason.lines().next())
        .unwrap_or_default()
}

/// The rows as people read them.
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
mod tests {
    use super::{Measurement, Row, table};
    use crate::bench::floors::Floors;
    use crate::bench::goal::figure;

    const LINE: &str = r#"{"name":"a","value":3,"unit":"ms","peer":"b","peer_value":2,"goal":{"ratio_at_most":1.5}}"#;

    fn judged(line: &str, floors: &[(&str, f64)]) -> Row {
        let floors = Floors::of_rows(floors);
        Measurement::read(line)
            .expect("a measurement")
            .expect("well-formed")
            .judged(&floors)
    }

    #[test]
    fn a_row_says_whether_its_goal_is_met() {
        let row = judged(LINE, &[]);
        assert_eq!((row.ratio, row.met), (Some(1.5), true));
        let slower = judged(&LINE.replace(":3,", ":4,"), &[]);
        assert!(!slower.met && slower.why.is_some());
        assert!(
            judged(
                r#"{"name":"a","value":3,"unit":"s","peer":null,"peer_value":null,"goal":null}"#,
                &[]
            )
            .met
        );
        assert!(Measurement::read("Compiling").is_none());
    }

    #[test]
    fn a_floor_is_of_what_the_goal_is_about_and_holds_until_a_figure_is_worse() {
        let row = judged(LINE, &[("a", 1.4)]);
        assert!(
            row.met && !row.held,
            "a goal that is met does not excuse what was lost"
        );
        assert!(table(&[row]).contains("FELL below its floor, at most 1.4x"));
        let row = judged(&LINE.replace(":3,", ":4,"), &[("a", 2.0)]);
        assert!(
            !row.met && row.held,
            "a goal that is missed may have been missed before"
        );
        let least = LINE.replace("most", "least");
        assert!(judged(&least, &[("a", 1.5)]).held && !judged(&least, &[("a", 1.6)]).held);
        assert!(
            judged(&LINE.replace("ratio", "value"), &[("a", 3.0)]).held,
            "a goal for the value, and a ratio of 1.5"
        );
    }

    #[test]
    fn a_row_without_a_recorded_floor_holds_and_one_without_its_figure_does_not() {
        let row = judged(LINE, &[("b", 0.0)]);
        assert!(row.held && row.floor.is_none());
        assert!(!judged(&LINE.replace(":3,", ":null,"), &[("a", 9.0)]).held);
        assert!(Row::missing("a", "nobody knows").held);
    }

    #[test]
    fn the_next_floor_is_fifteen_per_cent_worse_than_the_figure() {
        assert_eq!(judged(LINE, &[]).next_floor(), Some(1.725));
        assert_eq!(
            judged(&LINE.replace("ratio_at_most", "value_at_least"), &[]).next_floor(),
            Some(2.55)
        );
        assert_eq!(
            judged(&LINE.replace(":3,", ":0,"), &[]).next_floor(),
            Some(1.5),
            "of nothing, the goal"
        );
        assert_eq!(
            judged(&LINE.replace(":3,", ":-2,"), &[]).next_floor(),
            Some(-0.85),
            "worse is greater, below 0 too"
        );
        assert_eq!(
            judged(
                r#"{"name":"a","value":3,"unit":"s","peer":null,"peer_value":null,"goal":null}"#,
                &[]
            )
            .next_floor(),
            None
        );
    }

    #[test]
    fn the_file_has_every_field_and_its_goal_in_words() {
        let json = serde_json::to_value(judged(LINE, &[("a", 1.8)])).expect("a row is JSON");
        let wanted = serde_json::json!({
            "name": "a", "value": 3.0, "unit": "ms", "peer": "b", "peer_value": 2.0, "ratio": 1.5,
            "goal": "at most 1.5x", "met": true, "floor": 1.8, "held": true, "why": null,
        });
        assert_eq!(json, wanted);
    }

    #[test]
    fn a_failed_program_is_told_by_what_it_calls_an_error() {
        let failed = Row::missing(
            "a",
            "`node a.mjs` ended with exit status: 1\n\nTypeError: no such thing\n    at a.mjs:3",
        );
        assert_eq!(failed.without_figure(), Some("TypeError: no such thing"));
        assert_eq!(
            Row::missing("a", "waited in vain\nfor long").without_figure(),
            Some("waited in vain")
        );
        assert_eq!(judged(LINE, &[]).without_figure(), None);
    }

    #[test]
    fn figures_have_three_digits_that_count() {
        assert_eq!(
            [0.0, 0.0312, 1.234, 12.34, 123.4, 12_340.0, 1.5e8].map(figure),
            ["0", "0.0312", "1.23", "12.3", "123", "12.3 k", "150 M"]
        );
    }
}
