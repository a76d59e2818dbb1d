//! Claims about alpha-beta: those that are true hold on every tree that is tried, those that are false fail on the tree that the solution
//! gives and hold on some other, and any tree on which one fails is right.

use plyscope::exercise::{
    Claim, Exercise, Fields, claim_of, claim_tree, claim_tried, grade_one, lists,
};
use plyscope::game::any::AnyGame;
use plyscope::lang::words::exercise;
use plyscope::lang::{Lang, Say};

fn read(claim: Option<Claim>) -> Exercise {
    let named = claim.map_or_else(String::new, |claim| {
        let word = serde_json::to_string(&claim).expect("a word");
        format!(",\"claim\":{word}")
    });
    let json = format!(
        r#"{{"id":"c","generate":{{"kind":"tree","children":2,"depth":[2,3],"values":[0,4]}},"algorithm":{{"kind":"alpha-beta"}},"ask":[{{"kind":"claim"{named}}}]}}"#
    );
    Exercise::read(&json).unwrap_or_else(|refusal| panic!("{refusal}: {json}"))
}

/// The trees of many seeds, as lists.
fn trees() -> Vec<String> {
    let exercise = read(None);
    let tree = |seed: u64| {
        let instance = exercise.instance(seed).expect("a variant");
        let AnyGame::Tree(tree) = &instance.spec.game else {
            panic!("a tree");
        };
        lists(tree).expect("lists")
    };
    (0..60).map(tree).collect()
}

#[test]
fn a_true_claim_holds_on_every_tree_and_a_false_one_on_some_only() {
    let trees = trees();
    for claim in Claim::ALL {
        let fails = |tree: &&String| claim_tried(claim, tree) == Some(exercise::CLAIM_FAILS_HERE);
        let count = trees.iter().filter(fails).count();
        match claim.counterexample() {
            None => assert_eq!(count, 0, "{claim:?}"),
            Some(tree) => {
                assert!(fails(&&tree.to_owned()), "{claim:?}: {tree}");
                assert!(count > 0 && count < trees.len(), "{claim:?}: {count}");
            }
        }
    }
}

#[test]
fn any_counterexample_is_right_and_a_tree_on_which_it_holds_is_not() {
    let answer = |holds: &str, tree: &str| -> Fields {
        let fields = [("holds", holds), ("tree", tree)];
        fields
            .map(|(at, text)| (at.to_owned(), text.to_owned()))
            .into()
    };
    let exercise = read(Some(Claim::OneLeafACut));
    let instance = exercise.instance(3).expect("a variant");
    let score = |holds: &str, tree: &str| {
        grade_one(&instance, &exercise.ask[0], &answer(holds, tree)).score
    };
    assert_eq!(score("no", "[[9,8],[1,2,3,4]]"), 1.0);
    assert_eq!(score("no", "9 8 | 1 2 3 4"), 1.0);
    assert_eq!(score("no", "[[5,6],[2,1]]"), 0.5);
    assert_eq!(score("no", "[[5,6"), 0.5);
    assert_eq!(score("yes", ""), 0.0);
    let exercise = read(Some(Claim::SameRoot));
    let instance = exercise.instance(3).expect("a variant");
    let score =
        |holds: &str| grade_one(&instance, &exercise.ask[0], &answer(holds, "[[1,2]]")).score;
    assert_eq!((score("yes"), score("no")), (1.0, 0.0));
}

#[test]
fn a_claim_is_drawn_by_the_seed_and_what_is_no_tree_is_told_with_its_place() {
    let of_seed = |seed: u64| claim_of(seed, None);
    let drawn: Vec<Claim> = (0..80).map(of_seed).collect();
    assert!(Claim::ALL.iter().all(|claim| drawn.contains(claim)));
    let told = |text: &str| {
        claim_tree(text)
            .map(|_| ())
            .map_err(|refusal| refusal.say(Lang::En))
    };
    assert_eq!(told("[[5,6],[2,1]]"), Ok(()));
    for bad in ["", "x", "[[5,6]", "[[1,2],{\"chance\":[1,2]}]"] {
        assert!(told(bad).is_err(), "{bad}");
    }
    let many = format!("[{}]", vec!["1"; 201].join(","));
    assert!(told(&many).is_err_and(|said| said.contains("200")));
}
