//! Sheets and keys as a LaTeX document: the same form as in a browser, typeset by LaTeX.

use super::form::{Cell, Form, Question, Table, printed};
use super::key::remarks;
use super::tree::{Side, drawing};
use super::wording::points;
use super::{Paper, letter};
use crate::export::escape::{Escaped, written as collected};
use crate::export::{PACKAGES, fonts, latex, vector};
use crate::lang::words::paper;
use crate::lang::{Lang, Say};
use std::fmt::{self, Write};

const PREAMBLE: &str = r"\usepackage[a4paper,margin=20mm]{geometry}
\usepackage{fancyhdr}
\pagestyle{fancy}\fancyhf{}\renewcommand\headrulewidth{0pt}\setlength\headheight{14pt}
\setlength\parindent{0pt}\setlength\parskip{3pt plus 1pt}
\newcommand\plyblank[1]{\underline{\makebox[46mm][l]{#1}}}
\newcommand\plybox[2]{\fbox{\parbox[c][5mm][c]{#1}{\centering\bfseries #2}}}
\newcommand\plytick[2]{\fbox{\makebox[2.2mm]{\rule{0pt}{2.2mm}\smash{#1}}}~#2}
";

/// Writes sheets, or their keys.
pub fn tex(papers: &[Paper], is_key: bool, lang: Lang) -> String {
    let body = collected(|out| {
        for paper in papers {
            sheet(out, paper, is_key, lang)?;
        }
        Ok(())
    });
    let [program, fonts] = fonts(&body);
    format!(
        "% !TeX program = {program}\n\\documentclass[11pt]{{article}}\n{fonts}\n{PACKAGES}\n{PREAMBLE}\\begin{{document}}\n{body}\\end{{document}}\n"
    )
}

fn sheet(out: &mut String, paper: &Paper, is_key: bool, lang: Lang) -> fmt::Result {
    let code = paper.code.clone();
    let (title, foot) = if is_key {
        let title = paper.title.clone();
        (
            paper::KeyTitle { title }.say(lang),
            paper::ForThisSheet { code }.say(lang),
        )
    } else {
        (paper.title.clone(), paper::OwnSheet { code }.say(lang))
    };
    writeln!(
        out,
        "\\clearpage\\setcounter{{page}}{{1}}\\fancyfoot[L]{{\\small {}}}\\fancyfoot[R]{{\\small\\thepage}}",
        Escaped(&foot, latex)
    )?;
    writeln!(
        out,
        "{{\\Large\\bfseries {}}}\\hfill\\texttt{{{}}}\\par\\medskip",
        Escaped(&title, latex),
        Escaped(&paper.code, latex)
    )?;
    let points = super::number(paper.points());
    writeln!(
        out,
        "{} \\plyblank{{{}}}\\quad {} \\plyblank{{{}}}\\hfill {}\\par\\medskip\\hrule\\medskip",
        paper::NAME.say(lang),
        Escaped(&paper.name, latex),
        paper::NUMBER.say(lang),
        Escaped(&paper.number, latex),
        Escaped(&paper::OfPoints { points }.say(lang), latex)
    )?;
    for (number, form) in paper.forms.iter().enumerate() {
        exercise(out, form, number + 1, is_key)?;
    }
    for line in paper.left_out.iter().filter(|_| is_key) {
        writeln!(out, "\\par\\medskip {}", Escaped(line, latex))?;
    }
    Ok(())
}

fn exercise(out: &mut String, form: &Form, number: usize, is_key: bool) -> fmt::Result {
    let lang = form.lang;
    writeln!(
        out,
        "\\bigskip\\begin{{minipage}}{{\\textwidth}}\\setlength\\parskip{{3pt}}\\textbf{{{number}}}\\hfill {}\\par",
        Escaped(&points(form.points(), lang), latex)
    )?;
    if let Some(lead) = &form.lead {
        writeln!(out, "{}\\par", Escaped(lead, latex))?;
    }
    writeln!(out, "{}\\par", Escaped(&form.rules, latex))?;
    let many = form.questions.len() > 1;
    for (at, question) in form.questions.iter().enumerate() {
        if many {
            write!(out, "\\textbf{{({})}} ", letter(at))?;
        }
        write!(out, "{}", Escaped(&question.task, latex))?;
        if many {
            write!(out, " ({})", Escaped(&points(question.points, lang), latex))?;
        }
        out.push_str("\\par\n");
    }
    if form.has_tree {
        let side = if is_key { Side::Solved } else { Side::Blank };
        let drawing = drawing(form, side);
        out.push_str("\\begin{center}\n");
        out.push_str(&vector(
            &drawing.scene,
            drawing.top,
            drawing.size,
            drawing.width,
        ));
        out.push_str("\\end{center}\n");
    }
    // The task stays on the page of its picture.
    out.push_str("\\end{minipage}\\par\n");
    for (at, question) in form.questions.iter().enumerate() {
        let has_boxes = question.table.is_some() || !question.lines.is_empty();
        if many && (has_boxes || is_key) {
            writeln!(out, "\\textbf{{({})}}\\par", letter(at))?;
        }
        boxes(out, question, is_key)?;
        for remark in remarks(form, at).iter().filter(|_| is_key) {
            writeln!(out, "{}\\par", Escaped(remark, latex))?;
        }
    }
    Ok(())
}

fn boxes(out: &mut String, question: &Question, is_key: bool) -> fmt::Result {
    if let Some(Table { head, rows }) = &question.table {
        writeln!(out, "\\begin{{tabular}}{{@{{}}{}}}", "l".repeat(head.len()))?;
        for (at, name) in head.iter().enumerate() {
            let sign = if at == 0 { "" } else { " & " };
            write!(out, "{sign}{}", Escaped(name, latex))?;
        }
        out.push_str("\\\\\\hline\n");
        for row in rows {
            for (at, content) in row.iter().enumerate() {
                out.push_str(if at == 0 { "" } else { " & " });
                cell(out, content, question, is_key)?;
            }
            out.push_str("\\\\[3pt]\n");
        }
        out.push_str("\\end{tabular}\\par\n");
    }
    for (name, content) in &question.lines {
        write!(out, "{}\\quad ", Escaped(name, latex))?;
        cell(out, content, question, is_key)?;
        out.push_str("\\par\n");
    }
    Ok(())
}

fn cell(out: &mut String, cell: &Cell, question: &Question, is_key: bool) -> fmt::Result {
    match cell {
        Cell::Said(text) => write!(out, "{}", Escaped(text, latex)),
        Cell::Number(field) => {
            let text = question.model.get(field).filter(|_| is_key);
            let text = text.map(|text| printed(field, text)).unwrap_or_default();
            write!(out, "\\plybox{{22mm}}{{{}}}", Escaped(&text, latex))
        }
        Cell::Words(words) => {
            let text = if is_key { words } else { "" };
            write!(out, "\\plybox{{60mm}}{{{}}}", Escaped(text, latex))
        }
        Cell::Choice(field, options) => options.iter().try_for_each(|(word, name)| {
            let is_right = is_key && question.model.get(field) == Some(word);
            let mark = if is_right { "$\\times$" } else { "" };
            let end = if name.chars().count() > 24 {
                "\\par"
            } else {
                "\\quad"
            };
            writeln!(out, "\\plytick{{{mark}}}{{{}}}{end}", Escaped(name, latex))
        }),
    }
}
