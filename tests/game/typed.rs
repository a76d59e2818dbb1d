//! What people type and paste: signs of other keyboards, forms of other tools, and refusals that say what was found.

use plyscope::game::Player;
use plyscope::game::any::GameId;
use plyscope::game::chess::Chess;
use plyscope::game::tree::notation::{read, write};
use plyscope::lang::{Lang, Say};
use plyscope::text::plain::{number, plainly};
use proptest::prelude::*;

fn tree(text: &str) -> String {
    let read = read(text, Player::Max).map_err(|bad| format!("{text}: {}", bad.say(Lang::En)));
    write(&read.unwrap_or_else(|why| panic!("{why}")))
}

fn refusal(text: &str) -> String {
    read(text, Player::Max).expect_err(text).say(Lang::En)
}

#[test]
fn a_tree_is_read_with_the_signs_of_any_keyboard() {
    for text in [
        "[[5，6]，[2，1]]",
        "[[5、6]、[2、1]]",
        "（（5 6）（2 1））",
        "［［5,6],[2,1］］",
        "【【5,6】,【2,1】】",
        "[[5,6],[2,1],]",
        "{{5,6},{2,1}}",
        "(5 6) (2 1)",
        "[5 6], [2 1]",
        "5 6 / 2 1",
        "5 6 | 2 1",
        "5，6；2，1",
        "5\t6\n2\t1",
        "5\t6\r\n2\t1\r\n",
        "\u{feff}[[5,6],[2,1]]",
    ] {
        assert_eq!(tree(text), "[[5,6],[2,1]]", "{text}");
    }
    assert_eq!(tree("[［－3, –2］,[−1,０]]"), "[[-3,-2],[-1,0]]");
    assert_eq!(
        tree("{“chance”：[1,2]，“p”：[“1/3”，“2/3”]}"),
        tree(r#"{"chance":[1,2],"p":["1/3","2/3"]}"#)
    );
    // The signs of a name are the name's own.
    assert_eq!(
        tree(r#"{"max":[1,2],"name":"甲，乙“丙”"}"#),
        r#"{"name":"甲，乙“丙”","max":[1,2]}"#
    );
}

#[test]
fn infinity_is_read_in_every_spelling() {
    let meant = r#"[["-inf",6],[2,"+inf"]]"#;
    for text in [
        "[[-∞,6],[2,∞]]",
        "[[−∞,6],[2,+∞]]",
        "[[-inf,6],[2,inf]]",
        "[[-Infinity,6],[2,+Infinity]]",
        "[[－∞，6]，[2，＋∞]]",
        r#"[["-∞",6],[2,"Infinity"]]"#,
    ] {
        assert_eq!(tree(text), meant, "{text}");
    }
    for text in ["-∞", "−∞", "－inf", "-oo", "-Infinity", " −Inf "] {
        assert_eq!(number(text), Some(f64::NEG_INFINITY), "{text}");
    }
}

#[test]
fn a_number_in_a_field_of_its_own_may_have_a_comma_or_be_a_fraction() {
    for (text, value) in [
        ("1,5", 1.5),
        ("１．５", 1.5),
        ("3/2", 1.5),
        ("−2", -2.0),
        ("+7", 7.0),
        ("1⁄4", 0.25),
    ] {
        assert_eq!(number(text), Some(value), "{text}");
    }
    for text in ["", "abc", "1,2,3", "1/0", "--1", "nan"] {
        assert_eq!(number(text), None, "{text}");
    }
}

#[test]
fn trees_of_drawing_tools_and_brackets_with_names_are_read() {
    assert_eq!(
        tree(r#"{"name":"A","children":[{"name":"B","children":[{"value":5},6]},[2,1]]}"#),
        r#"{"name":"A","max":[{"name":"B","min":[5,6]},[2,1]]}"#
    );
    assert_eq!(
        tree("[A [B [3] [5]] [C 2 1]]"),
        r#"{"name":"A","max":[{"name":"B","min":[3,5]},{"name":"C","min":[2,1]}]}"#
    );
    assert_eq!(
        tree("[S [L 4]]"),
        r#"{"name":"S","max":[{"name":"L","min":[4]}]}"#
    );
}

#[test]
fn a_refused_tree_says_what_was_found_where_something_else_was_expected() {
    for (text, found) in [
        (
            "[[5,x],[2,1]]",
            "line 1, column 5: expected a number, a list such as [5, 6] or an object such as {\"min\": [5, 6]}, but found “x”",
        ),
        ("[[5,6],[2,1]\n@", "but found “@”"),
        (r#"{"chance":[1,2],"p":[1,%]}"#, "but found “%”"),
    ] {
        assert!(refusal(text).contains(found), "{text}: {}", refusal(text));
    }
    // At the end nothing was found.
    assert!(
        !refusal("[[5,6],[2,1]").contains("found"),
        "{}",
        refusal("[[5,6],[2,1]")
    );
}

#[test]
fn rounded_probabilities_are_told_how_to_be_exact() {
    let told = refusal(r#"{"chance":[1,2,3],"p":[0.3333,0.3333,0.3333]}"#);
    assert!(
        told.contains("0.9999") && told.contains("\"1/3\""),
        "{told}"
    );
    assert_eq!(
        tree(r#"{"chance":[1,2],"p":["25%","75 %"]}"#),
        r#"{"chance":[1,2],"p":[0.25,0.75]}"#
    );
}

#[test]
fn boards_and_rows_are_read_with_the_signs_of_any_keyboard() {
    for (game, typed, plain) in [
        (GameId::TicTacToe, "ｘｏ．／．ｏ．／．．ｘ", "xo./.o./..x"),
        (GameId::TicTacToe, "xo.\n.o.\n..x", "xo./.o./..x"),
        (GameId::Nim, "１，２，１", "1 2 1"),
        (GameId::Subtraction, "15；1、2、3", "15; 1,2,3"),
        (GameId::Chess, "e4， e5， Nf3", "e4 e5 Nf3"),
    ] {
        let read = |text: &str| game.read(text, None).map_err(|why| why.say(Lang::En));
        assert_eq!(read(typed), read(plain), "{typed}");
        assert!(read(plain).is_ok(), "{plain}");
    }
}

fn chess(text: &str) -> Chess {
    Chess::parse(text).unwrap_or_else(|bad| panic!("{text}: {}", bad.say(Lang::En)))
}

#[test]
fn chess_moves_are_read_as_books_and_sites_write_them() {
    let game = chess("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O");
    for text in [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 a7-a6 4. Bb5-a4 Ng8-f6 5. o-o",
        "1. e4! e5?! 2. ♘f3 ♞c6 3. ♗b5 (3. Bc4 Bc5 (3... Nf6 4. d3)) 3... a6 $14 {the Morphy defence} 4. Ba4 Nf6 5. O-O 1/2-1/2",
        "[Event \"?\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n4. Ba4 Nf6 5. O-O *\n\n[Event \"another\"]\n1. d4 *",
    ] {
        assert_eq!(chess(text), game, "{text}");
    }
    let promoted = chess("8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a8=Q");
    for move_ in ["a8Q", "a7-a8=Q", "a8(Q)", "a7a8q"] {
        assert_eq!(
            chess(&format!("8/P6k/8/8/8/8/8/K7 w - - 0 1 moves {move_}")),
            promoted,
            "{move_}"
        );
    }
    let tagged = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 Kd7 *";
    assert_eq!(
        chess(tagged),
        chess("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e4 Kd7")
    );
}

#[test]
fn a_move_that_could_be_two_or_none_is_refused_with_what_was_written() {
    for text in [
        "e4 e5 Ke3",
        "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1 moves Nd2",
        "1. e4 e5 2. zz9",
    ] {
        let said = Chess::parse(text).expect_err(text).say(Lang::En);
        let word = text.split(' ').next_back().unwrap_or_default();
        assert!(said.contains(&format!("“{word}”")), "{said}");
    }
}

#[test]
fn a_game_of_go_in_sgf_is_read_along_its_main_line() {
    let go = |text: &str| GameId::Go.read(text, None).map_err(|why| why.say(Lang::En));
    for (sgf, plain) in [
        (
            "(;GM[1]SZ[5]KM[0.5];B[cc];W[bc](;B[])(;B[aa]))",
            "5; 0.5; c3 b3 pass",
        ),
        (
            "(;FF[4]GM[1]SZ[3]KM[0]AB[aa]AW[bb]PL[W];W[cc]C[a remark \\] with a bracket])",
            "3; 0; x../.o./... o; c1",
        ),
        (
            "\n (;SZ[5]KM[0.5]AB[aa:ca];W[ee];B[tt])",
            "5; 0.5; xxx../...../...../...../..... o; e1 pass",
        ),
    ] {
        assert_eq!(go(sgf), go(plain), "{sgf}");
        assert!(go(plain).is_ok(), "{plain}: {:?}", go(plain));
    }
    for (sgf, found) in [
        ("(;SZ[19];B[dd])", "19"),
        ("(;SZ[5];B[aa];B[bb])", "B:bb"),
        ("(;SZ[5];B[zz])", "zz"),
    ] {
        let said = go(sgf).expect_err(sgf);
        assert!(said.contains(found), "{said}");
    }
}

proptest! {
    /// Cleaning keeps the number of letters, so the columns of mistakes are those of the text; and what is plain stays.
    #[test]
    fn cleaning_keeps_columns_and_changes_nothing_twice(text in ".{0,40}") {
        let plain = plainly(&text).into_owned();
        prop_assert_eq!(plain.chars().count(), text.chars().count());
        prop_assert_eq!(&*plainly(&plain), &plain);
    }

    /// No text that is pasted makes a reader panic.
    #[test]
    fn no_pasted_text_panics(text in "[\\[\\](){}a-h1-8KQRBNxO0-9.,;|/\"“”，、：∞−$* \n-]{0,60}") {
        let _ = read(&text, Player::Max);
        for game in GameId::ALL {
            let _ = game.read(&text, None).map_err(|why| why.say(Lang::Zh));
        }
    }
}
