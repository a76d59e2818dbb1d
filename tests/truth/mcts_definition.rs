//! Monte-Carlo tree search by definition, on a tree of its own, with no code shared with the
//! search. Random choices are taken from the search's events and checked to be possible.

use super::decided::decided;
use super::puct;
use plyscope::game::{Game, Interval, Player, Status};
use plyscope::search::exact::Exact;
use plyscope::search::{
    Basis, Event, Expand, ExpandOrder, FinalRule, Formula, Mcts, Policy, Reward, Selection, Stage,
    Turn,
};

struct Node<G> {
    state: G,
    /// The player who moved into it; after a chance move the player before.
    owner: Player,
    n: u32,
    w: f64,
    scores: f64,
    /// The prior probability of the move to it, under PUCT.
    prior: f64,
    children: Vec<Option<Node<G>>>,
}

impl<G: Game> Node<G> {
    fn new(state: G, owner: Player) -> Node<G> {
        let children = state.moves().map(|_| None).collect();
        Node {
            state,
            owner,
            n: 0,
            w: 0.0,
            scores: 0.0,
            prior: 0.0,
            children,
        }
    }

    fn child(&self, choice: usize) -> Node<G> {
        let mv = self
            .state
            .moves()
            .nth(choice)
            .expect("a move that is there");
        let owner = if let Status::ToMove(player) = self.state.status() {
            player
        } else {
            self.owner
        };
        Node::new(self.state.after(mv), owner)
    }

    fn is_over(&self) -> bool {
        matches!(self.state.status(), Status::Over { .. })
    }
}

/// Returns the moves of a playout by the path at its start, its iteration and its number.
type Replay<'a> = dyn Fn(&[u16], u32, u32) -> Vec<u16> + 'a;

/// A run of the definition beside the events of a search.
pub struct Definition<'a, G> {
    options: &'a Mcts,
    range: Option<Interval>,
    replay: &'a Replay<'a>,
    told: &'a [Event],
    expected: Vec<Event>,
    game: &'a G,
}

impl<'a, G: Game> Definition<'a, G> {
    pub fn new(game: &'a G, options: &'a Mcts, told: &'a [Event], replay: &'a Replay<'a>) -> Self {
        Definition {
            options,
            range: game.traits().range,
            replay,
            told,
            expected: Vec::new(),
            game,
        }
    }

    /// Returns all events that the search must report, its value and its move.
    pub fn run(mut self) -> (Vec<Event>, f64, Option<u16>) {
        // The reward of the root belongs to the opponent of the side to move.
        let owner = if self.game.status() == Status::ToMove(Player::Max) {
            Player::Min
        } else {
            Player::Max
        };
        let mut root = Node::new(self.game.clone(), owner);
        self.open(&root.state);
        for iteration in 1..=self.options.iterations {
            self.expected.push(Event::Begin {
                stage: Stage::Iteration(iteration),
            });
            let visits = root.n;
            let mut path = Vec::new();
            if iteration == 1 && self.options.rollout_root {
                let scores = self.play(&root.state, &path, iteration);
                self.credit(&mut root, &scores);
            } else {
                self.iterate(&mut root, visits, &mut path, iteration);
            }
        }
        let best = matches!(root.state.status(), Status::ToMove(_))
            .then(|| self.last(&root))
            .flatten();
        self.expected
            .extend(best.map(|choice| Event::Choose { choice }));
        (
            self.expected,
            (Exact::from(root.scores) / Exact::from(f64::from(root.n))).value(),
            best,
        )
    }

    /// Returns the next event of the search.
    fn next(&self) -> Option<&Event> {
        self.told.get(self.expected.len())
    }

    fn open(&mut self, state: &G) {
        let turn = match state.status() {
            Status::ToMove(player) => Turn::Player(player),
            Status::Chance => Turn::Chance,
            Status::Over { .. } => return,
        };
        self.expected.push(Event::Open {
            turn,
            choices: state.moves().count() as u16,
        });
    }

