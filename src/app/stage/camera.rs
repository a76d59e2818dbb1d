//! The part of the tree in view: it belongs to a plan, follows the search, carries out the viewer's
//! requests, and moves smoothly from one plan to the next.

use super::subject::Subject;
use crate::app::state::search::run::Run;
use crate::app::state::search::view::Look;
use crate::scene::{Frame, Plan, View, under};
use crate::search::Algorithm;
use crate::trace::NodeId;
use std::rc::Rc;

/// The length of a transition in milliseconds, and the most nodes in one.
const TRANSITION: f64 = 240.0;
const MOVING: usize = 20_000;

/// A view of a plan, and the start of a transition to it.
#[derive(Clone)]
pub struct Camera {
    plan: Rc<Plan>,
    view: View,
    /// The recording of the plan.
    run: Run,
    /// The step at the last update, the selected node, and the number of the viewer's requests
    /// carried out.
    step: u32,
    selected: Option<NodeId>,
    asked: u32,
    /// The plan and view at the start of a transition, and its start time in milliseconds.
    from: Option<(Rc<Plan>, View, f64)>,
    /// The step from which the widened nodes of rows move, and when they began to.
    left: Option<(u32, f64)>,
}

impl Camera {
    /// Returns the view of this moment, given the one before. `now` is in milliseconds; `None`
    /// turns transitions off.
    pub fn next(
        before: Option<Camera>,
        plan: &Rc<Plan>,
        subject: &Subject,
        now: Option<f64>,
    ) -> Camera {
        let shown = &subject.shown;
        let iterates = matches!(shown.run.spec().algorithm, Algorithm::Mcts(_));
        let (step, selected, asked) = (shown.step, shown.selected, subject.looks);
        // A node that is not drawn is shown by its nearest drawn ancestor.
        let trace = shown.run.trace();
        let drawn = |node: NodeId| {
            trace
                .ancestors(node)
                .find_map(|above| plan.stands(above))
                .unwrap_or(node)
        };
        let focus = drawn(trace.at(step).subject());
        let fresh = |view, from| Camera {
            plan: Rc::clone(plan),
            view,
            run: shown.run.clone(),
            step,
            selected,
            asked,
            from,
            left: None,
        };
        let is_new = before
            .as_ref()
            .is_none_or(|before| before.step != step || !Rc::ptr_eq(&before.plan, plan));
        let before = before.unwrap_or_else(|| fresh(plan.start(iterates), None));
        let mut camera = if Rc::ptr_eq(&before.plan, plan) {
            Camera {
                step,
                selected,
                asked,
                ..before.clone()
            }
        } else {
            // No transition to another recording, which has other nodes.
            let is_gentle = before.run.is_same(&shown.run)
                && before.run.length() > 0
                && before.plan.stage == plan.stage
                && before.plan.is_rows() == plan.is_rows()
                && plan.layout.rows.size() <= MOVING;
            let from = now
                .filter(|_| is_gentle)
                .map(|now| (Rc::clone(&before.plan), before.view, now));
            fresh(before.kept_in(plan, focus, iterates), from)
        };
        if camera.step != before.step && Rc::ptr_eq(&before.plan, plan) && plan.is_rows() {
            camera.left = now.map(|now| (before.step, now));
        }
        if camera.view.scale > plan.whole().scale * 1.01 {
            if is_new {
                let view = plan.following(camera.view, focus);
                // A tree that is larger than the stage glides under the search.
                let glides = plan.pans() && view != camera.view && Rc::ptr_eq(&before.plan, plan);
                if glides {
                    camera.from = now.map(|now| (Rc::clone(plan), camera.view, now));
                }
                camera.view = view;
            }
            if let Some(node) = selected.filter(|_| before.selected != selected) {
                camera.view = plan.following(camera.view, drawn(node));
            }
        }
        if before.asked != asked {
            camera.from = now.map(|now| (Rc::clone(plan), camera.view, now));
            camera.look(subject.look, selected.map_or(focus, drawn));
        }
        camera
    }

    /// Returns the view of another plan: all of it if all was in view, otherwise with the subject
    /// at the same point.
    fn kept_in(&self, plan: &Plan, subject: NodeId, iterates: bool) -> View {
        // The view of a tree that is larger than its stage is nobody's choice.
        if self.plan.pans() || plan.pans() {
            return plan.following(plan.start(iterates), subject);
        }
        let is_whole = self.view.scale <= self.plan.whole().scale * 1.01;
        if is_whole || self.plan.density != plan.density || self.plan.stage != plan.stage {
            return plan.start(iterates);
        }
        let (was, is) = (
            self.plan.on_stage(self.view, subject),
            plan.on_stage(self.view, subject),
        );
        plan.moved(self.view, (was.0 - is.0, was.1 - is.1))
    }

