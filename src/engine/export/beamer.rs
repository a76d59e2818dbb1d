//! A whole recording as one Beamer frame: the drawing of the last step, in which nodes and edges
//! change from slide to slide.

use super::escape::{Escaped, written};
use super::latex::latex;
use super::tikz::{Look, STYLE, boards, document, look, tree};
use crate::scene::Sketch;
use crate::trace::NodeId;
use std::fmt::Write;

const CLASS: &str =
    "\\documentclass{beamer}\n\\setbeamertemplate{navigation symbols}{}\n\\usepackage{adjustbox}\n";
/// Labels do not take part in the layout, so nothing moves when they appear or disappear.
const OVERLAYS: &str = "\\forestset{on/.code args={<#1>#2}{\\alt<#1>{\\pgfkeysalso{#2}}{}}}\n\\tikzset{every label/.style={overlay}}\n";
const BEFORE_TREE: &str = "\\begin{frame}[t]\n\\begin{adjustbox}{max width=\\textwidth,max height=.75\\textheight,center}\n\\begin{forest} ply\n";
const AFTER_TREE: &str = "\\end{forest}\n\\end{adjustbox}\n\\par\\medskip\\small\n";

/// Writes one frame with a slide for each of the given steps and their sentences.
pub fn beamer(slides: &[(Sketch, String)]) -> String {
    // The tree only grows, so the last slide has all nodes.
    let Some((last, _)) = slides.last() else {
        return String::new();
    };
    let boards = slides
        .iter()
        .map(|(sketch, _)| written(|out| boards(out, sketch)))
        .max_by_key(String::len);
    let body = written(|out| {
        write!(
            out,
            "{OVERLAYS}{STYLE}{}{BEFORE_TREE}",
            boards.unwrap_or_default()
        )?;
        tree(out, last, |mark| look_by_slide(slides, mark.node))?;
        out.push_str(AFTER_TREE);
        for (number, (_, sentence)) in (1..).zip(slides) {
            writeln!(out, "\\only<{number}>{{{}}}%", Escaped(sentence, latex))?;
        }
        out.write_str("\\end{frame}\n")
    });
    document(CLASS, &body)
}

/// Returns the content and the options of a node, each with the slides that it is for.
fn look_by_slide(slides: &[(Sketch, String)], node: NodeId) -> Look {
    let mark = |sketch: &Sketch| sketch.marks.iter().find(|mark| mark.node == node).map(look);
    let absent = || Look {
        content: String::new(),
        options: ",draw=none,edge={draw=none}".to_owned(),
    };
    let looks: Vec<Look> = slides
        .iter()
        .map(|(sketch, _)| mark(sketch).unwrap_or_else(absent))
        .collect();
    let timed =
        |key, part: fn(&Look) -> &str| timed(key, &looks.iter().map(part).collect::<Vec<&str>>());
    Look {
        content: timed("\\only", |look| &look.content),
        options: timed(",on=", |look| &look.options),
    }
}

/// Writes texts that replace one another: `\only<3-5>{…}`.
fn timed(key: &str, texts: &[&str]) -> String {
    let (mut timed, mut from) = (String::new(), 1);
    for run in texts.chunk_by(|one, next| one == next) {
        let (text, to) = (run[0].trim_start_matches(','), from + run.len() - 1);
        if !text.is_empty() {
            let slides = if to < texts.len() {
                format!("{from}-{to}")
            } else {
                format!("{from}-")
            };
            timed += &format!("{key}<{slides}>{{{text}}}");
        }
        from = to + 1;
    }
    timed
}
