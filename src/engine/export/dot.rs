//! A drawing as a Graphviz graph: the same shapes, colours and words, laid out by `dot`.

use super::escape::{Escaped, Id, Length, comment, graphviz, written};
use crate::game::Player;
use crate::game::depict::{Cell, Picture};
use crate::scene::{Knowledge, Link, Mark, Role, Sketch};
use std::fmt::{self, Write};

const CUT: &str = "6B7280";

/// Returns the shape and the colour of a role.
fn shape(role: Role) -> [&'static str; 2] {
    match role {
        Role::Max => ["triangle", "1D6FD1"],
        Role::Min => ["invtriangle", "B34700"],
        Role::Chance => ["circle", "6A0877"],
        Role::Leaf => ["box", "111827"],
    }
}

/// Returns the text colour, the style and the opacity of the fill for a state of knowledge: a bound has 16 % (hexadecimal 29), an
/// exact value 40 %. Graphviz has one colour for the words in a node and those beside it, so no fill is dark.
fn look(knowledge: Knowledge) -> [&'static str; 3] {
    match knowledge {
        Knowledge::Unseen => [CUT, "solid", ""],
        Knowledge::Open => ["111827", "bold", ""],
        Knowledge::Bound => ["111827", "filled", "29"],
        Knowledge::Exact => ["111827", "filled,bold", "66"],
        Knowledge::Cut => [CUT, "filled,dashed", "33"],
    }
}

const HEAD: &str = r##"digraph plyscope {
  graph [ordering=out, forcelabels=true]
  node [fontname="Helvetica", margin=0.04]
  edge [fontname="Helvetica", fontsize=11, arrowhead=none, color="#868D98"]
"##;

/// Writes a graph, with `above` as a comment on top.
pub fn dot(sketch: &Sketch, above: &str) -> String {
    written(|out| {
        write!(out, "// {}\n{HEAD}", Escaped(above, comment))?;
        for mark in &sketch.marks {
            node(out, mark)?;
            if let Some(link) = &mark.link {
                edge(out, sketch, link, &mark.path)?;
            }
        }
        sketch
            .crossings
            .iter()
            .try_for_each(|(link, to)| edge(out, sketch, link, to))?;
        out.write_str("}\n")
    })
}

fn node(out: &mut String, mark: &Mark) -> fmt::Result {
    let [shape, role] = shape(mark.role);
    let [words, style, fill] = look(mark.knowledge);
    let colour = match mark.knowledge {
        Knowledge::Unseen => "868D98",
        Knowledge::Cut => CUT,
        _ => role,
    };
    let shape = if mark.is_board || mark.role == Role::Leaf {
        "box"
    } else {
        shape
    };
    write!(
        out,
        r#"  "{}" [shape={shape}, style="{style}""#,
        Id(&mark.path)
    )?;
    write!(out, r##", color="#{colour}", fontcolor="#{words}""##)?;
    if !fill.is_empty() {
        write!(out, r##", fillcolor="#{colour}{fill}""##)?;
    }
    if mark.is_now {
        out.push_str(", peripheries=2, penwidth=2");
    }
    if mark.is_board {
        out.push_str(r#", fontname="Courier""#);
    }
    write!(
        out,
        ", label={}",
        Quoted([&rows(&mark.picture), &mark.value])
    )?;
    if !mark.name.is_empty() || !mark.beside.is_empty() {
        write!(out, ", xlabel={}", Quoted([&mark.name, &mark.beside]))?;
    }
    out.write_str("]\n")
}

fn edge(out: &mut String, sketch: &Sketch, link: &Link, to: &[u16]) -> fmt::Result {
    write!(
        out,
        r#"  "{}" -> "{}" ["#,
        Id(sketch.path(link.from)),
        Id(to)
    )?;
    let (looks, width) = match (link.is_best, link.is_now, link.knowledge) {
        (true, true, _) => ("color=\"#111827:#0C4638\", ", 3.0),
        (true, false, _) => ("color=\"#0C4638\", ", 4.0),
        (false, true, _) => ("color=\"#111827\", ", 3.0),
        (_, _, Knowledge::Cut) => ("style=dotted, ", 1.5),
        (_, _, Knowledge::Unseen) => ("", 0.75),
        _ => ("", 1.5),
    };
    write!(
        out,
        "{looks}penwidth={}",
        Length(if link.width > 0.0 { link.width } else { width })
    )?;
    if link.is_severed {
        // Draws two bars across the edge.
        out.push_str(", arrowhead=teetee");
    }
    if !link.words.is_empty() {
        write!(out, ", label={}", Quoted([&link.words, ""]))?;
    }
    out.write_str("]\n")
}

/// Two texts in quotes, one below the other.
struct Quoted<'a>([&'a str; 2]);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Quoted([above, below]) = *self;
        let between = if above.is_empty() || below.is_empty() {
            ""
        } else {
            "\\n"
        };
        write!(
            out,
            "\"{}{between}{}\"",
            Escaped(above, graphviz),
            Escaped(below, graphviz)
        )
    }
}

/// Writes a position as text, row by row.
fn rows(picture: &Picture) -> String {
    match picture {
        Picture::Bare => String::new(),
        Picture::Heaps { heaps, .. } => heaps
            .iter()
            .map(u16::to_string)
            .collect::<Vec<_>>()
            .join(" "),
        Picture::Scores { scores, turn, .. } => format!("{} : {} +{turn}", scores.max, scores.min),
        Picture::Board(board) => {
            let columns = usize::from(board.columns).max(1);
            let rows = board
                .cells
                .chunks(columns)
                .map(|row| row.iter().map(|cell| letter(*cell)).collect());
            rows.collect::<Vec<String>>().join("\n")
        }
    }
}

/// Returns the letter of a cell: Max's in capitals or ×, Min's in small letters or ○.
fn letter(cell: Cell) -> char {
    let (letter, owner) = match cell {
        Cell::Empty => return '.',
        Cell::Of(Player::Max) => return 'x',
        Cell::Of(Player::Min) => return 'o',
        Cell::Man(owner, letter) => (letter, owner),
        Cell::Snake {
            owner,
            is_head: true,
            ..
        } => ('H', owner),
        Cell::Snake { owner, .. } => ('S', owner),
        Cell::Wall(owner) => ('W', owner),
        Cell::Growth(_) => return '+',
        Cell::Railgun => return '!',
    };
    match owner {
        Player::Max => letter,
        Player::Min => letter.to_ascii_lowercase(),
    }
}
