//! The window as a number line: α bounds it from the left, β from the right. Values in the gap still matter; an overlap is a cut. Where both
//! meet, the rule decides.

use crate::game::{Interval, Player};
use crate::lang::words::page;
use crate::lang::{Lang, Say, Text};
use crate::lesson::line::{equals, figure, player};
use crate::search::{CutRule, Window};
use crate::text::decimal::decade;
use yew::prelude::*;

const WIDTH: f64 = 304.0;
/// The classes of the players' areas and lines.
const MAX: (&str, &str) = ("fmax", "smax");
const MIN: (&str, &str) = ("fmin", "smin");
/// The positions of the ends of the range.
const ENDS: Interval = Interval::new(44.0, 260.0);

/// Returns a round distance between ticks: 1, 2 or 5 times a power of ten, for at most eight ticks.
fn pitch(range: Interval) -> f64 {
    let wanted = (range.radius() / 2.0).max(1e-9);
    let power = decade(wanted);
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|step| step * power)
        .find(|step| *step >= wanted)
        .unwrap_or(power * 10.0)
}

/// Draws the window within the range from the lowest to the highest known number of the search, as the player of a side sees them.
pub fn number_line(
    window: Window,
    rule: CutRule,
    range: Interval,
    (side, lang): (Player, Lang),
) -> Html {
    let Window { alpha, beta } = window;
    let finite = |number: f64| number.is_finite().then_some(number);
    let range = [finite(alpha), finite(beta)]
        .into_iter()
        .flatten()
        .map(Interval::exactly)
        .fold(range, Interval::hull);
    let range = if range.low < range.high {
        range
    } else {
        Interval::new(range.low - 1.0, range.low + 1.0)
    };
    let at = |number: f64| match number {
        number if number == f64::NEG_INFINITY => 0.0,
        number if number == f64::INFINITY => WIDTH,
        number => ENDS.low + range.fraction(number) * (ENDS.high - ENDS.low),
    };
    let (a, b) = (at(alpha), at(beta));
    let step = pitch(range);
    let first = (range.low / step).ceil();
    let ticks: Vec<f64> = (0..9)
        .map(|index| (first + f64::from(index)) * step)
        .filter(|tick| *tick <= range.high + step * 1e-6)
        .collect();
    let say = |word: Text| word.say(lang);
    let label = format!(
        "α {} {}, β {} {}",
        equals(&[alpha]),
        figure(alpha),
        equals(&[beta]),
        figure(beta)
    );
    let a_text = if a > WIDTH - 70.0 {
        (a - 8.0, "rt")
    } else {
        (a + 8.0, "")
    };
    let b_text = if b < 70.0 {
        (b + 8.0, "")
    } else {
        (b - 8.0, "rt")
    };
    let (mine, theirs) = match side {
        Player::Max => (MAX, MIN),
        Player::Min => (MIN, MAX),
    };
    let [me, rival] = [side, side.other()].map(|who| player(who).text);
    let sure_of_alpha = page::SureOfAlpha { mine: &me }.say(lang);
    let sure_of_beta = page::SureOfBeta {
        theirs: &rival,
        mine: &me,
    };
    let sure_of_beta = sure_of_beta.say(lang);
    let overlap = if rule.closes(window) {
        page::OVERLAP
    } else {
        page::TIE
    };
    html! {
        <svg class="numberline" viewBox="0 0 304 132" role="img" aria-label={label}>
            <rect class={classes!(mine.0, "wash")} x="0" y="40" width={a.to_string()} height="30"/>
            <rect class={classes!(theirs.0, "wash")} x={b.to_string()} y="70" width={(WIDTH - b).to_string()} height="30"/>
            <path class="axis" d="M0 70H304"/>
            for tick in &ticks {
                <path class="axis" d={format!("M{} 66v8", at(*tick))}/>
                <text class="mid lab-s" x={at(*tick).to_string()} y="124">{ figure(*tick) }</text>
            }
            if alpha.is_finite() { <path class={classes!("fence", mine.1)} d={format!("M{} 39h8v30h-8", (a - 8.0))}/> }
            if beta.is_finite() { <path class={classes!("fence", theirs.1)} d={format!("M{} 101h-8v-30h8", (b + 8.0))}/> }
            if a > 120.0 { <text class="lab-s" x="6" y="58">{ sure_of_alpha }</text> }
            if b < 184.0 { <text class="lab-s rt" x="300" y="90">{ sure_of_beta }</text> }
            <text class={classes!(mine.0, "bold", a_text.1)} x={a_text.0.to_string()} y="56"><tspan class="m">{ "α" }</tspan>{ format!(" {} {}", equals(&[alpha]), figure(alpha)) }</text>
            <text class={classes!(theirs.0, "bold", b_text.1)} x={b_text.0.to_string()} y="94"><tspan class="m">{ "β" }</tspan>{ format!(" {} {}", equals(&[beta]), figure(beta)) }</text>
            if a >= b {
                <path class="axis overlap" d={format!("M{b} 28v-4H{a}v4")}/>
                <text class="mid bold small" x={(f64::midpoint(a, b).clamp(104.0, 200.0)).to_string()} y="18">{ say(overlap) }</text>
            }
        </svg>
    }
}
