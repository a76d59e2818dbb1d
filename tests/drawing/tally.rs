//! Drawings of Monte-Carlo tree search on a tree: names, rewards and visits.

use super::*;
use plyscope::trace::Phase;

/// A tree of two plies with a name at every inner node, and results of playouts at its leaves.
const NAMED: &str = r#"{"game":{"kind":"tree","tree":{"name":"A","max":[
    {"name":"a","min":[{"name":"a1","max":[0,1]},{"name":"a2","max":[0,0]}]},
    {"name":"b","min":[{"name":"b1","max":[1,1]},{"name":"b2","max":[1,0]}]},
    {"name":"c","min":[{"name":"c1","max":[0,1]},{"name":"c2","max":[0,0]}]}]}},
    "algorithm":{"kind":"mcts","iterations":20}}"#;
/// The names of its inner nodes, and where they are.
const INNER: [(&str, &[u16]); 10] = [
    ("A", &[]),
    ("a", &[0]),
    ("b", &[1]),
    ("c", &[2]),
    ("a1", &[0, 0]),
    ("a2", &[0, 1]),
    ("b1", &[1, 0]),
    ("b2", &[1, 1]),
    ("c1", &[2, 0]),
    ("c2", &[2, 1]),
];

#[test]
fn each_name_stands_in_its_own_node_and_what_is_visited_has_reward_and_visits() {
    let (spec, trace) = recording(NAMED);
    for stage in [STAGE, NARROW, PHONE] {
        let plan = Plan::new(&trace, &spec.game, stage, Part::default());
        let frame = Frame::whole(&plan);
        for step in 0..=trace.len() {
            let moment = trace.at(step);
            let scene = compose(moment, &spec.game, &frame, options(&spec), &[]);
            let said = texts(&scene);
            let drawn = inscriptions(&scene);
            // While a child is selected the columns of bounds come first.
            let selects = trace.phase(step) == Phase::Selection;
            for (name, path) in INNER {
                let node = path
                    .iter()
                    .try_fold(NodeId::ROOT, |node, choice| trace.child(node, *choice));
                let node = node.expect("the outline has all nodes");
                let spot = scene.spots.iter().find(|spot| spot.node == node);
                let at = spot.expect("all nodes are drawn").at;
                let of_name = drawn.iter().find(|(words, ..)| words == name);
                let (_, text, ..) = of_name.unwrap_or_else(|| panic!("{name} at step {step}"));
                let away = (text.0 - at.0).hypot(text.1 - at.1);
                assert!(
                    away < 20.0,
                    "{name} is {away} away at step {step} on {stage:?}"
                );
                let visits = moment.visits(node);
                let tally = format!("{}/{}", visits.w, visits.n);
                let is_said = said.iter().any(|text| text.replace(' ', "") == tally);
                assert!(
                    visits.n == 0 || is_said || selects,
                    "{name} {tally} at step {step} on {stage:?}"
                );
            }
            assert!(!says(&said, "?"), "an inner node gets no value");
        }
    }
}
