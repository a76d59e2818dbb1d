//! The messages of a worker for a request: the outline of a search, then its events in chunks and
//! its end, from which the page builds the same recording that is made here at once; or the reason
//! why a request is refused.

use plyscope::game::any::{AnyGame, GameId};
use plyscope::lang::Lang;
use plyscope::play::task::Task;
use plyscope::search::{Algorithm, AlphaBeta, Answer, Event, Expectimax, Mcts, Minimax, Recorder};
use plyscope::search::{decode, encode, encoded};
use plyscope::spec::{Refusal, Spec};
use plyscope::trace::{NodeId, Trace};
use plyscope::worker::{Errand, Message, Request, run, work};

/// Returns the messages, with a clock that advances by `step` milliseconds at each reading.
fn posted(request: &Request, step: f64) -> Vec<Message> {
    let (mut messages, mut now) = (Vec::new(), 0.0);
    let mut clock = || {
        now += step;
        now
    };
    work(request, run, &mut clock, &mut |message| {
        messages.push(message);
    });
    messages
}

fn search(spec: &str, limit: u32) -> Request {
    Request::Search {
        spec: spec.to_owned(),
        limit,
    }
}

/// The recording that the page builds from the messages of a search.
struct Heard {
    trace: Trace,
    chunks: usize,
    events: u64,
    answer: Option<Answer>,
}

fn heard(messages: &[Message]) -> Heard {
    let read = |bytes: &[u8]| decode(bytes).expect("the bytes are events");
    let [
        Message::Outline(outline),
        more @ ..,
        Message::End {
            events,
            counts,
            answer,
            ..
        },
    ] = messages
    else {
        panic!("a search begins with its outline and ends with its end");
    };
    let mut trace = Trace::new(&read(outline));
    for message in more {
        let Message::Chunk { events, .. } = message else {
            panic!("between them are chunks alone")
        };
        trace.append(&read(events));
    }
    trace.append(&read(events));
    Heard {
        trace,
        chunks: more.len(),
        events: counts.events,
        answer: *answer,
    }
}

/// Returns the first named position of every game, with an algorithm that can search it quickly.
fn first_positions() -> impl Iterator<Item = Spec> {
    GameId::ALL.iter().map(|id| {
        let game = id.position(&id.named()[0]);
        let mcts = Algorithm::Mcts(Mcts {
            iterations: 60,
            ..Mcts::default()
        });
        let algorithms = [
            Algorithm::AlphaBeta(AlphaBeta {
                depth: Some(2),
                ..AlphaBeta::default()
            }),
            Algorithm::Minimax(Minimax::default()),
            Algorithm::Expectimax(Expectimax {
                depth: Some(3),
                ..Expectimax::default()
            }),
            mcts,
        ];
        let specs = algorithms.map(|algorithm| Spec::new(game.clone(), algorithm));
        specs
            .into_iter()
            .find(|spec| spec.check().is_ok())
            .expect("some algorithm can search it")
    })
}

fn assert_same(built: &Trace, recorded: &Trace, about: &str) {
    assert!(
        built.events().eq(recorded.events()),
        "{about}: the same events"
    );
    assert_eq!(
        built.is_outlined(),
        recorded.is_outlined(),
        "{about}: the same outline"
    );
    assert_eq!(built.size(), recorded.size(), "{about}: the same nodes");
    let ids = (0..recorded.size() as u32).map(NodeId);
    for node in ids.take(500) {
        assert_eq!(built.path(node), recorded.path(node), "{about}");
        let (one, other) = (built.end(), recorded.end());
        assert_eq!(one.number(node), other.number(node), "{about}");
        assert_eq!(one.state(node), other.state(node), "{about}");
    }
}

#[test]
fn the_messages_of_a_search_build_the_recording_that_is_made_at_once() {
    for spec in first_positions() {
        let about = spec.write();
        let (recorded, recorder, answer) = spec.record(usize::MAX, u64::MAX);
        // A clock that stands still, and one with which every chunk is due.
        for step in [0.0, 1e6] {
            let heard = heard(&posted(&search(&about, u32::MAX), step));
            assert_same(&heard.trace, &recorded, &about);
            assert_eq!(
                (heard.events, heard.answer),
                (recorder.counts.events, answer),
                "{about}"
            );
            assert!(
                recorded.len() >= 50_000 || step > 0.0 || heard.chunks == 0,
                "{about}: a short search comes in one batch"
            );
        }
    }
}

