//! Sheets and keys as a page that a browser prints on A4: black, no scripts, sheet after sheet.

use super::form::{Cell, Form, Question, Table, printed};
use super::key::remarks;
use super::tree::{Side, drawing};
use super::wording::points;
use super::{Paper, letter};
use crate::export::escape::{Escaped, markup, written as collected};
use crate::lang::words::paper;
use crate::lang::{Lang, Say};
use std::fmt::{self, Write};

const STYLE: &str = "
:root{color:#000;background:#fff;font:11pt/1.45 system-ui,'Noto Sans','Noto Sans CJK SC',sans-serif}
body{margin:0}
.sheet{max-width:170mm;margin:0 auto;padding:12mm 0;break-before:page}
.sheet:first-child{break-before:auto}
.head,.sheet:not(.keys) article{break-inside:avoid}
.boxed svg{max-height:150mm}
header{display:grid;grid-template-columns:1fr auto;gap:2mm 8mm;align-items:baseline;border-bottom:.4mm solid;padding-bottom:3mm}
h1{font-size:14pt;margin:0}
code{font:11pt ui-monospace,monospace}
.blank{display:inline-block;border-bottom:.3mm solid;width:40mm;margin:0 4mm 0 1mm}
h2{font-size:11.5pt;margin:6mm 0 1mm;display:flex;justify-content:space-between;break-after:avoid}
p{margin:1mm 0 2mm}
svg{display:block;max-width:100%;height:auto;max-height:190mm;margin:2mm 0;break-inside:avoid}
table{border-collapse:collapse;margin:2mm 0;break-inside:avoid}
th{font-weight:400;text-align:left;border-bottom:.3mm solid}
td,th{padding:1mm 5mm 1mm 0;vertical-align:top}
.box{display:inline-block;box-sizing:border-box;min-width:24mm;height:7mm;border:.3mm solid;padding:0 1mm;text-align:center;font-weight:700}
.box.wide{min-width:60mm}
.tick{display:inline-block;white-space:nowrap;margin-right:5mm}
.tick.long{display:block;white-space:normal;padding-left:6mm;text-indent:-6mm}
.square{display:inline-block;box-sizing:border-box;width:4mm;height:4mm;border:.3mm solid;margin-right:1.5mm;text-align:center;font:700 3.4mm/3.4mm sans-serif;text-indent:0;vertical-align:-.5mm}
.key li{margin:1mm 0}
ul{margin:1mm 0 2mm;padding-left:5mm}
.end{text-align:center;font-size:9pt;margin-top:6mm;break-before:avoid}
footer{border-top:.2mm solid;margin-top:6mm;padding-top:1mm;font-size:9pt}
@media print{.sheet{max-width:none;padding:0}footer{display:none}}
";

/// Writes sheets, or their keys.
pub fn html(papers: &[Paper], is_key: bool, lang: Lang) -> String {
    collected(|out| {
        let title = papers.first().map_or("", |paper| &paper.title);
        write!(
            out,
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title><style>{STYLE}",
            lang.tag(),
            Escaped(title, markup)
        )?;
        // The code of a sheet stands at the foot of each of its pages; it has digits, letters and a
        // hyphen, so it needs no escapes.
        out.push_str("@page{size:A4;margin:18mm 20mm}\n");
        for (at, paper) in papers.iter().enumerate() {
            let said = foot(paper, is_key, lang);
            // Every sheet counts its own pages, so that two students' pages that were mixed up are put in order.
            let (before, after) = running(paper, lang);
            writeln!(
                out,
                "@page s{at}{{counter-increment:s{at};@bottom-left{{content:\"{said}\";font:9pt sans-serif}}\
                 @bottom-right{{content:\"{before}\" counter(s{at}) \"{after}\";font:9pt sans-serif}}}}.s{at}{{page:s{at}}}"
            )?;
        }
        out.push_str("</style></head><body>\n");
        for (at, paper) in papers.iter().enumerate() {
            sheet(out, paper, at, is_key, lang)?;
        }
        out.push_str("</body></html>\n");
        Ok(())
    })
}

fn foot(paper: &Paper, is_key: bool, lang: Lang) -> String {
    let code = paper.code.clone();
    if is_key {
        paper::ForThisSheet { code }.say(lang)
    } else {
        paper::OwnSheet { code }.say(lang)
    }
}

/// What stands at the foot of a page before and after its number: whose it is.
fn running(paper: &Paper, lang: Lang) -> (String, String) {
    const PLACE: &str = "#";
    let whose = [&paper.name, &paper.number].map(|text| Escaped(text, in_style).to_string());
    let whose: Vec<String> = whose.into_iter().filter(|text| !text.is_empty()).collect();
    let said = paper::PageOf {
        page: PLACE.to_owned(),
    }
    .say(lang);
    let (before, after) = said.split_once(PLACE).unwrap_or((&said, ""));
    let name = whose.iter().map(|text| format!("{text} · "));
    (name.chain([before.to_owned()]).collect(), after.to_owned())
}

/// Escapes what a string of a style sheet, or the page around it, would take for something else.
fn in_style(letter: char) -> Option<&'static str> {
    match letter {
        '"' => Some("\\22 "),
        '\\' => Some("\\5c "),
        '<' => Some("\\3c "),
        _ => None,
    }
}

