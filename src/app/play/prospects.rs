//! How the game stands, as a bar beside the board: the share of it that is a side's grows with its prospects.

use crate::app::state::lab::Lab;
use crate::app::state::play::Play;
use crate::app::state::play::number::judged_pawn;
use crate::app::ui::markup::Markup;
use crate::game::any::AnyGame;
use crate::game::{Interval, Player, Status};
use crate::lang::Say;
use crate::lang::words::play;
use crate::lesson::line::typed;
use crate::search::{Basis, Relation};
use crate::trace::Number;
use yew::prelude::*;

/// The pawns ahead at which three quarters of the bar are a side's.
const AHEAD: f64 = 4.0;

/// Returns the side whose strip stands below the board: that of the only person, otherwise Max.
pub fn near(play: &Play) -> Player {
    match play.persons()[..] {
        [person] => person,
        _ => Player::Max,
    }
}

/// Draws the bar; an estimate is hatched, and where nothing is known both have half of it. It says nothing that the sentences do not say.
pub fn prospects(lab: &Lab, play: &Play) -> Html {
    let Some(range) = play
        .here
        .traits()
        .range
        .filter(|_| !play.here.is_explicit())
    else {
        return Html::default();
    };
    let known = known(lab, play);
    let max = known.map_or(0.5, |(value, basis)| share(value, basis, range, play));
    let is_below = near(play) == Player::Max;
    // The colour of the side below the board grows from there.
    let (top, bottom) = if is_below {
        ("min", "max")
    } else {
        ("max", "min")
    };
    let from_top = if is_below { 1.0 - max } else { max };
    let height = (from_top * 1000.0).round();
    let class = match known {
        Some((_, Basis::Exact)) => "",
        Some(_) => " estimate",
        None => " unknown",
    };
    let text = format!(
        "<svg class=\"prospects{class}\" viewBox=\"0 0 12 1000\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect class=\"{top}\" width=\"12\" height=\"{height}\"></rect><rect class=\"{bottom}\" y=\"{height}\" width=\"12\" height=\"{}\"></rect><path d=\"M0 500H12\"></path></svg>",
        1000.0 - height
    );
    html! { <Markup {text}/> }
}

/// Draws a side's chance of winning a game of dice, in percent and as a bar: `≈` marks an estimate, and nothing known leaves both empty.
/// Where neither a machine plays nor the values of the moves are asked for, nothing will be known.
pub fn chance(lab: &Lab, play: &Play, player: Player) -> Html {
    let (AnyGame::Pig(_), Some(range)) = (&play.here, play.here.traits().range) else {
        return Html::default();
    };
    let known = known(lab, play);
    if known.is_none() && play.persons().len() == 2 && !lab.play.beside.shows_hints {
        return Html::default();
    }
    let known = known.map(|(value, basis)| {
        let max = share(value, basis, range, play);
        let of_side = if player == Player::Max {
            max
        } else {
            1.0 - max
        };
        (of_side, basis)
    });
    let (width, told) = match known {
        None => (0.0, "–".to_owned()),
        Some((share, basis)) => {
            let percent = Number {
                value: (share * 100.0).round(),
                relation: Relation::Exact,
                basis,
            };
            let typed = play::ToWin {
                percent: typed(percent),
            }
            .say(lab.page.lang);
            (share * 400.0, typed)
        }
    };
    let class = if player == Player::Max { "max" } else { "min" };
    let text = format!(
        "<svg class=\"chance\" viewBox=\"0 0 400 8\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect class=\"track\" width=\"400\" height=\"8\"></rect><rect class=\"{class}\" width=\"{width}\" height=\"8\"></rect></svg>"
    );
    html! { <><small class="chance">{ told }</small><Markup {text}/></> }
}

/// The value of the position shown, from Max's side, if the review, a machine or the values of the moves have told it.
fn known(lab: &Lab, play: &Play) -> Option<(f64, Basis)> {
    if let Status::Over { score } = play.here.status() {
        return Some((score, Basis::Exact));
    }
    let at = play.record.at;
    let looked = lab.play.beside.insights.get(at);
    let looked = looked.map(|insight| (insight.verdict.value, insight.verdict.basis));
    let found = play.found.iter().find(|found| found.at == at);
    let hints = lab.hints();
    let best = hints.iter().find(|hint| hint.is_best).or(hints.first());
    looked
        .or(found.map(|found| (found.value, found.basis)))
        .or(best.map(|hint| (hint.verdict.value, hint.verdict.basis)))
}

fn share(value: f64, basis: Basis, Interval { low, high }: Interval, play: &Play) -> f64 {
    let pawn = judged_pawn(&play.here).filter(|_| basis == Basis::Estimate);
    let share = match pawn {
        Some(pawn) => 0.5 + 0.5 * (value / pawn / AHEAD * 0.55).tanh(),
        None => (value - low) / (high - low),
    };
    if share.is_finite() {
        share.clamp(0.0, 1.0)
    } else {
        0.5
    }
}
