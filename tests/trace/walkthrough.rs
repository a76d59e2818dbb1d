//! The worked example of the textbook *1.5 对抗搜索* (its figure 1.14) in numbered steps: the same
//! values, the same α and β at each step, the same two cut leaves, and sentences with the numbers
//! of the text.

use plyscope::game::Player;
use plyscope::game::tree::notation;
use plyscope::lang::Lang;
use plyscope::lesson::explain;
use plyscope::search::{Algorithm, AlphaBeta, Event, Minimax};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Relation, State, Trace};

const FIGURE: &str = r#"{"name":"Y","max":[{"name":"A","min":[5,6]},{"name":"B","min":[2,1]},{"name":"C","min":[3,2]}]}"#;
const Y: &[u16] = &[];
const A: &[u16] = &[0];
const B: &[u16] = &[1];
const C: &[u16] = &[2];
const INF: f64 = f64::INFINITY;

struct Walk {
    spec: Spec,
    trace: Trace,
}

impl Walk {
    fn new(algorithm: Algorithm) -> Walk {
        let tree = notation::read(FIGURE, Player::Max).expect("the figure is well-formed");
        let spec = Spec::new(tree, algorithm);
        let trace = spec.record(usize::MAX, u64::MAX).0;
        Walk { spec, trace }
    }

    fn node(&self, path: &[u16]) -> NodeId {
        self.trace.find(path).expect("the figure has this node")
    }

    /// Returns the first step from `from` on at which such an event happens at a node.
    fn step(&self, from: u32, path: &[u16], wanted: impl Fn(&Event) -> bool) -> u32 {
        let node = self.node(path);
        (from.max(1)..=self.trace.len())
            .find(|step| {
                self.trace.at(*step).subject() == node
                    && self.trace.event(*step).is_some_and(|event| wanted(&event))
            })
            .expect("the walk comes to this")
    }

    fn window(&self, step: u32, path: &[u16]) -> (f64, f64) {
        let window = self
            .trace
            .at(step)
            .window(self.node(path))
            .expect("alpha-beta has a window here");
        (window.alpha, window.beta)
    }

    fn said(&self, step: u32, lang: Lang) -> String {
        explain(
            &self.trace.at(step),
            &self.spec.game,
            lang,
            &self.spec.algorithm,
        )
        .text()
        .replace('\u{a0}', " ")
    }

    fn says(&self, step: u32, english: &str, chinese: &str) {
        assert_eq!(self.said(step, Lang::En), english);
        assert_eq!(self.said(step, Lang::Zh), chinese);
    }
}

fn is_return(event: &Event) -> bool {
    matches!(event, Event::Return { .. })
}

fn is_bound(event: &Event) -> bool {
    matches!(event, Event::Bound { .. })
}

fn is_improve(event: &Event) -> bool {
    matches!(event, Event::Improve { .. })
}

fn is_cutoff(event: &Event) -> bool {
    matches!(event, Event::Cutoff { .. })
}

#[test]
fn minimax_follows_steps_one_to_four() {
    let walk = Walk::new(Algorithm::Minimax(Minimax::default()));
    let mut step = 0;
    // (1) A, a Min node, looks at both of its ends and takes the smaller: 5. (2) B likewise: 1. (3)
    // C likewise: 2.
    for (name, path, values, best) in [
        ("A", A, [5.0, 6.0], 5.0),
        ("B", B, [2.0, 1.0], 1.0),
        ("C", C, [3.0, 2.0], 2.0),
    ] {
        for (choice, value) in (0..).zip(values) {
            step = walk.step(step, &[path, &[choice]].concat(), |event| {
                matches!(event, Event::Evaluate { .. })
            });
            assert_eq!(
                walk.trace.event(step),
                Some(Event::Evaluate {
                    payoff: value,
                    score: value,
                    basis: plyscope::search::Basis::Exact
                })
            );
            assert!(
                walk.said(step, Lang::En)
                    .contains(&format!("worth {value}"))
            );
        }
        step = walk.step(step, path, is_return);
        assert_eq!(walk.trace.event(step), Some(Event::Return { score: best }));
        assert!(
            walk.said(step, Lang::En)
                .starts_with(&format!("The value of {name} is exactly {best}."))
        );
        assert!(
            walk.said(step, Lang::Zh)
                .starts_with(&format!("{name} 的值恰为 {best}。"))
        );
        let number = walk
            .trace
            .at(step)
            .number(walk.node(path))
            .expect("it has returned");
        assert_eq!((number.value, number.relation), (best, Relation::Exact));
    }
    // (4) Back at Y, a Max node: the largest of 5, 1 and 2 is 5, and the move is A.
    step = walk.step(step, Y, is_return);
    assert_eq!(walk.trace.event(step), Some(Event::Return { score: 5.0 }));
    walk.says(
        step,
        "The value of Y is exactly 5. The search is complete.",
        "Y 的值恰为 5。搜索完成。",
    );
    walk.says(
        step + 1,
        "Max takes A, worth 5 if both play optimally. Any other move is worth at most 2.",
        "Max 走 A：双方都采取最优策略时，值为 5。其他走法的值都不超过 2。",
    );
    assert_eq!(walk.trace.len(), step + 1);
    let leaves: Vec<State> = [A, B, C]
        .iter()
        .flat_map(|path| {
            [0, 1].map(|choice| {
                walk.trace
                    .end()
                    .state(walk.node(&[path, &[choice][..]].concat()))
            })
        })
        .collect();
    assert_eq!(leaves, [State::Done; 6], "minimax looks at every leaf");
}

