//! `plyscope render`: figures of a search, identical to those that the page saves.

use crate::Failure;
use crate::compare::names;
use crate::input;
use crate::solve::decode;
use crate::trace::record;
use plyscope::compare::{Comparison, is_comparison};
use plyscope::export::standalone;
use plyscope::export::{Beside, Figure, Format};
use plyscope::lang::words::{check, compare};
use plyscope::lang::{Lang, Say};
use plyscope::scene::Part;
use plyscope::spec::{Spec, json_in, node_path};
use plyscope::trace::{NodeId, Perspective, Trace};
use plyscope::transcript::{is_transcript, read};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

/// The options of the command.
pub struct Render {
    /// The format.
    pub format: Format,
    /// The step; `None` means the spec's own.
    pub step: Option<u32>,
    /// Render all steps.
    pub all: bool,
    /// The folder for files of all steps.
    pub folder: Option<PathBuf>,
    /// Write a whole LaTeX document.
    pub standalone: bool,
    /// The language of words in the picture.
    pub lang: Lang,
    /// Hide nodes that the search has not visited.
    pub fog: bool,
    /// The side from which values are written, where the search has two.
    pub perspective: Perspective,
    /// Draw each position once.
    pub graph: bool,
    /// Draw a large tree as nodes and edges.
    pub nodes: bool,
    /// Draw only the nodes visited so far, closer together.
    pub compact: bool,
    /// The path of the root of the drawing.
    pub root: Option<String>,
    /// The paths of the folded nodes.
    pub folded: Vec<String>,
    /// The base address of links.
    pub address: String,
}

impl Default for Render {
    fn default() -> Render {
        Render {
            format: Format::Svg,
            step: None,
            all: false,
            folder: None,
            standalone: false,
            lang: Lang::En,
            fog: false,
            graph: false,
            nodes: false,
            compact: false,
            root: None,
            folded: Vec::new(),
            perspective: Perspective::Max,
            address: String::new(),
        }
    }
}

impl Render {
    /// Renders the search of the spec in `input`.
    pub fn run(&self, input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let text = input::text(input, Lang::En)?;
        if is_comparison(&json_in(&text).unwrap_or_default()) {
            return self.beside(&text, out);
        }
        if is_transcript(&text) {
            return self.own(&text, out);
        }
        let spec = decode(text.as_bytes()).map_err(Failure::Refused)?;
        let trace = record(&spec)?;
        let perspective = spec.perspective(self.perspective);
        let step = self.step.unwrap_or(spec.step);
        self.search(&spec, &trace, step, perspective, out)
    }

    /// Renders a program's own search, which was recorded, after so many of its steps; else at the first difference or at its end.
    fn own(&self, text: &str, out: &mut impl Write) -> Result<(), Failure> {
        if self.all || !self.format.is_picture() && self.format != Format::Dot {
            return Err(Failure::Refused(format!(
                "--format: {}",
                check::ONE_PICTURE.say(Lang::En)
            )));
        }
        let transcript = read(text).map_err(|unread| Failure::Refused(unread.say(Lang::En)))?;
        let verdict = plyscope::check::check(&transcript);
        let drawn = verdict.drawn(&transcript);
        let steps = &drawn.replay.steps;
        let first = verdict.first_step(&transcript, &drawn.replay);
        let at = self.step.or(first).unwrap_or(steps.len() as u32) as usize;
        let step = match at.checked_sub(1).map(|last| steps.get(last)) {
            None => 0,
            Some(Some((_, events))) => *events,
            Some(None) => {
                return Err(Failure::Refused(format!(
                    "--step: expected at most {}, found {at}",
                    steps.len()
                )));
            }
        };
        self.search(&drawn.spec, &drawn.trace, step, drawn.perspective, out)
    }

