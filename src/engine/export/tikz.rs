//! A drawing as a `forest` environment for LaTeX, a source that an author can edit.

mod boards;

pub use boards::boards;

use super::escape::{Escaped, Id, Length, comment, written};
use super::latex::latex;
use crate::game::depict::Picture;
use crate::scene::{Knowledge, Link, Mark, Role, Sketch};
use std::fmt::{self, Write};

/// The definitions of every figure. A document with many figures can move them into its preamble.
pub const STYLE: &str = r"\definecolorset{HTML}{ply}{}{max,1D6FD1;min,B34700;chance,6A0877;best,0C4638;cut,6B7280;line,868D98;now,111827}%
\tikzset{
  ply up/.style={regular polygon,regular polygon sides=3,inner sep=0pt,minimum size=13mm},
  ply role/.store in=\plyrole,
  ply max/.style={ply role=plymax,ply up},
  ply min/.style={ply role=plymin,ply up,shape border rotate=180},
  ply chance/.style={ply role=plychance,circle,minimum size=10mm},
  ply leaf/.style={ply role=plynow,minimum size=8mm,rounded corners=2pt},
  ply board/.style={minimum size=10mm,rounded corners=2pt},
  ply unseen/.style={draw=plyline,text=plycut},
  ply open/.style={draw=\plyrole,thick},
  ply bound/.style={ply open,fill=\plyrole!16},
  ply exact/.style={ply open,fill=\plyrole,text=white},
  ply cut/.style={draw=plycut,text=plycut,thick,dash pattern=on 2pt off 3pt,pattern=north east lines,pattern color=plycut!60},
  ply now/.style={preaction={draw=plynow,line width=5.5pt},preaction={draw=white,line width=3.5pt}},
  ply far/.style={label distance=6pt},
  ply text/.style={font=\scriptsize,text=plynow,inner sep=1pt,align=left},
  ply name/.style={ply text,font=\footnotesize\bfseries},
  ply move/.style={ply text,midway,fill=white},
  ply edge/.style={draw=plyline,semithick},
  ply unseen edge/.style={thin},
  ply cut edge/.style={draw=plycut,thick,dash pattern=on 1.5pt off 3pt},
  ply best edge/.style={draw=plybest,preaction={draw=plybest,line width=4pt}},
  ply now edge/.style={draw=plynow,line width=1.6pt}}%