    /// Goes down from a node that is not over, and returns the scores that were credited below.
    fn iterate(
        &mut self,
        node: &mut Node<G>,
        root_visits: u32,
        path: &mut Vec<u16>,
        iteration: u32,
    ) -> Vec<f64> {
        let missing: Vec<u16> = (0..)
            .zip(&node.children)
            .filter(|(_, child)| child.is_none())
            .map(|(choice, _)| choice)
            .collect();
        let choice = if missing.is_empty() {
            self.selected(node, root_visits)
        } else {
            self.expanded(node, &missing)
        };
        let mv = node
            .state
            .moves()
            .nth(usize::from(choice))
            .expect("a move that is there");
        self.expected.push(Event::Descend {
            choice,
            probability: node.state.probability(mv),
        });
        path.push(choice);
        let child = node.children[usize::from(choice)]
            .as_mut()
            .expect("it exists by now");
        let scores = if child.is_over() || child.n == 0 {
            self.open(&child.state);
            let scores = self.play(&child.state, path, iteration);
            self.credit(child, &scores);
            scores
        } else {
            self.iterate(child, root_visits, path, iteration)
        };
        self.credit(node, &scores);
        scores
    }

    fn expanded(&mut self, node: &mut Node<G>, missing: &[u16]) -> u16 {
        let drawn = match self.next() {
            Some(Event::Expand { choice, .. }) => *choice,
            other => panic!("a node that misses children grows, but next is {other:?}"),
        };
        let (choice, count) = match (self.options.expand, self.options.expand_order) {
            (Expand::All, _) => (0, node.children.len()),
            (Expand::One, ExpandOrder::Given) => (missing[0], 1),
            (Expand::One, ExpandOrder::Random) => (drawn, 1),
        };
        assert!(
            missing.contains(&choice),
            "only a missing child is added, not {choice}"
        );
        self.expected.push(Event::Expand {
            choice,
            count: count as u16,
        });
        for added in usize::from(choice)..usize::from(choice) + count {
            node.children[added] = Some(node.child(added));
        }
        match node.state.status() {
            Status::ToMove(player) if self.options.is_puct() => {
                self.weighed(node, player);
                self.by_puct(node)
            }
            _ => choice,
        }
    }

    /// Gives all children of a node their priors, which are told where they differ.
    fn weighed(&mut self, node: &mut Node<G>, player: Player) {
        let priors = puct::priors(&node.state, player, self.options.priors);
        let (priors, events) = puct::told(priors, &self.told[self.expected.len()..]);
        self.expected.extend(events);
        for (child, prior) in node.children.iter_mut().flatten().zip(priors) {
            child.prior = prior;
        }
    }

    /// Returns the child of the highest w/n + c·P·√N / (1 + n), where N is the visits of all children.
    fn by_puct(&self, node: &Node<G>) -> u16 {
        let children = || node.children.iter().flatten();
        let visits = children().map(|child| child.n).sum();
        let bound =
            |child: &Node<G>| puct::bound(self.options, (child.w, child.n, child.prior), visits);
        first_best((0..).zip(children().map(bound)))
    }

    fn selected(&self, node: &Node<G>, root_visits: u32) -> u16 {
        let drawn = match self.next() {
            Some(Event::Descend { choice, .. }) => *choice,
            other => panic!("the way goes down, but next is {other:?}"),
        };
        let children = || (0..).zip(node.children.iter().flatten());
        if node.state.status() == Status::Chance {
            let outcome = node
                .state
                .moves()
                .nth(usize::from(drawn))
                .expect("an outcome that is there");
            assert!(
                node.state.probability(outcome) > 0.0,
                "what is impossible is not drawn"
            );
            return drawn;
        }
        if self.options.is_puct() {
            return self.by_puct(node);
        }
        if let Some((unvisited, _)) = children().find(|(_, child)| child.n == 0) {
            return unvisited;
        }
        match self.options.selection {
            Selection::Uniform => drawn,
            Selection::Ucb => first_best(
                children().map(|(choice, child)| (choice, self.bound(child, node.n, root_visits))),
            ),
        }
    }

    fn bound(&self, child: &Node<G>, parent: u32, root: u32) -> f64 {
        let n = f64::from(child.n);
        let spread = match self.options.formula {
            Formula::Parent => libm::log(f64::from(parent)) / n,
            Formula::Root2 => 2.0 * libm::log(f64::from(root)) / n,
            Formula::Puct => panic!("PUCT has a bound of its own"),
        };
        child.w / n + self.options.c * spread.sqrt()
    }

