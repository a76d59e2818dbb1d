//! The St Petersburg game: typed positions, payoffs, and the algorithms that can search it.

use plyscope::game::Player;
use plyscope::game::st_petersburg::{StPetersburg, Toss};
use plyscope::game::tree::notation;
use plyscope::game::{Game, Interval, Status, Wording};
use plyscope::lang::Lang;
use plyscope::lesson::explain;
use plyscope::report;
use plyscope::search::{Algorithm, Event, Expectimax, Mcts, Utility};
use plyscope::spec::Spec;

#[test]
fn tosses_round_trip_and_may_be_typed_in_several_ways() {
    for tails in 0..=6 {
        let game = StPetersburg::new(6, tails);
        assert_eq!(StPetersburg::parse(&game.text()), Ok(game));
        if let Some(ended) = game.ended() {
            assert_eq!(StPetersburg::parse(&ended.text()), Ok(ended));
        }
    }
    let named = |text: &str| {
        StPetersburg::parse(text)
            .expect(text)
            .name()
            .map(str::to_owned)
    };
    assert_eq!(
        [named("6; 0"), named("6; 3"), named("6; 3 H"), named("6; 6")],
        [None, Some("TTT".to_owned()), None, None]
    );
    assert_eq!(named("64; 63").map(|name| name.len()), Some(63));
    for (text, written) in [
        ("20", "20; 0"),
        ("20;3", "20; 3"),
        ("20 3", "20; 3"),
        ("20； 3 h", "20; 3 H"),
        ("64; 64", "64; 64"),
    ] {
        assert_eq!(StPetersburg::parse(text).expect(text).text(), written);
    }
}

#[test]
fn the_kth_toss_pays_two_to_the_k_and_the_mean_is_the_tosses_and_one() {
    fn mean(game: &StPetersburg, utility: fn(f64) -> f64) -> f64 {
        match game.status() {
            Status::Over { score } => utility(score),
            _ => game
                .moves()
                .map(|toss| game.probability(toss) * mean(&game.after(toss), utility))
                .sum(),
        }
    }
    let mut game = StPetersburg::new(64, 0);
    for toss in 1..=64 {
        assert_eq!(game.status(), Status::Chance);
        assert_eq!(game.moves().collect::<Vec<_>>(), [Toss::Heads, Toss::Tails]);
        assert_eq!(
            game.moves()
                .map(|toss| game.move_name(toss))
                .collect::<Vec<_>>(),
            ["H", "T"]
        );
        assert!(game.moves().all(|toss| game.probability(toss) == 0.5));
        assert_eq!(
            game.after(Toss::Heads).status(),
            Status::Over {
                score: 2_f64.powi(toss)
            }
        );
        assert_eq!(
            game.features().collect::<Vec<_>>(),
            [mean(&game, |payoff| payoff)]
        );
        game.play(Toss::Tails);
    }
    assert_eq!(
        game.status(),
        Status::Over {
            score: 2_f64.powi(64)
        }
    );
    for tosses in 1..=64 {
        let game = StPetersburg::new(tosses, 0);
        let direct: f64 = (1..=i32::from(tosses))
            .map(|toss| 0.5_f64.powi(toss) * 2_f64.powi(toss))
            .sum();
        assert_eq!(direct + 1.0, f64::from(tosses) + 1.0);
        assert_eq!(mean(&game, |payoff| payoff), direct + 1.0);
        assert_eq!(
            game.traits().range,
            Some(Interval::new(2.0, 2_f64.powi(i32::from(tosses.max(2)))))
        );
        let bits = mean(&game, libm::log2);
        assert!(
            (bits - (2.0 - 2_f64.powi(1 - i32::from(tosses)))).abs() < 1e-12,
            "{bits} after {tosses} tosses"
        );
    }
}

#[test]
fn playouts_find_the_mean_of_a_short_game() {
    for (tosses, mean) in [(1, 2.0), (3, 4.0)] {
        let mcts = Algorithm::Mcts(Mcts {
            iterations: 4_000,
            ..Mcts::default()
        });
        let spec = Spec::new(StPetersburg::new(tosses, 0), mcts);
        spec.check()
            .expect("Monte-Carlo tree search can run on chance");
        let found = report::summary(&spec);
        assert!(
            (found.value - mean).abs() < 0.1,
            "{} after {tosses} tosses",
            found.value
        );
        assert_eq!(found.nodes, 2 * u64::from(tosses) + 1);
        let nodes = report::detail(&spec).expect("the search is short").nodes;
        assert!(
            nodes
                .iter()
                .filter_map(|node| node.visits)
                .all(|visits| (0.0..=f64::from(visits.n)).contains(&visits.w))
        );
    }
}

fn expectimax(utility: Utility) -> Algorithm {
    Algorithm::Expectimax(Expectimax {
        utility,
        ..Expectimax::default()
    })
}

fn expected(tosses: u8, utility: Utility) -> f64 {
    let spec = Spec::new(StPetersburg::new(tosses, 0), expectimax(utility));
    spec.check().expect("expectimax can run on chance");
    report::summary(&spec).value
}

