//! Editing trees node by node: after every edit the tree's text reads back to the same tree, the
//! rest is unchanged, and the edit can be undone.

use crate::truth::cases::cases;
use crate::truth::chance_trees::branches;
use plyscope::game::tree::edit::{Edit, Part, edit};
use plyscope::game::tree::notation::{self, Problem};
use plyscope::game::tree::{Kind, Tree};
use plyscope::game::{Player, Wording};
use proptest::prelude::*;

fn tree(text: &str) -> Tree {
    notation::read(text, Player::Max).expect("well-formed")
}

/// Returns the text after edits, each at its own path.
fn after(text: &str, edits: &[(&[u16], Edit)]) -> String {
    let done = edits.iter().fold(tree(text), |tree, (path, asked)| {
        edit(&tree, path, asked).expect("it can be done").0
    });
    done.text()
}

fn refusal(text: &str, path: &[u16], asked: &Edit) -> Problem {
    edit(&tree(text), path, asked).expect_err("it cannot be done")
}

fn value(text: &str) -> Edit {
    Edit::Say(Part::Value, text.to_owned())
}

fn probability(text: &str) -> Edit {
    Edit::Say(Part::Probability, text.to_owned())
}

const MAX: Kind = Kind::ToMove(Player::Max);
const MIN: Kind = Kind::ToMove(Player::Min);

#[test]
fn a_tree_grows_from_nothing() {
    let built = after(
        "[0]",
        &[
            (&[0], value("5")),
            (&[0], Edit::Child),
            (&[0], Edit::Child),
            (&[0, 1], value("6")),
            (&[], Edit::Child),
            (&[1], value("2")),
            (&[1], Edit::Child),
            (&[1, 0], Edit::Sibling),
            (&[1, 1], value("1")),
            (&[1], Edit::Sibling),
            (&[2], value("3")),
            (&[2], Edit::Inner(MIN)),
            (&[2], Edit::Child),
            (&[2, 1], value("2")),
        ],
    );
    assert_eq!(built, "[[5,6],[2,1],[3,2]]");
}

#[test]
fn an_edit_leaves_the_rest_unchanged() {
    let told = r#"{"name":"Y","max":[{"name":"A","min":[5,6],"moves":["a","b"],"rollouts":[1],"estimate":4},{"name":"B","value":3}],"moves":["left","right"]}"#;
    assert_eq!(
        after(told, &[(&[0, 1], value("-2.5"))]),
        told.replace("[5,6]", "[5,-2.5]")
    );
    let left = r#"{"name":"Y","max":[{"name":"B","value":3},{"name":"A","min":[6,5],"moves":["b","a"],"rollouts":[1],"estimate":4}],"moves":["right","left"]}"#;
    assert_eq!(
        after(told, &[(&[0, 0], Edit::Right), (&[1], Edit::Left)]),
        left
    );
    let grown = r#"{"name":"Y","max":[{"name":"A","min":[5,6,0],"moves":["a","b","3"],"rollouts":[1],"estimate":4},{"name":"B","min":[3]}],"moves":["left","right"]}"#;
    assert_eq!(
        after(told, &[(&[0], Edit::Child), (&[1], Edit::Child)]),
        grown
    );
    let folded = r#"{"name":"Y","max":[{"name":"A","value":5,"rollouts":[1],"estimate":4},{"name":"B","value":3}],"moves":["left","right"]}"#;
    assert_eq!(after(told, &[(&[0], Edit::Leaf)]), folded);
    let renamed = after(
        told,
        &[
            (&[0, 0], Edit::Remove),
            (&[1], Edit::Say(Part::Name, " C ".to_owned())),
        ],
    );
    let less = r#"{"name":"Y","max":[{"name":"A","min":[6],"moves":["b"],"rollouts":[1],"estimate":4},{"name":"C","value":3}],"moves":["left","right"]}"#;
    assert_eq!(renamed, less);
}

