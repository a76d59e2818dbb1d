//! The keys of a program's own search: those of the lab's player, for its steps, and one to the first difference.

use super::{Focus, Key};
use crate::app::state::action::{Action, Display, Step};
use crate::app::state::compare::request::Sight;
use crate::app::state::lab::Lab;
use crate::app::state::own::Request;
use crate::app::state::search::step_units::Direction;
use crate::app::state::search::view::Look;
use crate::trace::StepUnit;

/// Returns the action of a key while a program's own search is shown.
pub fn in_own(key: Key, lab: &Lab) -> Option<Action> {
    lab.own_run()?;
    if key.focus == Focus::Button && key.name == " " {
        return None;
    }
    let by = |direction| Step::By {
        step_unit: StepUnit::Event,
        direction,
    };
    let pace = lab.search.clock.pace;
    Some(match key.name {
        " " | "k" | "K" => Step::TogglePlaying.into(),
        "ArrowRight" | "PageDown" => by(Direction::Forward).into(),
        "ArrowLeft" | "PageUp" => by(Direction::Back).into(),
        "ArrowUp" => Step::Pace(pace.faster()).into(),
        "ArrowDown" => Step::Pace(pace.slower()).into(),
        "Home" => Step::To(0).into(),
        "End" => Step::To(u32::MAX).into(),
        "b" | "B" => Request::Beside.into(),
        "d" | "D" => Request::There.into(),
        "f" | "F" => Request::Draw(Sight::Fog).into(),
        "+" | "=" => Request::Draw(Sight::Look(Look::Closer)).into(),
        "-" | "_" => Request::Draw(Sight::Look(Look::Further)).into(),
        "0" => Request::Draw(Sight::Look(Look::Whole)).into(),
        "w" | "W" => Display::ToggleProjector.into(),
        "Escape" if lab.page.projector => Display::ToggleProjector.into(),
        "Escape" => Request::Leave.into(),
        _ => return None,
    })
}
