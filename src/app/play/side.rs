//! The strips above and below the board: who plays a side, whether it is to move, and how it stands.

use super::moves::sign;
use super::prospects::chance;
use super::seats::told;
use crate::app::state::lab::Lab;
use crate::app::state::play::said::called;
use crate::app::state::play::{PendingStep, Play};
use crate::app::ui::markup::Markup;
use crate::game::any::AnyGame;
use crate::game::pig::{Falls, Pig};
use crate::game::{ByPlayer, Game, Player, Status};
use crate::lang::words::{page, play};
use crate::lang::{Lang, Say};
use crate::lesson::line::figure;
use crate::play::Seat;
use yew::prelude::*;

/// Draws the strip of a side.
pub fn side(lab: &Lab, play: &Play, player: Player) -> Html {
    let lang = lab.page.lang;
    let (class, mark) = sign(Some(player));
    let is_only = play.persons().len() == 1;
    let seat = match play.seat(player) {
        Seat::Person if is_only => play::YOU.say(lang).to_owned(),
        Seat::Person => page::PERSON.say(lang).to_owned(),
        Seat::Machine(machine) => told(machine, lang),
    };
    let given = match &play.here {
        AnyGame::Pig(pig) => Some(play::GoalOf { goal: pig.goal }.say(lang)),
        AnyGame::Go(go) if player == Player::Min => {
            let komi = figure(go.komi());
            Some(play::KomiOf { komi }.say(lang))
        }
        _ => None,
    };
    let about = [Some(seat), given].into_iter().flatten();
    let about = about.collect::<Vec<_>>().join(" · ");
    let is_due =
        play.pending_step() == PendingStep::Nobody && play.here.status() == Status::ToMove(player);
    html! {
        <div class="side">
            <span {class} aria-hidden="true">{ mark }</span>
            <b>{ called(player) }</b>
            <small>{ about }</small>
            if is_due { <span class="tag">{ play::TO_MOVE.say(lang) }</span> }
            if let Some(score) = score(&play.here) { <strong>{ figure(score[player]) }</strong> }
            if let AnyGame::Pig(pig) = &play.here { <Markup text={progress(pig, player)}/> }
            { chance(lab, play, player) }
        </div>
    }
}

/// How both sides stand, where they have points; Max's first.
fn score(game: &AnyGame) -> Option<ByPlayer<f64>> {
    match game {
        AnyGame::Pig(pig) => Some(ByPlayer::from_fn(|player| f64::from(pig.scores[player]))),
        AnyGame::Go(_) | AnyGame::SnakeGo(_) => match *game.ending().0.as_slice() {
            [max, min] => Some(ByPlayer { max, min }),
            _ => None,
        },
        _ => None,
    }
}

/// How far a side of Pig is on its way to the goal; the points of its turn, which it may still lose, are an outline.
fn progress(pig: &Pig, player: Player) -> String {
    let part = |points: u16| 400 * u32::from(points.min(pig.goal)) / u32::from(pig.goal.max(1));
    let own = pig.scores[player];
    let turn = if pig.to_move == player {
        pig.turn_total
    } else {
        0
    };
    let (banked, hoped) = (part(own), part(own.saturating_add(turn)));
    format!(
        "<svg viewBox=\"0 0 400 16\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect class=\"track\" width=\"400\" height=\"16\"></rect><rect class=\"{}\" width=\"{banked}\" height=\"16\"></rect><rect class=\"hoped\" x=\"{banked}\" y=\"1\" width=\"{}\" height=\"14\"></rect></svg>",
        if player == Player::Max { "max" } else { "min" },
        hoped - banked,
    )
}

/// Returns what the board does not show: in Pig the points at risk in the next roll (or an empty text), in Snake Go the round and how a
/// person moves. `None` for other games.
pub fn note(play: &Play, lang: Lang) -> Option<String> {
    match &play.here {
        AnyGame::Pig(pig) => Some(danger(pig, lang).unwrap_or_default()),
        AnyGame::SnakeGo(snakes) => {
            let rounds = snakes.rules().rounds;
            let round = snakes.round().min(rounds);
            let round = play::RoundOf { round, rounds }.say(lang);
            let awaits = play.pending_step() == PendingStep::Nobody
                && matches!(play.here.status(), Status::ToMove(_));
            let how = awaits.then(|| play::TO_MOVE_A_SNAKE.say(lang));
            Some(
                [Some(round.as_str()), how]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" · "),
            )
        }
        _ => None,
    }
}

fn danger(pig: &Pig, lang: Lang) -> Option<String> {
    let points = pig.turn_total;
    let is_over = matches!(pig.status(), Status::Over { .. });
    (points > 0 && !is_over).then(|| match pig.falls {
        Falls::Die => play::OneLoses { points }.say(lang),
        Falls::Coin => play::TailsLose { points }.say(lang),
    })
}

/// Adds to what is `said` of a roll the points of the turn that it has cost.
pub fn loss(said: &str, before: &AnyGame, now: &AnyGame, lang: Lang) -> Option<String> {
    let (AnyGame::Pig(before), AnyGame::Pig(now)) = (before, now) else {
        return None;
    };
    let is_lost = before.is_thrown && before.to_move != now.to_move;
    let who = called(before.to_move);
    let points = u64::from(before.turn_total);
    (is_lost && points > 0).then(|| play::TurnLost { said, who, points }.say(lang))
}
