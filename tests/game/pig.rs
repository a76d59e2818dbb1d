//! Pig: the published values of best play, computed here from the game's own moves and
//! probabilities; and typed positions.

use plyscope::game::depict::Picture;
use plyscope::game::pig::{Act, Falls, Pig};
use plyscope::game::{ByPlayer, Game, Player, Status, Wording};
use plyscope::lang::{Lang, Say};
use plyscope::search::{Algorithm, Expectimax, Mcts, Recorder, Stream, draw, run};
use plyscope::spec::Spec;
use std::collections::HashMap;
use std::ops::ControlFlow;

fn pig(text: &str) -> Pig {
    Pig::parse(text).unwrap_or_else(|bad| panic!("{text}: {}", bad.say(Lang::En)))
}

/// Computes the values of best play by value iteration over all reachable positions, since games
/// can last forever.
fn values(start: Pig) -> HashMap<String, f64> {
    let mut positions = vec![start];
    let mut places = HashMap::from([(start.text(), 0)]);
    let mut next = 0;
    let mut ways: Vec<Vec<(f64, usize)>> = Vec::new();
    while let Some(&position) = positions.get(next) {
        let mut way = Vec::new();
        for act in position.moves() {
            let after = position.after(act);
            let place = *places.entry(after.text()).or_insert_with(|| {
                positions.push(after);
                positions.len() - 1
            });
            way.push((position.probability(act), place));
        }
        ways.push(way);
        next += 1;
    }
    let mut values = vec![0.0; positions.len()];
    loop {
        let mut change = 0.0_f64;
        for place in (0..positions.len()).rev() {
            let of = |(_, place): &(f64, usize)| values[*place];
            let value = match positions[place].status() {
                Status::Over { score } => score,
                Status::Chance => ways[place].iter().map(|way| way.0 * of(way)).sum(),
                Status::ToMove(Player::Max) => {
                    ways[place].iter().map(of).fold(f64::NEG_INFINITY, f64::max)
                }
                Status::ToMove(Player::Min) => {
                    ways[place].iter().map(of).fold(f64::INFINITY, f64::min)
                }
            };
            change = change.max((value - values[place]).abs());
            values[place] = value;
        }
        if change < 1e-14 {
            return places
                .into_iter()
                .map(|(text, place)| (text, values[place]))
                .collect();
        }
    }
}

/// Returns the probability with which the side to move wins.
fn chance(values: &HashMap<String, f64>, text: &str) -> f64 {
    let position = pig(text);
    let value = values[&position.text()];
    (1.0 + if position.to_move == Player::Max {
        value
    } else {
        -value
    }) / 2.0
}

/// Neller and Presser, *Optimal play of the dice game Pig*, The UMAP Journal 25 (2004), section on
/// Piglet.
#[test]
fn piglet_to_two_has_its_published_probabilities() {
    let values = values(pig("2 coin"));
    for (text, expected) in [
        ("2; 0,0; 0 coin", 4.0 / 7.0),
        ("2; 0,0; 1 coin", 5.0 / 7.0),
        ("2; 0,1; 0 coin", 2.0 / 5.0),
        ("2; 0,1; 1 coin", 3.0 / 5.0),
        ("2; 1,0; 0 coin", 4.0 / 5.0),
        ("2; 1,1; 0 coin", 2.0 / 3.0),
        ("2; 0,1; 0 min coin", 4.0 / 5.0),
        ("2; 1,0; 1 min coin", 3.0 / 5.0),
    ] {
        assert!(
            (chance(&values, text) - expected).abs() < 1e-12,
            "{text}: {}",
            chance(&values, text)
        );
    }
}

#[test]
fn a_small_game_is_better_for_who_begins_and_the_same_for_both_sides() {
    let values = values(pig("10"));
    assert!(chance(&values, "10") > 0.5);
    for (mine, theirs) in [
        ("10; 3,7; 0", "10; 7,3; 0 min"),
        ("10; 0,8; 5 roll", "10; 8,0; 5 min roll"),
    ] {
        assert!((values[&pig(mine).text()] + values[&pig(theirs).text()]).abs() < 1e-12);
    }
    // Without points in the turn rolling is the only move; with enough points the game is over.
    assert_eq!(pig("10; 3,7; 0").moves().collect::<Vec<_>>(), [Act::Roll]);
    assert_eq!(
        pig("10; 3,7; 5").moves().collect::<Vec<_>>(),
        [Act::Roll, Act::Hold]
    );
    assert_eq!(pig("10; 3,7; 7").status(), Status::Over { score: 1.0 });
    assert_eq!(pig("10; 3,7; 3 min").status(), Status::Over { score: -1.0 });
}

