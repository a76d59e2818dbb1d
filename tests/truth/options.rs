//! Random options of alpha-beta, in every combination.

use plyscope::search::{AlphaBeta, CutRule, Evaluation, Order, Returns, Window};
use proptest::prelude::*;

pub const ORDERS: [Order; 5] = [
    Order::Given,
    Order::Best,
    Order::Worst,
    Order::Shuffle,
    Order::Killer,
];
pub const RETURNS: [Returns; 3] = [Returns::Soft, Returns::Hard, Returns::Clipped];

/// Draws the full window, or two halves from −4 to 4 in order; either end may be infinite.
fn windows() -> impl Strategy<Value = Window> {
    let narrow =
        (-8..8_i8, 1..=8_i8, any::<(bool, bool)>()).prop_map(|(low, width, (below, above))| {
            Window {
                alpha: if below {
                    f64::NEG_INFINITY
                } else {
                    f64::from(low) / 2.0
                },
                beta: if above {
                    f64::INFINITY
                } else {
                    f64::from(low + width) / 2.0
                },
            }
        });
    prop_oneof![Just(Window::FULL), narrow]
}

/// Draws all options of alpha-beta, with a depth limit of at most `deepest` or none.
pub fn alpha_betas(deepest: u32) -> impl Strategy<Value = AlphaBeta> {
    let depth = prop::option::of(0..=deepest);
    let words = (
        any::<bool>(),
        prop::sample::select(RETURNS.to_vec()),
        prop::sample::select(ORDERS.to_vec()),
    );
    (depth, words, any::<(bool, bool, bool)>(), windows()).prop_map(
        |(depth, (ge, returns, order), (deepening, table, pvs), window)| {
            let cut = if ge { CutRule::Ge } else { CutRule::Gt };
            let deepening = deepening && depth.is_some_and(|depth| depth > 0);
            AlphaBeta {
                depth,
                evaluation: Evaluation::default(),
                cut,
                returns,
                order,
                deepening,
                table,
                pvs,
                window,
            }
        },
    )
}
