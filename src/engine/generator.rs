//! Random trees with given properties: grows a shape, writes numbers at its leaves, and changes a
//! few of them until the search makes as many cuts as asked for. The tree depends only on the wish
//! and the seed, on every machine. It knows no page.

use crate::game::tree::{Branch, Kind, Tree};
use crate::game::{Game, Player};
use crate::lang::Text;
use crate::lang::words::generator;
use crate::lesson::certificate::of_node;
use crate::search::{Algorithm, AlphaBeta, Recorder, Stream};
use crate::spec::{Refusal, Spec};

/// The most nodes of a tree.
const MOST_NODES: u32 = 2_000;
/// The most trees that are searched, the most of one shape, and the most nodes of all of them
/// together.
const TRIES: u32 = 3_000;
const PATIENCE: u32 = 60;
const EFFORT: u32 = 150_000;

/// The properties of a tree. Cuts are those of alpha-beta with its default options: α ≥ β,
/// fail-soft, moves in the given order.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// The player at the root.
    pub root: Player,
    /// The fewest and the most children of an inner node.
    pub children: (i32, i32),
    /// The smallest and the greatest depth of a leaf in plies.
    pub depth: (i32, i32),
    /// The lowest and the highest number at a leaf.
    pub values: (i32, i32),
    /// Whether two leaves may have the same number.
    pub ties: bool,
    /// The number of cuts; `None` for any.
    pub cuts: Option<i32>,
    /// Whether at least one cut must be deep.
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

/// Generates the tree of a seed.
///
/// # Errors
/// The reason why no such tree exists, or that none was found.
pub fn generate(wish: &Wish, seed: u64) -> Result<Tree, Refusal> {
    generate_counted(wish, seed).0
}

/// Does the same, and counts the nodes that were grown and searched for it.
pub fn generate_counted(wish: &Wish, seed: u64) -> (Result<Tree, Refusal>, u32) {
    let mut effort = 0;
    let tree = check(wish).and_then(|()| search(wish, seed, &mut effort));
    (tree, effort)
}

fn search(wish: &Wish, seed: u64, effort: &mut u32) -> Result<Tree, Refusal> {
    let mut stream = Stream::new(seed, 0, 0);
    let mut best: Option<(Tree, u32)> = None;
    let mut attempt = 0;
    while attempt < TRIES && *effort < EFFORT {
        if attempt % PATIENCE == 0 {
            best = None;
        }
        attempt += 1;
        let Some((tree, least)) = &mut best else {
            let (mut nodes, mut taken) = (1, Vec::new());
            let root = grow(wish, wish.root, 0, &mut stream, &mut nodes, &mut taken);
            *effort += nodes;
            if nodes <= MOST_NODES {
                let tree = Tree::new(root);
                *effort += tree.size() as u32;
                let misses = misses(wish, &tree);
                if misses == 0 {
                    return Ok(tree);
                }
                best = Some((tree, misses));
            }
            continue;
        };
        let change = Change::draw(wish, tree, &mut stream);
        change.make(tree);
        *effort += tree.size() as u32;
        match misses(wish, tree) {
            0 => return Ok(tree.clone()),
            misses if misses <= *least => *least = misses,
            _ => change.undo(tree),
        }
    }
    Err(Refusal::new("", generator::NoSuchTree { attempt }))
}

/// Returns how many different numbers a leaf can have.
fn numbers(wish: &Wish) -> u32 {
    wish.values.1.abs_diff(wish.values.0).saturating_add(1)
}

fn draw(wish: &Wish, stream: &mut Stream) -> f64 {
    f64::from(wish.values.0) + f64::from(stream.below(numbers(wish)))
}

/// Grows a node and its subtree.
///
/// Stops early at a tree with too many nodes, or with more leaves than there are different numbers;
/// it then counts as too large.
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

/// The numbers of one or two leaves, by their paths, each before and after a change.
struct Change(Vec<(Vec<u16>, [f64; 2])>);

impl Change {
    /// Draws a new number for a random leaf, or swaps two leaves.
    fn draw(wish: &Wish, tree: &Tree, stream: &mut Stream) -> Change {
        let [(one, value), (other, instead)] = [leaf(tree, stream), leaf(tree, stream)];
        let drawn = draw(wish, stream);
        let is_taken = |branch: &Branch, _: bool| branch.kind == Kind::Leaf(drawn);
        if stream.below(2) == 0 || (!wish.ties && tree.find(&is_taken).is_some()) {
            Change(vec![(one, [value, instead]), (other, [instead, value])])
        } else {
            Change(vec![(one, [value, drawn])])
        }
    }

    fn make(&self, tree: &mut Tree) {
        for (leaf, [_, after]) in &self.0 {
            tree.set_leaf(leaf, *after);
        }
    }

    fn undo(&self, tree: &mut Tree) {
        for (leaf, [before, _]) in &self.0 {
            tree.set_leaf(leaf, *before);
        }
    }
}

/// Returns the leaf at the end of a random path, and its number.
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

/// Returns how far the search of a tree is from the wish; 0 if it is met.
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

/// Whether the search makes a deep cut: one by a bound from further up than the parent.
fn has_deep_cut(spec: &Spec) -> bool {
    let (trace, ..) = spec.record(usize::MAX, u64::MAX);
    let deep = |&step: &u32| {
        let moment = trace.at(step);
        of_node(&moment, moment.subject()).is_some_and(|certificate| certificate.deep)
    };
    trace.landmarks().cuts.iter().any(deep)
}

/// Refuses wishes that no tree can meet.
fn check(wish: &Wish) -> Result<(), Refusal> {
    let leaves = f64::from(wish.children.0).powi(wish.depth.0).min(1e9) as i32;
    let room = if wish.ties {
        MOST_NODES
    } else {
        numbers(wish).min(MOST_NODES)
    };
    let cuts = wish.cuts.unwrap_or(0);
    let ranges: [(_, _, _, &dyn Fn() -> i32, _); 5] = [
        ("children", wish.children, 1, &|| 100, generator::CHILDREN),
        ("depth", wish.depth, 1, &|| 20, generator::DEPTH),
        (
            "values",
            wish.values,
            -1_000_000,
            &|| 1_000_000,
            generator::VALUES,
        ),
        (
            "children",
            (leaves, leaves),
            1,
            &|| room as i32,
            generator::FEWEST_LEAVES,
        ),
        (
            "cuts",
            (cuts, cuts),
            0,
            &|| most_cuts(wish),
            generator::CUTS,
        ),
    ];
    for (path, (low, high), least, most, what) in ranges {
        let most = most();
        if low < least || high < low || most < high {
            return Err(outside(path, what, (least, most), (low, high)));
        }
    }
    if wish.deep && (wish.depth.1 < 4 || wish.children.1 < 2 || wish.cuts == Some(0)) {
        return Err(Refusal::new("", generator::DEEP_CUT));
    }
    Ok(())
}

/// Refuses a number, or numbers from one to another, outside what is possible.
fn outside(path: &str, what: Text, (least, most): (i32, i32), (low, high): (i32, i32)) -> Refusal {
    if low == high {
        let found = low;
        let said = generator::Outside {
            what,
            least,
            most,
            found,
        };
        return Refusal::new(path, said);
    }
    let said = generator::SpanOutside {
        what,
        least,
        most,
        low,
        high,
    };
    Refusal::new(path, said)
}

/// Returns an upper bound of the number of cuts in trees of this shape.
///
/// A node can be cut if the opponent of its mover has a bound from above; the cut prunes at least
/// the last child. The count goes level by level from the leaves, by which players have a bound.
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