    fn last(&self, root: &Node<G>) -> Option<u16> {
        let measure = |child: &Node<G>| match self.options.last {
            FinalRule::Visits => f64::from(child.n),
            FinalRule::Mean => child.w / f64::from(child.n),
            FinalRule::Ucb => self.bound(child, root.n, root.n),
        };
        let visited = (0..).zip(&root.children).filter_map(|(choice, child)| {
            Some((choice, child.as_ref().filter(|child| child.n > 0)?))
        });
        let measured: Vec<(u16, f64)> = visited
            .map(|(choice, child)| (choice, measure(child)))
            .collect();
        (!measured.is_empty()).then(|| first_best(measured.into_iter()))
    }

    /// Returns the scores of an iteration that has reached `state`.
    fn play(&mut self, state: &G, path: &[u16], iteration: u32) -> Vec<f64> {
        if let Status::Over { score } = state.status() {
            self.expected.push(Event::Evaluate {
                payoff: score,
                score,
                basis: Basis::Exact,
            });
            return vec![score; self.options.playouts as usize];
        }
        (0..self.options.playouts)
            .map(|playout| self.playout(state, path, iteration, playout))
            .collect()
    }

    fn playout(&mut self, start: &G, path: &[u16], iteration: u32, playout: u32) -> f64 {
        let moves = (self.replay)(path, iteration, playout);
        let Interval { low, high } = self.range.unwrap_or(match self.options.reward {
            Reward::Unit => Interval::new(0.0, 1.0),
            Reward::Signed => Interval::new(-1.0, 1.0),
        });
        let mut state = start.clone();
        let settled = |state: &G| match self.options.policy {
            Policy::Exact { plies } => decided(state, plies, f64::midpoint(low, high)),
            Policy::Random | Policy::Careful => None,
        };
        for &choice in &moves {
            assert_eq!(
                settled(&state),
                None,
                "a game that is decided is not played on"
            );
            let mv = state
                .moves()
                .nth(usize::from(choice))
                .expect("a playout makes legal moves");
            state.play(mv);
        }
        let score = match (
            start.scripted_playout(playout),
            state.status(),
            settled(&state),
        ) {
            (Some(scripted), ..) => scripted,
            (None, Status::Over { score }, _) => score,
            (None, _, Some(winner)) => {
                if winner == Player::Max {
                    high
                } else {
                    low
                }
            }
            (None, ..) => panic!("a playout stopped though nothing was decided"),
        };
        self.expected.push(Event::Simulate {
            score,
            plies: moves.len() as u32,
            playout,
        });
        score
    }

    /// Counts every playout as a visit, and rewards the side that moved into the node.
    fn credit(&mut self, node: &mut Node<G>, scores: &[f64]) {
        let Interval { low, high } = self.range.unwrap_or(Interval::new(0.0, 1.0));
        let [low, high, one, none] = [low, high, 1.0, 0.0].map(Exact::from);
        let rewards = scores.iter().map(|score| {
            let score = Exact::from(*score);
            let unit = (score - low) / (high - low);
            match (self.options.reward, node.owner) {
                (Reward::Unit, Player::Max) => unit,
                (Reward::Unit, Player::Min) => one - unit,
                // The numbers of an explicit tree are already on the scale.
                (Reward::Signed, player) => {
                    let signed = if self.range.is_some() {
                        unit + unit - one
                    } else {
                        score
                    };
                    if player == Player::Max {
                        signed
                    } else {
                        none - signed
                    }
                }
            }
        });
        // On paper: in whatever order sums are added, they are the same.
        let sum = |first: f64, rest: &mut dyn Iterator<Item = Exact>| {
            rest.fold(Exact::from(first), |sum, one| {
                Exact::from((sum + one).value())
            })
            .value()
        };
        let reward = sum(0.0, &mut rewards.map(|reward| Exact::from(reward.value())));
        let visits = scores.len() as u32;
        node.n += visits;
        node.w = sum(node.w, &mut std::iter::once(Exact::from(reward)));
        let scored = sum(0.0, &mut scores.iter().copied().map(Exact::from));
        node.scores = sum(node.scores, &mut std::iter::once(Exact::from(scored)));
        self.expected.push(Event::Credit { reward, visits });
    }
}

/// Returns the first choice with the highest number.
fn first_best(measured: impl Iterator<Item = (u16, f64)>) -> u16 {
    let better = |best: (u16, f64), next: (u16, f64)| if next.1 > best.1 { next } else { best };
    measured.reduce(better).expect("there is a child").0
}
