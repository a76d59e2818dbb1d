//! The keys of an exercise: Enter checks where an answer is written, arrows go from mark to mark, H asks for a hint. The space bar
//! presses what has the focus.

use crate::app::state::action::Action;
use crate::app::state::exercise::request::Request;
use crate::app::state::exercise::{Solving, Way};
use crate::app::state::keys::{Focus, Key};

/// Returns the action of a key while an exercise is shown.
pub fn in_exercise(key: Key, solving: &Solving) -> Option<Action> {
    let is_typing = key.focus.is_typing();
    if key.control {
        let is_undo = matches!(key.name, "z" | "Z") && !key.shift && !key.alt && !is_typing;
        let can = solving.decision().is_none() && solving.work().can_undo();
        return (is_undo && can).then(|| Request::Undo.into());
    }
    if key.alt {
        return None;
    }
    let request = match (key.name, key.focus) {
        ("Enter", Focus::Answer) if solving.can_check() => Request::Check,
        ("Enter", Focus::Answer)
            if solving.work().grade.is_some() && !solving.is_over(solving.part) =>
        {
            Request::Again
        }
        ("Escape", _) if solving.is_asking => Request::Ask(false),
        ("ArrowLeft", Focus::Mark) => Request::Walk(Way::Left),
        ("ArrowRight", Focus::Mark) => Request::Walk(Way::Right),
        ("ArrowUp", Focus::Mark) => Request::Walk(Way::Up),
        ("ArrowDown", Focus::Mark) => Request::Walk(Way::Down),
        ("h" | "H", focus) if !focus.is_typing() && focus != Focus::Picker => Request::Hint,
        _ => return None,
    };
    Some(request.into())
}
