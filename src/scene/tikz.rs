//! A drawing as a `forest` environment for LaTeX, and a whole recording as one frame of Beamer: sources that an author can edit.

use super::latex::LETTERS;
use super::sketch::{Knowledge, Link, Mark, Role, Sketch, id, spelt};
use super::svg::{number, trace};
use super::{Ink, Scene, Shape, picture};
use crate::game::depict::Picture;
use crate::trace::NodeId;

/// What every figure brings along. Whoever has many can move it into the preamble.
const STYLE: &str = r"\definecolor{plymax}{HTML}{1D6FD1}\definecolor{plymin}{HTML}{B34700}\definecolor{plychance}{HTML}{6A0877}%
\definecolor{plybest}{HTML}{0C4638}\definecolor{plycut}{HTML}{6B7280}\definecolor{plyline}{HTML}{868D98}\definecolor{plynow}{HTML}{111827}%
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
  ply text/.style={font=\scriptsize,text=plynow,inner sep=1pt,align=left},
  ply name/.style={ply text,font=\footnotesize\bfseries},
  ply move/.style={ply text,midway,fill=white},
  ply edge/.style={draw=plyline,semithick},
  ply unseen edge/.style={thin},
  ply cut edge/.style={draw=plycut,thick,dash pattern=on 1.5pt off 3pt},
  ply best edge/.style={preaction={draw=plybest,line width=4pt}},
  ply now edge/.style={draw=plynow,line width=1.6pt}}%
