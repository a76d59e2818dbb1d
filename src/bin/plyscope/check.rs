//! `plyscope check`: holds transcripts of programs against the book and tells each in a few lines, a row or an object.

use crate::Failure;
use crate::grade::files_of;
use crate::input;
use crate::json::{list, object, optional, text};
use crate::printable;
use crate::solve::decode;
use plyscope::check::{Difference, Kind, Verdict, check};
use plyscope::lang::words::command;
use plyscope::lang::{Lang, Say};
use plyscope::spec::{Spec, node_path};
use plyscope::text::cell::cell;
use plyscope::transcript::{MOST_BYTES, Transcript, read, unpacked};
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The form of what is told.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Form {
    /// Lines to be read.
    #[default]
    Lines,
    /// Comma-separated values.
    Csv,
    /// An object on a line.
    Json,
}

/// The options of the command.
pub struct Check {
    /// The files; `-` is standard input.
    pub files: Vec<PathBuf>,
    /// The file of the position that was to be searched.
    pub spec: Option<PathBuf>,
    /// The form.
    pub form: Form,
    /// The language.
    pub lang: Lang,
}

impl Default for Check {
    fn default() -> Check {
        Check {
            files: Vec::new(),
            spec: None,
            form: Form::default(),
            lang: Lang::En,
        }
    }
}

/// The columns of a row.
const HEADS: &str =
    "file,verdict,rule,call,line,node,expected,got,explanations,found,right answer,notes";

/// What is told of a file.
struct Row {
    verdict: &'static str,
    first: Option<First>,
    slips: Vec<(&'static str, String)>,
    found: Vec<String>,
    is_right: Option<bool>,
    notes: Vec<String>,
    title: String,
    sentence: String,
    code: u8,
}

/// The first difference.
struct First {
    rule: &'static str,
    rule_said: String,
    call: u32,
    line: u32,
    node: Option<String>,
    path: Option<String>,
    expected: String,
    got: String,
}

impl Check {
    /// Checks every file and returns the exit code.
    pub fn run(&self, out: &mut impl Write) -> Result<u8, Failure> {
        let spec = match &self.spec {
            None => None,
            Some(path) => {
                let said = input::file(path, self.lang)?;
                Some(decode(said.as_bytes()).map_err(Failure::Refused)?)
            }
        };
        if self.form == Form::Csv {
            writeln!(out, "{HEADS}")?;
        }
        let mut code = 0;
        for path in self.files.iter().flat_map(|path| files_of(path)) {
            let name = path.file_name().unwrap_or(path.as_os_str());
            let name = name.to_string_lossy().into_owned();
            let row = self.row(&path, spec.as_ref());
            code = code.max(row.code);
            match self.form {
                Form::Lines => row.write_lines(&name, out)?,
                Form::Csv => writeln!(out, "{}", row.cells(&name))?,
                Form::Json => writeln!(out, "{}", row.object(&name))?,
            }
            out.flush()?;
        }
        Ok(code)
    }

    fn row(&self, path: &Path, spec: Option<&Spec>) -> Row {
        let judged = bytes_of(path).and_then(|bytes| {
            let unread = |refusal: &dyn Say| refusal.say(self.lang);
            let text = unpacked(&bytes).map_err(|refusal| unread(&refusal))?;
            let mut transcript = read(&text).map_err(|refusal| unread(&refusal))?;
            if let Some(spec) = spec {
                let told = transcript
                    .head
                    .game
                    .get_or_insert_with(|| spec.game.clone());
                if *told != spec.game {
                    return Err(command::OTHER_POSITION.say(self.lang).to_owned());
                }
            }
            let verdict = check(&transcript);
            Ok(self.told(&transcript, &verdict))
        });
        judged.unwrap_or_else(|said| Row {
            verdict: "unreadable",
            first: None,
            slips: Vec::new(),
            found: Vec::new(),
            is_right: None,
            title: command::UNREADABLE.say(self.lang).to_owned(),
            sentence: said.clone(),
            notes: vec![said],
            code: 2,
        })
    }

