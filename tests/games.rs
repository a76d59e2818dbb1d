//! What holds of every game: one kit, run on every game that is registered, from every position that it names. A new game is
//! checked by standing in the list. The kit knows no search.

#[path = "games/starts.rs"]
mod starts;

use plyscope::game::any::AnyGame;
use plyscope::game::catalogue::GameId;
use plyscope::game::depict::Picture;
use plyscope::game::{Status, Wording};
use plyscope::lang::Lang;
use starts::{at_every_start, starts};
use std::collections::{HashMap, HashSet};

/// The most plies that a playout of an unbounded game may last, before a search counts it as a draw.
const LONGEST: u32 = 10_000;

/// Numbers that look random: the low bits of Knuth's linear congruential generator are not used.
fn numbers(seed: u64) -> impl FnMut(u16) -> u16 {
    let mut state = seed;
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % u64::from(below)) as u16
    }
}

/// What makes a position the same for a search: its key, and whose turn it is or how it ended.
type Identity<G> = (<G as plyscope::game::Game>::Key, String);

fn identity<G: Wording>(state: &G) -> Identity<G> {
    (state.key(), format!("{:?}", state.status()))
}

/// Some positions that come from a start: everything close to it, and what a few random games lead to.
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
                    .is_none_or(|(low, high)| (low..=high).contains(&score));
                assert!(
                    is_inside && (state.traits().draws || score != 0.0),
                    "{text} is over with {score}"
                );
            }
        }
    }
}

/// Bounded games end within the plies they declare, ply by ply; others within those that a playout may last.
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

