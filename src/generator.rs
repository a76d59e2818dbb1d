//! Random trees that meet a wish: a shape is grown, numbers are written at its leaves, and a few of them are changed until the
//! search itself tells as many cuts as asked for. A tree follows from its wish and a seed, on every machine. It knows no page.

use crate::game::Player;
use crate::game::tree::{Branch, Kind, Tree};
use crate::lesson::certificate::of_node;
use crate::search::{Algorithm, AlphaBeta, Recorder, Stream};
use crate::spec::{Refusal, Spec};

/// The most nodes a tree may get.
const MOST_NODES: u32 = 2_000;
/// How many trees are looked at, how many of one shape, and how many nodes all of them may have together.
const TRIES: u32 = 3_000;
const PATIENCE: u32 = 60;
const EFFORT: u32 = 150_000;

/// What a tree should be like. Cuts are those of alpha-beta as it stands first in the page: α ≥ β, fail-soft, in the order given.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// Who moves at the root.
    pub root: Player,
    /// The fewest and the most children of a node.
    pub children: (i32, i32),
    /// The fewest and the most plies down to a leaf.
    pub depth: (i32, i32),
    /// The lowest and the highest number at a leaf.
    pub values: (i32, i32),
    /// Whether leaves may be equal.
    pub ties: bool,
    /// How many cuts, if that matters.
    pub cuts: Option<i32>,
    /// Whether one of them at least is deep.
    pub deep: bool,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish { root: Player::Max, children: (2, 3), depth: (3, 3), values: (0, 20), ties: true, cuts: None, deep: false }
    }
}

/// The tree that a seed gives.
///
/// # Errors
/// Why there is none, or that none was found.
pub fn generate(wish: &Wish, seed: u64) -> Result<Tree, Refusal> {
    check(wish)?;
    let mut stream = Stream::new(seed, 0, 0);
    let (mut root, mut values, mut missed) = (None, Vec::new(), u32::MAX);
    let (mut attempt, mut effort) = (0, 0);
    while attempt < TRIES && effort < EFFORT {
        let mut tried: Vec<i32> = Vec::new();
        if attempt % PATIENCE == 0 {
            (root, missed) = (None, u32::MAX);
        }
        attempt += 1;
        if root.is_none() {
            let (mut nodes, mut leaves) = (1, 0);
            let grown = grow(wish, wish.root, 0, &mut stream, &mut nodes, &mut leaves);
            effort += nodes;
            if nodes > MOST_NODES || (!wish.ties && leaves > numbers(wish)) {
                continue;
            }
            root = Some(grown);
            for _ in 0..leaves {
                let value = draw(wish, &tried, &mut stream);
                tried.push(value);
            }
        } else {
            tried.clone_from(&values);
            let count = tried.len() as u32;
            effort += count;
            let [one, other] = [(); 2].map(|()| stream.below(count) as usize);
            if stream.below(2) == 0 || (!wish.ties && count == numbers(wish)) {
                tried.swap(one, other);
            } else {
                tried[one] = draw(wish, &tried, &mut stream);
            }
        }
        let Some(shape) = &root else { continue };
        let tree = Tree::new(written(shape, &mut tried.iter()));
        let misses = misses(wish, &tree);
        if misses == 0 {
            return Ok(tree);
        }
        if misses <= missed {
            (values, missed) = (tried, misses);
        }
    }
    Err(Refusal::new("", &format!("no such tree was found in {attempt} tries"), &format!("试了 {attempt} 次，没有找到这样的树")))
}

/// How many numbers there are to choose from.
fn numbers(wish: &Wish) -> u32 {
    wish.values.1.abs_diff(wish.values.0).saturating_add(1)
}

/// A number of the range; one that no leaf has yet where they may not be equal.
fn draw(wish: &Wish, taken: &[i32], stream: &mut Stream) -> i32 {
    loop {
        let value = wish.values.0.wrapping_add_unsigned(stream.below(numbers(wish)));
        if wish.ties || !taken.contains(&value) {
            return value;
        }
    }
}

/// Grows a node and what is below it; too large a tree is not grown to its end.
fn grow(wish: &Wish, mover: Player, depth: i32, stream: &mut Stream, nodes: &mut u32, leaves: &mut u32) -> Branch {
    let ends = depth >= wish.depth.1 || (depth >= wish.depth.0 && stream.below(2) == 0);
    if ends || *nodes > MOST_NODES {
        *leaves += 1;
        return Branch::new(Kind::Leaf(0.0), Vec::new());
    }
    let count = wish.children.0 as u32 + stream.below(wish.children.0.abs_diff(wish.children.1) + 1);
    *nodes += count;
    let children = (0..count).map(|_| grow(wish, mover.other(), depth + 1, stream, nodes, leaves)).collect();
    Branch::new(Kind::ToMove(mover), children)
}

