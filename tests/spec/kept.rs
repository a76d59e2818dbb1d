//! Searches, links, saved games and figures that people have kept must stay the same. The files in
//! `data/kept` were written by earlier versions. Links and games are never rewritten;
//! `UPDATE_KEPT=1 cargo test --test spec kept` rewrites searches and figures after an intended change.

use crate::fingerprint::{BASIS, Fingerprint, fnv};
use plyscope::export::{Figure, Format};
use plyscope::game::any::GameId;
use plyscope::lang::Lang;
use plyscope::play::Record;
use plyscope::scene::Part;
use plyscope::search::probe::Counts;
use plyscope::search::{Algorithm, Event, Flow, Mcts, Probe, Stop};
use plyscope::spec::{Spec, from_link, to_link};
use std::ops::ControlFlow;

/// The algorithms that search every named position of every game, if they can.
const ALGORITHMS: [&str; 19] = [
    r#"{"kind":"win-lose"}"#,
    r#"{"kind":"win-lose","memo":false,"stop":false}"#,
    r#"{"kind":"win-lose","grundy":true}"#,
    r#"{"kind":"minimax","depth":3}"#,
    r#"{"kind":"minimax","depth":2,"evaluation":{"kind":"playouts","count":2}}"#,
    r#"{"kind":"alpha-beta","depth":4,"order":"killer"}"#,
    r#"{"kind":"alpha-beta","depth":3,"deepening":true,"table":true,"returns":"hard"}"#,
    r#"{"kind":"alpha-beta","depth":3,"order":"best","cut":"gt"}"#,
    r#"{"kind":"alpha-beta","depth":3,"order":"shuffle","returns":"clipped"}"#,
    r#"{"kind":"expectimax","depth":2,"evaluation":{"kind":"playouts","count":1}}"#,
    r#"{"kind":"expectimax","depth":3,"opponent":"random"}"#,
    r#"{"kind":"expectimax","depth":3,"utility":{"kind":"exp","tolerance":3}}"#,
    r#"{"kind":"mcts","iterations":60}"#,
    r#"{"kind":"mcts","iterations":40,"policy":{"kind":"careful"},"playouts":2,"reward":"signed"}"#,
    r#"{"kind":"mcts","iterations":4,"policy":{"kind":"exact","plies":2},"expand":"all","final":"ucb"}"#,
    r#"{"kind":"mcts","iterations":30,"selection":"uniform","expand_order":"random","rollout_root":true}"#,
    r#"{"kind":"mcts","iterations":30,"formula":"root2","final":"mean"}"#,
    r#"{"kind":"mcts","iterations":30,"formula":"puct","priors":"features","first":"prior"}"#,
    r#"{"kind":"alpha-beta","depth":3,"pvs":true}"#,
];
/// The seeds of each search.
const SEEDS: std::ops::Range<u64> = 0..10;
/// The most events and playouts of one search: enough for every kind of event, and fast enough for
/// ten thousand searches.
const EVENTS: u64 = 4_000;
const PLAYOUTS: u64 = 20;

#[test]
fn every_game_under_every_algorithm_is_searched_as_ever_with_ten_seeds() {
    let positions = GameId::ALL.iter().flat_map(|id| {
        id.named()
            .iter()
            .map(|named| Spec::new(id.position(named), Algorithm::Mcts(Mcts::default())).write())
    });
    let specs = positions.flat_map(|written| {
        let (game, _) = written
            .split_once(",\"algorithm\"")
            .expect("a spec has an algorithm");
        ALGORITHMS.map(|algorithm| format!("{game},\"algorithm\":{algorithm}}}"))
    });
    let lines = specs
        .filter_map(|spec| Some((spec.clone(), Spec::read(&spec).ok()?)))
        .map(|(text, spec)| searched(&text, spec));
    holds(
        "searches.txt",
        include_str!("../data/kept/searches.txt"),
        &lines.collect::<Vec<String>>(),
    );
}

/// A probe for the searches of a line, one after the other.
struct Listener {
    all: Fingerprint,
    counts: Counts,
    playouts: u64,
}

