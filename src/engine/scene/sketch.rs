//! A drawing as facts, for formats with a layout of their own: the nodes in order, the look and the
//! texts of each, and the edges between them. It knows no pixels.

use super::item::{Ink, Run};
use super::options::Options;
use super::painting::{Frame, Painting};
use super::{inscription, node, note};
use crate::game::Player;
use crate::game::depict::Picture;
use crate::lesson::{Labels, line};
use crate::search::Turn;
use crate::trace::{Kind, Moment, NodeId, State};

/// The role of a node: who moves there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Role {
    Max,
    Min,
    Chance,
    Leaf,
}

/// The knowledge about a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as in the legend")]
pub enum Knowledge {
    Unseen,
    Open,
    Bound,
    Exact,
    Cut,
}

/// The edge to a node from its parent.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The parent.
    pub from: NodeId,
    /// The state of the search below the edge: `Open` for everything visited.
    pub knowledge: Knowledge,
    /// Whether a cut severs this edge.
    pub is_severed: bool,
    /// Whether it lies on the best line.
    pub is_best: bool,
    /// Whether it leads to the cursor.
    pub is_now: bool,
    /// Its width in pixels if it shows visits, otherwise 0.
    pub width: f64,
    /// The move, or the probability.
    pub words: String,
    /// Whether it is the last of several edges: its label is on the left.
    pub is_last: bool,
}

/// A node as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The node.
    pub node: NodeId,
    /// The choices from the root.
    pub path: Vec<u16>,
    /// Rows below the first.
    pub depth: u16,
    /// Its role.
    pub role: Role,
    /// The knowledge about it.
    pub knowledge: Knowledge,
    /// Whether the step is about it.
    pub is_now: bool,
    /// Whether it is drawn as a position.
    pub is_board: bool,
    /// The picture of the position, if it is drawn.
    pub picture: Picture,
    /// The text inside, or below a board, where reward and visits are included.
    pub value: String,
    /// Its own name.
    pub name: String,
    /// The lines beside it: the window, reward and visits (unless they are below a board), the
    /// number of pruned children.
    pub beside: String,
    /// The edge from the parent; `None` at the first node.
    pub link: Option<Link>,
}

/// A drawing: every node before its children.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sketch {
    /// The nodes.
    pub marks: Vec<Mark>,
    /// In a graph of positions the further edges to each node, with their paths.
    pub crossings: Vec<(Link, Vec<u16>)>,
}

impl Sketch {
    /// Returns the choices from the root to a node.
    pub fn path(&self, node: NodeId) -> &[u16] {
        self.marks
            .iter()
            .find(|mark| mark.node == node)
            .map_or(&[], |mark| &mark.path)
    }
}

/// Describes a moment as facts.
pub fn sketch(moment: Moment, labels: &dyn Labels, frame: &Frame, options: Options) -> Sketch {
    let painting = &Painting::new(moment, labels, frame, options);
    let trace = moment.trace();
    let best: Vec<NodeId> = moment.best_line().collect();
    let line: Vec<NodeId> = trace.ancestors(moment.subject()).collect();
    let (plan, mut sketch) = (painting.plan, Sketch::default());
    let mut rest = vec![(plan.part.root.unwrap_or(NodeId::ROOT), 0)];
    while let Some((node, depth)) = rest.pop() {
        let path = trace.path(node);
        let link = trace.parent(node).filter(|_| depth > 0).map(|from| {
            let is_chance = trace.kind(from) == Kind::Inner(Turn::Chance);
            // The name of a move that is the same as that of its node is not repeated.
            let there = labels
                .of_node(&path)
                .or_else(|| trace.outlined_value(node).map(line::figure));
            let called = || {
                let words = labels.of_move(&path, options.lang);
                words.filter(|words| {
                    there
                        .as_ref()
                        .is_none_or(|there| !there.chars().eq(words.chars().map(set)))
                })
            };
            let words = if is_chance {
                trace.probability(node).map(line::probability)
            } else {
                called()
            };
            let (visits, all) = (moment.visits(node).n, moment.visits(from).n.max(1));
            let knowledge = match moment.state(node) {
                State::Cut => Knowledge::Cut,
                State::Unseen => Knowledge::Unseen,
                _ => Knowledge::Open,
            };
            Link {
                from: plan.stands(from).unwrap_or(from),
                knowledge,
                is_severed: knowledge == Knowledge::Cut && moment.cut(from).is_some(),
                is_best: best.contains(&from) && best.contains(&node),
                is_now: line.contains(&node),
                width: if visits > 0 {
                    (9.0 * (f64::from(visits) / f64::from(all)).sqrt()).max(1.25)
                } else {
                    0.0
                },
                words: words.unwrap_or_default(),
                is_last: trace.children(from).count() > 1
                    && trace.children(from).last() == Some(node),
            }
        });
        let drawn = plan.stands(node).filter(|drawn| *drawn != node);
        if let (Some(drawn), Some(link)) = (drawn, &link) {
            sketch.crossings.push((link.clone(), trace.path(drawn)));
            continue;
        }
        sketch.marks.push(mark(painting, node, path, depth, link));
        if !plan.part.folded.contains(&node) {
            rest.extend(
                trace
                    .children(node)
                    .rev()
                    .filter(|child| painting.is_shown(*child))
                    .map(|child| (child, depth + 1)),
            );
        }
    }
    sketch
}

