//! `plyscope compare --seeds`: each search with many seeds, its mean and spread over the iterations.

use super::{Form, csv, names};
use crate::json::{list, number, object, optional, text};
use crate::{Failure, printable};
use plyscope::compare::{
    Comparison, Course, Spread, course, exact_value, is_comparison, marks, spreads,
};
use plyscope::lang::{Lang, Say};
use plyscope::spec::{Spec, json_in};
use plyscope::text::decimal::fixed;
use std::io::Write;
use std::ops::RangeInclusive;
use std::thread;

/// A search with what its seeds have come to.
struct Lane {
    name: String,
    spec: Spec,
    spreads: Vec<Spread>,
    seeds: usize,
}

/// The heads of the table.
const HEADS: [&str; 8] = [
    "iterations",
    "mean",
    "deviation",
    "least",
    "most",
    "move",
    "share",
    "moves",
];

/// Runs every search of a comparison, or one search alone, with all seeds.
pub fn run(
    json: &str,
    seeds: &RangeInclusive<u64>,
    form: Form,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let refused = |said: &dyn Say| Failure::Refused(said.say(Lang::En));
    let json = json_in(json).unwrap_or_default();
    let specs = match is_comparison(&json) {
        true => {
            Comparison::read(&json)
                .map_err(|refusal| refused(&refusal))?
                .lanes
        }
        false => vec![Spec::read(&json).map_err(|refusal| refused(&refusal))?],
    };
    if let Some(other) = specs.iter().find(|spec| spec.mcts().is_none()) {
        let found = names(std::slice::from_ref(other)).concat();
        return Err(Failure::Refused(format!(
            "--seeds: expected Monte-Carlo tree search (mcts), found {found}, which has the same result with every seed"
        )));
    }
    let exact = exact_value(&specs[0]);
    let names = names(&specs);
    let lanes: Vec<Lane> = specs
        .into_iter()
        .zip(names)
        .map(|(spec, name)| {
            let courses = courses(&spec.write(), seeds);
            let marks = marks(spec.mcts().map_or(1, |options| options.iterations));
            Lane {
                name,
                spreads: spreads(&marks, &courses),
                spec,
                seeds: courses.len(),
            }
        })
        .collect();
    match form {
        Form::Columns => columns(&lanes, exact, out)?,
        Form::Csv => {
            let exact = exact.map_or_else(String::new, |exact| exact.to_string());
            let row = |lane: &Lane, spread: &Spread| {
                let values = values(lane, spread).into();
                [vec![lane.name.clone()], values, vec![exact.clone()]].concat()
            };
            let rows = lanes.iter().flat_map(|lane| {
                let row = &row;
                lane.spreads.iter().map(move |spread| row(lane, spread))
            });
            csv(&[&["lane"], &HEADS[..], &["exact"]].concat(), rows, out)?;
        }
        Form::Json => {
            let fields = [
                ("exact", optional(exact.map(number))),
                ("lanes", list(lanes.iter().map(written))),
            ];
            writeln!(out, "{}", object(fields))?;
        }
    }
    Ok(())
}

/// Searches with every seed, on all processors; a position cannot be handed from one to another, so each reads it.
fn courses(spec: &str, seeds: &RangeInclusive<u64>) -> Vec<Course> {
    let all: Vec<u64> = seeds.clone().collect();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let part = all.len().div_ceil(workers).max(1);
    thread::scope(|scope| {
        let parts: Vec<_> = all
            .chunks(part)
            .map(|part| {
                scope.spawn(move || {
                    let spec = Spec::read(spec).expect("it was read before");
                    let found = part.iter().filter_map(|seed| course(&spec, *seed));
                    found.collect::<Vec<Course>>()
                })
            })
            .collect();
        let joined = parts
            .into_iter()
            .map(|part| part.join().expect("a search does not panic"));
        joined.flatten().collect()
    })
}

/// The name of a move, which a terminal can print.
fn move_name(lane: &Lane, choice: u16) -> String {
    printable(&lane.spec.game.move_name(choice).unwrap_or_default())
}

/// The values of a row, under [`HEADS`].
fn values(lane: &Lane, spread: &Spread) -> [String; 8] {
    let of = |number: f64| fixed(number, 4);
    let share = |count: u32| f64::from(count) / lane.seeds as f64;
    let first = spread.moves.first();
    let all: Vec<String> = spread
        .moves
        .iter()
        .map(|(choice, count)| format!("{}:{count}", move_name(lane, *choice)))
        .collect();
    [
        spread.iterations.to_string(),
        of(spread.mean),
        of(spread.deviation),
        of(spread.least),
        of(spread.most),
        first.map_or_else(String::new, |(choice, _)| move_name(lane, *choice)),
        first.map_or_else(String::new, |(_, count)| of(share(*count))),
        all.join(" "),
    ]
}

/// Prints a table for each search, a line for each number of iterations.
fn columns(lanes: &[Lane], exact: Option<f64>, out: &mut impl Write) -> std::io::Result<()> {
    for lane in lanes {
        writeln!(out, "{}, {} seeds", lane.name, lane.seeds)?;
        let rows = lane.spreads.iter().map(|spread| values(lane, spread));
        let rows: Vec<[String; 8]> = [HEADS.map(str::to_owned)].into_iter().chain(rows).collect();
        let width = |at: usize| {
            rows.iter()
                .map(|row| row[at].chars().count())
                .max()
                .unwrap_or(0)
        };
        let widths: Vec<usize> = (0..HEADS.len()).map(width).collect();
        for row in &rows {
            let cells = row
                .iter()
                .zip(&widths)
                .map(|(cell, width)| format!("{cell:>width$}  "));
            writeln!(out, "{}", cells.collect::<String>().trim_end())?;
        }
        writeln!(out)?;
    }
    match exact {
        Some(exact) => writeln!(out, "exact value: {}", fixed(exact, 4)),
        None => writeln!(
            out,
            "exact value: not known, the position takes too long to solve"
        ),
    }
}

/// Writes a search as a JSON object.
fn written(lane: &Lane) -> String {
    let moves = |spread: &Spread| {
        list(spread.moves.iter().map(|(choice, count)| {
            object([
                ("move", choice.to_string()),
                ("name", text(&move_name(lane, *choice))),
                ("seeds", count.to_string()),
            ])
        }))
    };
    let spread = |spread: &Spread| {
        object([
            ("iterations", spread.iterations.to_string()),
            ("mean", number(spread.mean)),
            ("deviation", number(spread.deviation)),
            ("least", number(spread.least)),
            ("most", number(spread.most)),
            ("moves", moves(spread)),
        ])
    };
    object([
        ("name", text(&lane.name)),
        ("seeds", lane.seeds.to_string()),
        ("course", list(lane.spreads.iter().map(spread))),
    ])
}
