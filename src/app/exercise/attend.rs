//! What goes on around an exercise, shown or not: it is drawn, kept, stamped and counted.

use crate::app::effects::class::use_class;
use crate::app::effects::drawing::use_drawing;
use crate::app::effects::fits::use_fits;
use crate::app::effects::stamp::use_stamp;
use crate::app::effects::storage::{use_kept_collected, use_kept_form, use_kept_sheet};
use crate::app::effects::storage_of_exercises::use_kept_exercise;
use crate::app::effects::worker::WorkerSetup;
use crate::app::state::action::Action;
use crate::app::state::lab::Lab;
use crate::app::ui::context::use_act;
use std::rc::Rc;
use yew::prelude::*;

/// The lab, and how workers are started.
#[derive(Debug, Properties)]
pub struct AttendProps {
    /// The lab.
    pub lab: Rc<Lab>,
    /// The setup of a worker.
    pub worker: WorkerSetup,
}

impl PartialEq for AttendProps {
    fn eq(&self, other: &AttendProps) -> bool {
        // A lab that has changed is another one.
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// Renders nothing.
#[component]
pub fn Attend(AttendProps { lab, worker }: &AttendProps) -> Html {
    let act = use_act::<Action>();
    use_drawing(lab, worker, &act);
    use_kept_exercise(lab, &act);
    use_kept_form(lab);
    use_kept_sheet(lab);
    use_stamp(lab, &act);
    use_fits(lab, &act);
    use_class(lab, worker, &act);
    use_kept_collected(lab);
    Html::default()
}
