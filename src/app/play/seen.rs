//! The values that a machine has found for its moves, as bars: of the move it has just made, or of those it thinks about.

use super::hints::reached;
use crate::app::state::lab::Lab;
use crate::app::state::play::number::{ended, pawn, told};
use crate::app::state::play::said::{called, number, ranked, rounded};
use crate::app::state::play::{PendingStep, Play};
use crate::app::ui::count::{counted, grouped};
use crate::app::ui::markup::Markup;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::lang::words::{page, play};
use crate::lang::{Lang, Say};
use crate::lesson::line::figure;
use crate::play::{Machine, Seen, Thought};
use crate::search::{Algorithm, FinalRule};
use yew::prelude::*;

/// The most moves that have a row at once.
const ROWS: usize = 6;

/// Draws the moves of a machine with their bars and the meaning of the bars; nothing while no values are known.
pub fn seen(lab: &Lab, play: &Play) -> Html {
    let Some((before, machine, thought, mover)) = looked_at(play) else {
        return Html::default();
    };
    let lang = lab.page.lang;
    let ranked = ranked(thought, machine, mover);
    if ranked.is_empty() {
        return Html::default();
    }
    let iterates = matches!(machine.algorithm, Algorithm::Mcts(_));
    let pawn = pawn(&before, &machine.algorithm);
    let scale = Scale::of(&ranked, iterates);
    let is_level = ranked
        .iter()
        .all(|seen| scale.length(seen) == scale.length(&ranked[0]));
    let row = |(at, seen): (usize, &Seen)| {
        let is_best = at == 0;
        let name = before.move_called(seen.choice, lang).unwrap_or_default();
        let star = if is_best && !is_level { " ★" } else { "" };
        let value = if iterates {
            let mean = figure(rounded(seen.value));
            format!("{} · {mean}", grouped(seen.visits.into()))
        } else {
            let end = seen
                .plies
                .and_then(|plies| ended(seen.value, plies.into(), &before, lang));
            end.unwrap_or_else(|| told(number(seen), &before, pawn, lang))
        };
        html! {
            <tr key={seen.choice} class={is_best.then_some("own")}>
                <th scope="row">{ name }<span class="best">{ star }</span></th>
                <td class="bar"><Markup text={scale.bar(seen)}/></td>
                <td>{ value }</td>
            </tr>
        }
    };
    let (first, rest) = ranked.split_at(ranked.len().min(ROWS));
    let label = play::SAW.say(lang);
    html! {
        <section class="saw">
            <h2>{ label }<small>{ effort(thought, iterates, lang) }</small></h2>
            <table class="rows" aria-label={label}>
                for row_of in first.iter().enumerate() { { row(row_of) } }
            </table>
            if !rest.is_empty() {
                <details class="fold">
                    <summary>{ play::MoreMoves { count: rest.len() as u64 }.say(lang) }</summary>
                    <table class="rows" aria-label={label}>
                        for row_of in (ROWS..).zip(rest) { { row(row_of) } }
                    </table>
                </details>
            }
            <p class="note">{ note(pawn.is_some(), &ranked, &machine.algorithm, mover, lang) }</p>
        </section>
    }
}

/// The position that a machine thinks about or has moved at, its thought, and whose move it is.
fn looked_at(play: &Play) -> Option<(AnyGame, &Machine, &Thought, Player)> {
    let at = |position: AnyGame, machine, thought| match position.status() {
        Status::ToMove(player) => Some((position, machine, thought, player)),
        _ => None,
    };
    if let (PendingStep::Think(machine), Some(thought)) = (play.pending_step(), &play.thought) {
        return at(play.here.clone(), machine, thought);
    }
    let thought = play.answer()?;
    let before = play.record.position(play.record.at.checked_sub(1)?);
    let Status::ToMove(player) = before.status() else {
        return None;
    };
    at(before, play.seat(player).machine()?, thought)
}

/// How far the machine is or was.
fn effort(thought: &Thought, iterates: bool, lang: Lang) -> String {
    let far = match thought.reached {
        None => Some(play::SOLVED.say(lang).to_owned()),
        Some(0) => None,
        Some(limit) => Some(reached(iterates, limit.into(), lang)),
    };
    let mut nodes = counted(thought.counts.nodes, |count| page::Nodes { count }, lang);
    // A machine that deepens its search has searched each smaller depth, too.
    if !iterates && thought.reached > Some(1) {
        nodes += play::IN_ALL.say(lang);
    }
    far.into_iter()
        .chain([nodes])
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Says what the numbers beside the bars mean.
fn note(
    in_pawns: bool,
    ranked: &[Seen],
    algorithm: &Algorithm,
    mover: Player,
    lang: Lang,
) -> String {
    if let Algorithm::Mcts(options) = algorithm {
        let who = called(mover);
        let mut note = play::VisitsNote { who }.say(lang);
        if options.last == FinalRule::Visits {
            note += play::MOST_VISITS_NOTE.say(lang);
        }
        return note;
    }
    let is_bound = |seen: &Seen| seen.relation != crate::search::Relation::Exact;
    let mut note = if in_pawns {
        play::IN_PAWNS
    } else {
        play::VALUES_OF_MAX
    }
    .say(lang)
    .to_owned();
    if ranked.iter().any(is_bound) {
        note += lang.space();
        note += play::BOUNDS_NOTE.say(lang);
    }
    note
}

/// The lowest and the highest number, and zero between them.
struct Scale {
    low: f64,
    high: f64,
    iterates: bool,
}

impl Scale {
    fn of(ranked: &[Seen], iterates: bool) -> Scale {
        let mut scale = Scale {
            low: 0.0,
            high: 0.0,
            iterates,
        };
        for length in ranked
            .iter()
            .map(|seen| scale.length(seen))
            .collect::<Vec<_>>()
        {
            (scale.low, scale.high) = (scale.low.min(length), scale.high.max(length));
        }
        scale
    }

    /// The number that a bar shows.
    fn length(&self, seen: &Seen) -> f64 {
        let number = if self.iterates {
            f64::from(seen.visits)
        } else {
            seen.value
        };
        // A leaf of an explicit tree may be infinite; no bar is.
        number.clamp(-1e9, 1e9)
    }

    /// A bar from zero to the number.
    fn bar(&self, seen: &Seen) -> String {
        let whole = (self.high - self.low).max(f64::MIN_POSITIVE);
        let x = |number: f64| ((number - self.low) / whole * 200.0).round();
        let (from, to) = (x(0.0), x(self.length(seen)));
        format!(
            "<svg viewBox=\"0 0 200 14\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect class=\"track\" width=\"200\" height=\"14\"></rect><rect x=\"{}\" width=\"{}\" height=\"14\"></rect><path d=\"M{from} 0V14\"></path></svg>",
            from.min(to),
            (to - from).abs(),
        )
    }
}
