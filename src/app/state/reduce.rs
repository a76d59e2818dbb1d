//! The transitions of the lab by actions: the only place where it changes. The same lab and action
//! give the same lab on every machine.

mod board;
mod class;
mod collect;
mod compare;
mod display;
mod drawing;
mod edit;
mod exercise;
mod gallery;
mod game;
mod history;
mod in_place;
mod jobs;
mod kept;
mod matches;
mod options;
mod own;

pub use kept::StoredState;

use crate::app::state::action::{Action, EditAction, Search, Step, ViewAction, WorkerMessage};
use crate::app::state::lab::Lab;
use crate::app::state::more::more;
use crate::app::state::page::Notice;
use crate::app::state::play::Request;
use crate::app::state::search::SearchState;
use crate::app::state::search::algorithms::{afresh, fitting, opening};
use crate::app::state::search::step_units::Direction;
use crate::app::state::search::view::Look;
use crate::search::Algorithm;
use crate::spec::Spec;
use crate::trace::NodeId;
use history::Role;
use std::rc::Rc;

impl Lab {
    /// Returns the lab after an action; the same `Rc` if the action changes nothing.
    ///
    /// # Examples
    /// ```
    /// use plyscope::app::state::action::Step;
    /// use plyscope::app::state::lab::{Lab, Surroundings};
    /// use plyscope::app::state::page::{Place, Theme};
    /// use plyscope::lang::Lang;
    /// use plyscope::spec::Spec;
    /// use std::rc::Rc;
    ///
    /// let around = Surroundings { place: Place::Embed, lang: Lang::En, theme: Theme::System, room: 1_000, seed: 1 };
    /// let lab = Rc::new(Lab::new(Spec::opening(), around));
    /// let later = lab.after(Step::To(7).into());
    /// assert_eq!((lab.search.lane.step, later.search.lane.step), (0, 7));
    /// ```
    ///
    /// # Invariants
    /// `answer` carries the action out, and may break what holds of a lab. Then these hold again, restored in this order, since
    /// each rests on those before it:
    /// 1. a lab is fresh until a person has acted;
    /// 2. a game that is shown is of the position that was chosen last;
    /// 3. the history has every position that a person has left;
    /// 4. hints are about the position on the board;
    /// 5. a number is typed only at a leaf that is in hand and in sight;
    /// 6. no clock runs at the end of a recording;
    /// 7. a deck is at the stop that it says, unless a person has stepped away from it;
    /// 8. what the lane waits for and is recorded by now has come.
    pub fn after(self: &Rc<Lab>, action: Action) -> Rc<Lab> {
        let role = Role::of(&action);
        let chooses_game = matches!(action, Action::Search(Search::Game(_) | Search::Load(_)));
        let leaves_stops = matches!(
            action,
            Action::Search(_)
                | Action::Step(Step::To(_) | Step::By { .. } | Step::TogglePlaying | Step::Tick(_))
        );
        let mut lab = (**self).clone();
        lab.answer(action);
        lab.page.is_fresh &= role == Role::Happens;
        if chooses_game {
            lab.play_chosen_game(self);
        }
        lab.remember(self, role);
        lab.follow_hints(self);
        lab.follow_machine(self);
        lab.keep_in_place();
        let search = &mut lab.search;
        let is_at_end = match lab.compare.as_mut().filter(|it| it.is_shown) {
            Some(it) => {
                *it = Rc::new((**it).clone().settled());
                it.is_at_end()
            }
            None => (lab.own.as_ref().filter(|own| own.is_shown))
                .map_or_else(|| search.lane.is_at_end(), |own| own.is_at_end()),
        };
        search.clock.playing &= !is_at_end;
        if leaves_stops {
            search.deck.leave();
        }
        search.deck.follow(&mut search.lane);
        let further = lab.asked_of_choices();
        lab.search.lane = lab.search.lane.settled(further);
        if lab == **self {
            Rc::clone(self)
        } else {
            Rc::new(lab)
        }
    }

    /// While a game is shown, a newly chosen position starts another game.
    fn play_chosen_game(&mut self, before: &Lab) {
        let is_new = !self.search.lane.run.is_same(&before.search.lane.run);
        if is_new && before.is_playing() {
            self.ask(Request::Begin);
        }
    }