#[test]
fn a_one_loses_the_turn_total_and_holding_keeps_it() {
    let turn = pig("100; 20,30; 8");
    assert_eq!(turn.after(Act::Hold).text(), "100; 28,30; 0 min");
    let thrown = turn.after(Act::Roll);
    assert_eq!(
        (thrown.status(), thrown.text().as_str()),
        (Status::Chance, "100; 20,30; 8 roll")
    );
    assert_eq!(
        thrown
            .moves()
            .map(|act| thrown.move_name(act))
            .collect::<String>(),
        "123456"
    );
    assert!(
        thrown
            .moves()
            .all(|act| thrown.probability(act) == 1.0 / 6.0)
    );
    assert_eq!(thrown.after(Act::Shows(1)).text(), "100; 20,30; 0 min");
    assert_eq!(thrown.after(Act::Shows(6)).text(), "100; 20,30; 14");
    assert_eq!(
        thrown.after(Act::Shows(6)).picture(),
        Picture::Scores {
            scores: ByPlayer { max: 20, min: 30 },
            turn: 14,
            die: Some(6)
        }
    );
    let coin = pig("5; 1,2; 1 min roll coin");
    assert_eq!(
        coin.moves()
            .map(|act| coin.move_name(act))
            .collect::<String>(),
        "TH"
    );
    assert_eq!(coin.after(Act::Shows(2)).text(), "5; 1,2; 2 min coin");
    assert_eq!(coin.after(Act::Shows(1)).text(), "5; 1,2; 0 coin");
}

#[test]
fn positions_are_typed_in_several_ways() {
    for (text, written) in [
        ("100", "100; 0,0; 0"),
        ("100 12 30", "100; 12,30; 0"),
        ("（100；12、30；7） min", "100; 12,30; 7 min"),
        ("coin 2", "2; 0,0; 0 coin"),
        ("20; 1,2; 3 roll min", "20; 1,2; 3 min roll"),
        ("20; 1,2; 3 max", "20; 1,2; 3"),
        ("1", "1; 0,0; 0"),
        ("1; 0,0; 6", "1; 0,0; 6"),
    ] {
        assert_eq!(pig(text).text(), written);
        assert_eq!(pig(written), pig(text));
    }
}

#[test]
fn an_impossible_position_is_refused_with_its_place() {
    for (text, said) in [
        ("", "column 1: expected a whole number from 1 to 1000"),
        (
            "0",
            "column 1: expected a whole number from 1 to 1000 but found “0”",
        ),
        ("1001", "from 1 to 1000 but found “1001”"),
        ("99999999999999999999", "from 1 to 1000"),
        (
            "100; 100,0",
            "column 6: expected a whole number from 0 to 99 but found “100”",
        ),
        (
            "100; 0,-3",
            "column 8: expected a whole number from 0 to 99 but found “-3”",
        ),
        (
            "100; 90,0; 16",
            "column 12: expected a whole number from 0 to 15 but found “16”",
        ),
        (
            "100; 90,0; 10 roll",
            "column 12: expected a whole number from 0 to 9 but found “10”",
        ),
        ("2; 1,0; 2 coin", "from 0 to 1 but found “2”"),
        (
            "100; 1,2; 3 4",
            "column 13: expected max, min, roll or coin but found “4”",
        ),
        (
            "100; left",
            "column 6: expected a whole number from 0 to 99 but found “left”",
        ),
    ] {
        let bad = Pig::parse(text).expect_err(text).say(Lang::En);
        assert!(bad.contains(said), "{text}: {bad}");
    }
}

#[test]
fn estimates_stay_below_a_win_and_near_best_play() {
    let weigh = |pig: &Pig| {
        pig.features()
            .zip(pig.weights())
            .map(|(feature, weight)| feature * weight)
            .sum::<f64>()
    };
    for goal in ["2 coin", "20", "40"] {
        let values = values(pig(goal));
        let (mut distance, mut count) = (0.0, 0.0);
        for (text, value) in &values {
            let position = pig(text);
            if !matches!(position.status(), Status::Over { .. }) {
                let estimate = weigh(&position);
                assert!(estimate.abs() < 1.0, "{text}: {estimate}");
                distance += (estimate - value).abs();
                count += 1.0;
            }
        }
        assert!(
            distance / count < 0.3,
            "to {goal} an estimate is off by {}",
            distance / count
        );
    }
}