/// A picture without what only tells how the position came about.
fn look<G: Wording>(state: &G) -> Picture {
    match state.picture() {
        Picture::Bare => Picture::Bare,
        Picture::Board(mut board) => {
            board.last = None;
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

/// Whether the text tells the position and nothing of how it came about.
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
        // Trees say the same of nodes that are alike.
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
        // A leaf is a number, and no tree.
        if id == GameId::Tree && state.choices() == 0 {
            continue;
        }
        let again = G::read(&text, Some(&state))
            .unwrap_or_else(|bad| panic!("{text}: {}", bad.say(Lang::En)));
        assert_eq!(again.text(), text);
        // Of an impartial game the text says what there is; the turn is Max's.
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
            // Nodes of a tree may have one name.
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
        // A tree's one feature is the estimate that may be written at a node.
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

#[test]
fn every_game_says_what_it_is_in_both_languages() {
    let is_plain =
        |text: &str| !text.trim().is_empty() && !text.contains(['<', '`', '*', '#', '_', '\t']);
    let mut titles = HashSet::new();
    for id in GameId::ALL {
        let entry = id.entry();
        for (index, lang) in Lang::ALL.into_iter().enumerate() {
            let [title, rules, hint] =
                [entry.title, entry.rules, entry.hint].map(|texts| lang.of(texts));
            assert!(
                titles.insert((index, title)),
                "{title} is the title of two games"
            );
            assert!(
                [title, rules].iter().all(|text| is_plain(text)),
                "{title}: {rules}"
            );
            assert!(!hint.trim().is_empty(), "{title}");
            assert!(
                rules
                    .split('\n')
                    .all(|paragraph| paragraph.ends_with(['.', '?', '。', '？'])),
                "{title}: {rules}"
            );
            assert!(
                entry.features.iter().all(|names| is_plain(lang.of(*names))),
                "{title}"
            );
            assert!(
                entry.named.iter().all(|named| is_plain(named.name(lang))),
                "{title}"
            );
        }
        let is_chinese = |text: &str| {
            text.chars()
                .any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter))
        };
        assert!(
            [entry.title, entry.rules, entry.hint]
                .iter()
                .all(|texts| is_chinese(texts[1])),
            "{:?}",
            entry.title
        );
        assert!(
            [entry.title, entry.rules, entry.hint]
                .iter()
                .all(|texts| !is_chinese(texts[0])),
            "{:?}",
            entry.title
        );
    }
}

#[test]
fn every_named_position_is_one_to_play_from_and_has_a_name_of_its_own() {
    for id in GameId::ALL {
        let named = id.named();
        assert!(!named.is_empty(), "{id:?} begins nowhere");
        for (index, one) in named.iter().enumerate() {
            let state = id.position(one);
            assert_eq!(state.id(), *id);
            assert!(state.choices() > 0, "{} is over", one.name(Lang::En));
            let is_like = |lang: Lang| {
                named[..index]
                    .iter()
                    .any(|other| other.name(lang) == one.name(lang))
            };
            assert!(
                !Lang::ALL.into_iter().any(is_like),
                "{} is the name of two",
                one.name(Lang::En)
            );
        }
    }
}

#[test]
fn nonsense_is_refused_and_never_a_panic() {
    let huge = "9".repeat(400);
    let long = "[".repeat(5_000);
    let texts = [
        "",
        " ",
        "\n",
        "?",
        "/",
        ":",
        "x",
        "-1",
        "0",
        "000",
        "1x1x1",
        "255x255x255",
        "é/ß",
        "０",
        "𝟘",
        "min",
        "//////",
        &huge,
        &long,
    ];
    for id in GameId::ALL {
        for text in texts {
            match id.read(text, None) {
                Ok(game) => assert_eq!(game.id(), *id),
                Err(bad) => assert!(
                    Lang::ALL.into_iter().all(|lang| !bad.say(lang).is_empty()),
                    "{id:?}: {text}"
                ),
            }
        }
    }
}

/// A position at the end of a game, and what is said of it: the numbers that decided it and words in both languages.
const ENDINGS: [(GameId, &str, &[f64], [&str; 2]); 13] = [
    (
        GameId::TicTacToe,
        "xxx/oo./...",
        &[3.0],
        ["in a row", "子连成一线"],
    ),
    (
        GameId::TicTacToe,
        "xox/xox/oxo",
        &[],
        ["the board is full", "棋盘已满"],
    ),
    (
        GameId::ConnectFour,
        "1212121",
        &[4.0],
        ["in a row", "子连成一线"],
    ),
    (
        GameId::ConnectFour,
        "5x4x3: 12131",
        &[3.0],
        ["in a row", "子连成一线"],
    ),
    (
        GameId::Nim,
        "0 0",
        &[],
        ["nothing is left to take", "已无可取"],
    ),
    (
        GameId::Subtraction,
        "1; 2,3",
        &[],
        ["nothing is left to take", "已无可取"],
    ),
    (
        GameId::Chess,
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        &[],
        ["checkmate", "将死"],
    ),
    (
        GameId::Chess,
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        &[],
        ["stalemate", "逼和"],
    ),
    (
        GameId::Chess,
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
        &[],
        ["too few pieces to mate", "子力不足"],
    ),
    (
        GameId::Chess,
        "7k/8/8/8/8/8/R7/K7 w - - 100 80",
        &[],
        ["fifty-move rule", "五十回合规则"],
    ),
    (
        GameId::Chess,
        "7k/8/8/8/8/8/R7/K7 w - - 0 1 moves a2b2 h8g8 b2a2 g8h8 a2b2 h8g8 b2a2 g8h8",
        &[],
        ["threefold repetition", "三次重复局面"],
    ),
    (
        GameId::Go,
        "3; 0.5; .../.../...; b2 pass pass",
        &[9.0, 0.5],
        ["points", "目"],
    ),
    (GameId::Pig, "20 3 5 17", &[20.0, 5.0], ["points", "分"]),
];

#[test]
fn every_game_says_how_it_ended() {
    for (id, text, numbers, words) in ENDINGS {
        let position = id
            .read(text, None)
            .unwrap_or_else(|bad| panic!("{text}: {}", bad.say(Lang::En)));
        assert!(
            matches!(position.status(), Status::Over { .. }),
            "{text} goes on"
        );
        assert_eq!(position.ending(), (numbers.to_vec(), words), "{text}");
    }
    let leaf = GameId::Tree
        .read("[7]", None)
        .unwrap_or_else(|bad| panic!("{}", bad.say(Lang::En)))
        .after(&[0]);
    assert_eq!(leaf.ending(), (vec![7.0], [""; 2]));
    // A snake has one cell in the beginning; whoever rams the wall at once has it to the end.
    let mut snakes = GameId::SnakeGo
        .read("tiny", None)
        .unwrap_or_else(|bad| panic!("{}", bad.say(Lang::En)));
    while let Status::ToMove(_) = snakes.status() {
        snakes.play(0);
    }
    let (Status::Over { score }, (numbers, words)) = (snakes.status(), snakes.ending()) else {
        panic!("it is over")
    };
    assert_eq!(numbers[0] - numbers[1], score);
    assert_eq!(words, ["cells, all rounds played", "格，回合已满"]);
}