    pub(super) fn answer(&mut self, action: Action) {
        let action = self.on_other_position(action);
        self.leave_gallery(&action);
        self.leave_exercise(&action);
        self.leave_comparison(&action);
        self.leave_own(&action);
        match action {
            Action::Search(search) => self.search(search),
            Action::Step(step) => {
                // Whoever steps through the example has read that it was opened.
                if matches!(self.page.notice, Some(Notice::Example(..))) {
                    self.page.notice = None;
                }
                self.step(step);
            }
            Action::View(sight) => self.look(sight),
            // Only the history uses it.
            Action::Edit(EditAction::Leave) => {}
            Action::Edit(typing) => {
                if let Some(more) = more() {
                    more.edit(self, typing);
                }
            }
            Action::Play(request) => self.ask(request),
            Action::Match(change) => self.change(change),
            Action::Exercise(request) => {
                if let Some(more) = more() {
                    more.solve(self, request);
                }
            }
            Action::Compare(request) => self.compare(request),
            Action::Own(request) => self.hold(request),
            Action::Display(display) => self.display(display),
            Action::Gallery(visit) => self.visit(visit),
            Action::Worker(news) => self.hear(news),
        }
    }

    fn search(&mut self, search: Search) {
        let here = self.search.lane.run.spec();
        match search {
            Search::Load(spec) => self.load(Spec { step: 0, ..spec }),
            Search::Open(spec) => {
                self.ask(Request::Lab);
                self.load(spec);
            }
            Search::Game(id) => {
                // The depth limit was chosen for the earlier game.
                let (game, _) = opening(id);
                self.load(afresh(here, game));
                self.search.is_opening = true;
                self.search.lane.go_to_first_event_of_note();
            }
            Search::Algorithm(algorithm) => self.choose(algorithm),
            Search::Options { row, spec } => {
                match spec.and_then(|spec| spec.check().map(|()| spec)) {
                    Ok(spec) => {
                        // The search with the earlier options can stand beside this one.
                        let before = Some(Rc::clone(here));
                        let moment = self.search.lane.moment();
                        self.load(Spec { step: 0, ..spec });
                        self.search.before = before;
                        self.search.lane.keep(moment);
                    }
                    Err(refusal) => self.refuse(row, refusal, None),
                }
            }
            Search::Typed { label, text } => {
                if let Some(more) = more() {
                    more.take(self, label, &text);
                }
            }
            Search::Fitting => {
                if let Some(Notice::Refused(_, algorithm)) = &self.page.notice
                    && let Some(spec) = fitting(here, algorithm)
                {
                    self.load(spec);
                }
            }
            Search::Further => self.search.lane.run = self.search.lane.run.further(),
        }
    }

    fn step(&mut self, step: Step) {
        if self.step_all(step) || self.step_own(step) {
            return;
        }
        match step {
            Step::To(step) => {
                self.search.lane.go(step);
                self.search.clock.playing = false;
            }
            Step::By {
                step_unit,
                direction,
            } => {
                self.search.lane.step_by(step_unit, direction);
                self.search.clock.playing = false;
            }
            Step::Stop(stop) => {
                self.search.deck.go(stop, &mut self.search.lane);
                self.search.clock.playing = false;
            }
            Step::Choose(step_unit) => {
                self.search.clock.chosen = step_unit;
                self.search.clock.fit(self.search.lane.run.spec());
            }
            Step::TogglePlaying => {
                let is_over = self.search.lane.shown_step() == self.search.lane.run.length()
                    && !self.search.lane.run.is_awaited();
                if is_over {
                    self.search.lane.go(0);
                    self.search.lane.selected = None;
                }
                self.search.clock.playing = is_over || !self.search.clock.playing;
            }
            Step::Tick(millis) => {
                let SearchState { clock, lane, .. } = &mut self.search;
                if clock.playing {
                    match clock.due(lane.run.length(), millis) {
                        Some(steps) if steps > 0 && !lane.run.is_awaited() => {
                            lane.go(lane.shown_step().saturating_add(steps));
                        }
                        Some(_) => {}
                        None => lane.step_by(clock.step_unit, Direction::Forward),
                    }
                }
            }
            Step::Pace(pace) => self.search.clock.pace = pace.within(),
        }
    }

