//! How often a misconception shows: on how many of a thousand random trees it changes what the search does.

use super::super::read;
use plyscope::exercise::{Ask, Exercise, Instance, Misconception, model};
use plyscope::trace::{NodeId, State};

/// The trees of a figure.
const TREES: u64 = 1_000;
/// Three plies, with two or three moves at each node and payoffs from 0 to 20.
const USUAL: &str = r#""generate":{"kind":"tree","root":"max","children":[2,3],"depth":3,"values":[0,20],"ties":true}"#;

/// Two plies of choice for each side and one more for Max, with payoffs of 0 or 1.
const WON_OR_LOST: &str = r#""generate":{"kind":"tree","children":3,"depth":3,"values":[0,1]}"#;

/// Returns the trees, the search and the question by which a misconception shows.
fn exercise(population: &str) -> Exercise {
    let (trees, algorithm, ask) = match population {
        "cut" => (USUAL, r#"{"kind":"alpha-beta"}"#, "cut"),
        "deep" => (
            r#""generate":{"kind":"tree","root":"max","children":2,"depth":4,"values":[0,20],"ties":true}"#,
            r#"{"kind":"alpha-beta"}"#,
            "cut",
        ),
        "few" => (
            r#""generate":{"kind":"tree","root":"max","children":[2,3],"depth":3,"values":[0,3],"ties":true}"#,
            r#"{"kind":"alpha-beta"}"#,
            "cut",
        ),
        "chance" => (
            r#""generate":{"kind":"tree","root":"max","children":[2,3],"depth":3,"values":[0,20],"ties":true,"chance":"uneven"}"#,
            r#"{"kind":"expectimax"}"#,
            "values",
        ),
        "ucb" => (WON_OR_LOST, r#"{"kind":"mcts","iterations":12}"#, "choose"),
        "backup" => (
            r#""generate":{"kind":"tree","children":[2,3],"depth":3,"values":[0,2]}"#,
            r#"{"kind":"mcts","iterations":8}"#,
            "backup",
        ),
        _ => panic!("{population}: no such trees"),
    };
    search(trees, algorithm, ask)
}

fn search(trees: &str, algorithm: &str, ask: &str) -> Exercise {
    let numbers = if ask == "choose" {
        r#","numbers":true"#
    } else {
        ""
    };
    read(&format!(
        r#"{{"id":"rate",{trees},"algorithm":{algorithm},"ask":[{{"kind":"{ask}"{numbers}}}]}}"#
    ))
}

fn count(holds: impl Fn(u64) -> bool) -> String {
    (1..=TREES).filter(|&seed| holds(seed)).count().to_string()
}

fn drawn(exercise: &Exercise, seed: u64) -> Instance {
    exercise.instance(seed).expect("a tree can be drawn")
}

/// Returns on how many trees the answer by a misconception is not the right one.
fn slip(word: &str, population: &str) -> String {
    let slip = Misconception::called(word).expect("a misconception");
    let exercise = exercise(population);
    let ask: &Ask = &exercise.ask[0].ask;
    count(|seed| {
        let instance = drawn(&exercise, seed);
        let answer = slip
            .answer(&instance, ask)
            .expect("it is about this question");
        let right = &model(&instance)[0];
        // Of a selection the child counts, and not the bounds.
        match right.get("child") {
            Some(child) => answer.get("child") != Some(child),
            None => answer != *right,
        }
    })
}

/// Draws the same tree for two searches.
fn drawn_for_both([one, other]: [&Exercise; 2], seed: u64) -> [Instance; 2] {
    let both = [drawn(one, seed), drawn(other, seed)];
    assert!(
        both[0].spec.game == both[1].spec.game,
        "{seed}: the same tree"
    );
    both
}

/// Returns on how many trees two searches take different moves.
fn differ(trees: &str, ask: &str, searches: [&str; 2]) -> String {
    let [one, other] = searches.map(|algorithm| search(trees, algorithm, ask));
    count(|seed| {
        let [one, other] = drawn_for_both([&one, &other], seed);
        one.answer.best != other.answer.best
    })
}

/// Returns on how many trees the most visited child is not the one with the best mean.
fn final_moves(iterations: &str) -> String {
    let by =
        |rule: &str| format!(r#"{{"kind":"mcts","iterations":{iterations},"final":"{rule}"}}"#);
    differ(WON_OR_LOST, "choose", [&by("visits"), &by("mean")])
}

/// Returns on how many trees a node that alpha-beta left early has another number than its value.
fn bound() -> String {
    let search = |algorithm: &str| search(USUAL, algorithm, "root");
    let (pruned, whole) = (
        search(r#"{"kind":"alpha-beta"}"#),
        search(r#"{"kind":"minimax"}"#),
    );
    count(|seed| {
        let [pruned, whole] = drawn_for_both([&pruned, &whole], seed);
        let (bounds, values) = (pruned.trace.end(), whole.trace.end());
        (0..pruned.trace.size() as u32).map(NodeId).any(|node| {
            let path = pruned.trace.path(node);
            let same = whole.trace.find(&path).expect("the same tree");
            bounds.state(node) == State::Done
                && bounds.cut(node).is_some()
                && bounds.value(node) != values.value(same)
        })
    })
}

/// Returns a figure by its name.
pub fn rate(name: &[&str]) -> String {
    match name {
        ["slip", word, population] => slip(word, population),
        ["bound"] => bound(),
        ["weak"] => differ(
            USUAL,
            "root",
            [
                r#"{"kind":"minimax"}"#,
                r#"{"kind":"expectimax","opponent":"random"}"#,
            ],
        ),
        ["final", iterations] => final_moves(iterations),
        _ => panic!("{name:?}: no such rate"),
    }
}
