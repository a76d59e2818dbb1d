//! A drawing as a `forest` environment for LaTeX, and a whole recording as one frame of Beamer: sources that an author can edit.

use super::latex::LETTERS;
use super::pen::Pen;
use super::sketch::{Knowledge, Link, Mark, Role, Sketch};
use super::svg::trace;
use super::{Ink, Scene, Shape, picture};
use crate::game::depict::Picture;
use crate::trace::NodeId;

/// What every figure brings along. Whoever has many can move it into the preamble.
const STYLE: &str = r"\definecolorset{HTML}{ply}{}{max,1D6FD1;min,B34700;chance,6A0877;best,0C4638;cut,6B7280;line,868D98;now,111827}%
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

const PACKAGES: &str = "\\usepackage{amssymb,forest} \\usetikzlibrary{shapes.geometric,patterns,svg.path}";
/// Whether a text needs no other fonts than those of every LaTeX.
const LATIN: char = '\u{ff}';

/// The side of a board in points, and of a cell at least.
const SIDE: usize = 34;
const CELL: usize = 6;

/// A frame: before the style, the tree and the sentences. What stands beside nodes moves nothing when it comes and goes.
const FRAME: [&str; 3] = [
    "\\forestset{on/.code args={<#1>#2}{\\alt<#1>{\\pgfkeysalso{#2}}{}}}\n\\tikzset{every label/.style={overlay}}\n",
    "\\begin{frame}[t]\n\\begin{adjustbox}{max width=\\textwidth,max height=.75\\textheight,center}\n\\begin{forest} ply\n",
    "\\end{forest}\n\\end{adjustbox}\n\\par\\medskip\\small\n",
];

/// One environment. The comment stands on top of it.
pub fn tikz(sketch: &Sketch, comment: &str) -> String {
    let (mut pen, mut body) = (Pen::default(), Pen::default());
    boards(sketch, &mut body);
    body.put("\\begin{forest} ply\n");
    tree(sketch, &mut |mark| look(mark), &mut body);
    for (link, to) in &sketch.crossings {
        body.put("\\draw[ply edge").put(&edge(link)).put("] (").id(sketch.path(link.from)).put(") -- (").id(to).put(");\n");
    }
    pen.put("% ").spelt(comment, " ").put("\n% ").put(PACKAGES);
    if !is_latin(&body.0) {
        pen.put(" \\usepackage{ctex} (xelatex)");
    }
    pen.put("\n").put(STYLE).put(&body.0).put("\\end{forest}\n");
    pen.0
}

/// Environments as a whole document, a page each.
pub fn standalone(figures: &str) -> String {
    document("\\documentclass[border=6mm,multi=forest]{standalone}\n", figures)
}

fn document(class: &str, body: &str) -> String {
    let is_latin = body.split('\n').all(|line| line.starts_with('%') || is_latin(line));
    let [program, fonts] = if is_latin {
        ["pdflatex\n", "\\usepackage[T1]{fontenc}\n"]
    } else {
        ["xelatex\n", "\\usepackage[fontset=fandol]{ctex}\n"]
    };
    let mut pen = Pen::default();
    pen.put("% !TeX program = ").put(program).put(class).put(fonts).put(PACKAGES);
    pen.put("\n\\begin{document}\n").put(body).put("\\end{document}\n");
    pen.0
}

fn is_latin(text: &str) -> bool {
    text.chars().all(|letter| letter <= LATIN)
}

/// One frame with a slide for each step: the sketches with their sentences, the first and the last step in between.
pub fn beamer(slides: &[(Sketch, String)]) -> String {
    // The tree only grows.
    let Some((last, _)) = slides.last() else { return String::new() };
    let [mut pen, mut most] = [Pen::default(), Pen::default()];
    for (sketch, _) in slides {
        let mut drawn = Pen::default();
        boards(sketch, &mut drawn);
        if drawn.0.len() >= most.0.len() {
            most = drawn;
        }
    }
    pen.put(FRAME[0]).put(STYLE).put(&most.0).put(FRAME[1]);
    tree(last, &mut |mark| film(slides, mark.node), &mut pen);
    pen.put(FRAME[2]);
    let mut number = 0.0;
    for (_, sentence) in slides {
        number += 1.0;
        pen.fill("\\only<@>{", &[number]).spelt(sentence, LETTERS).put("}%\n");
    }
    pen.put("\\end{frame}\n");
    document("\\documentclass{beamer}\n\\setbeamertemplate{navigation symbols}{}\n\\usepackage{adjustbox}\n", &pen.0)
}

/// What is written in a node and how it looks, each with the slides it is for.
fn film(slides: &[(Sketch, String)], node: NodeId) -> [String; 2] {
    let mut looks = Vec::new();
    for (sketch, _) in slides {
        looks.push(match sketch.marks.iter().find(|mark| mark.node == node) {
            Some(mark) => look(mark),
            None => [String::new(), ",draw=none,edge={draw=none}".to_owned()],
        });
    }
    [timed("\\only", &looks, 0), timed(",on=", &looks, 1)]
}

/// Texts in place of each other: `\only<3-5>{…}`.
fn timed(key: &str, looks: &[[String; 2]], part: usize) -> String {
    let (mut pen, mut from) = (Pen::default(), 1.0);
    for (index, look) in looks.iter().enumerate() {
        let (text, next) = (&look[part], looks.get(index + 1));
        if next.is_some_and(|next| next[part] == *text) {
            continue;
        }
        let to = index as f64 + 1.0;
        if !text.is_empty() {
            pen.put(key).fill(if next.is_some() { "<@-@>{" } else { "<@->{" }, &[from, to]);
            pen.put(text.trim_start_matches(',')).put("}");
        }
        from = to + 1.0;
    }
    pen.0
}