impl Probe for Listener {
    fn emit(&mut self, event: Event) -> Flow {
        if self.counts.events == EVENTS || self.counts.playouts == PLAYOUTS {
            return ControlFlow::Break(Stop::Asked);
        }
        self.counts.add(&event);
        self.all.add(event);
        ControlFlow::Continue(())
    }
}

/// Returns `events checksum playouts spec`, over all seeds together.
fn searched(text: &str, mut spec: Spec) -> String {
    let mut listener = Listener {
        all: Fingerprint::new(),
        counts: Counts::default(),
        playouts: 0,
    };
    for seed in SEEDS {
        spec.seed = seed;
        // A search that was stopped has reported enough.
        let _ = spec.run(&mut listener);
        listener.playouts += std::mem::take(&mut listener.counts).playouts;
    }
    format!("{} {:>4} {text}", listener.all.text(), listener.playouts)
}

#[test]
fn a_link_of_then_leads_where_it_led_and_its_spec_is_written_as_it_was() {
    let links: Vec<&str> = include_str!("../data/kept/links.txt").lines().collect();
    assert_eq!(links.len(), 50);
    for line in links {
        let (link, json) = line.split_once(' ').expect("a link and its spec");
        let spec = from_link(link).unwrap_or_else(|_| panic!("it was a link: {line}"));
        assert_eq!(spec.write(), json);
        assert_eq!(from_link(&to_link(&spec)), Ok(spec), "{line}");
    }
}

#[test]
fn a_game_saved_then_is_read_comes_to_the_same_position_and_is_saved_the_same_way() {
    let games: Vec<&str> = include_str!("../data/kept/games.txt").lines().collect();
    assert_eq!(games.len(), 12);
    for line in games {
        let [link, json, position] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("link, game and position: {line}")
        };
        let record = Record::read(json).unwrap_or_else(|_| panic!("it was a game: {line}"));
        assert_eq!(record.write(), json);
        assert_eq!(record.now().text(), position);
        assert_eq!(Record::from_link(link), Some(Ok(record)), "{line}");
    }
}

#[test]
fn a_figure_is_drawn_to_the_byte_as_it_was() {
    let specs = include_str!("../data/figures.txt")
        .lines()
        .filter_map(|line| line.split_once(' '));
    let lines = specs.flat_map(|(name, text)| {
        let spec = Spec::read(text).expect("the spec of a figure is good");
        let (trace, _, _) = spec.record(usize::MAX, u64::MAX);
        let mut lines = Vec::new();
        for (lang, said) in [(Lang::En, "en"), (Lang::Zh, "zh")] {
            let figure = Figure {
                spec: &spec,
                trace: &trace,
                lang,
                part: &Part::default(),
                fog: false,
                address: "https://a.example/",
            };
            for format in Format::ALL
                .into_iter()
                .filter(|format| *format != Format::Png)
            {
                for step in [Some(trace.len() / 2), Some(trace.len()), None] {
                    // A refusal of a format is kept too.
                    let made = figure.text(format, step).unwrap_or_else(|reason| reason);
                    let step = step.map_or("all".to_owned(), |step| step.to_string());
                    let checksum = fnv(BASIS, made.as_bytes());
                    lines.push(format!(
                        "{checksum:016x} {:>9} {name} {said} {} {step}",
                        made.len(),
                        format.extension()
                    ));
                }
            }
        }
        lines
    });
    holds(
        "figures.txt",
        include_str!("../data/kept/figures.txt"),
        &lines.collect::<Vec<String>>(),
    );
}

/// Compares with the kept lines, or writes them if asked to.
fn holds(name: &str, kept: &str, found: &[String]) {
    if std::env::var_os("UPDATE_KEPT").is_some() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/data/kept")
            .join(name);
        std::fs::write(path, found.join("\n") + "\n").expect("the file can be written");
        return;
    }
    let strangers: Vec<&str> = found
        .iter()
        .map(String::as_str)
        .zip(kept.lines())
        .filter(|(found, kept)| found != kept)
        .map(|(found, _)| found)
        .collect();
    assert!(
        strangers.is_empty(),
        "{} lines of {name} are now otherwise, first:\n{}",
        strangers.len(),
        strangers[..strangers.len().min(5)].join("\n")
    );
    assert_eq!(found.len(), kept.lines().count(), "{name}");
}