#[test]
fn searches_play_it_to_a_depth_or_by_chance() {
    let near = pig("100; 92,99; 6");
    let found = |game: &Pig, algorithm: &Algorithm| match run(
        game,
        algorithm,
        0,
        &mut Recorder::new(0, u64::MAX),
    ) {
        ControlFlow::Continue(answer) => answer,
        ControlFlow::Break(_) => unreachable!("the budget is never used up"),
    };
    // Holding at 98 against 99 almost certainly loses.
    let limited = Algorithm::Expectimax(Expectimax {
        depth: Some(6),
        ..Expectimax::default()
    });
    assert_eq!(found(&near, &limited).best, Some(0));
    let sampled = Algorithm::Mcts(Mcts {
        iterations: 3_000,
        ..Mcts::default()
    });
    assert_eq!(found(&near, &sampled).best, Some(0));
    assert!(
        found(&Pig::new(2, Falls::Coin), &sampled).value > 0.0,
        "who begins is better off"
    );
}

#[test]
fn the_die_and_the_coin_of_a_game_in_the_page_are_fair() {
    // The page takes a seed from the browser for every throw; neighbouring seeds are the most
    // likely to give equal results.
    for (thrown, faces, most) in [
        ("100; 0,0; 0 roll", 6, 20.5),
        ("100; 0,0; 0 roll coin", 2, 10.8),
    ] {
        let mut counts = vec![0.0; faces];
        for seed in 0..60_000 {
            counts[usize::from(draw(&pig(thrown), &mut Stream::new(seed, 0, 0)).0)] += 1.0;
        }
        let expected = 60_000.0 / faces as f64;
        // Pearson's χ²; a fair die exceeds the limit in one of a thousand tests.
        let chi_square: f64 = counts
            .iter()
            .map(|count| (count - expected) * (count - expected) / expected)
            .sum();
        assert!(chi_square < most, "{chi_square}: {counts:?}");
    }
}

#[test]
fn a_spec_has_only_its_unusual_settings() {
    let read = |game: &str| {
        let text =
            format!("{{\"game\":{game},\"algorithm\":{{\"kind\":\"expectimax\",\"depth\":4}}}}");
        Spec::read(&text).map_err(|refusal| refusal.say(Lang::En))
    };
    for (game, text) in [
        (r#"{"kind":"pig"}"#, "100; 0,0; 0"),
        (
            r#"{"kind":"pig","goal":20,"scores":[3,4],"turn_total":5}"#,
            "20; 3,4; 5",
        ),
        (
            r#"{"kind":"pig","goal":2,"scores":[0,1],"to_move":"min","thrown":true,"coin":true}"#,
            "2; 0,1; 0 min roll coin",
        ),
    ] {
        let spec = read(game).expect(game);
        assert_eq!(spec.game.text(), text);
        let again = Spec::read(&spec.write()).expect("what is written can be read");
        assert_eq!(again.game.text(), text);
    }
    for (game, said) in [
        (
            r#"{"kind":"pig","goal":0}"#,
            "game.goal: expected a whole number from 1 to 1000, found 0",
        ),
        (
            r#"{"kind":"pig","scores":[3]}"#,
            "game.scores: expected a list of two numbers",
        ),
        (
            r#"{"kind":"pig","goal":9,"scores":[3,9]}"#,
            "game.scores[1]: expected a whole number from 0 to 8, found 9",
        ),
        (
            r#"{"kind":"pig","goal":9,"turn_total":15}"#,
            "game.turn_total: expected a whole number from 0 to 14, found 15",
        ),
        (
            r#"{"kind":"pig","goal":9,"to_move":"me"}"#,
            "game.to_move: expected",
        ),
    ] {
        let refusal = read(game).expect_err(game);
        assert!(refusal.contains(said), "{refusal}");
    }
    let endless = Spec::new(pig("100"), Algorithm::Expectimax(Expectimax::default()));
    assert!(
        endless.check().is_err(),
        "a game may last for ever, so a search needs a depth"
    );
}
