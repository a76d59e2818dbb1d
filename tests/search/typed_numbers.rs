//! Every shown number states its relation to the true value and the interval that is still
//! possible. All of them, at the end of a search and before, and the values stored in the table,
//! are compared with the definition.

use crate::truth::cases::cases;
use crate::truth::definition::{value, weighted};
use crate::truth::options::alpha_betas;
use crate::truth::trees::trees;
use plyscope::game::Game;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::subtraction::Subtraction;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::report;
use plyscope::search::{Algorithm, AlphaBeta, Event, Minimax, Order, Returns, Stage};
use plyscope::spec::Spec;
use plyscope::trace::{Moment, NodeId, Relation, State, Trace};
use proptest::prelude::*;
use std::collections::HashMap;

/// Deeper than any tree or game here.
const TO_THE_END: u32 = 64;

/// A recorded search of a position, and the values of its positions by definition.
struct Case<G: Game> {
    game: G,
    trace: Trace,
    depth: Option<u32>,
    known: HashMap<(G::Key, String, u32), f64>,
}

impl<G: Game + Into<AnyGame>> Case<G> {
    fn new(game: G, algorithm: Algorithm, seed: u64) -> Case<G> {
        let depth = algorithm.depth();
        let spec = Spec {
            seed,
            ..Spec::new(game.clone(), algorithm)
        };
        spec.check().expect("the algorithm can run on the game");
        let (trace, _) = report::record(&spec).expect("the search is small");
        Case {
            game,
            trace,
            depth,
            known: HashMap::new(),
        }
    }

    /// Returns the depth of the search at a step: that of iterative deepening, or else the limit.
    fn depth_at(&self, step: u32) -> u32 {
        let stage = |event: &Event| match event {
            Event::Begin {
                stage: Stage::Depth(depth),
            } => Some(*depth),
            _ => None,
        };
        let told = (1..=step)
            .rev()
            .find_map(|step| stage(&self.trace.event(step)?));
        told.or(self.depth).unwrap_or(TO_THE_END)
    }

    /// Returns the value of a node's position, `depth` plies below the root.
    fn truth(&mut self, node: NodeId, depth: u32) -> f64 {
        let Case {
            game, trace, known, ..
        } = self;
        let choose = |at: G, choice: u16| {
            let mv = at
                .moves()
                .nth(usize::from(choice))
                .expect("a choice is an index into the moves");
            at.after(mv)
        };
        let state = trace.path(node).into_iter().fold(game.clone(), choose);
        let left = depth.saturating_sub(u32::from(trace.depth(node)));
        // A position that is met in several ways has one value.
        let position = (state.key(), format!("{:?}", state.status()), left);
        *known
            .entry(position)
            .or_insert_with(|| value(&state, left, &weighted))
    }

    fn assert_related(&mut self, node: NodeId, step: u32, (found, relation): (f64, Relation)) {
        let truth = self.truth(node, self.depth_at(step));
        let holds = match relation {
            Relation::Exact => truth == found,
            Relation::AtLeast => truth >= found,
            Relation::AtMost => truth <= found,
            Relation::Open => true,
        };
        assert!(
            holds,
            "node {:?} at step {step}: {relation:?} {found} is not true of {truth}",
            self.trace.path(node)
        );
    }

    /// Checks the numbers of every known node at a moment.
    fn assert_moment(&mut self, step: u32) {
        for node in (0..self.trace.size() as u32).map(NodeId) {
            let moment: Moment = self.trace.at(step);
            let (number, state, interval) = (
                moment.number(node),
                moment.state(node),
                moment.interval(node),
            );
            if state == State::Unseen || state == State::Cut {
                continue;
            }
            let truth = self.truth(node, self.depth_at(step));
            assert!(
                interval.contains(truth),
                "node {:?} at step {step}: {truth} in {interval:?}",
                self.trace.path(node)
            );
            if let Some(number) = number {
                self.assert_related(node, step, (number.value, number.relation));
                let settled = number.relation != Relation::Open;
                assert!(
                    state != State::Done || settled,
                    "node {:?} at step {step}: a finished node",
                    self.trace.path(node)
                );
            }
        }
    }