/// The nodes in brackets.
fn tree(sketch: &Sketch, look: &mut dyn FnMut(&Mark) -> [String; 2], pen: &mut Pen) {
    let mut open = 0;
    for mark in &sketch.marks {
        for _ in mark.depth..open {
            pen.put("]");
        }
        if open > 0 {
            pen.put("\n");
        }
        for _ in 0..mark.depth {
            pen.put("  ");
        }
        let [content, options] = look(mark);
        pen.put("[{").put(&content).put("},name=").id(&mark.path).put(&options);
        open = mark.depth + 1;
    }
    for _ in 0..open {
        pen.put("]");
    }
    pen.put("\n");
}

/// What is written in a node and how it looks.
fn look(mark: &Mark) -> [String; 2] {
    let [mut content, mut options] = [Pen::default(), Pen::default()];
    let [shape, leaf] = if mark.is_board { ["board,ply role=ply", "now"] } else { ["", "leaf"] };
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
    options.put(",ply ").put(shape).put(role).put(",ply ").put(knowledge);
    if mark.picture != Picture::Bare {
        content.put("\\plyboard{").id(&mark.path).put("}");
        if !mark.value.is_empty() {
            content.put("\\\\");
        }
    }
    if mark.is_now {
        options.put(",ply now");
    }
    if !mark.value.is_empty() {
        content.put("\\plytext{").put(if mark.value.chars().count() > 4 { "\\tiny " } else { "" });
        content.spelt(&mark.value, LETTERS).put("}");
    }
    // What leads on has its edges below.
    let beside = if mark.role == Role::Leaf { "ply text]270:{" } else { "ply text]20:{" };
    // Left of it is what stands before it.
    let above = if mark.link.as_ref().is_some_and(|link| link.is_last) { "ply name]60:{" } else { "ply name]150:{" };
    for (place, words) in [(above, &mark.name), (beside, &mark.beside)] {
        if !words.is_empty() {
            options.put(",label={[").put(if mark.is_now { "ply far," } else { "" }).put(place).spelt(words, LETTERS).put("}}");
        }
    }
    if let Some(link) = &mark.link {
        let style = edge(link);
        if !style.is_empty() {
            options.put(",edge={").put(style.trim_start_matches(',')).put("}");
        }
        if link.is_severed || !link.words.is_empty() {
            options.put(",edge label={").put(if link.is_severed { "\\plybars " } else { "" });
            if !link.words.is_empty() {
                // The bars stand in the middle.
                options.put(if link.is_severed { "node[ply move,near end]{" } else { "node[ply move]{" });
                options.spelt(&link.words, LETTERS).put("}");
            }
            options.put("}");
        }
    }
    [content.0, options.0]
}

fn edge(link: &Link) -> String {
    let mut pen = Pen::default();
    pen.put(match link.knowledge {
        Knowledge::Cut => ",ply cut edge",
        Knowledge::Unseen => ",ply unseen edge",
        _ => "",
    });
    if link.width > 0.0 {
        pen.fill(",line width=@pt", &[0.5 * link.width]);
    }
    pen.put(if link.is_best { ",ply best edge" } else { "" }).put(if link.is_now { ",ply now edge" } else { "" });
    pen.0
}

/// The positions of the nodes, as commands by their names.
fn boards(sketch: &Sketch, pen: &mut Pen) {
    for mark in sketch.marks.iter().filter(|mark| mark.picture != Picture::Bare) {
        if pen.0.is_empty() {
            pen.put("\\providecommand\\plyboard[1]{\\tikz[yscale=-1]{\\csname ply #1\\endcsname}}%\n");
        }
        let side = SIDE.max(CELL * mark.picture.size().0) as f64;
        pen.put("\\expandafter\\def\\csname ply ").id(&mark.path);
        pen.fill("\\endcsname{\\path (0,0) rectangle (@pt,@pt);", &[side, side]);
        items(&picture(&mark.picture, side), pen);
        pen.put("}%\n");
    }
}

fn items(scene: &Scene, pen: &mut Pen) {
    for item in &scene.items {
        let colour = |ink: Ink| match ink {
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
        };
        let fill = item.fill.map(colour);
        if let Shape::Text { at, size, runs, .. } = &item.shape {
            // Forest keeps nodes within nodes for itself; the mirror undoes that rows are counted from the top.
            pen.fill("\\pgftext[base,at=\\pgfpoint{@pt}{@pt}]{\\scalebox{1}[-1]{\\color{", &[at.0, at.1]);
            pen.put(fill.unwrap_or("plynow")).fill("}\\fontsize{@}{@}\\selectfont ", &[*size, *size]);
            for run in runs {
                pen.spelt(&run.text, LETTERS);
            }
            pen.put("}}");
            continue;
        }
        pen.put("\\path[");
        if let Some(colour) = fill {
            pen.put("fill=").put(colour).put(",");
        }
        if let Some(stroke) = item.stroke {
            pen.put("draw=").put(colour(stroke.ink)).fill(",line width=@pt,", &[0.6 * stroke.width]);
        }
        pen.put("]");
        course(&item.shape, pen);
        pen.put(";");
    }
}

/// A shape as parts of a path. Arcs of more than a quarter would not come out.
fn course(shape: &Shape, pen: &mut Pen) {
    match shape {
        &Shape::Circle(x, y, radius) => _ = pen.fill(" (@pt,@pt) circle[radius=@pt]", &[x, y, radius]),
        Shape::Many(shapes) => shapes.iter().for_each(|shape| course(shape, pen)),
        _ => {
            pen.put(" svg \"");
            trace(shape, pen);
            pen.put("\"");
        }
    }
}
