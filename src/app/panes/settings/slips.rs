//! The errors of lecture notes about a search.

use crate::app::panes::options::OptionsProps;
use crate::game::any::AnyGame;
use crate::lang::words::options;
use crate::lesson::errata::errata;
use crate::search::{AlgorithmId, Evaluation};
use yew::prelude::*;

/// Draws the errors of lecture notes about this search, folded.
pub fn slips(props: &OptionsProps) -> Html {
    let spec = &props.spec;
    let kind = match spec.algorithm.id() {
        AlgorithmId::WinLose => 'w',
        AlgorithmId::Minimax => 'm',
        AlgorithmId::AlphaBeta => 'a',
        AlgorithmId::Expectimax => 'e',
        AlgorithmId::Mcts => 't',
    };
    // Unused slots repeat the first letter.
    let nim = if kind == 'w' && matches!(spec.game, AnyGame::Nim(_)) {
        'N'
    } else {
        kind
    };
    let evaluation = match spec.algorithm.evaluation() {
        Some(Evaluation::Playouts { .. }) => 'P',
        Some(_) if matches!(spec.game, AnyGame::TicTacToe(_)) => 'F',
        _ => kind,
    };
    html! {
        <details class="fold">
            <summary>{ options::ERRATA.say(props.lang) }</summary>
            <ul class="slips">
                for slip in errata([kind, nim, evaluation], props.lang) { <li>{ slip }</li> }
            </ul>
        </details>
    }
}
