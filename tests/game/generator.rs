//! Random trees match their wishes and never change: cuts are counted by an independent alpha-beta.

use plyscope::game::tree::{Kind, Tree};
use plyscope::game::{Player, Wording};
use plyscope::generator::{Wish, generate};
use plyscope::lang::Lang;
use std::time::Instant;

/// A bound on the path and the depth of the node that set it.
type Bound = (f64, Option<usize>);

/// The number of cuts that prune children, and of deep ones among them.
#[derive(Debug, Default, PartialEq)]
struct Cuts {
    all: i32,
    deep: i32,
}

impl Cuts {
    fn of(tree: &Tree) -> Cuts {
        let mut cuts = Cuts::default();
        cuts.search(tree, 0, (f64::NEG_INFINITY, None), (f64::INFINITY, None));
        cuts
    }

    fn search(&mut self, tree: &Tree, depth: usize, mut alpha: Bound, mut beta: Bound) -> f64 {
        let is_max = match tree.branch().kind {
            Kind::Leaf(value) => return value,
            Kind::ToMove(player) => player == Player::Max,
            Kind::Chance => panic!("no chance was asked for"),
        };
        let children: Vec<Tree> = tree.children().collect();
        let mut best = if is_max {
            f64::NEG_INFINITY
        } else {
            f64::INFINITY
        };
        for (index, child) in children.iter().enumerate() {
            let value = self.search(child, depth + 1, alpha, beta);
            best = if is_max {
                best.max(value)
            } else {
                best.min(value)
            };
            if is_max && best > alpha.0 {
                alpha = (best, Some(depth));
            }
            if !is_max && best < beta.0 {
                beta = (best, Some(depth));
            }
            if alpha.0 >= beta.0 && index + 1 < children.len() {
                self.all += 1;
                let holder = if is_max { beta.1 } else { alpha.1 };
                self.deep += i32::from(holder != depth.checked_sub(1));
                break;
            }
        }
        best
    }
}

/// Returns the numbers of the leaves, their depths, and the numbers of children.
fn look(
    tree: &Tree,
    depth: i32,
    values: &mut Vec<f64>,
    depths: &mut Vec<i32>,
    counts: &mut Vec<i32>,
) {
    if let Kind::Leaf(value) = tree.branch().kind {
        values.push(value);
        depths.push(depth);
        return;
    }
    counts.push(tree.children().count() as i32);
    for child in tree.children() {
        look(&child, depth + 1, values, depths, counts);
    }
}

