//! `cargo xtask …`: Plyscope's own commands. Each prints one line with what it does and how long it
//! took, and installs what it needs.
mod apart;
mod aside;
mod bench;
mod check;
mod code;
mod compile;
mod disk;
mod elsewhere;
mod engines;
mod figures;
mod fill;
mod finish;
mod heard;
mod http;
mod language;
mod licences;
mod look;
mod manifests;
mod names;
mod nightly;
mod notes;
mod offline;
mod oracle;
mod package;
mod project;
mod report;
mod run;
mod serve;
mod single;
mod site;
mod sites;
mod tools;
mod trunk;

use lexopt::prelude::{Long, Short, Value};
use project::Project;
use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "\
Plyscope's own commands

    cargo xtask <command>

    serve [--open] [--port N] [--dev]
                    build the site and serve it on http://127.0.0.1:8080
                    --open opens it in the browser, --dev rebuilds on every change
    test            check everything that a change can break: format, lints, native and browser tests
    nightly [part…] what is slow and no person's path, all of it or these parts: documentation, cases (all random ones),
                    mutants (of right searches),
                    browser (its slow tests), trunk, zip, courses (of notes in every generator, pages in bundlers),
                    engines, heard (what screen readers are told), figures, manifests (SCORM), readers (damaged input),
                    actions (a million at random)
    build           put the static site together in dist/
    package [name…] what is handed on, into target/package, with the licences of what is in it: the site as a zip for
                    a server of one's own (site), a wheel (python), an npm package (npm), an extension
                    for Quarto and Pandoc (quarto)
    finish [folder] what Trunk runs last, on the site that it has put into a folder
    look [state…]   screenshots of named states, in six sizes, two themes, two languages
    sites [name…]   build a course of notes in every site generator and drive it in Chromium: mkdocs, zensical,
                    sphinx, hugo, jekyll, docusaurus, a page in vite, webpack, observable, vitepress and astro, and decks
    engines         walk a person's paths in Chromium, Firefox and WebKitGTK
    figures         let LaTeX, Graphviz and pixels have figures of every game and algorithm (about 2 GB to install)
    oracle          compare the command line with OpenSpiel on random trees (not part of test)
    bench [group…]  measure and compare with the goals; rows also go to target/bench/<group>.json
                    groups: search, recording, trace, batch, grading, connect-four, silent, games, layout, frame,
                    seek, chunk, scrub, start, tasks, memory, beside, play; all of them where none is named; “keep” among the
                    names takes the figures as those that may not be lost
    setup           install what the other commands need, and nothing else

Whatever is missing is installed on the way: Rust's wasm32 target, npm packages (from package-lock.json), Chromium,
LaTeX and Graphviz (with apt-get, as root on Debian), OpenSpiel and the site generators (with pip, npm and apt-get, into
$XDG_CACHE_HOME/plyscope/tools).
";

const DEFAULT_PORT: u16 = 8080;

fn main() -> ExitCode {
    match dispatch() {
        Ok(code) => code,
        Err(message) => {
            eprintln!("cargo xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch() -> run::Result<ExitCode> {
    let mut words = Vec::new();
    let mut options = serve::Options {
        open: false,
        dev: false,
        port: DEFAULT_PORT,
    };
    let mut serving_options = false;
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next().map_err(|error| error.to_string())? {
        match argument {
            Value(word) => {
                words.push(
                    word.into_string()
                        .map_err(|word| format!("{} is not readable text", word.display()))?,
                );
                continue;
            }
            Short('h') | Long("help") => return Ok(help()),
            Long("open") => options.open = true,
            Long("dev") => options.dev = true,
            Long("port") => {
                let text = arguments.value().map_err(|error| error.to_string())?;
                let port = text.to_str().and_then(|text| text.parse().ok());
                options.port = port.ok_or_else(|| {
                    format!("--port takes a number up to 65535, not {}", text.display())
                })?;
            }
            unknown => return Err(format!("{}; see cargo xtask --help", unknown.unexpected())),
        }
        serving_options = true;
    }
    let Some((command, rest)) = words.split_first() else {
        return Ok(help());
    };
    if serving_options && command != "serve" {
        return Err("--open, --port and --dev belong to serve".into());
    }
    if !rest.is_empty()
        && !["look", "bench", "sites", "finish", "nightly", "package"].contains(&command.as_str())
    {
        return Err(format!(
            "{command} takes no further word, but there is “{}”",
            rest.join(" ")
        ));
    }
    match command.as_str() {
        "help" => Ok(help()),
        "setup" => check::set_up(&mut Project::open()?),
        "build" => site::build(&mut Project::open()?).map(|()| ExitCode::SUCCESS),
        "package" => package::package(&mut Project::open()?, rest).map(|()| ExitCode::SUCCESS),
        "finish" => finish_in(&Project::open()?, rest),
        "serve" => serve::serve(&mut Project::open()?, &options).map(|()| ExitCode::SUCCESS),
        "test" => check::check(&mut Project::open()?),
        "nightly" => nightly::nightly(&mut Project::open()?, rest),
        "look" => look::look(&mut Project::open()?, rest).map(|()| ExitCode::SUCCESS),
        "sites" => sites::sites(&mut Project::open()?, rest),
        "engines" => engines::engines(&mut Project::open()?),
        "figures" => figures::figures(&Project::open()?),
        "oracle" => oracle::compare(&Project::open()?).map(|()| ExitCode::SUCCESS),
        "bench" => bench::bench(&mut Project::open()?, rest).map(|()| ExitCode::SUCCESS),
        unknown => Err(format!(
            "there is no command “{unknown}”; see cargo xtask --help"
        )),
    }
}

fn finish_in(project: &Project, words: &[String]) -> run::Result<ExitCode> {
    // Trunk's environment names the directory in which it assembles the site.
    let staging = std::env::var_os("TRUNK_STAGING_DIR");
    let site = words
        .first()
        .map(PathBuf::from)
        .or(staging.map(PathBuf::from))
        .ok_or("finish takes the folder of a site")?;
    // Trunk knows one module where there are two: what it has compiled is bound once more.
    site::app("web").bind(project, &site)?;
    finish::finish(project, &site).map(|()| ExitCode::SUCCESS)
}

fn help() -> ExitCode {
    print!("{HELP}");
    ExitCode::SUCCESS
}
