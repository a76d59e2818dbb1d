//! The promises of every game: one kit, run on every registered game from each of its named
//! positions. A new game is checked as soon as it is in the list of `games/starts.rs`. The kit knows no search.

mod entries;

mod starts;

use plyscope::game::any::AnyGame;
use plyscope::game::any::GameId;
use plyscope::game::depict::Picture;
use plyscope::game::{Status, Wording};
use plyscope::lang::{Lang, Text};
use starts::{at_every_start, starts};
use std::collections::{HashMap, HashSet};

/// The most plies of a playout of an unbounded game; a search counts a longer one as a draw.
const LONGEST: u32 = 10_000;

/// A pseudo-random generator: Knuth's linear congruential one without its low bits.
fn numbers(seed: u64) -> impl FnMut(u16) -> u16 {
    let mut state = seed;
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % u64::from(below)) as u16
    }
}

/// The identity of a position in a search: its key, and the player to move or the result.
type Identity<G> = (<G as plyscope::game::Game>::Key, String);

fn identity<G: Wording>(state: &G) -> Identity<G> {
    (state.key(), format!("{:?}", state.status()))
}

/// Returns some positions reachable from a start: all close to it, and those of a few random games.
fn reachable<G: Wording>(start: &G) -> Vec<G> {
    const CLOSE: usize = 400;
    const GAMES: u64 = 6;
    const PLIES: u32 = 120;
    let mut found = vec![start.clone()];
    let mut seen = HashSet::from([identity(start)]);
    let mut next = 0;
    while let Some(state) = found.get(next).cloned().filter(|_| found.len() < CLOSE) {
        for mv in state.moves() {
            let after = state.after(mv);
            if seen.insert(identity(&after)) {
                found.push(after);
            }
        }
        next += 1;
    }
    for seed in 0..GAMES {
        let mut number = numbers(seed);
        let mut state = start.clone();
        for _ in 0..PLIES {
            let choices = state.choices();
            if choices == 0 {
                break;
            }
            let choice = number(choices);
            state.play(state.choice(choice).expect("there are so many"));
            found.push(state.clone());
        }
    }
    found
}

#[test]
fn moves_are_stable_and_distinct_and_missing_exactly_at_the_end() {
    at_every_start!(has_stable_and_distinct_moves);
}

fn has_stable_and_distinct_moves<G: Wording>(start: &G, _: GameId) {
    for state in reachable(start) {
        let text = state.text();
        let moves: Vec<G::Move> = state.moves().collect();
        let is_over = matches!(state.status(), Status::Over { .. });
        assert_eq!(moves.is_empty(), is_over, "{text}");
        assert!(
            state.moves().eq(moves.iter().copied()),
            "moves are the same when asked twice: {text}"
        );
        assert_eq!(usize::from(state.choices()), moves.len(), "{text}");
        for (choice, mv) in moves.iter().enumerate() {
            assert!(!moves[..choice].contains(mv), "moves are distinct: {text}");
            assert_eq!(
                state.choice(choice as u16),
                Some(*mv),
                "a choice is an index into the moves: {text}"
            );
        }
        assert_eq!(state.choice(state.choices()), None, "{text}");
    }
}

#[test]
fn probabilities_are_those_of_one_draw_and_scores_lie_in_their_range() {
    at_every_start!(has_probabilities_and_scores_in_range);
}

fn has_probabilities_and_scores_in_range<G: Wording>(start: &G, _: GameId) {
    for state in reachable(start) {
        let text = state.text();
        let probabilities: Vec<f64> = state.moves().map(|mv| state.probability(mv)).collect();
        match state.status() {
            Status::Chance => {
                let sum: f64 = probabilities.iter().sum();
                assert!(
                    state.traits().chance && (sum - 1.0).abs() < 1e-9,
                    "{text}: the sum is {sum}"
                );
                assert!(
                    probabilities
                        .iter()
                        .all(|probability| (0.0..=1.0).contains(probability)),
                    "{text}"
                );
            }
            Status::ToMove(_) => assert!(
                probabilities.iter().all(|probability| *probability == 1.0),
                "{text}"
            ),
            Status::Over { score } => {
                let is_inside = state
                    .traits()
                    .range
                    .is_none_or(|range| range.contains(score));
                assert!(
                    is_inside && (state.traits().draws || score != 0.0),
                    "{text} is over with {score}"
                );
            }
        }
    }
}

/// Bounded games end within the plies that they declare, ply by ply; others within those of a
/// playout.
#[test]
fn random_games_end() {
    at_every_start!(comes_to_an_end);
}

fn comes_to_an_end<G: Wording>(start: &G, _: GameId) {
    for seed in 0..40 {
        let mut number = numbers(seed);
        let mut state = start.clone();
        let mut left = state.traits().longest.unwrap_or(LONGEST);
        while state.choices() > 0 {
            assert!(
                left > 0,
                "{} should have ended by {}",
                start.text(),
                state.text()
            );
            state.play(
                state
                    .choice(number(state.choices()))
                    .expect("there are so many"),
            );
            left = state
                .traits()
                .longest
                .map_or(left - 1, |longest| longest.min(left - 1));
        }
    }
}

