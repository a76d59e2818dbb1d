//! `plyscope compare`: the same numbers in columns, as CSV and as JSON.

use super::*;

const THREE: &str = r#"{"compare":[{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},"algorithm":{"kind":"minimax"}},{"algorithm":{"kind":"alpha-beta"}},{"algorithm":{"kind":"alpha-beta","order":"worst"}}],"at":6}"#;

fn rows(csv: &str) -> Vec<Vec<String>> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let heads = reader.headers().expect("a head").clone();
    let rows = reader.records().map(|row| row.expect("a row"));
    [heads]
        .into_iter()
        .chain(rows)
        .map(|row| row.iter().map(str::to_owned).collect())
        .collect()
}

#[test]
fn a_search_is_a_column_a_line_or_an_object_with_the_same_numbers() {
    let table = rows(&succeeds(&["compare", "--csv"], THREE));
    assert_eq!(table.len(), 4);
    assert_eq!(table[3][0], "alpha-beta order=worst");
    let columns = succeeds(&["compare"], THREE);
    let json = parsed(&succeeds(&["compare", "--json"], THREE));
    assert_eq!(
        (&json["by"], &json["at"], &json["fewest_leaves"]),
        (&json!("leaf"), &json!(6), &json!(5))
    );
    for (at, head) in table[0].iter().enumerate().skip(1) {
        let line = columns
            .lines()
            .find(|line| line.split(' ').next() == Some(head))
            .unwrap_or_else(|| panic!("no {head}: {columns}"));
        let values: Vec<&str> = table[1..].iter().map(|row| row[at].as_str()).collect();
        let found: Vec<&str> = line[head.len()..]
            .split("  ")
            .map(str::trim)
            .filter(|cell| !cell.is_empty())
            .collect();
        assert_eq!(found, values, "{head}");
    }
    for (row, lane) in table[1..]
        .iter()
        .zip(json["lanes"].as_array().expect("lanes"))
    {
        assert_eq!(row[0], lane["name"]);
        assert_eq!(row[3], lane["leaves"].to_string());
        assert_eq!(row[7], lane["best_move"]);
        assert_eq!(row[9], lane["ends_at"].to_string());
    }
}

#[test]
fn the_clock_of_the_command_goes_before_that_of_the_comparison() {
    let done = |arguments: &[&str]| {
        let table = rows(&succeeds(arguments, THREE));
        table[1..]
            .iter()
            .map(|row| row[2].clone())
            .collect::<Vec<String>>()
    };
    assert_eq!(done(&["compare", "--csv"]), ["no", "no", "no"]);
    assert_eq!(
        done(&["compare", "--csv", "--at", "7"]),
        ["no", "yes", "no"]
    );
    assert_eq!(
        done(&["compare", "--csv", "--at", "9"]),
        ["yes", "yes", "yes"]
    );
}

#[test]
fn a_single_search_and_another_position_are_refused_by_path() {
    let said = fails(&["compare"], OPENING.as_bytes());
    assert!(said.contains("compare: this field is required"), "{said}");
    let other = r#"{"compare":[{"game":{"kind":"nim","heaps":[1]},"algorithm":{"kind":"minimax"}},{"game":{"kind":"nim","heaps":[2]},"algorithm":{"kind":"minimax"}}]}"#;
    let said = fails(&["compare"], other.as_bytes());
    assert!(
        said.contains("compare[1].game: expected the position of the first search"),
        "{said}"
    );
    let said = fails(&["compare", "--at", "six"], THREE.as_bytes());
    assert!(said.contains("six"), "{said}");
}

#[test]
fn searches_side_by_side_are_rendered_as_one_picture_with_their_names_and_counts() {
    let svg = succeeds(&["render"], THREE);
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    for words in [
        "minimax",
        "alpha-beta order=worst",
        "6 of 9",
        "leaves 6 · nodes 9 · cuts 0",
    ] {
        assert!(svg.contains(words), "{words}");
    }
    let end = succeeds(&["render", "--step", "9", "--lang", "zh"], THREE);
    assert!(end.contains("到 9 结束") && end.contains("剪枝 1"), "{end}");
    let tikz = succeeds(&["render", "--format", "tikz"], THREE);
    assert_eq!(tikz.matches("\\begin{forest}").count(), 3);
    let said = fails(&["render", "--format", "csv"], THREE.as_bytes());
    assert!(said.contains("SVG, PNG and TikZ"), "{said}");
}

#[test]
fn many_seeds_have_a_mean_a_spread_and_the_exact_value() {
    let spec = r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./x.."},"algorithm":{"kind":"mcts","iterations":300}}"#;
    let table = rows(&succeeds(&["compare", "--seeds", "1..30", "--csv"], spec));
    let column = |name: &str| {
        table[0]
            .iter()
            .position(|head| head == name)
            .expect("a column")
    };
    let number = |row: &[String], name: &str| row[column(name)].parse::<f64>().expect("a number");
    let (first, last) = (&table[1], &table[table.len() - 1]);
    assert_eq!(
        (
            &first[column("iterations")][..],
            &last[column("iterations")][..]
        ),
        ("1", "300")
    );
    for row in &table[1..] {
        assert!(
            number(row, "least") <= number(row, "mean")
                && number(row, "mean") <= number(row, "most")
        );
        let seeds: u32 = row[column("moves")]
            .split(' ')
            .map(|of| {
                of.rsplit(':')
                    .next()
                    .and_then(|count| count.parse::<u32>().ok())
                    .expect("a count")
            })
            .sum();
        assert_eq!(seeds, 30, "every seed takes a move");
        assert_eq!(row[column("exact")], "1");
    }
    assert!(
        number(last, "deviation") < number(first, "deviation"),
        "more iterations bring the seeds together"
    );
    // The seed of a spec gives the row of that seed alone.
    let alone = rows(&succeeds(&["compare", "--seeds", "7..7", "--csv"], spec));
    let solved = parsed(&succeeds(
        &["solve"],
        &spec.replace("300}}", "300},\"seed\":7}"),
    ));
    let mean = alone[alone.len() - 1][column("mean")]
        .parse::<f64>()
        .expect("a number");
    assert!((mean - solved["value"].as_f64().expect("a value")).abs() < 1e-4);
    assert_eq!(alone[alone.len() - 1][column("move")], solved["best_move"]);
    // The same numbers, once more as an object and in columns.
    let json = parsed(&succeeds(&["compare", "--seeds", "1..30", "--json"], spec));
    let course = json["lanes"][0]["course"].as_array().expect("a course");
    assert_eq!(course.len(), table.len() - 1);
    assert!(succeeds(&["compare", "--seeds", "1..30"], spec).contains("exact value: 1"));
}

#[test]
fn seeds_are_refused_where_they_change_nothing_or_are_none() {
    let minimax = r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"minimax"}}"#;
    assert!(fails(&["compare", "--seeds", "1..3"], minimax.as_bytes()).contains("found minimax"));
    for wrong in ["3..1", "1", "a..b", "1..1000000"] {
        assert!(
            fails(&["compare", "--seeds", wrong], minimax.as_bytes()).contains("1..1000"),
            "{wrong}"
        );
    }
}
