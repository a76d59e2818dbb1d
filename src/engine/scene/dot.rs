//! A drawing as a graph for Graphviz: the same shapes, colours and words, laid out by `dot`.

use super::pen::Pen;
use super::sketch::{Knowledge, Link, Mark, Role, Sketch};
use crate::game::depict::{Cell, Picture};

const LETTERS: &str = "\\n\n\"\\\"\n\\\\\\\n&&amp;";
const CUT: &str = "6B7280";

/// The shape and the colour of a role.
fn shape(role: Role) -> [&'static str; 2] {
    match role {
        Role::Max => ["triangle", "1D6FD1"],
        Role::Min => ["invtriangle", "B34700"],
        Role::Chance => ["circle", "6A0877"],
        Role::Leaf => ["box", "111827"],
    }
}

/// By what is known: the colour of words, the style, and how much of its colour fills a node: 16 % of it over paper for a bound.
fn look(knowledge: Knowledge) -> [&'static str; 3] {
    match knowledge {
        Knowledge::Unseen => [CUT, "solid", ""],
        Knowledge::Open => ["111827", "bold", ""],
        Knowledge::Bound => ["111827", "filled", "29"],
        Knowledge::Exact => ["FFFFFF", "filled", "FF"],
        Knowledge::Cut => [CUT, "filled,dashed", "33"],
    }
}

/// One graph. The comment stands on top of it.
pub fn dot(sketch: &Sketch, comment: &str) -> String {
    let mut pen = Pen::default();
    pen.put("// ").spelt(comment, " ").put(
        "\ndigraph plyscope {\n  graph [ordering=out, forcelabels=true]\n  node [fontname=\"Helvetica\", margin=0.04]\n  \
         edge [fontname=\"Helvetica\", fontsize=11, arrowhead=none, color=\"#868D98\"]\n",
    );
    for mark in &sketch.marks {
        node(mark, &mut pen);
        if let Some(link) = &mark.link {
            edge(sketch, link, &mark.path, &mut pen);
        }
    }
    for (link, to) in &sketch.crossings {
        edge(sketch, link, to, &mut pen);
    }
    pen.put("}\n");
    pen.0
}

fn node(mark: &Mark, pen: &mut Pen) {
    let [shape, role] = shape(mark.role);
    let [words, style, fill] = look(mark.knowledge);
    let colour = match mark.knowledge {
        Knowledge::Unseen => "868D98",
        Knowledge::Cut => CUT,
        _ => role,
    };
    pen.put("  \"").id(&mark.path).put("\" [shape=").put(if mark.is_board || mark.role == Role::Leaf { "box" } else { shape });
    pen.put(", style=\"").put(style).put("\", color=\"#").put(colour).put("\", fontcolor=\"#").put(words);
    if !fill.is_empty() {
        pen.put("\", fillcolor=\"#").put(colour).put(fill);
    }
    pen.put(if mark.is_now { "\", peripheries=2, penwidth=2" } else { "\"" });
    pen.put(if mark.is_board { ", fontname=\"Courier\"" } else { "" });
    quoted(", label=\"", [&rows(&mark.picture), &mark.value], pen);
    if !mark.name.is_empty() || !mark.beside.is_empty() {
        quoted(", xlabel=\"", [&mark.name, &mark.beside], pen);
    }
    pen.put("]\n");
}

fn edge(sketch: &Sketch, link: &Link, to: &[u16], pen: &mut Pen) {
    pen.put("  \"").id(sketch.path(link.from)).put("\" -> \"").id(to).put("\" [");
    let (looks, width) = match (link.is_best, link.is_now, link.knowledge) {
        (true, true, _) => ("color=\"#111827:#0C4638\", ", 3.0),
        (true, false, _) => ("color=\"#0C4638\", ", 4.0),
        (false, true, _) => ("color=\"#111827\", ", 3.0),
        (_, _, Knowledge::Cut) => ("style=dotted, ", 1.5),
        (_, _, Knowledge::Unseen) => ("", 0.75),
        _ => ("", 1.5),
    };
    pen.put(looks).fill("penwidth=@", &[if link.width > 0.0 { link.width } else { width }]);
    // Two bars across.
    pen.put(if link.is_severed { ", arrowhead=teetee" } else { "" });
    if !link.words.is_empty() {
        quoted(", label=\"", [&link.words, ""], pen);
    }
    pen.put("]\n");
}

/// An attribute of two texts, one below the other.
fn quoted(key: &str, [above, below]: [&str; 2], pen: &mut Pen) {
    pen.put(key).spelt(above, LETTERS);
    if !above.is_empty() && !below.is_empty() {
        pen.put("\\n");
    }
    pen.spelt(below, LETTERS).put("\"");
}

/// A position in letters, row by row.
fn rows(picture: &Picture) -> String {
    let mut pen = Pen::default();
    match picture {
        Picture::Bare => {}
        Picture::Heaps { heaps, .. } => {
            for heap in heaps {
                pen.fill(if pen.0.is_empty() { "@" } else { " @" }, &[f64::from(*heap)]);
            }
        }
        Picture::Scores { scores, turn, .. } => _ = pen.fill("@ : @ +@", &[scores[0].into(), scores[1].into(), (*turn).into()]),
        Picture::Board(board) => {
            for (place, cell) in board.cells.iter().enumerate() {
                if place > 0 && place % usize::from(board.columns).max(1) == 0 {
                    pen.put("\n");
                }
                pen.0.push(letter(*cell));
            }
        }
    }
    pen.0
}

/// Max's in capitals or as ×, Min's small or as ○.
fn letter(cell: Cell) -> char {
    let (letter, owner) = match cell {
        Cell::Empty => return '.',
        Cell::Of(owner) => return ['x', 'o'][owner as usize],
        Cell::Man(owner, letter) => (letter, owner),
        Cell::Snake { owner, is_head: true, .. } => ('H', owner),
        Cell::Snake { owner, .. } => ('S', owner),
        Cell::Wall(owner) => ('W', owner),
        Cell::Growth(_) => return '+',
        Cell::Railgun => return '!',
    };
    if owner as usize == 0 { letter } else { letter.to_ascii_lowercase() }
}