fn is_met(wish: &Wish, tree: &Tree) {
    let (mut values, mut depths, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    look(tree, 0, &mut values, &mut depths, &mut counts);
    let text = tree.text();
    assert_eq!(tree.branch().kind, Kind::ToMove(wish.root));
    assert!(
        counts
            .iter()
            .all(|count| (wish.children.0..=wish.children.1).contains(count)),
        "{wish:?}: {text}"
    );
    assert!(
        depths
            .iter()
            .all(|depth| (wish.depth.0..=wish.depth.1).contains(depth)),
        "{wish:?}: {text}"
    );
    let range = f64::from(wish.values.0)..=f64::from(wish.values.1);
    assert!(
        values
            .iter()
            .all(|value| range.contains(value) && value.fract() == 0.0),
        "{wish:?}: {text}"
    );
    if !wish.ties {
        let mut sorted = values.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.dedup();
        assert_eq!(sorted.len(), values.len(), "{text}");
    }
    let cuts = Cuts::of(tree);
    assert!(
        wish.cuts.is_none_or(|wished| cuts.all == wished),
        "{wish:?} but {cuts:?}: {text}"
    );
    assert!(!wish.deep || cuts.deep > 0, "{wish:?} but {cuts:?}: {text}");
}

fn wish() -> Wish {
    Wish::default()
}

#[test]
fn trees_are_as_they_were_wished() {
    let wishes = [
        wish(),
        Wish {
            root: Player::Min,
            children: (1, 4),
            depth: (1, 5),
            ..wish()
        },
        Wish {
            children: (2, 2),
            depth: (3, 3),
            cuts: Some(2),
            ..wish()
        },
        Wish {
            children: (3, 3),
            depth: (2, 2),
            cuts: Some(2),
            ties: false,
            ..wish()
        },
        Wish {
            children: (3, 3),
            depth: (2, 2),
            cuts: Some(0),
            ..wish()
        },
        Wish {
            children: (2, 2),
            depth: (4, 4),
            cuts: Some(2),
            deep: true,
            ties: false,
            ..wish()
        },
        Wish {
            children: (2, 3),
            depth: (4, 4),
            deep: true,
            ..wish()
        },
        Wish {
            children: (2, 3),
            depth: (3, 5),
            cuts: Some(5),
            deep: true,
            values: (-99, 99),
            ties: false,
            root: Player::Min,
        },
        Wish {
            children: (2, 2),
            depth: (3, 3),
            values: (1, 8),
            ties: false,
            cuts: Some(1),
            ..wish()
        },
        Wish {
            children: (3, 3),
            depth: (4, 4),
            cuts: Some(9),
            ..wish()
        },
    ];
    let (mut slowest, mut missing) = (0, Vec::new());
    for wish in &wishes {
        for seed in 0..40 {
            let start = Instant::now();
            match generate(wish, seed) {
                Ok(tree) => is_met(wish, &tree),
                Err(refusal) => missing.push(format!("{wish:?} with seed {seed}: {refusal}")),
            }
            slowest = slowest.max(start.elapsed().as_millis());
        }
    }
    println!("the slowest took {slowest} ms");
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_seed_names_a_tree_for_ever() {
    let cut = Wish {
        children: (2, 2),
        depth: (4, 4),
        cuts: Some(3),
        deep: true,
        ..wish()
    };
    for (wish, seed) in [(wish(), 7), (cut.clone(), 7)] {
        assert_eq!(
            generate(&wish, seed).expect("there is one").text(),
            generate(&wish, seed).expect("there is one").text()
        );
    }
    assert_ne!(
        generate(&cut, 1).expect("there is one"),
        generate(&cut, 2).expect("there is one")
    );
    // A seed in somebody's notes must give the same tree: this text may not change.
    assert_eq!(
        generate(&wish(), 1).expect("there is one").text(),
        "[[[15,3],[20,10,2],[19,7]],[[1,3],[9,20,13]],[[3,8,4],[3,20,12]]]"
    );
    assert_eq!(
        generate(&cut, 1).expect("there is one").text(),
        "[[[[20,2],[10,19]],[[6,8],[9,3]]],[[[3,1],[3,3]],[[11,13],[9,12]]]]"
    );
}

#[test]
fn an_impossible_wish_is_refused_with_the_reason() {
    let refused = |wish: &Wish| {
        let refusal = generate(wish, 1).expect_err("it cannot be");
        assert_ne!(refusal.reason(Lang::En), refusal.reason(Lang::Zh));
        refusal.reason(Lang::En)
    };
    assert_eq!(
        refused(&Wish {
            children: (3, 2),
            ..wish()
        }),
        "children: expected 1 to 100, found 3 to 2"
    );
    assert_eq!(
        refused(&Wish {
            depth: (0, 2),
            ..wish()
        }),
        "depth: expected 1 to 20, found 0 to 2"
    );
    assert_eq!(
        refused(&Wish {
            values: (i32::MIN, i32::MAX),
            ..wish()
        }),
        "values: expected -1000000 to 1000000, found -2147483648 to 2147483647"
    );
    assert_eq!(
        refused(&Wish {
            cuts: Some(-1),
            ..wish()
        }),
        "cuts: expected 0 to 6, found -1"
    );
    let few = Wish {
        children: (3, 3),
        depth: (2, 2),
        values: (1, 8),
        ties: false,
        ..wish()
    };
    assert_eq!(refused(&few), "the fewest leaves: expected 1 to 8, found 9");
    let huge = Wish {
        children: (100, 100),
        depth: (20, 20),
        ..wish()
    };
    assert_eq!(
        refused(&huge),
        "the fewest leaves: expected 1 to 2000, found 1000000000"
    );
    let many = Wish {
        children: (3, 3),
        depth: (2, 2),
        cuts: Some(3),
        ..wish()
    };
    assert_eq!(refused(&many), "cuts: expected 0 to 2, found 3");
    let shallow = Wish {
        depth: (3, 3),
        deep: true,
        ..wish()
    };
    assert_eq!(
        refused(&shallow),
        "a deep cut needs four plies, two children and one cut at least"
    );
    // A search that takes too long is given up with a message.
    let single = Wish {
        children: (1, 9),
        depth: (20, 20),
        ..wish()
    };
    assert!(refused(&single).starts_with("no such tree was found in "));
    let hard = Wish {
        children: (2, 2),
        depth: (9, 9),
        cuts: Some(120),
        ..wish()
    };
    assert!(refused(&hard).starts_with("no such tree was found in "));
}
