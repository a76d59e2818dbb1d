//! Stacked columns of the two UCB terms at the children from which Monte-Carlo tree search chooses.

use super::edge;
use super::item::{Anchor, Ink, Scene, Shape, Stroke, run, text};
use super::painting::Painting;
use crate::lesson::ucb::{self, Candidate};
use crate::search::{Event, Turn, Ucb};
use crate::text::decimal;
use crate::trace::{Kind, NodeId, Phase};

/// The largest width of a column and the least, in pixels.
const BROAD: f64 = 34.0;
const SLIM: f64 = 4.0;
/// The least free width in pixels for a column beside its node; with less it stands above the node.
const BESIDE: f64 = 30.0;
/// The part of its column's width that a negative mean takes.
const NEGATIVE: f64 = 0.38;
/// The width of a letter of a total, relative to the font size.
const LETTER: f64 = 0.6;

/// Where the columns stand.
struct Row {
    /// Whether they stand above the nodes, or beside them.
    upon: bool,
    /// The line on which they stand, and the pixels for one unit of the terms.
    base: f64,
    unit: f64,
}

/// Draws the columns on one base line, and a dotted line at the winner's total.
pub fn all(painting: &Painting, scene: &mut Scene) {
    let moment = &painting.moment;
    if moment.trace().phase(moment.step()) != Phase::Selection
        || !matches!(moment.event(), Some(Event::Descend { .. }))
    {
        return;
    }
    let Some(options) = painting.options.mcts else {
        return;
    };
    let before = moment.before();
    if moment.trace().kind(before.cursor()) == Kind::Inner(Turn::Chance) {
        return;
    }
    let selection = ucb::selection(&before, before.cursor(), &options);
    let Some(highest) = selection.best().and_then(|best| best.ucb) else {
        return;
    };
    let drawn = |candidate: &&Candidate| stands(painting, candidate.child);
    let candidates: Vec<&Candidate> = selection.candidates.iter().filter(drawn).collect();
    // A mean of signed rewards may be negative: its column then hangs below the base line, and the
    // exploration term starts at its lower end, so that the top is the total.
    let terms = || selection.candidates.iter().filter_map(|one| one.ucb);
    let lowest = terms().map(|terms| terms.exploit).fold(0.0, f64::min);
    let span = (highest.total().max(0.0) - lowest).max(0.5);
    let row = row(painting, &candidates, before.cursor(), lowest, span);
    let winner = selection.best().map(|best| best.child);
    let (mut left, mut right) = (f64::INFINITY, f64::NEG_INFINITY);
    let mut columns = Scene::default();
    // Where the next thing may begin: the left ends of the nodes, and the right end of the stage.
    let left_end =
        |child: NodeId| painting.at(child).0 - painting.half_width(child) - painting.ring(child);
    let mut ends: Vec<f64> = candidates.iter().map(|one| left_end(one.child)).collect();
    ends.push(painting.plan.stage.width);
    let placed: Vec<_> = candidates
        .iter()
        .filter_map(|one| Some((one.child, one.ucb?, Place::of(painting, &row, one.child)?)))
        .collect();
    // Terms beside some of the columns only would be taken for something else.
    let has_terms = !row.upon
        && placed.iter().all(|(child, terms, place)| {
            let x = painting.at(*child).0;
            let behind = ends.iter().copied().filter(|end| *end > x);
            let next = behind.fold(f64::INFINITY, f64::min);
            painting.is_led(*child) && place.end_of_terms(small(painting, *child), *terms) < next
        });
    for (child, terms, place) in placed {
        let wins = winner == Some(child);
        column(painting, &row, &place, (child, terms, wins), &mut columns);
        if has_terms {
            beside(&row, &place, small(painting, child), terms, &mut columns);
        }
        let x = painting.at(child).0;
        (left, right) = (left.min(x.min(place.start)), right.max(place.end()));
    }
    if right > left {
        if lowest < 0.0 {
            let base_line = Stroke::full(Ink::Second, 1.0);
            let ends = vec![(left, row.base), (right + 6.0, row.base)];
            scene.stroke(Shape::Line(ends), base_line);
            let size = small(painting, before.cursor());
            let at = (right + 9.0, row.base + 0.35 * size);
            let zero = run("0", Ink::Second, false);
            columns.fill(text(at, size, Anchor::Start, zero, true), Ink::Second);
        }
        let line = row.base - highest.total() * row.unit;
        let dotted = Stroke {
            ink: Ink::Second,
            width: 1.25,
            dash: (1.5, 5.0),
            opacity: 1.0,
        };
        scene.stroke(Shape::Line(vec![(left, line), (right, line)]), dotted);
    }
    // Over the lines, so that none runs through a number.
    scene.items.extend(columns.items);
}

/// Whether a node has room for a column: it is large, or a child of the root with a wide slot.
fn stands(painting: &Painting, node: NodeId) -> bool {
    painting.is_full(node) || (painting.is_led(node) && slot(painting, node) > 2.5 * SLIM)
}

/// The width of the node's subtree, in pixels.
fn slot(painting: &Painting, node: NodeId) -> f64 {
    let plan = painting.plan;
    plan.slot(plan.placed(node), painting.view.scale)
}

/// The room between a node and the next one, in pixels: the same at all choices of the root.
fn free_beside(painting: &Painting, node: NodeId) -> f64 {
    if painting.is_led(node) {
        slot(painting, node) - 2.0 * painting.half_width(node)
    } else {
        painting.room(node).0
    }
}

