//! Random actions on searches side by side.

use super::*;
use plyscope::app::state::compare::beside::options_changed;
use plyscope::app::state::compare::request::{Request as Compared, Sight};
use plyscope::compare::Work;
use plyscope::lang::Lang;

/// Puts something beside the search that is shown.
pub fn beside(lab: &Lab, stream: &mut Stream) -> Action {
    let spec = lab.search.lane.run.spec();
    let rows = options_changed(spec, Lang::En);
    match rows.get(stream.below(rows.len().max(1) as u32) as usize) {
        Some(row) => Compared::Beside(row.searches.clone(), row.by).into(),
        None => Compared::Leave(0).into(),
    }
}

/// Does something with the searches side by side.
pub fn side_by_side(lab: &Lab, stream: &mut Stream) -> Action {
    let node = Some(NodeId(stream.below(40)));
    let lane = stream.below(3) as usize;
    match stream.below(7) {
        0 => Compared::Leave(lane),
        1 => Compared::By(Work::ALL[stream.below(4) as usize]),
        2 => Compared::SameLeaf(stream.below(2) == 0),
        3 => Compared::Choose(lane),
        4 => Compared::Select(lane, node),
        5 => Compared::Draw(Sight::Fog),
        _ => match lab.comparing() {
            Some(it) => Compared::Open(Rc::new(it.written())),
            None => Compared::Remove(lane),
        },
    }
    .into()
}