#[test]
fn a_slow_search_is_told_of_while_it_goes_on() {
    let spec = Spec::new(
        GameId::Chess.position(&GameId::Chess.named()[0]),
        Algorithm::Mcts(Mcts {
            iterations: 60,
            ..Mcts::default()
        }),
    );
    assert!(heard(&posted(&Request::search(&spec, u32::MAX), 600.0)).chunks > 3);
}

#[test]
fn a_long_search_comes_in_chunks_and_no_events_beyond_the_limit() {
    let request = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#;
    let messages = posted(&search(request, 200_000), 0.0);
    let heard = heard(&messages);
    assert_eq!(heard.chunks, 4);
    assert_eq!((heard.trace.len(), heard.events), (200_000, 2_010_063));
    let counted: Vec<u64> = messages
        .iter()
        .filter_map(|message| {
            if let Message::Chunk { counts, .. } = message {
                Some(counts.events)
            } else {
                None
            }
        })
        .collect();
    assert!(counted.is_sorted());
}

#[test]
fn outlines_survive_the_journey_from_the_worker() {
    let all = GameId::ALL
        .iter()
        .flat_map(|id| id.named().iter().map(|named| id.position(named)));
    for game in all {
        for depth in [None, Some(1), Some(2)] {
            let outline = Spec::new(
                game.clone(),
                Algorithm::Minimax(Minimax {
                    depth,
                    ..Minimax::default()
                }),
            )
            .outline();
            let back = decode(&encoded(&outline)).expect("the bytes are events");
            // An inner node returns NaN, which is not equal to itself.
            assert_eq!(format!("{back:?}"), format!("{outline:?}"), "{game:?}");
        }
    }
}