/// Returns a picture without the last move.
fn look<G: Wording>(state: &G) -> Picture {
    match state.picture() {
        Picture::Bare => Picture::Bare,
        Picture::Board(mut board) => {
            (board.last, board.left) = (None, None);
            Picture::Board(board)
        }
        Picture::Heaps { heaps, .. } => Picture::Heaps { heaps, last: None },
        Picture::Scores { scores, turn, .. } => Picture::Scores {
            scores,
            turn,
            die: None,
        },
    }
}

/// Whether the text describes the position alone and not its past.
fn is_identified_by_its_text(id: GameId) -> bool {
    use GameId::{ConnectFour, Mnk, Nim, Pig, StPetersburg, Subtraction, TicTacToe};
    matches!(
        id,
        ConnectFour | Mnk | Nim | Pig | StPetersburg | Subtraction | TicTacToe
    )
}

#[test]
fn keys_are_equal_exactly_if_positions_are() {
    at_every_start!(is_told_apart_by_its_key);
}

fn is_told_apart_by_its_key<G: Wording>(start: &G, id: GameId) {
    let (mut futures, mut texts, mut keys) = (HashMap::new(), HashMap::new(), HashMap::new());
    for state in reachable(start) {
        let identity = identity(&state);
        let moves: Vec<G::Move> = state.moves().collect();
        let features: Vec<f64> = if moves.is_empty() {
            Vec::new()
        } else {
            state.features().collect()
        };
        let future = (
            format!("{:?}", look(&state)),
            format!("{moves:?}"),
            format!("{features:?}"),
        );
        let known = futures
            .entry(identity.clone())
            .or_insert_with(|| future.clone());
        assert_eq!(known, &future, "one key, two positions: {}", state.text());
        let text = format!("{} {}", state.text(), identity.1);
        // Similar nodes of a tree have the same text.
        if id != GameId::Tree {
            let known = keys.entry(text.clone()).or_insert_with(|| identity.clone());
            assert!(known == &identity, "one text, two keys: {text}");
        }
        if is_identified_by_its_text(id) {
            assert_eq!(
                texts.entry(identity).or_insert_with(|| text.clone()),
                &text,
                "one key, two texts"
            );
        }
    }
}

#[test]
fn every_position_is_read_from_its_text() {
    at_every_start!(is_read_from_its_text);
}

fn is_read_from_its_text<G: Wording>(start: &G, id: GameId) {
    for state in reachable(start) {
        let text = state.text();
        // A leaf is a number, which is not a tree.
        if id == GameId::Tree && state.choices() == 0 {
            continue;
        }
        let again = G::read(&text, Some(&state))
            .unwrap_or_else(|bad| panic!("{text}: {}", bad.say(Lang::En)));
        assert_eq!(again.text(), text);
        // In an impartial game the text has no turn; a position read from it is Max's.
        if state.traits().impartial {
            assert_eq!(again.choices(), state.choices(), "{text}");
        } else {
            assert_eq!(again.status(), state.status(), "{text}");
        }
        assert_eq!(look(&again), look(&state), "{text}");
        if id != GameId::Tree {
            assert!(
                again.key() == state.key(),
                "{text} is read as another position"
            );
            assert!(again.moves().eq(state.moves()), "{text}");
        }
    }
}

#[test]
fn moves_have_names_and_are_made_on_cells_of_the_picture() {
    at_every_start!(has_names_and_cells_of_moves);
}

fn has_names_and_cells_of_moves<G: Wording>(start: &G, id: GameId) {
    for state in reachable(start) {
        let text = state.text();
        let (columns, rows) = state.picture().size();
        if let Picture::Board(board) = state.picture() {
            assert!(
                board.columns > 0 && board.cells.len() == columns * rows,
                "{text}: the board is a rectangle"
            );
            assert!(
                board
                    .last
                    .is_none_or(|last| usize::from(last) < board.cells.len()),
                "{text}"
            );
        }
        let mut names = HashSet::new();
        for mv in state.moves() {
            let (name, way) = (
                state.move_name(mv),
                state.cells(mv).into_iter().flatten().collect::<Vec<u16>>(),
            );
            assert!(
                !name.is_empty() && way.iter().all(|cell| usize::from(*cell) < columns * rows),
                "{text}: {name}"
            );
            // Nodes of a tree may share a name.
            let is_new = names.insert((way, name.clone())) || id == GameId::Tree;
            assert!(is_new, "{text}: two moves are {name} on the same cells");
        }
    }
}

#[test]
fn a_choice_that_has_no_move_has_no_name_and_changes_nothing() {
    for start in starts() {
        let mut state = start.clone();
        assert_eq!(state.ways().len(), usize::from(state.choices()));
        assert_eq!(state.move_name(state.choices()), None);
        assert!(
            !state.play(state.choices()) && state == start,
            "{}",
            start.text()
        );
    }
}

#[test]
fn every_feature_has_a_weight_and_a_name() {
    at_every_start!(has_a_weight_and_a_name_for_each_feature);
}

fn has_a_weight_and_a_name_for_each_feature<G: Wording>(start: &G, id: GameId) {
    for state in reachable(start).iter().filter(|state| state.choices() > 0) {
        let features: Vec<f64> = state.features().collect();
        // The only feature of a tree is the estimate at a node.
        let count = if id == GameId::Tree {
            features.len()
        } else {
            state.weights().len()
        };
        assert_eq!(
            (features.len(), state.weights().len()),
            (count, id.entry().features.len()),
            "{}",
            state.text()
        );
        assert!(
            features.iter().all(|feature| feature.is_finite()),
            "{}",
            state.text()
        );
    }
}
