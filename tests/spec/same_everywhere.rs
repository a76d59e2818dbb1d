//! A spec gives the same events natively and in wasm. This is the native half,
//! `e2e/fingerprints.spec.mjs` the other; both compare with one table. After an intended change of
//! a search, take the new line from the message of the failure.

use crate::fingerprint::Fingerprint;
use plyscope::game::any::GameId;
use plyscope::spec::Spec;

/// A line for each search, `events checksum spec`, made natively.
const TABLE: &str = include_str!("../data/fingerprints.txt");

#[test]
fn every_search_of_the_table_tells_the_events_it_always_told() {
    let strangers = strangers();
    assert!(
        strangers.is_empty(),
        "these lines of tests/data/fingerprints.txt are now:\n{}",
        strangers.join("\n")
    );
}

#[test]
fn the_table_has_every_algorithm_and_everything_random() {
    let games = [
        "tree",
        "nim",
        "subtraction",
        "tic-tac-toe",
        "connect-four",
        "mnk",
        "chess",
        "go",
        "snake-go",
        "pig",
        "st-petersburg",
    ];
    assert_eq!(games.len(), GameId::ALL.len());
    let algorithms = ["win-lose", "minimax", "alpha-beta", "expectimax", "mcts"];
    for kind in games.into_iter().chain(algorithms) {
        assert!(
            TABLE.contains(&format!("\"kind\":\"{kind}\"")),
            "no search with {kind}"
        );
    }
    for word in [
        "chance", "signed", "seed", "depth", "misere", "shuffle", "uniform", "random", "exact",
        "playouts", "rollouts",
    ] {
        assert!(
            TABLE.contains(&format!("\"{word}\"")),
            "no search with {word}"
        );
    }
    // Functions of libm: logarithm, square root, exponential.
    for curve in ["log", "sqrt", "exp", "points"] {
        assert!(
            TABLE.contains(&format!("\"utility\":{{\"kind\":\"{curve}\"")),
            "no search with {curve}"
        );
    }
}

/// Computes the line of the table for a spec.
fn line(spec: &str) -> String {
    let read = Spec::read(spec).expect("a spec of the table is good");
    let mut fingerprint = Fingerprint::new();
    let ended = read.run(&mut fingerprint).is_continue();
    assert!(ended, "nothing stops the search of {spec}");
    format!("{} {spec}", fingerprint.text())
}

/// Returns the spec of a line of the table.
fn spec(known: &str) -> &str {
    known
        .trim_start()
        .splitn(3, ' ')
        .nth(2)
        .expect("events, checksum and spec")
}

/// Returns the lines of the table that differ on this machine, as computed here.
fn strangers() -> Vec<String> {
    TABLE
        .lines()
        .map(|known| (known, line(spec(known))))
        .filter(|(known, found)| known != found)
        .map(|(_, found)| found)
        .collect()
}
