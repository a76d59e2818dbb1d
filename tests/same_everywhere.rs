//! The same spec gives the same events natively and in wasm: this is the native half, `web.rs` the other; both hold a search
//! against the same table. A search that is meant to change changes its line there: the message of a failure has the new one.

#[path = "same_everywhere/fingerprint.rs"]
mod fingerprint;

#[test]
fn every_search_of_the_table_tells_the_events_it_always_told() {
    let strangers = fingerprint::strangers();
    assert!(strangers.is_empty(), "these lines of tests/data/fingerprints.txt are now:\n{}", strangers.join("\n"));
}

#[test]
fn the_table_has_every_algorithm_and_everything_random() {
    for kind in ["minimax", "alpha-beta", "mcts", "nim", "tic-tac-toe", "chance", "signed", "seed", "depth", "misere"] {
        assert!(fingerprint::TABLE.contains(kind), "no search with {kind}");
    }
}