    fn look(&mut self, look: Look, node: NodeId) {
        let (plan, view) = (&self.plan, self.view);
        // About the node, if it is in view.
        let (x, y) = plan.on_stage(view, node);
        let is_seen = (0.0..plan.stage.width).contains(&x) && (0.0..plan.stage.height).contains(&y);
        let middle = if is_seen {
            (x, y)
        } else {
            (plan.stage.width / 2.0, plan.stage.height / 2.0)
        };
        self.view = match look {
            Look::Closer => self.steadied(plan.zoomed(view, middle, 1.4), node),
            Look::Further => self.steadied(plan.zoomed(view, middle, 1.0 / 1.4), node),
            Look::Whole => plan.whole(),
            Look::Here if plan.is_crowd() || plan.is_rows() => plan.showing(plan.placed(node)),
            Look::Follow if plan.is_crowd() || plan.is_rows() => {
                let trace = self.run.trace();
                let mut path: Vec<usize> = (trace.ancestors(node))
                    .filter_map(|node| plan.layout.place(node.0))
                    .collect();
                path.reverse();
                plan.showing_path(&path)
            }
            Look::Here | Look::Follow => View {
                scale: view.scale.max(plan.start(false).scale),
                center: plan.place(node),
            },
            Look::Aside { across, down } => plan.moved(view, (across, down)),
        };
    }

    /// Returns a view in which a node is drawn as far from the left as it is now.
    fn steadied(&self, view: View, node: NodeId) -> View {
        let (plan, trace) = (&self.plan, self.run.trace());
        let moment = trace.at(self.step);
        let before = plan.drawn(self.view, &moment, node);
        if !(0.0..plan.stage.width).contains(&before) {
            return view;
        }
        plan.moved(view, (before - plan.drawn(view, &moment, node), 0.0))
    }

    /// Zooms about a point and moves the view.
    pub fn moved(&mut self, about: (f64, f64), factor: f64, by: (f64, f64)) {
        self.view = self
            .plan
            .moved(self.plan.zoomed(self.view, about, factor), by);
    }

    /// Centres the view on a point of the overview; returns whether there is an overview at that
    /// point.
    pub fn steered(&mut self, to: (f64, f64)) -> bool {
        let center = under(&self.plan, self.view, to);
        self.view.center = center.unwrap_or(self.view.center);
        center.is_some()
    }

    /// Returns the node at a point of the stage, if a large tree is drawn as rows.
    pub fn under(&self, at: (f64, f64)) -> Option<NodeId> {
        let trace = self.run.trace();
        self.plan.under(self.view, &trace.at(self.step), at)
    }

    /// Whether it shows the whole of a tree in rows that is too large for transitions.
    pub fn is_whole_of_rows(&self) -> bool {
        let is_large = self.plan.layout.rows.size() > MOVING;
        self.plan.is_rows() && is_large && self.view.scale <= self.plan.whole().scale * 1.01
    }

    /// Whether a transition is in progress at a time.
    pub fn is_moving(&self, now: f64) -> bool {
        let starts = [
            self.from.as_ref().map(|(_, _, start)| *start),
            self.left.map(|(_, start)| start),
        ];
        (starts.into_iter().flatten()).any(|start| now - start < TRANSITION)
    }

    /// Returns the frame at a time.
    pub fn frame(&self, now: f64) -> Frame<'_> {
        let step_before = self
            .left
            .map(|(step, start)| (step, (now - start) / TRANSITION))
            .filter(|(_, part)| *part < 1.0);
        let from = self
            .from
            .as_ref()
            .map(|(plan, view, left)| (plan, *view, (now - left) / TRANSITION));
        match from.filter(|(_, _, part)| *part < 1.0) {
            // If only the view moves, the view alone is interpolated.
            Some((plan, view, part)) if Rc::ptr_eq(plan, &self.plan) => Frame {
                plan,
                view: view.towards(self.view, part),
                from: None,
                step_before,
                marks: None,
            },
            from => Frame {
                plan: &self.plan,
                view: self.view,
                from: from.map(|(plan, view, part)| (&**plan, view, part)),
                step_before,
                marks: None,
            },
        }
    }
}