    fn told(&self, transcript: &Transcript, verdict: &Verdict) -> Row {
        let lang = self.lang;
        let first = verdict.first().map(|first: &Difference| First {
            rule: first.rule.word(),
            rule_said: first.rule.sentence(lang).to_owned(),
            call: match verdict.mcts {
                Some(_) => first.visit,
                None => verdict.call(transcript, first),
            },
            line: first.line,
            node: verdict.place(first),
            path: verdict.path(first).map(|path| node_path(&path)),
            expected: verdict.is(&first.expected, first, lang),
            got: verdict.is(&first.got, first, lang),
        });
        let slips = verdict.slips.iter();
        Row {
            verdict: verdict.kind.word(),
            first,
            slips: slips
                .map(|found| (found.slip.word, found.question(lang)))
                .collect(),
            found: verdict.found(lang),
            is_right: verdict.is_right,
            notes: verdict.limits(transcript, lang),
            title: verdict.kind.title(lang).to_owned(),
            sentence: verdict.sentence(transcript, lang),
            code: u8::from(verdict.kind != Kind::Same),
        }
    }
}

/// Reads the bytes of a file, no more than a transcript may have.
fn bytes_of(path: &Path) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let most = MOST_BYTES as u64 + 1;
    let done = match path == Path::new("-") {
        true => std::io::stdin().lock().take(most).read_to_end(&mut bytes),
        false => File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes)),
    };
    done.map(|_| bytes).map_err(|error| error.to_string())
}

impl Row {
    fn write_lines(&self, name: &str, out: &mut impl Write) -> std::io::Result<()> {
        let say = |text: &str| printable(text);
        writeln!(
            out,
            "{}: {}. {}",
            say(name),
            say(&self.title),
            say(&self.sentence)
        )?;
        if let Some(first) = &self.first {
            let node = first.node.as_deref().unwrap_or("?");
            writeln!(
                out,
                "  {} ({}, {}): {}",
                say(node),
                first.rule,
                first.line,
                say(&first.rule_said)
            )?;
            writeln!(out, "    {} | {}", say(&first.expected), say(&first.got))?;
        }
        for (_, said) in &self.slips {
            writeln!(out, "  {}", say(said))?;
        }
        if !self.found.is_empty() {
            writeln!(out, "  {}", say(&self.found.join(" · ")))?;
        }
        for note in self.notes.iter().filter(|_| self.code < 2) {
            writeln!(out, "  {}", say(note))?;
        }
        Ok(())
    }

    fn cells(&self, name: &str) -> String {
        let first = |of: fn(&First) -> String| self.first.as_ref().map_or_else(String::new, of);
        let words: Vec<&str> = self.slips.iter().map(|(word, _)| *word).collect();
        let right = self
            .is_right
            .map_or("", |is_right| if is_right { "yes" } else { "no" });
        let columns = [
            name.to_owned(),
            self.verdict.to_owned(),
            first(|first| first.rule.to_owned()),
            first(|first| first.call.to_string()),
            first(|first| first.line.to_string()),
            first(|first| first.node.clone().unwrap_or_default()),
            first(|first| first.expected.clone()),
            first(|first| first.got.clone()),
            words.join(" "),
            self.found.join("; "),
            right.to_owned(),
            self.notes.join("; "),
        ];
        let columns: Vec<String> = columns.iter().map(|column| cell(column)).collect();
        columns.join(",")
    }

    fn object(&self, name: &str) -> String {
        let texts = |texts: &[String]| list(texts.iter().map(|said| text(said)));
        let first = self.first.as_ref().map(|first| {
            object([
                ("rule", text(first.rule)),
                ("call", first.call.to_string()),
                ("line", first.line.to_string()),
                ("path", optional(first.path.as_deref().map(text))),
                ("node", optional(first.node.as_deref().map(text))),
                ("expected", text(&first.expected)),
                ("got", text(&first.got)),
            ])
        });
        let slips = self
            .slips
            .iter()
            .map(|(word, said)| object([("word", text(word)), ("question", text(said))]));
        object([
            ("file", text(name)),
            ("verdict", text(self.verdict)),
            ("said", text(&self.sentence)),
            ("first", optional(first)),
            ("explanations", list(slips)),
            ("found", texts(&self.found)),
            (
                "right",
                optional(self.is_right.map(|is_right| is_right.to_string())),
            ),
            ("notes", texts(&self.notes)),
        ])
    }
}