\forestset{ply/.style={for tree={inner sep=1.5pt,align=center,font=\small\bfseries,parent anchor=south,child anchor=north,calign=midpoint,l=17mm,l sep=7mm,s sep=5mm,edge={ply edge}}}}%
\providecommand\plybars{node[midway,sloped,fill=white,inner sep=1pt]{\rule[-1.2mm]{1.2pt}{2.8mm}\kern2pt\rule[-1.2mm]{1.2pt}{2.8mm}}}%
\providecommand\plytext[1]{\makebox[0pt]{#1}}%
";

const PACKAGES: &str =
    "\\usepackage{amssymb,forest} \\usetikzlibrary{shapes.geometric,patterns,svg.path}";
/// The last character of the fonts that every LaTeX has.
const LATIN: char = '\u{ff}';

/// Writes one environment, with `above` as a comment on top.
pub fn tikz(sketch: &Sketch, above: &str) -> String {
    let body = written(|out| {
        boards(out, sketch)?;
        out.push_str("\\begin{forest} ply\n");
        tree(out, sketch, look)?;
        for (link, to) in &sketch.crossings {
            writeln!(
                out,
                "\\draw[ply edge{}] ({}) -- ({});",
                edge(link),
                Id(sketch.path(link.from)),
                Id(to)
            )?;
        }
        Ok(())
    });
    let fonts = if is_latin(&body) {
        ""
    } else {
        " \\usepackage{ctex} (xelatex)"
    };
    format!(
        "% {}\n% {PACKAGES}{fonts}\n{STYLE}{body}\\end{{forest}}\n",
        Escaped(above, comment)
    )
}

/// Writes environments as a whole document, one page each.
pub fn standalone(figures: &str) -> String {
    document(
        "\\documentclass[border=6mm,multi=forest]{standalone}\n",
        figures,
    )
}

/// Writes a document of a class, for the TeX program that has its characters.
pub fn document(class: &str, body: &str) -> String {
    let [program, fonts] = fonts(body);
    format!(
        "% !TeX program = {program}\n{class}{fonts}\n{PACKAGES}\n\\begin{{document}}\n{body}\\end{{document}}\n"
    )
}

/// Returns the TeX program that has the characters of a text, and the line of the preamble that loads them.
pub fn fonts(body: &str) -> [&'static str; 2] {
    let is_latin = body
        .split('\n')
        .all(|line| line.starts_with('%') || is_latin(line));
    if is_latin {
        ["pdflatex", "\\usepackage[T1]{fontenc}"]
    } else {
        ["xelatex", "\\usepackage[fontset=fandol]{ctex}"]
    }
}

fn is_latin(text: &str) -> bool {
    text.chars().all(|letter| letter <= LATIN)
}

/// The content of a node, and the options of its look.
#[derive(Debug)]
pub struct Look {
    /// The text between the braces.
    pub content: String,
    /// The options after it, each with a comma before it.
    pub options: String,
}

/// Writes the nodes in nested brackets.
pub fn tree(out: &mut String, sketch: &Sketch, look: impl Fn(&Mark) -> Look) -> fmt::Result {
    let mut open = 0;
    for mark in &sketch.marks {
        let depth = usize::from(mark.depth);
        out.push_str(&"]".repeat(open - depth.min(open)));
        if open > 0 {
            out.push('\n');
        }
        let Look { content, options } = look(mark);
        write!(
            out,
            "{}[{{{content}}},name={}{options}",
            "  ".repeat(depth),
            Id(&mark.path)
        )?;
        open = depth + 1;
    }
    writeln!(out, "{}", "]".repeat(open))
}

/// Returns the look of a node.
pub fn look(mark: &Mark) -> Look {
    let mut look = Look {
        content: String::new(),
        options: String::new(),
    };
    content(&mut look.content, mark)
        .and_then(|()| options(&mut look.options, mark))
        .expect("a String takes everything");
    look
}

fn content(out: &mut String, mark: &Mark) -> fmt::Result {
    if mark.picture != Picture::Bare {
        write!(out, "\\plyboard{{{}}}", Id(&mark.path))?;
        if !mark.value.is_empty() {
            out.push_str("\\\\");
        }
    }
    if !mark.value.is_empty() {
        let size = if mark.value.chars().count() > 4 {
            "\\tiny "
        } else {
            ""
        };
        write!(out, "\\plytext{{{size}{}}}", Escaped(&mark.value, latex))?;
    }
    Ok(())
}

fn options(out: &mut String, mark: &Mark) -> fmt::Result {
    let [shape, leaf] = if mark.is_board {
        ["board,ply role=ply", "now"]
    } else {
        ["", "leaf"]
    };
    let role = match mark.role {
        Role::Max => "max",
        Role::Min => "min",
        Role::Chance => "chance",
        Role::Leaf => leaf,
    };
    let knowledge = match mark.knowledge {
        Knowledge::Unseen => "unseen",
        Knowledge::Open => "open",
        Knowledge::Bound => "bound",
        Knowledge::Exact => "exact",
        Knowledge::Cut => "cut",
    };
    write!(out, ",ply {shape}{role},ply {knowledge}")?;
    if mark.is_now {
        out.push_str(",ply now");
    }
    // An inner node has its edges below.
    let beside = if mark.role == Role::Leaf {
        "ply text]270:"
    } else {
        "ply text]20:"
    };
    // The left is taken by the label of the edge.
    let above = if mark.link.as_ref().is_some_and(|link| link.is_last) {
        "ply name]60:"
    } else {
        "ply name]150:"
    };
    let far = if mark.is_now { "ply far," } else { "" };
    for (place, words) in [(above, &mark.name), (beside, &mark.beside)] {
        if !words.is_empty() {
            write!(out, ",label={{[{far}{place}{{{}}}}}", Escaped(words, latex))?;
        }
    }
    let Some(link) = &mark.link else {
        return Ok(());
    };
    let style = edge(link);
    if !style.is_empty() {
        write!(out, ",edge={{{}}}", style.trim_start_matches(','))?;
    }
    let bars = if link.is_severed { "\\plybars " } else { "" };
    // The bars are in the middle.
    let place = if link.is_severed { ",near end" } else { "" };
    if !link.words.is_empty() {
        write!(
            out,
            ",edge label={{{bars}node[ply move{place}]{{{}}}}}",
            Escaped(&link.words, latex)
        )?;
    } else if link.is_severed {
        write!(out, ",edge label={{{bars}}}")?;
    }
    Ok(())
}

fn edge(link: &Link) -> String {
    let mut style = match link.knowledge {
        Knowledge::Cut => ",ply cut edge".to_owned(),
        Knowledge::Unseen => ",ply unseen edge".to_owned(),
        _ => String::new(),
    };
    if link.width > 0.0 {
        style += &format!(",line width={}pt", Length(0.5 * link.width));
    }
    if link.is_best {
        style += ",ply best edge";
    }
    if link.is_now {
        style += ",ply now edge";
    }
    style
}