\forestset{ply/.style={for tree={inner sep=1.5pt,align=center,font=\small\bfseries,parent anchor=south,child anchor=north,calign=midpoint,l=17mm,l sep=7mm,s sep=5mm,edge={ply edge}}}}%
\providecommand\plybars{node[midway,sloped,fill=white,inner sep=1pt]{\rule[-1.2mm]{1.2pt}{2.8mm}\kern2pt\rule[-1.2mm]{1.2pt}{2.8mm}}}%
\providecommand\plytext[1]{\makebox[0pt]{#1}}%
";

const PACKAGES: &str = "\\usepackage{amssymb,forest} \\usetikzlibrary{shapes.geometric,patterns,svg.path}";
/// Whether a text needs no other fonts than those of every LaTeX.
const LATIN: char = '\u{ff}';

/// The side of a board in points, and of a cell at least.
const SIDE: usize = 34;
const CELL: usize = 6;

/// One environment. The comment stands on top of it.
pub fn tikz(sketch: &Sketch, comment: &str) -> String {
    let mut out = "% ".to_owned();
    spelt(comment, &[], &mut out);
    let mut body = boards(sketch);
    body += "\\begin{forest} ply\n";
    tree(sketch, &mut |mark| look(mark), &mut body);
    for (link, to) in &sketch.crossings {
        let from = sketch.marks.iter().find(|mark| mark.node == link.from).map_or(&[][..], |mark| &mark.path);
        body += &format!("\\draw[ply edge{}] ({}) -- ({});\n", edge(link), id(from), id(to));
    }
    let ctex = if body.chars().all(|letter| letter <= LATIN) { "" } else { " \\usepackage{ctex} (xelatex)" };
    out + "\n% " + PACKAGES + ctex + "\n" + STYLE + &body + "\\end{forest}\n"
}

/// Environments as a whole document, a page each.
pub fn standalone(figures: &str) -> String {
    document("\\documentclass[border=6mm,multi=forest]{standalone}", figures)
}

fn document(class: &str, body: &str) -> String {
    let is_comment = |line: &&str| line.starts_with('%');
    let is_latin = body.lines().filter(|line| !is_comment(line)).all(|line| line.chars().all(|letter| letter <= LATIN));
    let (program, fonts) =
        if is_latin { ("pdflatex", "\\usepackage[T1]{fontenc}") } else { ("xelatex", "\\usepackage[fontset=fandol]{ctex}") };
    format!("% !TeX program = {program}\n{class}\n{fonts}\n{PACKAGES}\n\\begin{{document}}\n{body}\\end{{document}}\n")
}

/// One frame with a slide for each step: the sketches with their sentences, the first and the last step in between.
pub fn beamer(slides: &[(Sketch, String)]) -> String {
    // The tree only grows.
    let Some((last, _)) = slides.last() else { return String::new() };
    let mut out = STYLE.to_owned() + &slides.iter().map(|(sketch, _)| boards(sketch)).max_by_key(String::len).unwrap_or_default();
    out +=
        "\\begin{frame}[t]\n\\begin{adjustbox}{center,max width=\\textwidth,max height=.75\\textheight}\n\\begin{forest} ply\n";
    tree(last, &mut |mark| film(slides, mark.node), &mut out);
    out += "\\end{forest}\n\\end{adjustbox}\n\\medskip\\small\n";
    for (number, (_, sentence)) in (1..).zip(slides) {
        out += &format!("\\only<{number}>{{");
        spelt(sentence, &LETTERS, &mut out);
        out += "}%\n";
    }
    out += "\\end{frame}\n";
    // What stands beside nodes moves nothing when it comes and goes.
    let overlays = "\\documentclass{beamer}\n\\setbeamertemplate{navigation symbols}{}\n\\usepackage{adjustbox}";
    let keys = "\\forestset{on/.code args={<#1>#2}{\\alt<#1>{\\pgfkeysalso{#2}}{}}}\n\\tikzset{every label/.style={overlay}}\n";
    document(overlays, &(keys.to_owned() + &out))
}

/// What is written in a node and how it looks, each with the slides it is for.
fn film(slides: &[(Sketch, String)], node: NodeId) -> (String, String) {
    let hidden = || (String::new(), ",draw=none,edge={draw=none}".to_owned());
    let at = |(sketch, _): &(Sketch, String)| sketch.marks.iter().find(|mark| mark.node == node).map_or_else(hidden, look);
    let (words, looks): (Vec<String>, Vec<String>) = slides.iter().map(at).unzip();
    (timed("\\only", &words), timed(",on=", &looks))
}

/// Texts in place of each other: `\only<3-5>{…}`.
fn timed(key: &str, texts: &[String]) -> String {
    let (mut out, mut from) = (String::new(), 0);
    for (index, text) in texts.iter().enumerate() {
        if texts.get(index + 1) == Some(text) {
            continue;
        }
        if !text.is_empty() {
            let last = if index + 1 < texts.len() { (index + 1).to_string() } else { String::new() };
            out += &format!("{key}<{}-{last}>{{{}}}", from + 1, text.trim_start_matches(','));
        }
        from = index + 1;
    }
    out
}

/// The nodes in brackets.
fn tree(sketch: &Sketch, look: &mut dyn FnMut(&Mark) -> (String, String), out: &mut String) {
    let mut open = 0;
    for mark in &sketch.marks {
        let close = open - open.min(mark.depth);
        *out += &"]".repeat(usize::from(close));
        if open > 0 {
            out.push('\n');
        }
        let (content, options) = look(mark);
        *out += &format!("{}[{{{content}}},name={}{options}", "  ".repeat(usize::from(mark.depth)), id(&mark.path));
        open = mark.depth + 1;
    }
    *out += &"]".repeat(usize::from(open));
    out.push('\n');
}

/// What is written in a node and how it looks.
fn look(mark: &Mark) -> (String, String) {
    let knowledge = ["unseen", "open", "bound", "exact", "cut"][mark.knowledge as usize];
    let is_board = mark.is_board;
    let (shape, leaf) = if is_board { ("board,ply role=ply", "now") } else { ("", "leaf") };
    let role = ["max", "min", "chance", leaf][mark.role as usize];
    let mut options = format!(",ply {shape}{role},ply {knowledge}");
    let mut content = String::new();
    if mark.picture != Picture::Bare {
        content += &format!("\\plyboard{{{}}}", id(&mark.path));
        if !mark.value.is_empty() {
            content += "\\\\";
        }
    }
    if mark.is_now {
        options += ",ply now";
    }
    let size = if mark.value.chars().count() > 4 { "\\tiny " } else { "" };
    if !mark.value.is_empty() {
        content += &format!("\\plytext{{{size}");
        spelt(&mark.value, &LETTERS, &mut content);
        content.push('}');
    }
    // What leads on has its edges below.
    let beside = if mark.role == Role::Leaf { "[ply text]270" } else { "[ply text]20" };
    for (place, words) in [("[ply name]150", &mark.name), (beside, &mark.beside)] {
        if !words.is_empty() {
            options += &format!(",label={{{place}:{{");
            spelt(words, &LETTERS, &mut options);
            options += "}}";
        }
    }
    if let Some(link) = &mark.link {
        let style = edge(link);
        if !style.is_empty() {
            options += &format!(",edge={{{}}}", style.trim_start_matches(','));
        }
        if link.is_severed || !link.words.is_empty() {
            options += ",edge label={";
            options += if link.is_severed { "\\plybars " } else { "" };
            if !link.words.is_empty() {
                // The bars stand in the middle.
                options += if link.is_severed { "node[ply move,near end]{" } else { "node[ply move]{" };
                spelt(&link.words, &LETTERS, &mut options);
                options.push('}');
            }
            options.push('}');
        }
    }
    (content, options)
}

fn edge(link: &Link) -> String {
    let mut style = match link.knowledge {
        Knowledge::Cut => ",ply cut edge",
        Knowledge::Unseen => ",ply unseen edge",
        _ => "",
    }
    .to_owned();
    if link.width > 0.0 {
        style += &format!(",line width={}pt", number(0.5 * link.width));
    }
    style += if link.is_best { ",ply best edge" } else { "" };
    style + if link.is_now { ",ply now edge" } else { "" }
}

/// The positions of the nodes, as commands by their names.
fn boards(sketch: &Sketch) -> String {
    let mut out = String::new();
    for mark in sketch.marks.iter().filter(|mark| mark.picture != Picture::Bare) {
        if out.is_empty() {
            out += "\\providecommand\\plyboard[1]{\\tikz[yscale=-1]{\\csname ply #1\\endcsname}}%\n";
        }
        let side = SIDE.max(CELL * mark.picture.size().0);
        out +=
            &format!("\\expandafter\\def\\csname ply {}\\endcsname{{\\path (0,0) rectangle ({side}pt,{side}pt);", id(&mark.path));
        items(&picture(&mark.picture, side as f64), &mut out);
        out += "}%\n";
    }
    out
}

fn items(scene: &Scene, out: &mut String) {
    for item in &scene.items {
        if let Shape::Text { at, size, runs, .. } = &item.shape {
            let (x, y, size) = (number(at.0), number(at.1), number(*size));
            // Forest keeps nodes within nodes for itself; the mirror undoes that rows are counted from the top.
            *out += &format!("\\pgftext[base,at=\\pgfpoint{{{x}pt}}{{{y}pt}}]{{\\scalebox{{1}}[-1]{{\\color{{");
            *out += item.fill.map_or("plynow", colour);
            *out += &format!("}}\\fontsize{{{size}}}{{{size}}}\\selectfont ");
            runs.iter().for_each(|run| spelt(&run.text, &LETTERS, out));
            *out += "}}";
            continue;
        }
        *out += "\\path[";
        if let Some(ink) = item.fill {
            *out += &format!("fill={},", colour(ink));
        }
        if let Some(stroke) = item.stroke {
            *out += &format!("draw={},line width={}pt,", colour(stroke.ink), number(0.6 * stroke.width));
        }
        out.push(']');
        course(&item.shape, out);
        out.push(';');
    }
}

/// A shape as parts of a path. Arcs of more than a quarter would not come out.
fn course(shape: &Shape, out: &mut String) {
    match shape {
        &Shape::Circle(x, y, radius) => {
            *out += &format!(" ({}pt,{}pt) circle[radius={}pt]", number(x), number(y), number(radius));
        }
        Shape::Many(shapes) => shapes.iter().for_each(|shape| course(shape, out)),
        _ => {
            *out += " svg \"";
            trace(shape, out);
            out.push('"');
        }
    }
}

fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Max => "plymax",
        Ink::Min => "plymin",
        Ink::Chance => "plychance",
        Ink::Best => "plybest",
        Ink::Line => "plyline",
        Ink::Rule => "plyline!30",
        Ink::TintMax => "plymax!16",
        Ink::TintMin => "plymin!16",
        Ink::Paper | Ink::On => "white",
        _ => "plynow",
    }
}