fn sheet(out: &mut String, paper: &Paper, at: usize, is_key: bool, lang: Lang) -> fmt::Result {
    let title = if is_key {
        let title = paper.title.clone();
        paper::KeyTitle { title }.say(lang)
    } else {
        paper.title.clone()
    };
    write!(
        out,
        "<section class=\"sheet{} s{at}\"><header><h1>{}</h1><code>{}</code>",
        if is_key { " keys" } else { "" },
        Escaped(&title, markup),
        paper.code
    )?;
    let points_of = super::number(paper.points());
    let total = paper::OfPoints { points: points_of }.say(lang);
    out.push_str("<div>");
    for (label, text) in [
        (paper::NAME.say(lang), &paper.name),
        (paper::NUMBER.say(lang), &paper.number),
    ] {
        write!(
            out,
            "{label} <span class=\"blank\">{}&nbsp;</span>",
            Escaped(text, markup)
        )?;
    }
    writeln!(out, "</div><div>{}</div></header>", Escaped(&total, markup))?;
    for (number, form) in paper.forms.iter().enumerate() {
        exercise(out, form, number + 1, is_key)?;
    }
    let end = if is_key {
        paper::END_OF_KEY
    } else {
        paper::END_OF_SHEET
    };
    writeln!(out, "<p class=\"end\">{}</p>", end.say(lang))?;
    for line in paper.left_out.iter().filter(|_| is_key) {
        writeln!(out, "<p>{}</p>", Escaped(line, markup))?;
    }
    writeln!(
        out,
        "<footer>{}</footer></section>",
        Escaped(&foot(paper, is_key, lang), markup)
    )
}

fn exercise(out: &mut String, form: &Form, number: usize, is_key: bool) -> fmt::Result {
    let lang = form.lang;
    let has_boxes = |question: &Question| question.table.is_some() || !question.lines.is_empty();
    let class = if form.questions.iter().any(has_boxes) {
        " class=\"boxed\""
    } else {
        ""
    };
    writeln!(
        out,
        "<article{class}><div class=\"head\"><h2><span>{number}</span><span>{}</span></h2>",
        Escaped(&points(form.points(), lang), markup)
    )?;
    if let Some(lead) = &form.lead {
        writeln!(out, "<p>{}</p>", Escaped(lead, markup))?;
    }
    writeln!(out, "<p>{}</p>", Escaped(&form.rules, markup))?;
    let many = form.questions.len() > 1;
    for (at, question) in form.questions.iter().enumerate() {
        out.push_str("<p>");
        if many {
            write!(out, "<b>({})</b> ", letter(at))?;
        }
        write!(out, "{}", Escaped(&question.task, markup))?;
        if many {
            let points = points(question.points, lang);
            write!(out, " ({})", Escaped(&points, markup))?;
        }
        out.push_str("</p>\n");
    }
    if form.has_tree {
        let side = if is_key { Side::Solved } else { Side::Blank };
        out.push_str(&drawing(form, side).svg());
    }
    out.push_str("</div>\n");
    for (at, question) in form.questions.iter().enumerate() {
        if many && (has_boxes(question) || is_key) {
            write!(out, "<p><b>({})</b></p>", letter(at))?;
        }
        boxes(out, question, is_key)?;
        if is_key {
            out.push_str("<ul class=\"key\">");
            for remark in remarks(form, at) {
                write!(out, "<li>{}</li>", Escaped(&remark, markup))?;
            }
            out.push_str("</ul>\n");
        }
    }
    out.push_str("</article>\n");
    Ok(())
}

fn boxes(out: &mut String, question: &Question, is_key: bool) -> fmt::Result {
    if let Some(Table { head, rows }) = &question.table {
        out.push_str("<table><tr>");
        for name in head {
            write!(out, "<th>{}</th>", Escaped(name, markup))?;
        }
        out.push_str("</tr>\n");
        for row in rows {
            out.push_str("<tr>");
            for content in row {
                out.push_str("<td>");
                cell(out, content, question, is_key)?;
                out.push_str("</td>");
            }
            out.push_str("</tr>\n");
        }
        out.push_str("</table>\n");
    }
    if question.lines.is_empty() {
        return Ok(());
    }
    out.push_str("<table>");
    for (name, content) in &question.lines {
        write!(out, "<tr><td>{}</td><td>", Escaped(name, markup))?;
        cell(out, content, question, is_key)?;
        out.push_str("</td></tr>\n");
    }
    out.push_str("</table>\n");
    Ok(())
}

/// Writes the given cells of a table; cells with boxes stay empty.
///
/// # Errors
/// Writing to a string never fails.
pub fn given(out: &mut String, Table { head, rows }: &Table) -> fmt::Result {
    out.push_str("<table><tbody><tr>");
    for name in head {
        write!(out, "<th>{}</th>", Escaped(name, markup))?;
    }
    out.push_str("</tr>");
    for row in rows {
        out.push_str("<tr>");
        for content in row {
            let text = match content {
                Cell::Said(text) => text.as_str(),
                _ => "",
            };
            write!(out, "<td>{}</td>", Escaped(text, markup))?;
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>");
    Ok(())
}

fn cell(out: &mut String, cell: &Cell, question: &Question, is_key: bool) -> fmt::Result {
    match cell {
        Cell::Said(text) => write!(out, "{}", Escaped(text, markup)),
        Cell::Number(field) => {
            let text = question.model.get(field).filter(|_| is_key);
            let text = text.map(|text| printed(field, text)).unwrap_or_default();
            write!(out, "<span class=\"box\">{}</span>", Escaped(&text, markup))
        }
        Cell::Words(words) => {
            let text = if is_key { words } else { "" };
            write!(
                out,
                "<span class=\"box wide\">{}</span>",
                Escaped(text, markup)
            )
        }
        Cell::Choice(field, options) => options.iter().try_for_each(|(word, name)| {
            let is_right = is_key && question.model.get(field) == Some(word);
            let mark = if is_right { "×" } else { "" };
            let long = if name.chars().count() > 24 {
                " long"
            } else {
                ""
            };
            write!(
                out,
                "<span class=\"tick{long}\"><span class=\"square\">{mark}</span>{}</span>",
                Escaped(name, markup)
            )
        }),
    }
}