#[test]
fn of_a_tree_the_root_is_known_before_anything_is_walked() {
    for id in GameId::ALL {
        let spec = Spec::new(
            id.position(&id.named()[0]),
            Algorithm::Minimax(Minimax {
                depth: Some(1),
                ..Minimax::default()
            }),
        );
        let (alone, walked) = (Trace::of_root(&spec.root()), Trace::new(&spec.outline()));
        assert_eq!(
            (alone.size(), alone.len(), alone.is_outlined()),
            (1, 0, false)
        );
        if walked.is_outlined() {
            assert_eq!(
                alone.kind(NodeId::ROOT),
                walked.kind(NodeId::ROOT),
                "{}",
                spec.write()
            );
            assert_eq!(
                alone.choices(NodeId::ROOT),
                walked.choices(NodeId::ROOT),
                "{}",
                spec.write()
            );
        }
    }
    let over = Spec::read(r#"{"game":{"kind":"tree","tree":[3]},"algorithm":{"kind":"minimax"}}"#)
        .expect("the spec is good");
    assert_eq!(
        Trace::of_root(
            &Spec {
                game: over.game.after(&[0]),
                ..over
            }
            .root()
        )
        .outlined_value(NodeId::ROOT),
        Some(3.0)
    );
}

#[test]
fn a_request_that_is_refused_is_answered_by_why_in_both_languages() {
    let refused = |request: &Request| match &posted(request, 0.0)[..] {
        [Message::Refused(refusal)] => refusal.clone(),
        other => panic!("{request:?} is not refused, but answered by {other:?}"),
    };
    let pig = r#"{"game":{"kind":"pig"},"algorithm":{"kind":"minimax","depth":2}}"#;
    let mix = refused(&search(pig, 100));
    assert_eq!(mix.path, "algorithm.kind");
    assert!(
        mix.reason(Lang::En).contains("chance nodes") && mix.reason(Lang::Zh).contains("机会"),
        "{mix:?}"
    );
    let nothing: Refusal = refused(&search("not JSON", 100));
    assert!(
        nothing.reason(Lang::En).contains("this is not JSON"),
        "{nothing:?}"
    );
    let task = |task: Task, about: &str| {
        Request::Run(Errand::Do {
            task,
            about: about.to_owned(),
        })
    };
    let think = Request::Think {
        machine: "{}".to_owned(),
        position: r#"{"kind":"pig"}"#.to_owned(),
        ply: 0,
    };
    for request in [
        task(Task::Hints, "{}"),
        task(Task::Review, "[]"),
        task(Task::Match, "{}"),
        think,
    ] {
        assert!(
            !refused(&request).reason(Lang::Zh).is_empty(),
            "{request:?}"
        );
    }
}

#[test]
fn a_position_that_is_over_has_a_recording_too() {
    let over = AnyGame::from(
        plyscope::game::tic_tac_toe::TicTacToe::parse("xxx/oo./...").expect("a reachable board"),
    );
    let spec = Spec::new(over, Algorithm::Minimax(Minimax::default()));
    let messages = posted(&Request::search(&spec, 100), 0.0);
    assert!(
        heard(&messages)
            .trace
            .events()
            .any(|event| matches!(event, Event::Evaluate { .. }))
    );
}

#[test]
fn all_parts_of_a_search_together_are_the_search() {
    for text in include_str!("../data/options.txt").lines() {
        let spec = Spec::read(text).expect("the spec is good");
        let (mut whole, mut recorder) = (
            Recorder::new(usize::MAX, u64::MAX),
            Recorder::new(usize::MAX, u64::MAX),
        );
        let expected = spec.record_to(&mut whole).continue_value();
        let (mut parts, mut count) = (spec.in_parts(), 1);
        let answer = loop {
            match parts.next(&mut recorder).continue_value().flatten() {
                Some(answer) => break answer,
                None => count += 1,
            }
        };
        assert_eq!(Some(answer), expected, "{text}");
        assert!(recorder.events == whole.events, "{text}");
        // After the last iteration comes the answer; the last depth is the answer.
        let (trace, _, _) = spec.record(usize::MAX, u64::MAX);
        let marks = trace.landmarks();
        let expected = (marks.iterations.len() + 1).max(marks.depths.len());
        assert_eq!(count, expected, "{text}");
    }
}

#[test]
fn a_part_that_is_stopped_stops_the_search() {
    let spec = Spec::read(r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#)
        .expect("the spec is good");
    let mut recorder = Recorder::new(100, 1_000);
    assert!(spec.in_parts().next(&mut recorder).is_break());
    assert_eq!(recorder.events.len(), 100);
}

#[test]
fn every_event_survives_the_journey_from_the_worker() {
    let chance = r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[0,1],"p":["1/4","3/4"]},0.5]}},"algorithm":{"kind":"mcts","iterations":9}}"#;
    let pruned = r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./o.."},"algorithm":{"kind":"alpha-beta","depth":2}}"#;
    let star = r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[1,4]},{"chance":[1,4]}]}},"algorithm":{"kind":"expectimax","utility":{"kind":"sqrt"},"prune":true,"bounds":[0,2]}}"#;
    let memo =
        r#"{"game":{"kind":"nim","heaps":[1,2,1]},"algorithm":{"kind":"win-lose","grundy":true}}"#;
    let table = r#"{"game":{"kind":"nim","heaps":[1,2,1]},"algorithm":{"kind":"alpha-beta","depth":3,"order":"best","deepening":true,"table":true}}"#;
    for text in [chance, pruned, star, memo, table] {
        let spec = Spec::read(text).expect("the spec is good");
        let (_, recorder, _) = spec.record(usize::MAX, u64::MAX);
        let mut bytes = Vec::new();
        recorder
            .events
            .iter()
            .for_each(|event| encode(event, &mut bytes));
        assert_eq!(
            decode(&bytes),
            Some(recorder.events),
            "{:?}",
            matches!(spec.algorithm, Algorithm::Mcts(_))
        );
        assert_eq!(decode(&bytes[1..bytes.len() - 1]), None);
    }
}

#[test]
fn the_end_of_a_search_tells_how_long_it_took() {
    let spec = r#"{"game":{"kind":"nim","heaps":[3,2]},"algorithm":{"kind":"minimax"}}"#;
    let took = |step: f64| match posted(&search(spec, u32::MAX), step).last() {
        Some(Message::End { millis, .. }) => *millis,
        other => panic!("{other:?} is no end"),
    };
    assert_eq!(took(0.0), 0.0);
    assert!(took(1.0) >= 1.0 && took(2.0) > took(1.0));
}
