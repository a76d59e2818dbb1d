//! The value of a node in as few characters as fit into a triangle: a number with its sign, the
//! winner, a partial sum.

use super::glyph::{is_exact, triangle};
use super::item::{Ink, Run, Scene, run};
use super::painting::Painting;
use crate::game::{Player, Sided};
use crate::lang::Lang;
use crate::lang::words::scene;
use crate::lesson::line::{figure, sign};
use crate::search::Turn;
use crate::trace::{Kind, NodeId, Number, Relation, State};

/// Writes the value of a visited node.
pub fn value(painting: &Painting, node: NodeId, number: Number) -> String {
    let (kind, options) = (painting.moment.trace().kind(node), painting.options);
    match kind {
        Kind::Leaf if painting.plan.is_impartial() => {
            let mover = painting.moment.trace().mover(node);
            let won = mover.is_some_and(|mover| (number.value > 0.0) == (mover == Player::Max));
            verdict(won, options.lang).to_owned()
        }
        Kind::Inner(Turn::Player(mover)) if options.win_lose && number.value != 0.0 => {
            verdict((number.value > 0.0) == (mover == Player::Max), options.lang).to_owned()
        }
        Kind::Inner(Turn::Chance) if painting.moment.state(node) == State::Open => {
            sum(painting, node, number)
        }
        Kind::Leaf if options.win_lose && number.value > 0.0 => {
            format!("+{}", figure(number.value))
        }
        _ => short(number.seen_by(painting.side(node))),
    }
}

/// Returns the letter for whether the side to move wins.
pub fn verdict(won: bool, lang: Lang) -> &'static str {
    if won { scene::WON } else { scene::LOST }.say(lang)
}

/// Draws ▲ or ▼ for the winner of a finished game, and returns its colour.
pub fn winner(middle: (f64, f64), radius: f64, number: Number, scene: &mut Scene) -> Ink {
    let (up, ink) = if number.value > 0.0 {
        (-1.0, Ink::Max)
    } else {
        (1.0, Ink::Min)
    };
    scene.fill(triangle(middle, radius, up), ink);
    ink
}

/// Writes the partial sum of a chance node; after a cut its bound.
fn sum(painting: &Painting, node: NodeId, number: Number) -> String {
    let interval = painting.moment.interval(node);
    match (painting.moment.cut(node), painting.moment.window(node)) {
        (Some(_), Some(window)) if interval.high <= window.alpha => {
            format!("≤{}", figure(interval.high))
        }
        (Some(_), Some(_)) => format!("≥{}", figure(interval.low)),
        _ => format!("Σ\u{2009}{}", figure(number.value)),
    }
}

/// Writes a number with the sign of its relation and basis, without a space: `≥5`, `5?`.
fn short(number: Number) -> String {
    let open = if number.relation == Relation::Open {
        "?"
    } else {
        ""
    };
    format!("{}{}{open}", sign(number), figure(number.value))
}

/// Returns the payoff of a leaf whose value is its utility, if the outline knows it.
pub fn payoff(painting: &Painting, node: NodeId) -> Option<f64> {
    painting
        .moment
        .trace()
        .outlined_value(node)
        .filter(|_| painting.options.utility)
}

/// Writes further facts of a node: `u 1.414`, its utility; `g 2`, its Grundy number.
pub fn more(painting: &Painting, node: NodeId) -> Vec<Run> {
    let math = |text: &str| Run {
        text: text.to_owned(),
        ink: Ink::Second,
        bold: false,
        math: true,
    };
    let moment = &painting.moment;
    if let Some(grundy) = moment.grundy(node) {
        return vec![math("g"), run(format!("\u{2009}{grundy}"), Ink::Ink, true)];
    }
    let utility = moment
        .number(node)
        .filter(|number| is_exact(*number) && payoff(painting, node).is_some());
    utility.map_or_else(Vec::new, |number| {
        vec![
            math("u"),
            run(format!("\u{2009}{}", figure(number.value)), Ink::Ink, true),
        ]
    })
}

/// Returns reward and visits, Grundy number or utility of a node.
pub fn credit(painting: &Painting, node: NodeId) -> Vec<Run> {
    let visits = painting.moment.visits(node);
    match visits.n {
        0 => more(painting, node),
        n => vec![
            run(figure(visits.w), Ink::Ink, true),
            run(format!(" / {n}"), Ink::Second, false),
        ],
    }
}