    fn look(&mut self, sight: ViewAction) {
        // The node may belong to another recording, or come from outside.
        let size = self.search.lane.run.trace().size();
        if node_of(&sight).is_some_and(|NodeId(node)| node as usize >= size) {
            return;
        }
        let is_opened = matches!(sight, ViewAction::Open) && self.open_in_place(None);
        let lane = &mut self.search.lane;
        match sight {
            ViewAction::Open if is_opened => {}
            ViewAction::Open => lane.view.look(Look::Here),
            ViewAction::Select(node) => lane.select(node),
            ViewAction::Walk(node) => {
                lane.selections += u32::from(lane.outline.walked != node);
                lane.outline.walked = node;
            }
            ViewAction::Branch { node, is_open } => lane.outline.set_branch(node, is_open),
            ViewAction::Scroll(row) => lane.outline.scrolled = row,
            ViewAction::Find { query, direction } => lane.find(query, direction),
            ViewAction::Try { leaf, value } => {
                lane.tried = Some((leaf, value));
                self.search.clock.playing = false;
            }
            ViewAction::ToggleFog => {
                lane.view.fog = !lane.view.fog;
                lane.found = None;
            }
            ViewAction::ToggleGraph => lane.view.graph = !lane.view.graph,
            ViewAction::Graph(is_graph) => lane.view.graph = is_graph,
            ViewAction::Side(perspective) => {
                lane.view.perspective = perspective;
                lane.found = None;
            }
            // The following choices apply to the tree, not to the graph of positions.
            ViewAction::ToggleCompact => {
                lane.view.graph = false;
                lane.view.compact = !lane.view.compact;
            }
            ViewAction::Nodes(as_nodes) => lane.view.as_nodes = as_nodes,
            ViewAction::Fold(node) => lane.view.fold(node),
            ViewAction::Root(root) => {
                lane.view.graph = false;
                lane.view.root = root;
            }
            ViewAction::Look(look) => lane.view.look(look),
        }
    }

    pub(super) fn type_in(&mut self, typing: EditAction) {
        match typing {
            EditAction::Text(text) => self.type_text(text),
            EditAction::Point(cell) => self.point(cell),
            EditAction::Drag { from, to } => {
                self.search.pointed = Vec::new();
                self.point(from);
                self.point(to);
            }
            EditAction::Move(choice) => self.make(choice),
            EditAction::Edit(asked) => self.edit(&asked, None),
            EditAction::Enter { field, text } => self.enter(field, &text),
            EditAction::Number(number) => self.type_number(number),
            // Only the history uses it.
            EditAction::Leave => {}
            EditAction::Travel(direction) => self.travel(direction),
        }
    }

    fn hear(&mut self, news: WorkerMessage) {
        match news {
            WorkerMessage::Grow { run, sent, counts } => {
                if self.is_searching(&run) {
                    self.put(run.grown(&sent, counts));
                }
            }
            WorkerMessage::End {
                run,
                sent,
                counts,
                answer,
                millis,
            } => {
                if self.is_searching(&run) {
                    let run = run.grown(&sent, counts).ended(counts, answer, millis);
                    // Beside others there is no memory for that.
                    let whole = run.whole().filter(|_| self.search.lane.run.is_same(&run));
                    self.put(whole.unwrap_or(run));
                }
            }
            WorkerMessage::Reply {
                run,
                question,
                reply,
            } => {
                let lane = &mut self.search.lane;
                if lane.run.is_same(&run) {
                    lane.run.keep(question, reply);
                }
            }
            WorkerMessage::Begin(task) => self.begin_job(task),
            WorkerMessage::Stop(task) => self.play.beside.jobs.of_mut(task).is_running = false,
            WorkerMessage::Hear {
                task,
                asked,
                message,
            } => self.hear_job(task, asked, message),
            WorkerMessage::Drawn { number, message } => {
                if let Some(more) = more() {
                    more.hear_drawn(self, number, message);
                }
            }
        }
    }
}

/// Returns the search of the same position by another algorithm, from its beginning.
fn with_algorithm(spec: &Spec, algorithm: Algorithm) -> Spec {
    Spec {
        algorithm,
        step: 0,
        ..spec.clone()
    }
}

/// Returns the node that a change of the display is about.
fn node_of(sight: &ViewAction) -> Option<NodeId> {
    match sight {
        ViewAction::Select(node) | ViewAction::Root(node) => *node,
        ViewAction::Walk(node)
        | ViewAction::Branch { node, .. }
        | ViewAction::Try { leaf: node, .. }
        | ViewAction::Fold(node) => Some(*node),
        ViewAction::Scroll(_)
        | ViewAction::Find { .. }
        | ViewAction::ToggleFog
        | ViewAction::Open
        | ViewAction::ToggleGraph
        | ViewAction::Graph(_)
        | ViewAction::Side(_)
        | ViewAction::ToggleCompact
        | ViewAction::Nodes(_)
        | ViewAction::Look(_) => None,
    }
}
