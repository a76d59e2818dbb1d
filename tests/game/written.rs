//! Games and trees in the files of other programs: Gambit's extensive form, PGN and SGF.

use plyscope::game::Player;
use plyscope::game::any::{AnyGame, GameId};
use plyscope::game::tree::notation::{read, write};
use plyscope::lang::{Lang, Say};
use plyscope::search::{Algorithm, Minimax};
use plyscope::spec::Spec;

/// Two plies, the second player to lose what the first wins; payoffs on the way, commas and blanks, a set without its actions.
const MATCHING: &str = include_str!("../data/written/small.efg");

fn refused(text: &str) -> [String; 2] {
    let bad = read(text, Player::Max).expect_err(text);
    [Lang::En, Lang::Zh].map(|lang| bad.say(lang))
}

#[test]
fn a_file_of_gambit_is_read_as_a_tree_with_its_names() {
    let tree = read(MATCHING, Player::Min).expect("it is one");
    let written = write(&tree);
    let expected = r#"{"name":"A","moves":["left","right"],"max":[{"name":"B","moves":["up","down"],"min":[5,6]},{"moves":["heads","tails"],"chance":[1.5,{"name":"C","moves":["up","down"],"min":[1.5,4]}],"p":["1/3","2/3"]}]}"#;
    let again = read(expected, Player::Max).expect("it is a tree");
    assert_eq!(written, write(&again));
}

#[test]
fn the_first_player_is_max_and_what_is_paid_on_the_way_counts() {
    let tree = read(MATCHING, Player::Max).expect("it is one");
    // By hand: left is min(1 + 4, 1 + 5) = 5; right is 1/3 · 1.5 + 2/3 · min(1.5, 4) = 1.5.
    let algorithm = plyscope::search::Expectimax::default();
    let spec = Spec::new(AnyGame::from(tree), Algorithm::Expectimax(algorithm));
    let (_, _, answer) = spec.record(1_000, 1_000);
    assert_eq!(
        answer.map(|answer| (answer.value, answer.best)),
        Some((5.0, Some(0)))
    );
}

#[test]
fn a_constant_other_than_zero_is_a_game_too() {
    let text = MATCHING
        .replace("{ 1, -1 }", "{ 0, 0 }")
        .replace("-4 }", "6 }")
        .replace("-5 }", "5 }")
        .replace("-3/2", "17/2")
        .replace("-1.5", "8.5");
    assert!(read(&text, Player::Max).is_ok(), "every end pays 10 in all");
}

#[test]
fn what_is_no_tree_of_two_players_who_see_everything_is_refused_at_its_place() {
    let cases = [
        (
            "{ \"First\" \"Second\" }",
            "{ \"First\" }",
            "line 1, column 1: a tree here has two players, and this game has 1",
        ),
        (
            "p \"C\" 2 2 \"\"",
            "p \"C\" 2 1 \"\"",
            "line 10, column 9: information set 1 has a second position here, which its player cannot tell from the first: such games cannot be searched as trees",
        ),
        (
            "{ 5 -5 }",
            "{ 5 -6 }",
            "line 7, column 1: the payoffs here add up to -1, and at the first end to 0: what one player wins, the other must lose",
        ),
        (
            "1/3 \"tails\" 2/3",
            "0.33 \"tails\" 0.66",
            "line 8, column 11: probabilities must sum to 1",
        ),
        (
            "{ 4, -4 }",
            "{ 4 }",
            "line 6, column 11: expected two payoffs but found 1",
        ),
        (
            "t \"\" 2\n",
            "t \"\" 9\n",
            "line 12, column 6: outcome 9 has no payoffs so far",
        ),
        (
            "p \"A\" 1",
            "p \"A\" 3",
            "line 4, column 7: expected player 1 or 2 but found 3",
        ),
        (
            "t \"\" 3 \"\"",
            "x \"\" 3 \"\"",
            "line 7, column 1: expected a node: c, p or t, but found “x”",
        ),
        (
            "EFG 2 R",
            "EFG 1 R",
            "line 1, column 5: expected “EFG 2 R” before the title of a file of Gambit",
        ),
        ("{ \"left\" \"right\" }", "{ }", "line 4, column 14: "),
    ];
    for (good, bad, said) in cases {
        let text = MATCHING.replacen(good, bad, 1);
        assert_ne!(text, MATCHING, "{good}");
        let [english, chinese] = refused(&text);
        assert!(english.starts_with(said), "{bad}: {english}");
        assert!(chinese.starts_with("第"), "{chinese}");
    }
}

#[test]
fn a_file_that_ends_too_soon_is_refused_at_its_end() {
    for length in (0..MATCHING.len() - 8).filter(|length| MATCHING.is_char_boundary(*length)) {
        let text = &MATCHING[..length];
        assert!(read(text, Player::Max).is_err(), "{text}");
    }
}

#[test]
fn a_text_says_which_game_it_is_of() {
    let cases = [
        (GameId::Tree, "[[5,6],[2,1]]"),
        (GameId::Tree, "[A [B 5 6] [C 2 1]]"),
        (GameId::Tree, "((5 6) (2 1))"),
        (GameId::Tree, "1.5 2 / 3 4"),
        (GameId::Tree, MATCHING),
        (GameId::Go, "(;GM[1]SZ[5];B[cc];W[dc])"),
        (GameId::Go, "\u{feff} ( ;SZ[5];B[cc])"),
        (GameId::Chess, "[Event \"A game\"]\n\n1. e4 e5"),
        (GameId::Chess, "1. e4 e5 2. Nf3"),
        (GameId::Chess, "1.e4 e5"),
    ];
    for (game, text) in cases {
        assert_eq!(GameId::of_text(text), game, "{text}");
    }
}

#[test]
fn a_written_game_gives_every_position_on_its_way() {
    let cases = [
        (
            GameId::Chess,
            "[Event \"A game\"]\n\n1. e4 e5 (1... c5) 2. Nf3 {why} Nc6 1/2-1/2",
            4,
        ),
        (GameId::Go, "(;GM[1]SZ[5];B[cc];W[dc](;B[bb])(;B[dd]))", 3),
        (GameId::Tree, "[[5,6],[2,1]]", 0),
    ];
    for (id, text, moves) in cases {
        let (opening, choices) = id
            .read_line(text)
            .map_err(|why| why.say(Lang::En))
            .expect("it is one");
        assert_eq!(choices.len(), moves, "{text}");
        let mut game = opening;
        for choice in choices {
            assert!(game.play(choice), "{text}");
        }
        let last = id
            .read(text, None)
            .map_err(|why| why.say(Lang::En))
            .expect("it is one");
        assert_eq!(game, last, "{text}");
    }
}

#[test]
fn every_position_of_another_programs_file_can_be_searched() {
    let texts = [
        MATCHING,
        "[[5,6],[2,1]]",
        "{\"name\":\"A\",\"children\":[{\"value\":3},{\"value\":5}]}",
        "1. e4 e5 2. Nf3",
        "(;GM[1]SZ[5];B[cc];W[dc])",
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
    ];
    for text in texts {
        let spec = Spec::of_position(text)
            .map_err(|why| why.say(Lang::En))
            .expect(text);
        assert!(spec.check().is_ok(), "{text}");
    }
    let minimax = Algorithm::Minimax(Minimax::default());
    let spec = Spec::of_position("[[5,6],[2,1]]")
        .map_err(|why| why.say(Lang::En))
        .expect("a tree");
    let spec = Spec {
        algorithm: minimax,
        ..spec
    };
    let (_, _, answer) = spec.record(1_000, 1_000);
    assert_eq!(answer.map(|answer| answer.value), Some(5.0));
}
