//! A tree of what a program entered, where the game behind it is not known: the players move by turns from Max on, and a leaf is worth
//! what the call returned.

use super::call::{End, Transcript};
use crate::game::Player;
use crate::game::any::AnyGame;
use crate::game::tree::{Branch, Kind, Tree};

/// Whether several outermost calls are the moves of a start above them.
pub fn is_forest(transcript: &Transcript) -> bool {
    transcript
        .calls
        .iter()
        .filter(|call| call.parent.is_none())
        .nth(1)
        .is_some()
}

/// Returns the tree of all calls.
pub fn tree(transcript: &Transcript) -> AnyGame {
    let calls = &transcript.calls;
    let above = u16::from(is_forest(transcript));
    let mut plies: Vec<u16> = Vec::with_capacity(calls.len());
    for call in calls {
        plies.push(
            call.parent
                .map_or(above, |parent| plies[parent as usize] + 1),
        );
    }
    // Children stand behind their parents, so from the end on all below a call is ready.
    let mut below: Vec<Vec<Branch>> = calls.iter().map(|_| Vec::new()).collect();
    let mut outermost = Vec::new();
    for (index, call) in calls.iter().enumerate().rev() {
        let mut children = std::mem::take(&mut below[index]);
        children.reverse();
        let branch = match children.is_empty() {
            true => Branch::new(Kind::Leaf(value(&call.end)), children),
            false => Branch::new(Kind::ToMove(mover(plies[index])), children),
        };
        match call.parent {
            Some(parent) => below[parent as usize].push(branch),
            None => outermost.push(branch),
        }
    }
    outermost.reverse();
    let root = match (outermost.len(), outermost.pop()) {
        (1, Some(root)) if !root.children.is_empty() => root,
        (_, Some(last)) => {
            outermost.push(last);
            Branch::new(Kind::ToMove(Player::Max), outermost)
        }
        (_, None) => Branch::new(Kind::ToMove(Player::Max), Vec::new()),
    };
    Tree::new(root).into()
}

fn mover(ply: u16) -> Player {
    if ply.is_multiple_of(2) {
        Player::Max
    } else {
        Player::Min
    }
}

/// Returns the number that a call returned, of a pair the first that is one; 0 where there is none.
fn value(end: &End) -> f64 {
    let End::Returned(said) = end else {
        return 0.0;
    };
    let number = said
        .part(None)
        .or_else(|| (0..4).find_map(|place| said.part(Some(place))));
    number.unwrap_or_default()
}
