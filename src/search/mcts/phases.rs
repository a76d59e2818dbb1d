//! An iteration of Monte-Carlo tree search: down the tree by the upper confidence bound, a new node, playouts from there, and
//! credit for the path. w belongs to the side that moved into a node; N is counted when the choice is made.

use super::*;

impl Search<'_> {
    pub(super) fn iterate<G: Game, P: Probe>(&mut self, game: &G, owner: Player, iteration: u32, probe: &mut P) -> Flow {
        probe.emit(Event::Begin { stage: Stage::Iteration(iteration) })?;
        let mut state = game.clone();
        self.path.clear();
        self.path.push((0, owner));
        if iteration > 1 || !self.options.rollout_root {
            self.descend(&mut state, &mut Stream::new(self.seed, iteration, 0), probe)?;
        }
        self.play_out(&state, iteration, probe)?;
        self.credit(probe)
    }

    /// Selection and expansion: goes down to a node that is over or unvisited.
    fn descend<G: Game, P: Probe>(&mut self, state: &mut G, stream: &mut Stream, probe: &mut P) -> Flow {
        loop {
            let (node, owner) = self.path[self.path.len() - 1];
            let status = state.status();
            let owner = match status {
                Status::Over { .. } => return ControlFlow::Continue(()),
                Status::Chance => owner,
                Status::ToMove(player) => player,
            };
            let choices = state.choices();
            let (choice, child) = if self.tree[node].children.len() < usize::from(choices) {
                self.expand(node, choices, stream, probe)?
            } else if status == Status::Chance {
                let drawn = playout::draw(state, stream).0;
                (drawn, self.child(node, drawn).expect("a full node has a child for every outcome"))
            } else {
                self.select(node, stream)
            };
            let mv = state.choice(choice).expect("a choice is an index into the moves");
            probe.emit(Event::Descend { choice, probability: state.probability(mv) })?;
            state.play(mv);
            self.path.push((child, owner));
            if self.tree[child].visits == 0 {
                return match state.status() {
                    Status::Over { .. } => ControlFlow::Continue(()),
                    _ => open(state, probe),
                };
            }
        }
    }

    /// Adds one missing child or all of them, and answers which to go to: the one that was added, or the first.
    fn expand<P: Probe>(&mut self, node: usize, choices: u16, stream: &mut Stream, probe: &mut P) -> Flow<(u16, usize)> {
        let mut missing = (0..choices).filter(|&choice| self.child(node, choice).is_none());
        let (first, count) = match (self.options.expand, self.options.expand_order) {
            (Expand::All, _) => (0, choices),
            (Expand::One, ExpandOrder::Given) => (missing.next().expect("a child is missing"), 1),
            (Expand::One, ExpandOrder::Random) => {
                let nth = stream.below(u32::from(choices) - self.tree[node].children.len() as u32);
                (missing.nth(nth as usize).expect("the draw is below the count of missing children"), 1)
            }
        };
        probe.emit(Event::Expand { choice: first, count })?;
        let child = self.tree.len();
        for (added, child) in (first..first + count).zip(child..) {
            self.tree.push(Node::default());
            self.tree[node].children.push((added, child));
        }
        ControlFlow::Continue((first, child))
    }

    /// The child of a full node to go down to: an unvisited one before any other, of which there are some only where all children
    /// are added at once.
    fn select(&self, node: usize, stream: &mut Stream) -> (u16, usize) {
        let children = &self.tree[node].children;
        let unvisited = children.iter().filter(|&&(_, child)| self.options.expand == Expand::All && self.tree[child].visits == 0);
        match self.options.selection {
            _ if let Some(&first) = unvisited.min() => first,
            Selection::Ucb => best_child(&self.tree, node, FinalRule::Ucb, self.options).expect("a full node has children"),
            Selection::Uniform => {
                let choice = stream.below(children.len() as u32) as u16;
                (choice, self.child(node, choice).expect("a full node has a child for every choice"))
            }
        }
    }

    /// Simulation: the scores of this iteration's playouts; a game that is over needs none.
    fn play_out<G: Game, P: Probe>(&mut self, state: &G, iteration: u32, probe: &mut P) -> Flow {
        self.scores.clear();
        let count = self.options.playouts;
        if let Status::Over { score } = state.status() {
            self.scores.resize(count as usize, score);
            return probe.emit(Event::Evaluate { payoff: score, score, basis: Basis::Exact });
        }
        for playout in 0..count {
            let stream = &mut stream(self.seed, iteration, playout);
            let (score, plies) = playout::play(state, playout, self.style, stream, |_| {});
            probe.emit(Event::Simulate { score, plies, playout })?;
            self.scores.push(score);
        }
        ControlFlow::Continue(())
    }

    /// Backpropagation: every node of the path gets a visit and a reward for each score.
    fn credit<P: Probe>(&mut self, probe: &mut P) -> Flow {
        let scores = &self.scores;
        for &(node, owner) in self.path.iter().rev() {
            let reward: f64 = scores.iter().map(|&score| reward(self.options.reward, self.range, owner, score)).sum();
            let visits = scores.len() as u32;
            let node = &mut self.tree[node];
            node.visits += visits;
            node.reward += reward;
            node.score += scores.iter().sum::<f64>();
            probe.emit(Event::Credit { reward, visits })?;
        }
        ControlFlow::Continue(())
    }
}
