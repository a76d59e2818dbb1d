//! A drawing as a graph for Graphviz: the same shapes, colours and words, laid out by `dot`.

use super::sketch::{Knowledge, Link, Mark, Role, Sketch, id, spelt};
use super::svg::number;
use crate::game::depict::{Cell, Picture};

const LETTERS: [(char, &str); 4] = [('"', "\\\""), ('\\', "\\\\"), ('&', "&amp;"), ('\n', "\\n")];
/// A shape and a colour for each role.
const ROLES: [(&str, &str); 4] = [("triangle", "#1D6FD1"), ("invtriangle", "#B34700"), ("circle", "#6A0877"), ("box", "#111827")];

/// One graph. The comment stands on top of it.
pub fn dot(sketch: &Sketch, comment: &str) -> String {
    let mut out = "// ".to_owned();
    spelt(comment, &[], &mut out);
    out += "\ndigraph plyscope {\n  graph [ordering=out, forcelabels=true]\n  node [fontname=\"Helvetica\", margin=0.04]\n  \
            edge [fontname=\"Helvetica\", fontsize=11, arrowhead=none, color=\"#868D98\"]\n";
    for mark in &sketch.marks {
        node(mark, &mut out);
        if let Some(link) = &mark.link {
            edge(sketch, link, &mark.path, &mut out);
        }
    }
    for (link, to) in &sketch.crossings {
        edge(sketch, link, to, &mut out);
    }
    out + "}\n"
}

fn node(mark: &Mark, out: &mut String) {
    let (shape, colour) = ROLES[mark.role as usize];
    let shape = if mark.is_board || mark.role == Role::Leaf { "box" } else { shape };
    let (style, fill, colour, font) = match mark.knowledge {
        Knowledge::Unseen => ("solid", "", "#868D98", "#6B7280"),
        Knowledge::Open => ("bold", "", colour, "#111827"),
        // 16 % of the colour over paper.
        Knowledge::Bound => ("filled", "29", colour, "#111827"),
        Knowledge::Exact => ("filled", "FF", colour, "#FFFFFF"),
        Knowledge::Cut => ("filled,dashed", "33", "#6B7280", "#6B7280"),
    };
    *out += &format!("  \"{}\" [shape={shape}, style=\"{style}\", color=\"{colour}\", fontcolor=\"{font}\"", id(&mark.path));
    if !fill.is_empty() {
        *out += &format!(", fillcolor=\"{colour}{fill}\"");
    }
    if mark.is_now {
        *out += ", peripheries=2, penwidth=2";
    }
    if mark.is_board {
        *out += ", fontname=\"Courier\"";
    }
    quoted("label", &[&rows(&mark.picture), &mark.value], out);
    if !mark.name.is_empty() || !mark.beside.is_empty() {
        quoted("xlabel", &[&mark.name, &mark.beside], out);
    }
    *out += "]\n";
}

fn edge(sketch: &Sketch, link: &Link, to: &[u16], out: &mut String) {
    let from = sketch.marks.iter().find(|mark| mark.node == link.from).map_or(&[][..], |mark| &mark.path);
    *out += &format!("  \"{}\" -> \"{}\" [", id(from), id(to));
    let (looks, width) = match (link.is_best, link.is_now, link.knowledge) {
        (true, true, _) => ("color=\"#111827:#0C4638\", ", 3.0),
        (true, false, _) => ("color=\"#0C4638\", ", 4.0),
        (false, true, _) => ("color=\"#111827\", ", 3.0),
        (_, _, Knowledge::Cut) => ("style=dotted, ", 1.5),
        (_, _, Knowledge::Unseen) => ("", 0.75),
        _ => ("", 1.5),
    };
    *out += &format!("{looks}penwidth={}", number(if link.width > 0.0 { link.width } else { width }));
    // Two bars across.
    if link.is_severed {
        *out += ", arrowhead=teetee";
    }
    if !link.words.is_empty() {
        quoted("label", &[&link.words], out);
    }
    *out += "]\n";
}

/// An attribute of the lines that are not empty.
fn quoted(key: &str, lines: &[&str], out: &mut String) {
    *out += &format!(", {key}=\"");
    let lines: Vec<&str> = lines.iter().copied().filter(|line| !line.is_empty()).collect();
    spelt(&lines.join("\n"), &LETTERS, out);
    out.push('"');
}

/// A position in letters, row by row.
fn rows(picture: &Picture) -> String {
    match picture {
        Picture::Bare => String::new(),
        Picture::Heaps { heaps, .. } => heaps.iter().map(u16::to_string).collect::<Vec<String>>().join(" "),
        Picture::Scores { scores, turn, .. } => format!("{} : {} +{turn}", scores[0], scores[1]),
        Picture::Board(board) => {
            let mut out = String::new();
            for (place, cell) in board.cells.iter().enumerate() {
                if place > 0 && place % usize::from(board.columns).max(1) == 0 {
                    out.push('\n');
                }
                out.push(letter(*cell));
            }
            out
        }
    }
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