/// Counts the nodes of a [`sketch`] without making it.
pub fn drawn(moment: Moment, labels: &dyn Labels, frame: &Frame, options: Options) -> usize {
    let painting = Painting::new(moment, labels, frame, options);
    let all = (0..moment.trace().size() as u32).map(NodeId);
    all.filter(|node| frame.plan.stands(*node) == Some(*node) && painting.is_shown(*node))
        .count()
}

/// Replaces a hyphen by the minus sign.
fn set(letter: char) -> char {
    if letter == '-' { '−' } else { letter }
}

fn mark(painting: &Painting, node: NodeId, path: Vec<u16>, depth: u16, link: Option<Link>) -> Mark {
    let (moment, state) = (&painting.moment, painting.moment.state(node));
    let boards = painting.plan.boards;
    let number = moment.number(node).filter(|_| moment.is_reached(node));
    let mut credit = said(&inscription::credit(painting, node));
    let value = if !boards {
        node::words(painting, node).map(|(words, ..)| words)
    } else if moment.visits(node).n > 0 {
        Some(std::mem::take(&mut credit))
    } else {
        number.map(|number| inscription::value(painting, node, number))
    };
    let window = note::bounds(painting, node).map_or_else(Vec::new, |(runs, _)| runs);
    let left_out = match note::left_out(painting, node) {
        0 => String::new(),
        count => format!("+{count}"),
    };
    let recalled = if moment.recalled(node).is_some() {
        "↺".to_owned()
    } else {
        String::new()
    };
    let beside = [said(&window), credit, left_out, recalled];
    Mark {
        role: match moment.trace().kind(node) {
            _ if painting.plan.is_impartial() => Role::Leaf,
            Kind::Inner(Turn::Player(Player::Max)) => Role::Max,
            Kind::Inner(Turn::Player(Player::Min)) => Role::Min,
            Kind::Inner(Turn::Chance) => Role::Chance,
            Kind::Leaf | Kind::Unknown => Role::Leaf,
        },
        knowledge: match (state, node::paint(painting, node, state).0) {
            (State::Unseen, _) => Knowledge::Unseen,
            (_, Ink::Hatch) => Knowledge::Cut,
            (_, Ink::Paper) => Knowledge::Open,
            (_, Ink::TintMax | Ink::TintMin | Ink::TintChance) => Knowledge::Bound,
            _ => Knowledge::Exact,
        },
        is_now: node == painting.current,
        is_board: boards,
        picture: if boards && state != State::Cut {
            painting.labels.picture(&path)
        } else {
            Picture::Bare
        },
        value: value.unwrap_or_default(),
        name: painting
            .labels
            .of_node(&path)
            .filter(|_| moment.trace().kind(node) != Kind::Leaf)
            .unwrap_or_default(),
        beside: beside
            .into_iter()
            .filter(|words| !words.is_empty())
            .collect::<Vec<String>>()
            .join("\n"),
        node,
        path,
        depth,
        link,
    }
}

/// Puts labels with a wide space between them on lines of their own.
fn said(runs: &[Run]) -> String {
    let mut out = String::new();
    for run in runs {
        out += if run.text == note::APART {
            "\n"
        } else {
            &run.text
        };
    }
    out
}