#[test]
fn alpha_beta_follows_steps_one_to_six() {
    let walk = Walk::new(Algorithm::AlphaBeta(AlphaBeta::default()));
    // (1) From Y to A with α = −∞ and β = +∞, and on to the leftmost leaf, which returns 5.
    let mut step = walk.step(0, A, is_bound);
    assert_eq!(walk.window(step, Y), (-INF, INF));
    assert_eq!(walk.window(step, A), (-INF, INF));
    walk.says(
        step,
        "The search of A starts with the full window: α = −∞, β = +∞.",
        "A 的搜索从完整的窗口开始：α = −∞，β = +∞。",
    );
    step = walk.step(step, &[0, 0], is_return);
    assert_eq!(walk.trace.event(step), Some(Event::Return { score: 5.0 }));
    walk.says(
        step - 1,
        "The game is over at leaf 5: it is worth 5.",
        "叶节点 5 已是终局，值为 5。",
    );

    // (2) A sets β = min(+∞, 5) = 5; α < β, so its second leaf is visited and returns 6.
    step = walk.step(step, A, is_bound);
    assert_eq!(walk.window(step, A), (-INF, 5.0));
    walk.says(
        step,
        "At A, β = min(+∞, 5) = 5. α = −∞ < β = 5: go on.",
        "A 处 β = min(+∞, 5) = 5。α = −∞ < β = 5：继续。",
    );
    step = walk.step(step, &[0, 1], is_return);
    assert_eq!(walk.trace.event(step), Some(Event::Return { score: 6.0 }));

    // (3) 6 > 5, so A's β stays; Y sets α = max(−∞, 5) = 5; on to B, whose first leaf returns 2.
    walk.says(
        step,
        "6 is worse for Min than 5: A keeps 5.",
        "对 Min 来说，6 不如 5：A 仍为 5。",
    );
    assert_eq!(walk.window(step, A), (-INF, 5.0));
    step = walk.step(step, Y, is_bound);
    assert_eq!(walk.window(step, A), (-INF, 5.0));
    assert_eq!(walk.window(step, Y), (5.0, INF));
    walk.says(
        step,
        "At Y, α = max(−∞, 5) = 5. α = 5 < β = +∞: go on.",
        "Y 处 α = max(−∞, 5) = 5。α = 5 < β = +∞：继续。",
    );
    step = walk.step(step, &[1, 0], is_return);
    assert_eq!(walk.trace.event(step), Some(Event::Return { score: 2.0 }));

    // (4) B sets β = min(+∞, 2) = 2; α = 5 > 2, so Max, who has 5 by A, never chooses B: its other
    // leaf is cut.
    step = walk.step(step, B, is_improve) + 1;
    assert_eq!(walk.window(step, B), (5.0, 2.0));
    walk.says(
        step,
        "At B, β = min(+∞, 2) = 2. Now α = 5 ≥ β = 2: the window is empty.",
        "B 处 β = min(+∞, 2) = 2。此时 α = 5 ≥ β = 2：窗口内已没有值。",
    );
    step = walk.step(step, B, is_cutoff);
    walk.says(
        step,
        "Min can limit Max to 2 at B, but Max can get 5 by A. Since 5 ≥ 2, Max has no reason to enter B: leaf 1 is pruned.",
        "在 B 处 Min 至多让 Max 得 2，而 Max 走 A 已可得 5。5 ≥ 2，Max 不必选择 B：剪去叶节点 1。",
    );
    assert_eq!(walk.trace.at(step).state(walk.node(&[1, 1])), State::Cut);

    // (5) Y: max(5, 2) leaves α = 5; α < β, so C is searched, and its first leaf returns 3.
    step = walk.step(step, B, is_return);
    walk.says(
        step,
        "B returns ≤ 2: an upper bound, not an exact value. 2 is worse for Max than 5: Y keeps 5.",
        "B 返回 ≤ 2：这是上界，不是准确值。对 Max 来说，2 不如 5：Y 仍为 5。",
    );
    assert_eq!(walk.window(step, Y), (5.0, INF));
    step = walk.step(step, &[2, 0], is_return);
    assert_eq!(walk.trace.event(step), Some(Event::Return { score: 3.0 }));

    // (6) C sets β = min(+∞, 3) = 3; α = 5 > 3: its other leaf is cut too, and the search returns
    // to Y.
    step = walk.step(step, C, is_cutoff);
    assert_eq!(walk.window(step, C), (5.0, 3.0));
    walk.says(
        step,
        "Min can limit Max to 3 at C, but Max can get 5 by A. Since 5 ≥ 3, Max has no reason to enter C: leaf 2 is pruned.",
        "在 C 处 Min 至多让 Max 得 3，而 Max 走 A 已可得 5。5 ≥ 3，Max 不必选择 C：剪去叶节点 2。",
    );
    step = walk.step(step, Y, is_return);
    assert_eq!(walk.trace.event(step), Some(Event::Return { score: 5.0 }));
    walk.says(
        step,
        "The value of Y is exactly 5. The search is complete.",
        "Y 的值恰为 5。搜索完成。",
    );

    // The same two leaves are cut: B's second and C's second.
    let end = walk.trace.end();
    let cut: Vec<Vec<u16>> = (0..walk.trace.size() as u32)
        .map(NodeId)
        .filter(|node| end.state(*node) == State::Cut)
        .map(|node| walk.trace.path(node))
        .collect();
    assert_eq!(cut, [vec![1, 1], vec![2, 1]]);
    assert_eq!(walk.trace.landmarks().cuts.len(), 2);
    assert_eq!(end.chosen(), Some(0));
}
