//! The options of Monte-Carlo tree search in the order of the page.

use crate::app::state::search::setting::Setting;
use crate::app::state::search::setting::algorithms::with;
use crate::app::state::search::setting::rows::{Of, typed_row};
use crate::app::state::search::setting::typed::{Typed, shown};
use crate::lang::Text;
use crate::lang::words::{options, page};
use crate::search::{
    Algorithm, Expand, ExpandOrder, FinalRule, FirstVisit, Formula, Mcts, Policy, Priors, Reward,
    Selection,
};
use crate::spec::algorithm as reading;

/// The depth of a playout's win-lose search when it is chosen.
const PLIES: u32 = 2;

/// Returns the name of a rule by which a move is taken in the end.
pub fn final_rule(rule: FinalRule) -> Text {
    match rule {
        FinalRule::Visits => options::MOST_VISITS,
        FinalRule::Mean => options::BEST_MEAN,
        FinalRule::Ucb => options::BEST_UCB,
    }
}

impl Of {
    /// Returns the rows of what PUCT alone asks.
    fn puct(&self, options: Mcts) -> [Setting; 2] {
        let priors = [
            (Priors::Given, options::PRIORS_GIVEN),
            (Priors::Uniform, options::PRIORS_UNIFORM),
            (Priors::Features, options::PRIORS_FEATURES),
        ];
        let first_visits = [
            (FirstVisit::Given, options::FIRST_CHILD),
            (FirstVisit::Prior, options::HIGHEST_PRIOR),
        ];
        [
            self.choice(
                options::PRIORS,
                options.priors,
                &priors,
                with!(Mcts, options, priors),
            )
            .main(),
            self.choice(
                options::FIRST_VISIT,
                options.first_visit,
                &first_visits,
                with!(Mcts, options, first_visit),
            ),
        ]
    }

    /// Returns the rows of the search.
    pub fn mcts(&self, options: Mcts) -> Vec<Setting> {
        let standard = Mcts::default();
        let iterations = self.make(with!(Mcts, options, iterations));
        let iterations = Typed::number(
            options.iterations.to_string(),
            standard.iterations,
            reading::iterations,
            iterations,
        );
        let c = self.make(with!(Mcts, options, c));
        let c = Typed::number(shown(options.c), standard.c, reading::exploration, c);
        let mut rows = vec![
            typed_row(page::ITERATIONS, iterations, false),
            typed_row(options::C, c, options.c != standard.c).main(),
            self.seed(),
        ];
        let selections = [
            (Selection::Ucb, options::BY_UCB),
            (Selection::Uniform, options::AT_RANDOM),
        ];
        let formulas = [
            (Formula::Parent, options::PARENT_N),
            (Formula::Root2, options::ROOT_N),
            (Formula::Puct, options::PUCT),
        ];
        let expansions = [
            (Expand::One, options::ONE_CHILD),
            (Expand::All, options::ALL_CHILDREN),
        ];
        // PUCT adds all children at once, and takes no move by its bound.
        let formula = move |formula| {
            let changed = Mcts { formula, ..options };
            let is_offered = changed.final_rules().contains(&changed.last);
            Algorithm::Mcts(Mcts {
                expand: if [formula, options.formula].contains(&Formula::Puct) {
                    formula.expansion()
                } else {
                    options.expand
                },
                last: if is_offered {
                    options.last
                } else {
                    FinalRule::Visits
                },
                ..changed
            })
        };
        let expand = with!(Mcts, options, expand);
        let rules: Vec<(FinalRule, Text)> = options
            .final_rules()
            .iter()
            .map(|rule| (*rule, final_rule(*rule)))
            .collect();
        let last = with!(Mcts, options, last);
        rows.extend([self
            .choice(options::FORMULA, options.formula, &formulas, formula)
            .main()]);
        if options.is_puct() {
            rows.extend(self.puct(options));
        }
        if options.formula != Formula::Puct {
            rows.push(
                self.choice(options::EXPANSION, options.expand, &expansions, expand)
                    .main(),
            );
        }
        rows.extend([self
            .choice(options::FINAL_RULE, options.last, &rules, last)
            .main()]);
        let selection = with!(Mcts, options, selection);
        let mut folded = vec![self.choice(
            options::SELECTION,
            options.selection,
            &selections,
            selection,
        )];
        if options.expand == Expand::One {
            let orders = [
                (ExpandOrder::Given, options::AS_GIVEN),
                (ExpandOrder::Random, options::AT_RANDOM),
            ];
            let order = with!(Mcts, options, expand_order);
            folded.push(self.choice(options::EXPAND_ORDER, options.expand_order, &orders, order));
        }
        let playouts = self.make(with!(Mcts, options, playouts));
        let playouts = Typed::number(
            options.playouts.to_string(),
            standard.playouts,
            reading::playouts,
            playouts,
        );
        folded.push(typed_row(
            options::PLAYOUTS_EACH,
            playouts,
            options.playouts != standard.playouts,
        ));
        let rewards = [
            (Reward::Unit, options::UNIT_RANGE),
            (Reward::Signed, options::SIGNED_RANGE),
        ];
        folded.push(self.choice(
            page::REWARDS,
            options.reward,
            &rewards,
            with!(Mcts, options, reward),
        ));
        let rollout_root = with!(Mcts, options, rollout_root);
        folded.push(self.switch(options::ROLLOUT_ROOT, options.rollout_root, rollout_root));
        let policies = [
            (Policy::Random, options::AT_RANDOM),
            (Policy::Careful, options::CAREFUL),
            (Policy::Exact { plies: PLIES }, options::EXACT),
        ];
        folded.push(self.kind(
            options::POLICY,
            &options.policy,
            &policies,
            with!(Mcts, options, policy),
        ));
        if let Policy::Exact { plies } = options.policy {
            let make = self.make(move |plies| {
                Algorithm::Mcts(Mcts {
                    policy: Policy::Exact { plies },
                    ..options
                })
            });
            folded.push(typed_row(
                options::EXACT_PLIES,
                Typed::number(plies.to_string(), PLIES, reading::exact_plies, make),
                false,
            ));
        }
        rows.extend(folded.into_iter().map(Setting::folded));
        rows
    }
}
