//! Questions beside a recording: a worker gives the answers that the page would give itself, in the
//! order of the questions.

use crate::truth::cases::cases;
use crate::truth::trees::trees;
use plyscope::game::Player;
use plyscope::game::any::{AnyGame, GameId};
use plyscope::game::tree::notation;
use plyscope::lang::Lang;
use plyscope::lesson::certificate::{Certificate, of_cut};
use plyscope::recording::question::{Question, Reply};
use plyscope::recording::what_if::Cut;
use plyscope::search::{Algorithm, AlphaBeta, Expectimax, Minimax, Opponent};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use plyscope::worker::{Message, Request, run, work};
use proptest::prelude::*;

const EVENTS: usize = 200_000;

/// Returns a worker's messages in their order.
fn answers(spec: &Spec, questions: &[Question]) -> Vec<Message> {
    let mut messages = Vec::new();
    let request = Request::ask(spec, questions.to_vec());
    work(&request, run, &mut || 0.0, &mut |message| {
        messages.push(message);
    });
    messages
}

fn assert_answered(spec: &Spec, questions: &[Question]) {
    let expected: Vec<Message> = questions
        .iter()
        .enumerate()
        .map(|(place, question)| Message::Reply(place, question.answer(spec, EVENTS)))
        .collect();
    assert_eq!(answers(spec, questions), expected, "{}", spec.write());
}

/// Returns all questions about every cut of a search.
fn of_every_cut(spec: &Spec) -> Vec<Question> {
    let (trace, ..): (Trace, _, _) = spec.record(EVENTS, EVENTS as u64);
    let end = trace.end();
    let certificates = (0..trace.size() as u32).filter_map(|node| of_cut(&end, NodeId(node)));
    let questions = |certificate: Certificate| {
        let cut = Cut::at(&end, certificate.node).expect("it is cut");
        let leaf = trace.path(
            certificate
                .own()
                .witness
                .expect("trees are searched to their leaves"),
        );
        let what_if = [-2.5, 0.1, 1e300].map(|value| Question::WhatIf {
            leaf: leaf.clone(),
            value,
            cut: cut.clone(),
        });
        let edge = certificate.edge();
        let turn = edge
            .threshold
            .is_finite()
            .then_some(Question::Turn { leaf, cut, edge });
        what_if.into_iter().chain(turn).collect::<Vec<_>>()
    };
    certificates.flat_map(questions).collect()
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn a_worker_answers_of_any_tree_what_the_page_would(tree in trees()) {
        let spec = Spec::new(tree, Algorithm::AlphaBeta(AlphaBeta::default()));
        assert_answered(&spec, &of_every_cut(&spec));
    }
}

#[test]
fn a_worker_answers_every_kind_of_question() {
    let tree = notation::read(
        "[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]",
        Player::Max,
    )
    .expect("well-formed");
    let spec = Spec::new(tree.clone(), Algorithm::AlphaBeta(AlphaBeta::default()));
    let questions = of_every_cut(&spec);
    assert!(
        questions
            .iter()
            .any(|question| matches!(question.answer(&spec, EVENTS), Reply::Turn(Some(_))))
    );
    assert_answered(&spec, &questions);
    let random = Algorithm::Expectimax(Expectimax {
        opponent: Opponent::Random,
        ..Expectimax::default()
    });
    let spec = Spec::new(tree, random);
    assert_answered(
        &spec,
        &[
            Question::IfPerfect(Vec::new()),
            Question::IfPerfect(vec![0, 1]),
            Question::ByDepth,
        ],
    );
    let found = Question::IfPerfect(Vec::new()).answer(&spec, EVENTS);
    assert!(
        matches!(found, Reply::IfPerfect(Some(answer)) if answer.value == 3.0),
        "{found:?}"
    );
    for id in GameId::ALL {
        let spec = Spec::new(
            id.position(&id.named()[0]),
            Algorithm::Minimax(Minimax {
                depth: Some(2),
                ..Minimax::default()
            }),
        );
        if spec.check().is_ok() {
            assert_answered(&spec, &[Question::ByDepth]);
        }
    }
}

#[test]
fn a_tree_too_large_for_the_page_is_still_asked_about() {
    let row = |count: usize| {
        format!(
            "[{}]",
            (0..count)
                .map(|leaf| (leaf * 7 % 101).to_string())
                .collect::<Vec<_>>()
                .join(",")
        )
    };
    let tree = format!(
        "[{}]",
        (0..60).map(|_| row(70)).collect::<Vec<_>>().join(",")
    );
    let tree = notation::read(&tree, Player::Max).expect("well-formed");
    assert!(tree.size() > 4_000);
    let spec = Spec::new(
        AnyGame::from(tree),
        Algorithm::AlphaBeta(AlphaBeta::default()),
    );
    let questions = of_every_cut(&spec);
    let some = &questions[..8];
    assert!(
        some.iter()
            .all(|question| !matches!(question.answer(&spec, EVENTS), Reply::WhatIf(None)))
    );
    assert_answered(&spec, some);
}

#[test]
fn questions_about_a_spec_that_cannot_be_read_are_refused() {
    let request = Request::Ask {
        spec: r#"{"game":{"kind":"chequers"},"algorithm":{"kind":"minimax"}}"#.to_owned(),
        questions: vec![Question::ByDepth],
    };
    let mut messages = Vec::new();
    work(&request, run, &mut || 0.0, &mut |message| {
        messages.push(message);
    });
    let [Message::Refused(refusal)] = &messages[..] else {
        panic!("the questions are answered by {messages:?}")
    };
    assert_eq!(refusal.path, "game.kind");
    assert!(!refusal.reason(Lang::Zh).is_empty());
}

#[test]
fn every_message_and_request_travels_as_plain_values() {
    let tree = notation::read("[[5,6],[2,1],[3,2]]", Player::Max).expect("well-formed");
    let spec = Spec::new(tree, Algorithm::AlphaBeta(AlphaBeta::default()));
    let questions = of_every_cut(&spec);
    let request = Request::ask(&spec, questions);
    let written = serde_json::to_string(&request).expect("requests are plain values");
    assert_eq!(
        serde_json::from_str::<Request>(&written).expect("it is read"),
        request
    );
    let mut messages = Vec::new();
    for request in [request, Request::search(&spec, 1_000)] {
        work(&request, run, &mut || 0.0, &mut |message| {
            messages.push(message);
        });
    }
    assert!(messages.len() > 3);
    for message in messages {
        let written = serde_json::to_string(&message).expect("messages are plain values");
        assert_eq!(
            serde_json::from_str::<Message>(&written).expect("it is read"),
            message
        );
    }
}
