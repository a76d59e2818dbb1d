//! The keys of an exercise: Enter checks, arrows go from mark to mark, H asks for a hint. The space bar presses what has the focus.

use super::{Focus, Key};
use crate::app::state::action::Action;
use crate::app::state::exercise::request::Request;
use crate::app::state::exercise::{Solving, Way};

/// Returns the action of a key while an exercise is shown.
pub fn in_exercise(key: Key, solving: &Solving) -> Option<Action> {
    let is_typing = key.focus == Focus::Text;
    if key.control {
        let is_undo = matches!(key.name, "z" | "Z") && !key.shift && !key.alt && !is_typing;
        let can = solving.decision().is_none() && solving.work().can_undo();
        return (is_undo && can).then(|| Request::Undo.into());
    }
    if key.alt {
        return None;
    }
    let request = match (key.name, key.focus) {
        // A button, a list and a decision have the key themselves.
        ("Enter", Focus::Button | Focus::Picker) => return None,
        ("Enter", _) if solving.decision().is_some() => return None,
        ("Enter", _) if solving.can_check() => Request::Check,
        ("Enter", _) if solving.work().grade.is_some() && !solving.is_over(solving.part) => {
            Request::Again
        }
        ("ArrowLeft", Focus::Mark) => Request::Walk(Way::Left),
        ("ArrowRight", Focus::Mark) => Request::Walk(Way::Right),
        ("ArrowUp", Focus::Mark) => Request::Walk(Way::Up),
        ("ArrowDown", Focus::Mark) => Request::Walk(Way::Down),
        ("h" | "H", focus) if !matches!(focus, Focus::Text | Focus::Picker) => Request::Hint,
        _ => return None,
    };
    Some(request.into())
}
