//! A drawing as facts, for painters that leave the layout to others: which nodes are there and in which order, what each looks
//! like, what is written in and beside it, and how it hangs together. It knows no pixels.

use super::options::Options;
use super::painting::{Frame, Painting};
use super::{Ink, Run, inscription, node, note};
use crate::game::Player;
use crate::game::depict::Picture;
use crate::lesson::{Labels, line};
use crate::search::Turn;
use crate::trace::{Kind, Moment, NodeId, State};

/// Who moves at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Role {
    Max,
    Min,
    Chance,
    Leaf,
}

/// How much is known of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as in the legend")]
pub enum Knowledge {
    Unseen,
    Open,
    Bound,
    Exact,
    Cut,
}

/// The edge that leads to a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The node above.
    pub from: NodeId,
    /// How far the search has come with what is below: `Open` for whatever it has reached.
    pub knowledge: Knowledge,
    /// Whether a cut severs this very edge.
    pub is_severed: bool,
    /// Whether it lies on the best line.
    pub is_best: bool,
    /// Whether it leads to where the search stands.
    pub is_now: bool,
    /// Its width in pixels where it tells visits, otherwise 0.
    pub width: f64,
    /// The move, or the probability.
    pub words: String,
    /// Whether it is the last of several: what is written above it comes from the left.
    pub is_last: bool,
}

/// A node as it looks.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Which.
    pub node: NodeId,
    /// The choices that lead to it.
    pub path: Vec<u16>,
    /// Rows below the first.
    pub depth: u16,
    /// Who moves.
    pub role: Role,
    /// How much is known.
    pub knowledge: Knowledge,
    /// Whether the step is about it.
    pub is_now: bool,
    /// Whether it is drawn as a position.
    pub is_board: bool,
    /// How the position looks, where it is drawn.
    pub picture: Picture,
    /// What is written inside, or below a board; there reward and visits too.
    pub value: String,
    /// Its own name.
    pub name: String,
    /// What stands beside it, in lines: the window, reward and visits unless they are the value of a board, what a cut has left out.
    pub beside: String,
    /// The edge above, none at the first.
    pub link: Option<Link>,
}

/// Everything there is, every node before those below it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sketch {
    /// The nodes.
    pub marks: Vec<Mark>,
    /// Where a position is drawn once: the further edges that lead to it.
    pub crossings: Vec<(Link, Vec<u16>)>,
}

impl Sketch {
    /// The choices that lead to a node.
    pub fn path(&self, node: NodeId) -> &[u16] {
        self.marks
            .iter()
            .find(|mark| mark.node == node)
            .map_or(&[], |mark| &mark.path)
    }
}

/// Tells a moment as facts.
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
            // A move that is called as what it leads to is written there.
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
                line::probability(trace.probability(node))
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

/// How many nodes such a sketch has.
pub fn drawn(moment: Moment, labels: &dyn Labels, frame: &Frame, options: Options) -> usize {
    let painting = Painting::new(moment, labels, frame, options);
    let all = (0..moment.trace().size() as u32).map(NodeId);
    all.filter(|node| frame.plan.stands(*node) == Some(*node) && painting.is_shown(*node))
        .count()
}

/// A letter as numbers are set.
fn set(letter: char) -> char {
    if letter == '-' { '−' } else { letter }
}

fn mark(painting: &Painting, node: NodeId, path: Vec<u16>, depth: u16, link: Option<Link>) -> Mark {
    let (moment, state) = (&painting.moment, painting.moment.state(node));
    let boards = painting.plan.boards;
    let number = moment.number(node).filter(|_| moment.is_reached(node));
    let mut credit = said(&note::credit(painting, node));
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

/// What is far apart on a line comes one below the other.
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
