//! The choice of a machine by the solver of its game: every move is judged by how the game ends after it if nobody errs.

use super::{Seen, Thought};
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::play::connect_four::end_of;
use crate::play::solve::{POSITIONS, Solved, solved_to_end};
use crate::search::probe::Counts;
use crate::search::{Answer, Basis, Relation};

/// How the game ends from a position if nobody errs, if at most `left` positions prove it.
fn solved(position: &AnyGame, left: &mut u64) -> Option<Solved> {
    match (position.status(), position) {
        (Status::Over { score }, _) => Some(Solved {
            value: score,
            best: None,
            plies: 0,
        }),
        (_, AnyGame::ConnectFour(board)) => {
            Some(solved_to_end(position, board, end_of(board, left)?))
        }
        _ => None,
    }
}

/// Returns the choice that the solver makes: of the best moves the one by which it wins soonest or loses latest, and of these the first;
/// `None` where it does not prove the value of every move.
pub(super) fn solved_choice(position: &AnyGame) -> Option<Thought> {
    let Status::ToMove(mover) = position.status() else {
        return None;
    };
    let mut left = POSITIONS;
    let judge = |choice: u16| Some((choice, solved(&position.after(&[choice]), &mut left)?));
    let judged: Vec<(u16, Solved)> = (0..position.choices()).map(judge).collect::<Option<_>>()?;
    let range = position.traits().range?;
    let merit = |Solved { value, plies, .. }: &Solved| {
        let worth = match mover {
            Player::Max => *value - range.middle(),
            Player::Min => range.middle() - *value,
        };
        let plies = f64::from(*plies);
        (worth, if worth > 0.0 { -plies } else { plies })
    };
    let mut best = judged.first()?;
    for next in &judged {
        if merit(&next.1) > merit(&best.1) {
            best = next;
        }
    }
    let (choice, found) = *best;
    let seen = |(choice, found): &(u16, Solved)| Seen {
        choice: *choice,
        value: found.value,
        relation: Relation::Exact,
        basis: Basis::Exact,
        visits: 0,
        plies: Some(found.plies + 1),
    };
    let seen = judged.iter().map(seen).collect();
    let line = line(position, choice, found, &mut left);
    Some(Thought {
        reached: None,
        answer: Answer {
            value: found.value,
            best: Some(choice),
        },
        basis: Basis::Exact,
        line,
        seen,
        counts: Counts {
            nodes: POSITIONS - left,
            ..Counts::default()
        },
    })
}

/// The moves of a game without errors, as far as `left` positions find them.
fn line(position: &AnyGame, choice: u16, mut found: Solved, left: &mut u64) -> Vec<u16> {
    let (mut here, mut line) = (position.after(&[choice]), vec![choice]);
    while let Some(best) = found.best {
        line.push(best);
        here.play(best);
        let Some(next) = solved(&here, left) else {
            break;
        };
        found = next;
    }
    line
}
