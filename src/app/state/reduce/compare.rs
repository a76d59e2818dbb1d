//! The transitions of searches side by side, and the actions that leave them.

use crate::app::state::action::{Action, Display, GalleryAction, Search, Step};
use crate::app::state::compare::Comparing;
use crate::app::state::compare::request::{Request, Sight};
use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::page::focus::Target;
use crate::app::state::play;
use crate::app::state::search::algorithms::opening;
use crate::app::state::search::lane::Lane;
use crate::app::state::search::view::View;
use crate::compare::{Comparison, LANES};
use crate::spec::Spec;
use std::rc::Rc;

impl Lab {
    /// Applies a request about searches side by side.
    pub(in crate::app::state) fn compare(&mut self, request: Request) {
        match request {
            Request::Open(it) => self.show_comparison(&it),
            Request::Beside(others, by) => {
                let lane = match self.comparing() {
                    Some(it) => &it.lanes[it.chosen.min(it.lanes.len() - 1)],
                    None => &self.search.lane,
                };
                let here = (**lane.run.spec()).clone();
                let clock = by.done(&lane.run.trace(), lane.shown_step());
                let lanes = [here].into_iter().chain(others).take(LANES[1]);
                match Comparison::new(lanes.collect()) {
                    Ok(it) => {
                        let at = Some(clock.max(1));
                        self.show_comparison(&Comparison { by, at, ..it });
                    }
                    Err(refusal) => self.page.notice = Some(Notice::BadLink(refusal)),
                }
            }
            Request::Leave(lane) => {
                let left = self.comparing().and_then(|it| it.lanes.get(lane).cloned());
                if let Some(lane) = left {
                    self.answer(Search::Open(lane.spec()).into());
                    self.page.focus.send(Target::Player);
                }
            }
            request => {
                if let Some(it) = &mut self.compare {
                    ask(Rc::make_mut(it), &request);
                }
            }
        }
    }

    fn show_comparison(&mut self, it: &Comparison) {
        let room = self.search.lane.run.room();
        self.compare = Some(Rc::new(Comparing::new(it, room)));
        self.search.clock.playing = false;
        self.page.notice = None;
        self.page.settings = None;
        if let Some(gallery) = &mut self.page.gallery {
            gallery.is_shown = false;
        }
    }

    /// Carries out a step of the clock that all searches follow; returns whether there are any.
    pub(super) fn step_all(&mut self, step: Step) -> bool {
        let Some(it) = self.compare.as_mut().filter(|it| it.is_shown) else {
            return false;
        };
        let it = Rc::make_mut(it);
        let clock = &mut self.search.clock;
        match step {
            Step::To(to) => {
                it.go(to);
                clock.playing = false;
            }
            Step::By { direction, .. } => {
                it.step_by(direction);
                clock.playing = false;
            }
            Step::Tick(millis) if clock.playing => {
                let steps = clock.due(it.total(), millis).unwrap_or(1);
                it.go(it.at().saturating_add(steps));
            }
            Step::TogglePlaying => {
                let is_over = it.is_at_end();
                if is_over {
                    it.go(0);
                }
                clock.playing = is_over || !clock.playing;
            }
            Step::Pace(pace) => clock.pace = pace.within(),
            Step::Stop(stop) => {
                // Of searches that go on, a stop may still be to come.
                let most = if it.is_going() { u32::MAX } else { it.total() };
                let ends = (it.begins, most);
                if let Some(work) = self.search.deck.clock_at(stop, ends) {
                    it.leaf = None;
                    it.go(work);
                }
                clock.playing = false;
            }
            Step::Tick(_) | Step::Choose(_) => {}
        }
        true
    }

    /// Leaves the comparison if an action leads to another part of the page. Another position is searched by all of them.
    pub(super) fn leave_comparison(&mut self, action: &Action) {
        let Some(it) = self.compare.as_mut().filter(|it| it.is_shown) else {
            return;
        };
        let leads_away = match action {
            Action::Search(_) | Action::Exercise(_) => true,
            Action::Gallery(GalleryAction::Gallery | GalleryAction::Lab) => true,
            Action::Play(request) => matches!(
                request,
                play::Request::Show | play::Request::Open(_) | play::Request::Begin
            ),
            _ => false,
        };
        if leads_away {
            Rc::make_mut(it).is_shown = false;
        }
    }

    /// Returns what another position means while searches are side by side: all of them search it, if they can.
    pub(super) fn on_other_position(&self, action: Action) -> Action {
        let game = match &action {
            Action::Search(Search::Load(spec)) => spec.game.clone(),
            Action::Search(Search::Game(id)) => opening(*id).0,
            _ => return action,
        };
        let Some(it) = self.comparing() else {
            return action;
        };
        let lane = |lane: &Lane| Spec {
            game: game.clone(),
            ..lane.spec()
        };
        match Comparison::new(it.lanes.iter().map(lane).collect()) {
            Ok(other) => {
                let other = Comparison { by: it.by, ..other };
                Request::Open(Rc::new(other)).into()
            }
            // They stay, and the reason is said.
            Err(refusal) => Display::Notice(Some(Notice::BadGame(refusal))).into(),
        }
    }
}

/// Applies a request that concerns the comparison alone.
fn ask(it: &mut Comparing, request: &Request) {
    match *request {
        Request::By(by) => {
            // The same share of the work.
            let share = f64::from(it.shown_clock()) / f64::from(it.total().max(1));
            it.by = by;
            it.leaf = None;
            it.clock = (share * f64::from(it.total())).round() as u32;
        }
        Request::SameLeaf(is_wanted) => it.look_at_leaf(is_wanted),
        Request::Choose(lane) if lane < it.lanes.len() => it.chosen = lane,
        Request::Flip if it.is_wide() => it.chosen = (it.chosen + 1) % it.lanes.len(),
        Request::Flip if it.alone && it.chosen + 1 < it.lanes.len() => it.chosen += 1,
        Request::Flip => {
            it.alone = !it.alone;
            it.chosen = 0;
        }
        Request::Select(lane, node) => it.select(lane, node),
        Request::Draw(sight) => it
            .lanes
            .iter_mut()
            .for_each(|lane| draw(&mut lane.view, sight)),
        Request::Remove(lane) if lane < it.lanes.len() && it.lanes.len() > LANES[0] => {
            it.lanes.remove(lane);
            it.chosen = 0;
        }
        _ => {}
    }
}

/// Changes how the tree of a lane is drawn.
pub(super) fn draw(view: &mut View, sight: Sight) {
    match sight {
        Sight::Look(look) => view.look(look),
        Sight::Fog => view.fog = !view.fog,
        Sight::Compact => view.compact = !view.compact,
        Sight::AsNodes(as_nodes) => view.as_nodes = as_nodes,
    }
}