#[test]
fn names_of_moves_are_there_for_each_child_or_for_none() {
    let named = after(
        "[[5,6],7,[1]]",
        &[(&[1], Edit::Say(Part::Move, "c4".to_owned()))],
    );
    assert_eq!(named, r#"{"max":[[5,6],7,[1]],"moves":["B","c4","C"]}"#);
    assert_eq!(
        after(&named, &[(&[1], Edit::Say(Part::Move, String::new()))]),
        r#"{"max":[[5,6],7,[1]],"moves":["B","7","C"]}"#
    );
    assert_eq!(
        after("[1,2]", &[(&[1], Edit::Say(Part::Move, "  ".to_owned()))]),
        "[1,2]"
    );
}

#[test]
fn probabilities_sum_to_one_and_stay_in_proportion() {
    let die = r#"{"chance":[1,2,3],"p":["1/6","1/3",0.5]}"#;
    assert_eq!(
        after(die, &[(&[0], probability("1/2"))]),
        r#"{"chance":[1,2,3],"p":[0.5,0.2,0.3]}"#
    );
    assert_eq!(
        after(die, &[(&[2], Edit::Remove)]),
        r#"{"chance":[1,2],"p":["1/3","2/3"]}"#
    );
    assert_eq!(
        after(die, &[(&[0], Edit::Sibling)]),
        r#"{"chance":[1,0,2,3],"p":[0.125,0.25,0.25,0.375]}"#
    );
    assert_eq!(
        after(die, &[(&[], Edit::Child), (&[3], Edit::Remove)]),
        die,
        "thirds and sixths come back as they were"
    );
    assert_eq!(
        after(die, &[(&[1], probability("1"))]),
        r#"{"chance":[1,2,3],"p":[0,1,0]}"#
    );
    assert_eq!(
        after(die, &[(&[1], probability("1")), (&[1], Edit::Remove)]),
        r#"{"chance":[1,3],"p":[0.5,0.5]}"#
    );
    assert_eq!(
        after("[[7,8,9]]", &[(&[0], Edit::Inner(Kind::Chance))]),
        r#"[{"chance":[7,8,9],"p":["1/3","1/3","1/3"]}]"#
    );
    assert_eq!(
        after(
            "[4]",
            &[(&[0], Edit::Inner(Kind::Chance)), (&[0], Edit::Inner(MAX))]
        ),
        r#"[{"max":[4]}]"#
    );
    assert_eq!(
        refusal(die, &[0], &probability("3/2")),
        Problem::ExpectedProbability
    );
    assert_eq!(
        refusal(die, &[0], &probability("0/0")),
        Problem::ExpectedProbability
    );
    assert_eq!(
        refusal(r#"{"chance":[1]}"#, &[0], &probability("0.5")),
        Problem::Sum(0.5)
    );
    assert_eq!(refusal("[1]", &[0], &probability("1")), Problem::NotHere);
}

#[test]
fn impossible_edits_are_refused() {
    assert_eq!(refusal("[1]", &[0], &Edit::Remove), Problem::NoMoves);
    assert_eq!(refusal("[1]", &[], &Edit::Leaf), Problem::NoMoves);
    assert_eq!(refusal("[1]", &[], &Edit::Sibling), Problem::NotHere);
    assert_eq!(refusal("[1]", &[], &value("1")), Problem::NotHere);
    assert_eq!(refusal("[1]", &[4], &Edit::Remove), Problem::NotHere);
    assert_eq!(refusal("[1]", &[4], &Edit::Left), Problem::NotHere);
    assert_eq!(refusal("[1]", &[0, 0], &Edit::Child), Problem::NotHere);
    for text in ["", "x", "1/0", "1e999", "--1", "+"] {
        assert_eq!(
            refusal("[1]", &[0], &value(text)),
            Problem::ExpectedNumber,
            "{text}"
        );
    }
    assert_eq!(
        after("[1,2]", &[(&[0], value(" −∞ ")), (&[1], value("−.5"))]),
        r#"["-inf",-0.5]"#
    );
    assert_eq!(
        refusal(r#"[{"chance":[1,[2]]}]"#, &[0, 1, 0], &value("inf")),
        Problem::InfinityBelowChance
    );
    assert_eq!(
        refusal(r#"[["+inf"]]"#, &[], &Edit::Inner(Kind::Chance)),
        Problem::InfinityBelowChance
    );
    let deep = format!("{}1{}", "[".repeat(64), "]".repeat(64));
    assert_eq!(refusal(&deep, &[0; 64], &Edit::Child), Problem::TooDeep);
    let wide = format!("[{}1]", "1,".repeat(999));
    assert_eq!(refusal(&wide, &[], &Edit::Child), Problem::TooManyChildren);
    assert_eq!(
        after("[[5,6],[2,1]]", &[(&[], Edit::Remove)]),
        "[0]",
        "one begins anew at the root"
    );
    assert_eq!(
        after(
            "[[5,6],[2,1]]",
            &[(&[1, 0], Edit::Remove), (&[1, 0], Edit::Remove)]
        ),
        "[[5,6],1]"
    );
}

fn edits() -> impl Strategy<Value = Edit> {
    let text = prop::sample::select(vec!["1", "-2.5", "1/3", "0.2", "inf", "", "a", "\"", "−1"])
        .prop_map(str::to_owned);
    let parts = prop::sample::select(vec![Part::Value, Part::Probability, Part::Name, Part::Move]);
    let kinds = prop::sample::select(vec![MAX, MIN, Kind::Chance]);
    prop_oneof![
        Just(Edit::Child),
        Just(Edit::Sibling),
        Just(Edit::Remove),
        Just(Edit::Left),
        Just(Edit::Right),
        Just(Edit::Leaf),
        kinds.prop_map(Edit::Inner),
        (parts, text).prop_map(|(part, text)| Edit::Say(part, text)),
    ]
}

/// A node and its edit.
type At = (Vec<u16>, Edit);

/// Returns a path to some node, by numbers modulo the number of children.
fn way(tree: &Tree, steps: &[u16]) -> Vec<u16> {
    let (mut path, mut here) = (Vec::new(), tree.clone());
    for step in steps {
        let children: Vec<Tree> = here.children().collect();
        let Some(count) = (children.len() as u16).checked_sub(1) else {
            break;
        };
        let choice = step % (count + 1);
        path.push(choice);
        here = children[usize::from(choice)].clone();
    }
    path
}

fn reach(tree: &Tree, path: &[u16]) -> Option<Tree> {
    path.iter().try_fold(tree.clone(), |at, &choice| {
        at.children().nth(usize::from(choice))
    })
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn after_every_edit_the_text_says_the_tree_again(
        (root, asked) in (branches(true), prop::collection::vec((prop::collection::vec(0..4_u16, 0..6), edits()), 1..12))
    ) {
        let mut tree = Tree::new(root);
        for (steps, asked) in asked {
            let path = way(&tree, &steps);
            let before = tree.text();
            let Ok((next, place)) = edit(&tree, &path, &asked) else { continue };
            prop_assert_eq!(&tree.text(), &before, "the old tree is left alone");
            prop_assert!(reach(&next, &place).is_some(), "the node is where it is said to be");
            // Reading checks the rules: probabilities sum to 1, no infinity below chance, a name
            // for every move or none.
            let text = next.text();
            let root = if next.branch().kind == MIN { Player::Min } else { Player::Max };
            let read = notation::read(&text, root);
            prop_assert!(read.is_ok(), "{asked:?} at {path:?} of {before} gave {text}: {read:?}");
            prop_assert_eq!(read.expect("it is").text(), text);
            tree = next;
        }
    }

    #[test]
    fn edits_can_be_taken_back(root in branches(true), steps in prop::collection::vec(0..4_u16, 0..6)) {
        let tree = Tree::new(root);
        let path = way(&tree, &steps);
        let here = reach(&tree, &path).expect("the way is there");
        let back = |asked: &Edit, back: &dyn Fn(&Tree, &[u16]) -> Vec<At>| {
            let Ok((mut next, place)) = edit(&tree, &path, asked) else { return tree.text() };
            for (path, asked) in back(&next, &place) {
                next = edit(&next, &path, &asked).expect("it can be taken back").0;
            }
            next.text()
        };
        // An edit without effect needs no inverse.
        let same = |place: &[u16]| place == path;
        prop_assert_eq!(back(&Edit::Left, &|_, place| if same(place) { vec![] } else { vec![(place.to_vec(), Edit::Right)] }), tree.text());
        prop_assert_eq!(back(&Edit::Right, &|_, place| if same(place) { vec![] } else { vec![(place.to_vec(), Edit::Left)] }), tree.text());
        let last = |tree: &Tree, place: &[u16]| {
            let count = reach(tree, place).expect("it is there").children().count();
            [place, &[count as u16 - 1]].concat()
        };
        prop_assert_eq!(back(&Edit::Child, &|next, place| vec![(last(next, place), Edit::Remove)]), tree.text());
        if let Kind::Leaf(score) = here.branch().kind {
            let old = Edit::Say(Part::Value, score.to_string());
            prop_assert_eq!(back(&Edit::Say(Part::Value, "77".to_owned()), &|_, place| vec![(place.to_vec(), old.clone())]), tree.text());
            prop_assert_eq!(back(&Edit::Inner(Kind::Chance), &|_, place| vec![(place.to_vec(), Edit::Leaf)]), tree.text());
        }
    }
}
