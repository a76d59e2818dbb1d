//! Random trees that meet a wish: a shape is grown, numbers are written at its leaves, and a few of them are changed until the
//! search itself tells as many cuts as asked for. A tree follows from its wish and a seed, on every machine. It knows no page.

use crate::game::tree::{Branch, Kind, Tree};
use crate::game::{Game, Player};
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
        Wish {
            root: Player::Max,
            children: (2, 3),
            depth: (3, 3),
            values: (0, 20),
            ties: true,
            cuts: None,
            deep: false,
        }
    }
}

/// The tree that a seed gives.
///
/// # Errors
/// Why there is none, or that none was found.
pub fn generate(wish: &Wish, seed: u64) -> Result<Tree, Refusal> {
    check(wish)?;
    let mut stream = Stream::new(seed, 0, 0);
    let mut best: Option<(Tree, u32)> = None;
    let (mut attempt, mut effort) = (0, 0);
    while attempt < TRIES && effort < EFFORT {
        if attempt % PATIENCE == 0 {
            best = None;
        }
        attempt += 1;
        let tree = match &best {
            Some((tree, _)) => changed(wish, tree, &mut stream),
            None => {
                let (mut nodes, mut taken) = (1, Vec::new());
                let root = grow(wish, wish.root, 0, &mut stream, &mut nodes, &mut taken);
                effort += nodes;
                if nodes > MOST_NODES {
                    None
                } else {
                    Some(Tree::new(root))
                }
            }
        };
        let Some(tree) = tree else { continue };
        effort += tree.size() as u32;
        let misses = misses(wish, &tree);
        if misses == 0 {
            return Ok(tree);
        }
        if best.as_ref().is_none_or(|(_, least)| misses <= *least) {
            best = Some((tree, misses));
        }
    }
    Err(Refusal::new(
        "",
        &format!("no such tree was found in {attempt} tries"),
        &format!("试了 {attempt} 次，没有找到这样的树"),
    ))
}

/// How many numbers there are to choose from.
fn numbers(wish: &Wish) -> u32 {
    wish.values.1.abs_diff(wish.values.0).saturating_add(1)
}

fn draw(wish: &Wish, stream: &mut Stream) -> f64 {
    f64::from(wish.values.0) + f64::from(stream.below(numbers(wish)))
}

/// Grows a node and what is below it. A tree that becomes too large, or has more leaves than there are numbers, is not grown to
/// its end and counts as too large.
fn grow(
    wish: &Wish,
    mover: Player,
    depth: i32,
    stream: &mut Stream,
    nodes: &mut u32,
    taken: &mut Vec<f64>,
) -> Branch {
    if *nodes > MOST_NODES || (!wish.ties && taken.len() as u32 == numbers(wish)) {
        *nodes = MOST_NODES + 1;
        return Branch::new(Kind::Leaf(0.0), Vec::new());
    }
    if depth >= wish.depth.1 || (depth >= wish.depth.0 && stream.below(2) == 0) {
        let mut value = draw(wish, stream);
        while !wish.ties && taken.contains(&value) {
            value = draw(wish, stream);
        }
        taken.push(value);
        return Branch::new(Kind::Leaf(value), Vec::new());
    }
    let count =
        wish.children.0 as u32 + stream.below(wish.children.0.abs_diff(wish.children.1) + 1);
    *nodes += count;
    let children = (0..count)
        .map(|_| grow(wish, mover.other(), depth + 1, stream, nodes, taken))
        .collect();
    Branch::new(Kind::ToMove(mover), children)
}

/// The tree with another number at a leaf, or two leaves exchanged.
fn changed(wish: &Wish, tree: &Tree, stream: &mut Stream) -> Option<Tree> {
    let [(one, value), (other, instead)] = [leaf(tree, stream), leaf(tree, stream)];
    let drawn = draw(wish, stream);
    let is_taken = |branch: &Branch, _: bool| branch.kind == Kind::Leaf(drawn);
    if stream.below(2) == 0 || (!wish.ties && tree.find(&is_taken).is_some()) {
        tree.with_leaf(&one, instead)?.with_leaf(&other, value)
    } else {
        tree.with_leaf(&one, drawn)
    }
}

/// A leaf that a random line comes to, and its number.
fn leaf(tree: &Tree, stream: &mut Stream) -> (Vec<u16>, f64) {
    let (mut path, mut at) = (Vec::new(), tree.clone());
    loop {
        if let Kind::Leaf(value) = at.branch().kind {
            return (path, value);
        }
        let choice = stream.below(u32::from(at.choices())) as u16;
        path.push(choice);
        at.play(choice);
    }
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
    let leaves = f64::from(wish.children.0).powi(wish.depth.0).min(1e9) as i32;
    let room = if wish.ties {
        MOST_NODES
    } else {
        numbers(wish).min(MOST_NODES)
    };
    let cuts = wish.cuts.unwrap_or(0);
    let ranges: [(_, _, &dyn Fn() -> i32, _, _); 5] = [
        (wish.children, 1, &|| 100, "children", "子节点数"),
        (wish.depth, 1, &|| 20, "depth", "深度"),
        (wish.values, -1_000_000, &|| 1_000_000, "values", "叶值"),
        (
            (leaves, leaves),
            1,
            &|| room as i32,
            "the fewest leaves",
            "最少的叶节点数",
        ),
        ((cuts, cuts), 0, &|| most_cuts(wish), "cuts", "剪枝次数"),
    ];
    for ((low, high), least, most, english, chinese) in ranges {
        let most = most();
        if low < least || high < low || most < high {
            return Err(Refusal::new(
                "",
                &format!("{english}: expected {least} to {most}, found {low} to {high}"),
                &format!("{chinese}：应在 {least} 到 {most} 之间，现为 {low} 到 {high}"),
            ));
        }
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
fn most_cuts(wish: &Wish) -> i32 {
    let count = f64::from(wish.children.1);
    let mut below = [[0.0_f64; 2]; 2];
    for _ in 0..wish.depth.1 {
        let mut here = below;
        for (own, row) in here.iter_mut().enumerate() {
            for (others, most) in row.iter_mut().enumerate() {
                let (first, later) = (below[others][own], below[others][1]);
                let all = first + (count - 1.0) * later;
                *most = if others == 1 && count > 1.0 {
                    all.max(all - later + 1.0)
                } else {
                    all
                };
            }
        }
        below = here;
    }
    below[0][0] as i32
}
