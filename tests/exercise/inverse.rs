//! Orders of children and numbers to be found, marked as an independent alpha-beta says, and misconceptions that change
//! nothing, which give the right answer.

use super::kinds::{drawn, seeds};
use super::{fields, instance, known, read, share};
use plyscope::exercise::{Exercise, Fields, Instance, Misconception, model};
use plyscope::search::Stream;
use serde_json::Value;

/// Counts the leaves that alpha-beta looks at, and returns the value; `seen` gets their paths.
fn alpha_beta(
    tree: &Value,
    is_max: bool,
    mut window: (f64, f64),
    path: &str,
    seen: &mut Vec<String>,
) -> f64 {
    let Some(children) = tree.as_array() else {
        seen.push(path.to_owned());
        return tree.as_f64().expect("a leaf is a number");
    };
    let mut best = if is_max {
        f64::NEG_INFINITY
    } else {
        f64::INFINITY
    };
    for (choice, child) in children.iter().enumerate() {
        let value = alpha_beta(child, !is_max, window, &format!("{path}.{choice}"), seen);
        if is_max {
            best = best.max(value);
            window.0 = window.0.max(best);
        } else {
            best = best.min(value);
            window.1 = window.1.min(best);
        }
        if window.0 >= window.1 {
            break;
        }
    }
    best
}

fn seen(tree: &Value) -> Vec<String> {
    let mut seen = Vec::new();
    alpha_beta(
        tree,
        true,
        (f64::NEG_INFINITY, f64::INFINITY),
        "r",
        &mut seen,
    );
    seen
}

/// The tree of an instance.
fn tree(instance: &Instance) -> Value {
    let spec: Value = serde_json::from_str(&instance.spec.write()).expect("JSON");
    spec["game"]["tree"].clone()
}

/// Draws an order of so many children.
fn shuffled(count: usize, stream: &mut Stream) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for at in (1..count).rev() {
        order.swap(at, stream.below(at as u32 + 1) as usize);
    }
    order
}

/// Puts children into the order that an answer has for their node.
fn arranged(tree: &Value, path: &str, answer: &Fields) -> Value {
    let Some(children) = tree.as_array() else {
        return tree.clone();
    };
    let given = (0..children.len())
        .map(|at| at.to_string())
        .collect::<Vec<_>>()
        .join(" ");
    let order = answer.get(path).unwrap_or(&given).split(' ');
    let child = |at: &str| {
        let at: usize = at.parse().expect("a number");
        arranged(&children[at], &format!("{path}.{at}"), answer)
    };
    order.map(child).collect()
}

#[test]
fn an_order_counts_between_the_worst_and_the_best() {
    let (name, json) = drawn("order of children");
    let exercise = read(json);
    for seed in seeds(3) {
        let instance = exercise.instance(seed).expect(name);
        let (tree, right) = (tree(&instance), model(&instance).remove(0));
        let mut stream = Stream::new(seed, 3, 3);
        let count = |answer: &Fields| seen(&arranged(&tree, "r", answer)).len() as f64;
        let random = |stream: &mut Stream| -> Fields {
            let order = |stream: &mut Stream| {
                let order: Vec<String> = shuffled(3, stream).iter().map(usize::to_string).collect();
                order.join(" ")
            };
            right.keys().map(|at| (at.clone(), order(stream))).collect()
        };
        let drawn: Vec<Fields> = (0..12).map(|_| random(&mut stream)).collect();
        let best = count(&right);
        // Two answers with different marks tell the worst order: marks fall by the same amount for each leaf.
        let mut worst = None;
        for answer in &drawn {
            let (leaves, share) = (count(answer), share(&instance, answer));
            assert!(
                (0.0..=1.0).contains(&share) && leaves >= best,
                "{seed}: {answer:?}"
            );
            assert_eq!(share == 1.0, leaves == best, "{seed}: {answer:?}");
            if share < 1.0 {
                let told = best + (leaves - best) / (1.0 - share);
                assert!(
                    (told - worst.unwrap_or(told)).abs() < 1e-9,
                    "{seed}: {answer:?}"
                );
                assert!(told >= leaves - 1e-9);
                worst = Some(told);
            }
        }
        let broken = fields([("r", "0 0 1")]);
        assert_eq!(share(&instance, &broken), 0.0);
    }
}