    fn search(
        &self,
        spec: &Spec,
        trace: &Trace,
        step: u32,
        perspective: Perspective,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if step > trace.len() {
            return Err(Failure::Refused(format!(
                "--step: expected at most {}, found {step}",
                trace.len()
            )));
        }
        let all = self.all || !self.format.is_of_one_step();
        let part = Part {
            as_graph: self.graph,
            as_nodes: self.nodes,
            compact: self.compact.then_some(step),
            root: self
                .root
                .as_deref()
                .map(|path| node("--root", trace, path))
                .transpose()?,
            folded: self
                .folded
                .iter()
                .map(|path| node("--fold", trace, path))
                .collect::<Result<_, _>>()?,
            perspective,
        };
        let figure = Figure {
            spec,
            trace,
            lang: self.lang,
            part: &part,
            fog: self.fog,
            address: &self.address,
        };
        let draw = |step: Option<u32>| {
            figure
                .text(self.format, step)
                .map_err(|reason| Failure::Refused(format!("--format: {reason}")))
        };
        let Some(folder) = &self.folder else {
            if all && self.format.is_picture() {
                return Err(Failure::Refused(
                    "--all: pictures are files of their own; say where with --out FOLDER"
                        .to_owned(),
                ));
            }
            return Ok(out.write_all(&self.finished(draw((!all).then_some(step))?)?)?);
        };
        if folder.as_os_str().is_empty() {
            return Err(Failure::Refused(
                "--out: expected a folder, found nothing".to_owned(),
            ));
        }
        let explain = |path: &Path, error: std::io::Error| {
            Failure::Refused(format!("--out: {}: {error}", path.display()))
        };
        std::fs::create_dir_all(folder).map_err(|error| explain(folder, error))?;
        let mut write = |name: String, text: String| -> Result<(), Failure> {
            let path = folder.join(name);
            std::fs::write(&path, self.finished(text)?).map_err(|error| {
                // A picture that was cut off would be taken for a whole one.
                let _ = std::fs::remove_file(&path);
                explain(&path, error)
            })?;
            Ok(writeln!(out, "{}", path.display())?)
        };
        if !self.format.is_of_one_step() {
            return write(figure.name(self.format, None), draw(None)?);
        }
        let steps = if all { 0..=trace.len() } else { step..=step };
        for step in steps {
            write(figure.name(self.format, Some(step)), draw(Some(step))?)?;
        }
        Ok(())
    }

    /// Renders searches side by side, after as much work as `--step` says or they themselves.
    fn beside(&self, text: &str, out: &mut impl Write) -> Result<(), Failure> {
        let it = Comparison::read(&json_in(text).unwrap_or_default())
            .map_err(|refusal| Failure::Refused(refusal.say(Lang::En)))?;
        let traces: Vec<Trace> = it.lanes.iter().map(record).collect::<Result<_, _>>()?;
        let all: Vec<&Trace> = traces.iter().collect();
        let beside = Beside {
            it: &it,
            traces: &all,
            names: &names(&it.lanes),
            lang: self.lang,
            clock: self.step.or(it.at).unwrap_or(u32::MAX),
        };
        let text = match self.format {
            Format::Svg | Format::Png => beside.svg(),
            Format::Tikz => beside.tikz(),
            _ => {
                return Err(Failure::Refused(format!(
                    "--format: {}",
                    compare::NOT_SO.say(Lang::En)
                )));
            }
        };
        Ok(out.write_all(&self.finished(text)?)?)
    }

    /// Returns the content of a file.
    fn finished(&self, text: String) -> Result<Vec<u8>, Failure> {
        if self.standalone {
            return Ok(standalone(&text).into_bytes());
        }
        if self.format != Format::Png {
            return Ok(text.into_bytes());
        }
        pixels(&text)
    }
}

#[cfg(feature = "png")]
fn pixels(svg: &str) -> Result<Vec<u8>, Failure> {
    let (png, missing) = crate::png::Fonts::find()?.png(svg)?;
    if !missing.is_empty() {
        eprintln!("plyscope: no font on this machine has {missing}: they are boxes in the picture");
    }
    Ok(png)
}

#[cfg(not(feature = "png"))]
fn pixels(_: &str) -> Result<Vec<u8>, Failure> {
    let advice = "build it with cargo build --release --features png, or take svg";
    Err(Failure::Refused(format!(
        "--format: this plyscope was built without png: {advice}"
    )))
}

/// Returns the node with a path.
fn node(option: &str, trace: &Trace, path: &str) -> Result<NodeId, Failure> {
    let known = (0..trace.size() as u32)
        .map(NodeId)
        .find(|node| node_path(&trace.path(*node)) == path);
    known.ok_or_else(|| {
        Failure::Refused(format!(
            "{option}: expected the path of a node such as r.0, found {path:?}"
        ))
    })
}
