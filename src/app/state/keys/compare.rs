//! The keys of searches side by side: those of the lab's player, for the clock of all of them.

use super::{Focus, Key};
use crate::app::state::action::{Action, Display, Step};
use crate::app::state::compare::request::{Request, Sight};
use crate::app::state::lab::Lab;
use crate::app::state::search::step_units::Direction;
use crate::app::state::search::view::Look;
use crate::trace::StepUnit;

/// Returns the action of a key while searches are side by side.
pub fn in_comparison(key: Key, lab: &Lab) -> Option<Action> {
    let it = lab.comparing()?;
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
        "n" | "N" if lab.page.projector => Request::Flip.into(),
        "n" | "N" => Request::Choose((it.chosen + 1) % it.lanes.len()).into(),
        "e" | "E" => Request::SameLeaf(it.leaf.is_none()).into(),
        "f" | "F" => Request::Draw(Sight::Fog).into(),
        "+" | "=" => Request::Draw(Sight::Look(Look::Closer)).into(),
        "-" | "_" => Request::Draw(Sight::Look(Look::Further)).into(),
        "0" => Request::Draw(Sight::Look(Look::Whole)).into(),
        "w" | "W" => Display::ToggleProjector.into(),
        "Escape" if it.leaf.is_some() => Request::SameLeaf(false).into(),
        "Escape" if lab.page.projector => Display::ToggleProjector.into(),
        "Escape" => Request::Leave(it.chosen).into(),
        _ => return None,
    })
}