/// The shape with numbers at its leaves.
fn written<'a>(shape: &Branch, values: &mut impl Iterator<Item = &'a i32>) -> Branch {
    let kind = match shape.kind {
        Kind::Leaf(_) => Kind::Leaf(values.next().copied().map_or(0.0, f64::from)),
        kind => kind,
    };
    Branch::new(kind, shape.children.iter().map(|child| written(child, values)).collect())
}

/// How far the search of a tree is from what was asked for.
fn misses(wish: &Wish, tree: &Tree) -> u32 {
    if wish.cuts.is_none() && !wish.deep {
        return 0;
    }
    let spec = Spec::new(tree.clone(), Algorithm::AlphaBeta(AlphaBeta::default()));
    let mut recorder = Recorder::new(0, u64::MAX);
    let _ = spec.record_to(&mut recorder);
    let cuts = recorder.counts.cutoffs as u32;
    let missed = wish.cuts.map_or(0, |wished| cuts.abs_diff(wished as u32));
    2 * missed + u32::from(wish.deep && (missed > 0 || cuts == 0 || !has_deep_cut(&spec)))
}

/// Whether a search cuts by a promise that was made further up than the parent.
fn has_deep_cut(spec: &Spec) -> bool {
    let (trace, ..) = spec.record(usize::MAX, u64::MAX);
    let deep = |&step: &u32| {
        let moment = trace.at(step);
        of_node(&moment, moment.subject()).is_some_and(|certificate| certificate.deep)
    };
    trace.landmarks().cuts.iter().any(deep)
}

/// Refuses what no tree can be.
fn check(wish: &Wish) -> Result<(), Refusal> {
    let ranges = [
        (wish.children, (1, 100), "children", "子节点数"),
        (wish.depth, (1, 20), "depth", "深度"),
        (wish.values, (-1_000_000, 1_000_000), "values", "叶值"),
        (wish.cuts.map_or((0, 0), |cuts| (cuts, cuts)), (0, 1_000), "cuts", "剪枝次数"),
    ];
    for ((low, high), (least, most), english, chinese) in ranges {
        if low < least || high < low || most < high {
            return Err(Refusal::new(
                "",
                &format!("{english}: expected {least} to {most}, the lower number first"),
                &format!("{chinese}：应在 {least} 到 {most} 之间，小的在前"),
            ));
        }
    }
    let leaves = f64::from(wish.children.0).powi(wish.depth.0);
    let room = f64::from(if wish.ties { MOST_NODES } else { numbers(wish).min(MOST_NODES) });
    if leaves > room {
        let (leaves, room) = (leaves.min(1e9) as u32, room as u32);
        return Err(Refusal::new(
            "",
            &format!("such a tree has {leaves} leaves or more, expected at most {room}"),
            &format!("这样的树至少有 {leaves} 个叶节点，应不超过 {room} 个"),
        ));
    }
    let most = most_cuts(wish);
    if wish.cuts.is_some_and(|cuts| f64::from(cuts) > most) {
        let most = most as u32;
        return Err(Refusal::new(
            "",
            &format!("trees of this shape have at most {most} cuts"),
            &format!("这样的树最多剪枝 {most} 次"),
        ));
    }
    if wish.deep && (wish.depth.1 < 4 || wish.children.1 < 2 || wish.cuts == Some(0)) {
        return Err(Refusal::new(
            "",
            "a deep cut needs four plies, two children and one cut at least",
            "深层剪枝至少要 4 层、2 个子节点、1 次剪枝",
        ));
    }
    Ok(())
}

/// No tree of this shape has more cuts. A node can be cut where its mover's opponent has been promised something above; then its
/// last child at least is left out. Level by level from the leaves, by what mover and opponent have been promised.
fn most_cuts(wish: &Wish) -> f64 {
    let count = f64::from(wish.children.1);
    let mut below = [[0.0_f64; 2]; 2];
    for _ in 0..wish.depth.1 {
        let mut here = below;
        for (own, row) in here.iter_mut().enumerate() {
            for (others, most) in row.iter_mut().enumerate() {
                let (first, later) = (below[others][own], below[others][1]);
                let all = first + (count - 1.0) * later;
                *most = if others == 1 && count > 1.0 { all.max(all - later + 1.0) } else { all };
            }
        }
        below = here;
    }
    below[0][0]
}