#[test]
fn numbers_to_be_found_are_right_where_the_search_then_does_as_wished() {
    let tree: Value = serde_json::from_str("[[[5,6],[7,4]],[[4,2],[8,9]]]").expect("JSON");
    let json = r#"{"game":{"kind":"tree","tree":[[[5,6],[7,4]],[[4,2],[8,9]]]},"algorithm":{"kind":"alpha-beta"},
        "ask":[{"kind":"make","leaves":["r.1.0.0","r.1.0.1"],"goal":{"cut":["r.1.1.0","r.1.1.1"]}}]}"#;
    let instance = instance(json, 0);
    let mut right = 0;
    for first in -3..13 {
        for second in -3..13 {
            let mut made = tree.clone();
            made[1][0][0] = first.into();
            made[1][0][1] = second.into();
            let seen = seen(&made);
            let cut = ["r.1.1.0", "r.1.1.1"]
                .iter()
                .filter(|leaf| !seen.contains(&(**leaf).to_owned()));
            let expected = cut.count() as f64 / 2.0;
            let answer = fields([
                ("r.1.0.0", &first.to_string()),
                ("r.1.0.1", &second.to_string()),
            ]);
            assert_eq!(share(&instance, &answer), expected, "{first} {second}");
            right += usize::from(expected == 1.0);
        }
    }
    assert!(right > 10);
    for answer in [
        fields([("r.1.0.0", "1")]),
        fields([("r.1.0.0", "1"), ("r.1.0.1", "inf")]),
    ] {
        assert_eq!(share(&instance, &answer), 0.0, "a number is missing");
    }
}

/// The answer of a slip to the only question.
fn answered(slip: &Misconception, instance: &Instance) -> Fields {
    let ask = &instance.exercise.ask[0].ask;
    slip.answer(instance, ask)
        .expect("the slip is about this question")
}

/// Ten times every number.
fn tenfold(tree: &Value) -> Value {
    match tree.as_array() {
        Some(children) => children.iter().map(tenfold).collect(),
        None => (10 * tree.as_i64().expect("a whole number")).into(),
    }
}

#[test]
fn where_a_misconception_changes_nothing_its_answer_is_the_right_one() {
    // So the searches behind the slips are right but for the one rule that each of them changes.
    let same = |slip: &Misconception, instance: &Instance, name: &str| {
        let (right, answer) = (model(instance).remove(0), answered(slip, instance));
        assert_eq!(answer, right, "{slip:?} of {name}");
    };
    for (name, json) in [
        drawn("cut leaves"),
        drawn("deep cuts"),
        drawn("windows on entering"),
        drawn("windows on leaving"),
    ] {
        for seed in seeds(15) {
            let drawn = instance(json, seed);
            // Between multiples of ten there is always a whole number.
            let mut whole: Value = serde_json::from_str(json).expect("JSON");
            whole.as_object_mut().expect("an object").remove("generate");
            whole["game"] = serde_json::json!({"kind": "tree", "tree": tenfold(&tree(&drawn))});
            same(known("integers"), &instance(&whole.to_string(), 0), name);
        }
    }
    for seed in seeds(15) {
        let (name, json) = drawn("values of minimax");
        same(known("whole-means"), &instance(json, seed), name);
        let (name, json) = drawn("backpropagation");
        same(known("one-visit"), &instance(json, seed), name);
        let (name, json) = drawn("the choice of UCB");
        let plain = json.replace("\"iterations\":9", "\"iterations\":9,\"c\":1");
        same(known("no-weight"), &instance(&plain, seed), name);
        let (name, json) = drawn("Grundy numbers of Nim");
        same_but_for_one_heap(&instance(json, seed), name);
    }
}

/// With one heap the Grundy number is the number of stones, as both slips about Grundy numbers have it.
fn same_but_for_one_heap(instance: &Instance, name: &str) {
    let one = instance
        .exercise
        .write()
        .replace("\"heaps\":[2,2]", "\"heaps\":[1,1]");
    let one = Exercise::read(&one)
        .expect(name)
        .instance(instance.seed)
        .expect(name);
    for slip in [known("largest-and-one"), known("count-of-moves")] {
        assert_eq!(answered(slip, &one), model(&one)[0], "{slip:?} of {name}");
    }
}
