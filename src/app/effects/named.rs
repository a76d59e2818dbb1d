//! The name of a position, if it is one of the named positions of its game.

use crate::game::any::{AnyGame, GameId};
use crate::game::catalogue::Named;
use yew::prelude::*;

/// Returns the named position that a position is. In chess the comparison with every one takes some time.
#[hook]
pub fn use_name(position: &AnyGame) -> Option<&'static Named> {
    *use_memo(position.clone(), GameId::name_of)
}
