//! Values and features of positions with k in a row, and their form in a spec.

use super::*;

#[test]
fn a_won_game_reads_if_its_last_move_can_have_won_it() {
    assert_eq!(
        connect_four("1212121").status(),
        Status::Over { score: 1.0 }
    );
    assert_eq!(
        connect_four("x....../xo...../xo...../xo.....").status(),
        Status::Over { score: 1.0 }
    );
    // Two rows that one disc completes.
    assert_eq!(
        mnk("3x3x3: xxx/xoo/xoo").status(),
        Status::Over { score: 1.0 }
    );
    assert!(refused::<Mnk>("3x4x3: xxx/oo./xxx/ooo")[0].contains("a row was complete"));
}

/// Returns the value of a position, visiting every position below it once.
fn value<G: Game<Key = [u128; 2]>>(state: &G, known: &mut HashMap<[u128; 2], f64>) -> f64 {
    let better = match state.status() {
        Status::Over { score } => return score,
        Status::ToMove(Player::Max) => f64::max,
        _ => f64::min,
    };
    if let Some(&value) = known.get(&state.key()) {
        return value;
    }
    let values: Vec<f64> = state
        .moves()
        .map(|mv| value(&state.after(mv), known))
        .collect();
    let best = values
        .into_iter()
        .reduce(better)
        .expect("a game that is not over has moves");
    known.insert(state.key(), best);
    best
}

#[test]
fn named_positions_are_worth_what_their_names_say() {
    let twelve = connect_four("x.....x/oo..x.x/ooo.x.o/xxx.oox/oox.oox/oxoxxxo");
    let known = &mut HashMap::new();
    let values: Vec<f64> = twelve
        .moves()
        .map(|mv| value(&twelve.after(mv), known))
        .collect();
    assert_eq!(values, [-1.0, -1.0, -1.0, -1.0, 1.0]);
    // After a third disc in column 3 every reply loses to four in a row.
    let third = connect_four("...oo../...xx..").after(2);
    let wins = |state: &ConnectFour| {
        state
            .moves()
            .any(|mv| state.after(mv).status() == Status::Over { score: 1.0 })
    };
    assert!(third.moves().all(|reply| wins(&third.after(reply))));
    // Uiterwijk and van den Herik, *The advantage of the initiative*, Information Sciences 122
    // (2000).
    assert_eq!(value(&mnk("3x3x3"), &mut HashMap::new()), 0.0);
    assert_eq!(
        value(&mnk("4x4x3: .o../.x../..../...."), &mut HashMap::new()),
        1.0
    );
}

#[test]
fn cells_that_complete_a_row_and_open_windows_are_counted() {
    let features = |text: &str| connect_four(text).features().collect::<Vec<_>>();
    assert_eq!(features("7x6x4"), [0.0; 5]);
    // One disc is three short of any row.
    assert_eq!(features("4"), [0.0; 5]);
    // With its neighbour there are two windows without column 1, where Min has two discs in a
    // column.
    assert_eq!(features("4131"), [0.0, 0.0, 0.0, 0.0, 1.0]);
    // Three in columns 3 to 5 lack column 2 or 6 in the lowest row; the disc in column 2 is Min's.
    assert_eq!(features("...oo../.oxxx..")[..4], [1.0, 0.0, 0.0, 0.0]);
    // A window with a gap lacks that cell; Min's fourth disc in the first column would be in the
    // fourth row.
    assert_eq!(
        features("o....../o...x../o..xx.x")[..4],
        [1.0, 0.0, 0.0, 1.0]
    );
    assert_eq!(
        mnk("3x3x3: xx./oo./...").features().collect::<Vec<_>>(),
        [1.0, 0.0, 1.0, 1.0]
    );
}

fn spec(game: &str) -> Result<Spec, String> {
    let text = format!("{{\"game\":{game},\"algorithm\":{{\"kind\":\"mcts\"}}}}");
    Spec::read(&text).map_err(|refusal| refusal.say(Lang::En))
}

#[test]
fn boards_stand_in_a_spec_as_their_size_and_what_is_on_them() {
    for (game, text, written) in [
        (
            r#"{"kind":"connect-four"}"#,
            "7x6x4",
            r#"{"kind":"connect-four"}"#,
        ),
        (
            r#"{"kind":"connect-four","columns":7,"rows":6,"k":4,"moves":"4453"}"#,
            "...o.../..oxx..",
            r#"{"kind":"connect-four","position":"...o.../..oxx.."}"#,
        ),
        (
            r#"{"kind":"connect-four","columns":5,"rows":4,"k":3,"position":"..x..","moves":"31"}"#,
            "5x4x3: ..o../x.x..",
            r#"{"kind":"connect-four","columns":5,"rows":4,"k":3,"position":"..o../x.x.."}"#,
        ),
        (
            r#"{"kind":"connect-four","columns":12,"moves":"12 1"}"#,
            "12x6x4: o..........x",
            "",
        ),
        (
            r#"{"kind":"mnk","m":3,"n":3,"k":3,"position":"x../.o./..."}"#,
            "3x3x3: x../.o./...",
            "",
        ),
        (r#"{"kind":"mnk"}"#, "4x4x3", r#"{"kind":"mnk"}"#),
    ] {
        let spec = spec(game).expect(game);
        assert_eq!(spec.game.text(), text);
        assert!(spec.write().contains(written), "{}", spec.write());
        let again = Spec::read(&spec.write()).expect("what is written can be read");
        assert_eq!(again.game.text(), text);
    }
    for (game, said) in [
        (
            r#"{"kind":"connect-four","columns":0}"#,
            "game.columns: expected a whole number from 1 to 127",
        ),
        (
            r#"{"kind":"connect-four","columns":30}"#,
            "game.columns: expected columns x rows x k, with columns",
        ),
        (
            r#"{"kind":"connect-four","columns":5,"rows":4,"k":6}"#,
            "game.k: expected columns x rows x k",
        ),
        (
            r#"{"kind":"connect-four","moves":"4444444"}"#,
            "game.moves: column 7: expected a column that is not full",
        ),
        (
            r#"{"kind":"connect-four","moves":4453}"#,
            "game.moves: expected a text",
        ),
        (
            r#"{"kind":"connect-four","position":"..x..../......."}"#,
            "game.position: column 3: expected an empty cell",
        ),
        (
            r#"{"kind":"mnk","m":3,"n":3,"k":3,"position":"xx./.../..."}"#,
            "game.position: × moves first",
        ),
        (
            r#"{"kind":"mnk","m":12,"n":12}"#,
            "game.n: expected columns x rows x k",
        ),
        (
            r#"{"kind":"mnk","moves":"1"}"#,
            "game.moves: this field is unknown here",
        ),
    ] {
        let refusal = spec(game).expect_err(game);
        assert!(refusal.contains(said), "{refusal}");
    }
}