#[test]
fn expectimax_adds_up_the_tosses_one_by_one() {
    let tosses = 20;
    let (trace, answer) = report::record(&Spec::new(
        StPetersburg::new(tosses, 0),
        expectimax(Utility::Linear),
    ))
    .expect("a short search");
    assert_eq!(
        (answer.value, answer.best),
        (21.0, None),
        "nobody chooses anything"
    );
    let sums: Vec<(usize, f64)> = (1..=trace.len())
        .filter_map(|step| match trace.event(step) {
            Some(Event::Accumulate { sum }) => Some((trace.path(trace.cursor(step)).len(), sum)),
            _ => None,
        })
        .collect();
    // On the way down heads comes first: after t tails it adds 2ᵗ. On the way back tails adds 2ᵗ
    // for each remaining toss.
    let heads = (0..20).map(|tails| (tails, 2_f64.powi(tails as i32)));
    let whole = (0..20)
        .rev()
        .map(|tails| (tails, 2_f64.powi(tails as i32) * (21 - tails) as f64));
    assert_eq!(sums, heads.chain(whole).collect::<Vec<_>>());
}

#[test]
fn the_mean_grows_with_the_tosses_but_the_certainty_equivalent_stays_small() {
    let mut before = 0.0;
    for tosses in 1..=64 {
        assert_eq!(expected(tosses, Utility::Linear), f64::from(tosses) + 1.0);
        let bits = expected(tosses, Utility::Log);
        assert!(
            (bits - (2.0 - 2_f64.powi(1 - i32::from(tosses)))).abs() < 1e-12,
            "{bits} after {tosses} tosses"
        );
        let sure = Utility::Log.sure(bits);
        assert!(
            sure <= 4.0 && sure >= before,
            "{sure} for {tosses} tosses: at most 2²"
        );
        before = sure;
    }
    // The expected √ tends to 1 + √2, so its certainty equivalent tends to (1 + √2)² = 3 + √8.
    let roots = expected(64, Utility::Sqrt);
    assert!((roots - (1.0 + 2_f64.sqrt())).abs() < 1e-9, "{roots}");
    assert!((Utility::Sqrt.sure(roots) - (3.0 + 8_f64.sqrt())).abs() < 1e-8);
}

#[test]
fn who_shuns_risk_takes_five_for_sure_rather_than_six_tosses() {
    // The game of six tosses as an explicit tree: its mean is 7.
    let game = (0..6).rev().fold("64".to_owned(), |rest, tails| {
        format!(r#"{{"chance":[{},{rest}]}}"#, 2_u32 << tails)
    });
    let tree =
        notation::read(&format!(r#"{{"max":[5,{game}]}}"#), Player::Max).expect("well-formed");
    let found = |utility| report::summary(&Spec::new(tree.clone(), expectimax(utility)));
    assert_eq!(
        (found(Utility::Linear).best, found(Utility::Linear).value),
        (Some(1), 7.0)
    );
    assert_eq!(
        (found(Utility::Log).best, found(Utility::Log).value),
        (Some(0), libm::log2(5.0))
    );
    assert_eq!(found(Utility::Exp { tolerance: 4.0 }).best, Some(0));
}

#[test]
fn a_depth_limit_cuts_the_tosses_short_where_the_mean_is_known() {
    for depth in 0..=8 {
        let options = Expectimax {
            depth: Some(depth),
            ..Expectimax::default()
        };
        let found = report::summary(&Spec::new(
            StPetersburg::new(6, 0),
            Algorithm::Expectimax(options),
        ));
        assert_eq!(found.value, 7.0, "{depth} plies");
        assert_eq!(found.nodes, 2 * u64::from(depth.min(6)) + 1);
    }
}

#[test]
fn the_last_step_tells_what_further_tosses_add_where_the_payoff_is_its_own_utility() {
    let last = |game: StPetersburg, options: Expectimax, lang: Lang| {
        let spec = Spec::new(game, Algorithm::Expectimax(options));
        let (trace, _, _) = spec.record(100_000, 100_000);
        explain(&trace.end(), &spec.game, lang, &spec.algorithm).text()
    };
    let text = last(StPetersburg::new(6, 0), Expectimax::default(), Lang::En);
    let adds = "Half of all games pay only 2, yet each further toss adds 1; without a limit the value is infinite.";
    assert!(text.ends_with(adds), "{text}");
    // After two tails every toss adds four times as much.
    let text = last(StPetersburg::new(6, 2), Expectimax::default(), Lang::Zh);
    assert!(
        text.contains("只得 8 分") && text.contains("增加 4；"),
        "{text}"
    );
    // Both facts, by the game itself.
    for tails in 0..5 {
        let value = |tosses| {
            let game = StPetersburg::new(tosses, tails);
            report::summary(&Spec::new(
                game,
                Algorithm::Expectimax(Expectimax::default()),
            ))
            .value
        };
        assert_eq!(value(7) - value(6), 2.0_f64.powi(i32::from(tails)));
    }
    // The mean of logarithms stays finite.
    let utility = Utility::Log;
    let averse = Expectimax {
        utility,
        ..Expectimax::default()
    };
    let text = last(StPetersburg::new(6, 0), averse, Lang::En);
    assert!(!text.contains("infinite"), "{text}");
}