    /// Checks the values stored in the table and recalled from it.
    fn assert_table(&mut self) {
        for step in 1..=self.trace.len() {
            let node = self.trace.cursor(step);
            match self.trace.event(step) {
                Some(Event::Store { relation }) => {
                    let Some(Event::Return { score }) = self.trace.event(step + 1) else {
                        panic!("what is stored is returned")
                    };
                    self.assert_related(node, step, (score, relation));
                }
                Some(Event::Recall {
                    score,
                    relation,
                    depth,
                    visit,
                    ..
                }) => {
                    let original = self
                        .trace
                        .descent(visit)
                        .expect("what is remembered was visited");
                    let left = depth.map_or(TO_THE_END, u32::from);
                    for met in [node, original] {
                        let depth = left + u32::from(self.trace.depth(met));
                        let truth = self.truth(met, depth);
                        let holds = match relation {
                            Relation::Exact => truth == score,
                            Relation::AtLeast => truth >= score,
                            Relation::AtMost => truth <= score,
                            Relation::Open => false,
                        };
                        assert!(
                            holds,
                            "step {step}: the table says {relation:?} {score} of {truth}"
                        );
                    }
                }
                _ => {}
            }
        }
    }

    fn assert_everything(&mut self, steps: &[prop::sample::Index]) {
        self.assert_table();
        let len = self.trace.len();
        self.assert_moment(len);
        for step in steps {
            self.assert_moment(step.index(len as usize) as u32);
        }
    }
}

fn steps() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 8)
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn every_number_of_alpha_beta_is_true_of_its_node(
        tree in trees(), options in alpha_betas(6), seed: u64, steps in steps(),
    ) {
        Case::new(tree, Algorithm::AlphaBeta(options), seed).assert_everything(&steps);
    }

    #[test]
    fn every_number_of_minimax_is_true_of_its_node(tree in trees(), depth in prop::option::of(0..6_u32), steps in steps()) {
        Case::new(tree, Algorithm::Minimax(Minimax { depth, ..Minimax::default() }), 0).assert_everything(&steps);
    }
}

/// Few stones: the values are computed by definition, to the end of the game and without a table.
fn heaps() -> impl Strategy<Value = Vec<u16>> {
    let two = prop::collection::vec(1..=3_u16, 1..=2);
    let three = prop::collection::vec(1..=2_u16, 3);
    prop_oneof![two, three]
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn every_number_is_true_where_the_table_answers(
        heaps in heaps(), misere: bool, stones in 1..9_u16, options in alpha_betas(6), seed: u64,
        steps in steps(),
    ) {
        let options = AlphaBeta { table: true, ..options };
        let nim = Nim::new(heaps, misere).expect("few stones");
        Case::new(nim, Algorithm::AlphaBeta(options.clone()), seed).assert_everything(&steps);
        Case::new(Subtraction::standard(stones), Algorithm::AlphaBeta(options), seed).assert_everything(&steps);
    }

    #[test]
    fn every_number_of_a_limited_search_is_true_at_tic_tac_toe(options in alpha_betas(4), seed: u64, steps in steps()) {
        let board = TicTacToe::parse("xo./.x./..o").expect("a reachable board");
        let depth = options.depth.or(Some(4));
        Case::new(board, Algorithm::AlphaBeta(AlphaBeta { depth, ..options }), seed).assert_everything(&steps);
    }
}

#[test]
fn every_use_of_the_table_comes_up() {
    // A law about recalls would be empty without any.
    let board = TicTacToe::parse("xo./.x./...").expect("a reachable board");
    let mut used: Vec<String> = Vec::new();
    for returns in [Returns::Soft, Returns::Hard, Returns::Clipped] {
        let options = AlphaBeta {
            depth: Some(5),
            deepening: true,
            table: true,
            order: Order::Worst,
            returns,
            ..AlphaBeta::default()
        };
        let case = Case::new(board, Algorithm::AlphaBeta(options), 0);
        used.extend(case.trace.events().filter_map(|event| match event {
            Event::Recall { used, relation, .. } => Some(format!("{used:?} {relation:?}")),
            _ => None,
        }));
    }
    used.sort();
    used.dedup();
    for wanted in [
        "Answer AtLeast",
        "Answer AtMost",
        "Answer Exact",
        "Narrow AtMost",
        "Order Exact",
    ] {
        assert!(
            used.iter().any(|used| used == wanted),
            "{wanted} is not among {used:?}"
        );
    }
}