/// Finds one baseline and one scale for all columns; nodes may differ in height.
fn row(
    painting: &Painting,
    candidates: &[&Candidate],
    parent: NodeId,
    lowest: f64,
    span: f64,
) -> Row {
    let children = || candidates.iter().map(|candidate| candidate.child);
    let is_led = children().any(|child| painting.is_led(child));
    let is_close = |child| !painting.is_full(child) || free_beside(painting, child) < BESIDE;
    let upon = is_led && children().any(is_close);
    let foot = |child: NodeId| {
        let ((_, y), height) = (painting.at(child), painting.half_height(child));
        match painting.plan.boards {
            _ if upon => y - height - 2.0 - painting.ring(child),
            true => y + height,
            // Reward and visits stand beside the node, below the column.
            false => y - 0.1 * height - small(painting, child),
        }
    };
    let foot = children().map(foot).fold(f64::INFINITY, f64::min);
    let height = if is_led {
        // Below the bends of the edges, so that none runs through a total.
        let bends = children().map(|child| edge::bend(painting, parent, child).1);
        let free = foot - bends.fold(0.0, f64::max) - 1.4 * small(painting, parent);
        free.max(0.3 * painting.pitch())
    } else {
        // The totals stand below the parent and what is written beside it.
        let free = foot
            - painting.at(parent).1
            - painting.half_height(parent)
            - 1.4 * small(painting, parent);
        (0.42 * painting.pitch()).min(free.max(0.2 * painting.pitch()))
    };
    let unit = height / span;
    Row {
        upon,
        base: foot + lowest * unit,
        unit,
    }
}

fn small(painting: &Painting, node: NodeId) -> f64 {
    painting.sizes(node).small.max(painting.options.least)
}

/// Where a column stands: its left end, its width and the free width around it.
struct Place {
    start: f64,
    width: f64,
    free: f64,
}

impl Place {
    /// Returns the place of a child's column; `None` if there is no room for one.
    fn of(painting: &Painting, row: &Row, child: NodeId) -> Option<Place> {
        let x = painting.at(child).0;
        let (start, free, width) = if row.upon {
            let slot = slot(painting, child);
            let width = (0.5 * slot).clamp(SLIM, BROAD);
            (x - width / 2.0, slot, width)
        } else {
            let free = free_beside(painting, child);
            let width = if painting.is_led(child) {
                (0.4 * (free - 10.0)).clamp(SLIM, BROAD)
            } else {
                (free - 10.0).min(0.6 * painting.sizes(child).radius.max(24.0))
            };
            let half = painting.half_width(child);
            (x + half + 4.0 + painting.ring(child), free, width)
        };
        (width >= SLIM).then_some(Place { start, width, free })
    }

    fn end(&self) -> f64 {
        self.start + self.width
    }

    /// Returns where the terms beside the column end.
    fn end_of_terms(&self, size: f64, terms: Ucb) -> f64 {
        let words = [terms.exploit, terms.explore].map(rounded);
        let letters = words.iter().map(|word| word.chars().count()).max();
        self.end() + 4.0 + size * (LETTER * letters.unwrap_or(0) as f64 + 0.15)
    }
}

fn rounded(term: f64) -> String {
    decimal::fixed(term, 2).replace('-', "−")
}

/// Draws the column of a child with its total.
fn column(
    painting: &Painting,
    row: &Row,
    &Place { start, width, free }: &Place,
    (child, terms, wins): (NodeId, Ucb, bool),
    scene: &mut Scene,
) {
    let size = small(painting, child);
    let (exploit, explore) = (terms.exploit * row.unit, terms.explore * row.unit);
    let ink = if wins { Ink::Now } else { Ink::Second };
    let end = row.base - exploit;
    let top = end - explore;
    // A negative mean hangs below the base line, beside the lower end of the hatching.
    let (solid, hatched) = if exploit < 0.0 {
        let solid = NEGATIVE * width;
        (solid, (start + solid, width - solid))
    } else {
        (width, (start, width))
    };
    let hatching = || Shape::Rect(hatched.0, top, hatched.1, explore, 0.0);
    // Hides edges behind the column, so that they end at the total.
    scene.fill(hatching(), Ink::Paper);
    scene.fill(
        Shape::Rect(
            start,
            row.base - exploit.max(0.0),
            solid,
            exploit.abs(),
            0.0,
        ),
        ink,
    );
    scene.draw(hatching(), Ink::HatchFine, Stroke::full(ink, 1.0));
    let middle = start + width / 2.0;
    let total = rounded(terms.total());
    let breadth = LETTER * size * total.chars().count() as f64;
    if breadth + 2.0 < free || wins {
        // No edge runs through the number.
        let ground = Shape::Rect(
            middle - breadth / 2.0 - 1.0,
            top - 5.0 - 0.8 * size,
            breadth + 2.0,
            size,
            0.0,
        );
        scene.fill(ground, Ink::Paper);
        let words = run(total, Ink::Ink, wins);
        let at = (middle, top - 5.0);
        scene.fill(text(at, size, Anchor::Middle, words, true), Ink::Ink);
    }
}

/// Writes the terms beside their parts of a column.
fn beside(row: &Row, place: &Place, size: f64, terms: Ucb, scene: &mut Scene) {
    let (exploit, explore) = (terms.exploit * row.unit, terms.explore * row.unit);
    let middles = [row.base - exploit / 2.0, row.base - exploit - explore / 2.0];
    for (term, y) in [terms.exploit, terms.explore].into_iter().zip(middles) {
        let at = (place.end() + 4.0, y + 0.35 * size);
        let words = run(rounded(term), Ink::Second, false);
        scene.fill(text(at, size, Anchor::Start, words, true), Ink::Second);
    }
}
