//! The utility of a payoff, and the sure payoff that it stands for.

use plyscope::search::Utility;

#[test]
fn a_sure_payoff_has_the_utility_it_stands_for() {
    let points = Utility::Points {
        points: vec![(0.0, 0.0), (10.0, 8.0), (100.0, 10.0)],
    };
    for curve in [
        Utility::Linear,
        Utility::Sqrt,
        Utility::Log,
        Utility::Exp { tolerance: 3.0 },
        points,
    ] {
        for payoff in [0.5, 1.0, 4.0, 9.5, 10.0, 20.0] {
            assert!(
                (curve.sure(curve.of(payoff)) - payoff).abs() < 1e-9,
                "{curve:?} at {payoff}"
            );
            assert!(
                curve.of(payoff) < curve.of(payoff + 1.0),
                "{curve:?} rises at {payoff}"
            );
        }
    }
    assert_eq!(Utility::Log.of(8.0), 3.0);
    assert_eq!(Utility::Sqrt.of(9.0), 3.0);
    for (utility, payoff) in [
        (3.0, 8.0),
        (-2.0, 0.25),
        (f64::INFINITY, f64::INFINITY),
        (f64::NEG_INFINITY, 0.0),
    ] {
        assert_eq!(Utility::Log.sure(utility), payoff);
    }
}
