//! The columns of a choice: two terms, one upon the other, also where the first is negative.

use super::*;
use plyscope::lesson::{Labels, ucb};
use plyscope::scene::Ink;
use plyscope::trace::Phase;

/// The lower and the upper terms of a scene's columns, from the left, and where the dotted line stands.
fn columns(scene: &Scene) -> (Vec<[f64; 4]>, Vec<[f64; 4]>, Vec<f64>) {
    let rect = |item: &Item| match item.shape {
        Shape::Rect(left, top, width, height, _) => Some([left, top, width, height]),
        _ => None,
    };
    let hatched = |item: &&Item| item.fill == Some(Ink::HatchFine);
    let upper: Vec<[f64; 4]> = scene
        .items
        .iter()
        .filter(hatched)
        .filter_map(rect)
        .collect();
    let beside = |of: &[f64; 4]| {
        upper.iter().any(|column| {
            let is_same = column[0] == of[0] && column[2] == of[2];
            // A negative term hangs beside the lower end of the other.
            is_same || (of[0] + of[2] - column[0]).abs() < 1e-6
        })
    };
    let filled = |item: &&Item| matches!(item.fill, Some(Ink::Now | Ink::Second));
    let lower = scene
        .items
        .iter()
        .filter(filled)
        .filter_map(rect)
        .filter(beside)
        .collect();
    let dotted = scene
        .items
        .iter()
        .filter_map(|item| match (&item.shape, item.stroke) {
            (Shape::Line(points), Some(stroke)) if stroke.dash == (1.5, 5.0) => Some(points[0].1),
            _ => None,
        });
    let dotted = dotted.collect();
    (lower, upper, dotted)
}

#[test]
fn columns_end_at_the_total_and_the_dotted_line_at_the_highest_whatever_the_sign_of_the_terms() {
    let mut negative = 0;
    for (reward, seed) in [("signed", 0), ("signed", 1), ("unit", 0)] {
        let (spec, trace) = recording(&format!(
            r#"{{"game":{{"kind":"tic-tac-toe","position":"xo./.o./x.."}},"algorithm":{{"kind":"mcts","iterations":60,"reward":"{reward}"}},"seed":{seed}}}"#
        ));
        let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
        let options = options(&spec);
        let mcts = spec.mcts().expect("the spec is of MCTS");
        for step in 1..=trace.len() {
            let before = trace.at(step - 1);
            if trace.phase(step) != Phase::Selection || before.cursor() != NodeId::ROOT {
                continue;
            }
            let selection = ucb::selection(&before, NodeId::ROOT, mcts);
            let frame = Frame::whole(&plan);
            let (lower, upper, dotted) =
                columns(&compose(trace.at(step), &spec.game, &frame, options, &[]));
            let Some(best) = selection
                .best()
                .and_then(|best| best.ucb)
                .filter(|_| !upper.is_empty())
            else {
                continue;
            };
            assert_eq!(
                (lower.len(), upper.len()),
                (selection.candidates.len(), selection.candidates.len())
            );
            let terms: Vec<_> = selection
                .candidates
                .iter()
                .filter_map(|child| child.ucb)
                .collect();
            let unit = upper[0][3] / terms[0].explore;
            let top_of = |total: f64, own: f64, top: f64| top + (own - total) * unit;
            for ((terms, lower), upper) in terms.iter().zip(&lower).zip(&upper) {
                assert!(
                    (lower[3] - terms.exploit.abs() * unit).abs() < 1e-6,
                    "the length of w/n"
                );
                assert_eq!(terms.exploit < 0.0, lower[0] < upper[0]);
                let end = if terms.exploit < 0.0 {
                    lower[1] + lower[3]
                } else {
                    lower[1]
                };
                assert!(
                    (upper[1] + upper[3] - end).abs() < 1e-6,
                    "one term begins where the other ends"
                );
                let expected = top_of(best.total(), terms.total(), upper[1]);
                assert!(
                    dotted.iter().any(|line| (expected - line).abs() < 1e-6),
                    "step {step}: {expected} and not {dotted:?}"
                );
                negative += usize::from(terms.exploit < 0.0);
            }
        }
    }
    assert!(negative > 20, "only {negative} columns were negative");
}

const TIC_TAC_TOE: &str =
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":120},"seed":3}"#;
const FIVE: &str = r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./..x"},"algorithm":{"kind":"mcts","iterations":60}}"#;
/// A desk, a tablet, a phone.
const STAGES: [Size; 3] = [
    Size::new(760.0, 660.0),
    Size::new(480.0, 700.0),
    Size::new(390.0, 440.0),
];

#[test]
fn the_children_of_a_root_that_chooses_stand_at_equal_distances() {
    for (spec, children) in [(TIC_TAC_TOE, 9), (FIVE, 5)] {
        let (spec, trace) = recording(spec);
        for stage in STAGES {
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            let row = plan.layout.rows.row(1);
            assert_eq!(row.len(), children);
            let x: Vec<f64> = row.map(|place| plan.layout.x(place)).collect();
            let apart: Vec<f64> = x.windows(2).map(|pair| pair[1] - pair[0]).collect();
            for distance in &apart {
                assert!((distance - apart[0]).abs() < 1e-6, "{stage:?}: {apart:?}");
            }
        }
    }
}

#[test]
fn at_every_choice_of_the_root_each_child_has_a_column_on_any_stage_and_none_covers_another() {
    for spec in [TIC_TAC_TOE, FIVE] {
        let (spec, trace) = recording(spec);
        let (options, mcts) = (options(&spec), spec.mcts().expect("the spec is of MCTS"));
        for stage in STAGES {
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            let frame = Frame::whole(&plan);
            let mut seen = 0;
            for step in 1..=trace.len() {
                let before = trace.at(step - 1);
                let is_choice = trace.phase(step) == Phase::Selection
                    && before.cursor() == NodeId::ROOT
                    && matches!(trace.event(step), Some(Event::Descend { .. }));
                if !is_choice {
                    continue;
                }
                let selection = ucb::selection(&before, NodeId::ROOT, mcts);
                if selection.best().is_none() {
                    continue;
                }
                let scene = compose(trace.at(step), &spec.game, &frame, options, &[]);
                let (_, upper, _) = columns(&scene);
                assert_eq!(
                    upper.len(),
                    selection.candidates.len(),
                    "{stage:?} at {step}"
                );
                for pair in upper.windows(2) {
                    assert!(
                        pair[0][0] + pair[0][2] < pair[1][0],
                        "{stage:?} at {step}: {upper:?}"
                    );
                }
                // They use the room: the highest is a large part of the stage.
                let highest = upper
                    .iter()
                    .map(|column| column[1])
                    .fold(f64::INFINITY, f64::min);
                let lowest = upper
                    .iter()
                    .map(|column| column[1] + column[3])
                    .fold(0.0, f64::max);
                assert!(
                    lowest - highest > 0.06 * stage.height,
                    "{stage:?} at {step}"
                );
                assert!(highest > 12.0, "{stage:?} at {step}: above the stage");
                seen += 1;
            }
            assert!(seen > 20, "only {seen} choices");
        }
    }
}

/// In a lecture hall a window of 720 pixels is drawn for 450, and everything is enlarged by 1.6.
const HALL: Size = Size::new(800.0, 250.0);

/// The scene of a step in a lecture hall, before it is enlarged.
fn in_hall(spec: &Spec, trace: &Trace, step: u32, stage: Size) -> Scene {
    let plan = Plan::new(trace, &spec.game, stage, Part::default());
    let frame = Frame::whole(&plan);
    let options = Options {
        least: 14.0,
        ..options(spec)
    };
    compose(trace.at(step), &spec.game, &frame, options, &[])
}

#[test]
fn in_a_lecture_hall_columns_have_their_two_terms_up_to_the_next_board() {
    let (spec, trace) = recording(FIVE);
    let scene = in_hall(&spec, &trace, 442, Size::new(900.0, 370.0));
    let is_term = |item: &&Item| {
        let Shape::Text { runs, anchor, .. } = &item.shape else {
            return false;
        };
        let words = &runs[0].text;
        *anchor == Anchor::Start
            && runs.len() == 1
            && words.parse::<f64>().is_ok()
            && words.contains('.')
    };
    let terms = scene.items.iter().filter(is_term).count();
    // All children but one, beside whose column the ring of the next one stands.
    assert!(terms >= 2 * 4, "{terms} terms");
}

#[test]
fn in_a_lecture_hall_every_text_of_a_drawing_is_large_enough() {
    let states = [
        (
            r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}"#,
            25,
        ),
        (FIVE, 400),
        (
            r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[[8,9],[2,3]],"p":["1/3","2/3"]},{"min":[5,{"chance":[4,6]}]}]}},"algorithm":{"kind":"expectimax"}}"#,
            13,
        ),
        (
            r#"{"game":{"kind":"nim","heaps":[1,2,1]},"algorithm":{"kind":"win-lose","grundy":true}}"#,
            70,
        ),
        (
            r#"{"game":{"kind":"tic-tac-toe","position":"x../.o./..."},"algorithm":{"kind":"alpha-beta","depth":4}}"#,
            300,
        ),
    ];
    for (text, step) in states {
        let (spec, trace) = recording(text);
        let scene = in_hall(&spec, &trace, step, HALL).magnified(1.6);
        let mut texts = 0;
        for item in &scene.items {
            let Shape::Text { size, runs, .. } = &item.shape else {
                continue;
            };
            let words: String = runs.iter().map(|run| run.text.as_str()).collect();
            // The names of rows and the counts of what is left out are read less than values.
            let is_aside = words.starts_with('+') || runs.iter().all(|run| run.ink == Ink::Second);
            let least = if is_aside {
                0.024 * 720.0
            } else {
                0.03 * 720.0
            };
            assert!(*size >= least, "{text}: {words} is set in {size}");
            texts += 1;
        }
        assert!(texts > 0, "{text} says nothing");
    }
}

#[test]
fn in_a_lecture_hall_the_moves_that_a_sentence_compares_stand_below_their_boards() {
    let few = (r#""tic-tac-toe","position":"xo./.o./..x""#, 60, 442);
    // The counts of these children are wider than the room between them.
    let many = (r#""tic-tac-toe""#, 200, 1_487);
    let halls = [HALL, Size::new(800.0, 305.0), Size::new(560.0, 320.0)];
    for ((game, iterations, step), stage) in [few, many]
        .into_iter()
        .flat_map(|case| halls.map(|stage| (case, stage)))
    {
        let (spec, trace) = recording(&format!(
            r#"{{"game":{{"kind":{game}}},"algorithm":{{"kind":"mcts","iterations":{iterations}}}}}"#
        ));
        let scene = in_hall(&spec, &trace, step, stage);
        let texts: Vec<String> = scene
            .items
            .iter()
            .filter_map(|item| match &item.shape {
                Shape::Text { runs, .. } => {
                    Some(runs.iter().map(|run| run.text.as_str()).collect())
                }
                _ => None,
            })
            .collect();
        for child in trace.children(NodeId::ROOT) {
            let name = spec
                .game
                .of_move(&trace.path(child), Lang::En)
                .expect("a move has a name");
            let is_its = |text: &String| *text == name || text.starts_with(&format!("{name}: "));
            assert!(texts.iter().any(is_its), "{name} at {stage:?}: {texts:?}");
        }
    }
}

#[test]
fn beside_the_code_in_a_lecture_hall_moves_and_visits_have_a_line_each_within_the_stage() {
    let (spec, trace) = recording(
        r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./..x"},"algorithm":{"kind":"mcts","iterations":60}}"#,
    );
    for stage in [Size::new(417.0, 300.0), Size::new(450.0, 310.0)] {
        let scene = in_hall(&spec, &trace, 442, stage);
        let text = |wanted: &str| {
            let base = |item: &Item| match &item.shape {
                Shape::Text { runs, at, .. } => {
                    let words: String = runs.iter().map(|run| run.text.as_str()).collect();
                    (words == wanted).then_some(at.1)
                }
                _ => None,
            };
            scene.items.iter().find_map(base)
        };
        let height = |node: NodeId| {
            let spot = scene.spots.iter().find(|spot| spot.node == node);
            spot.expect("it is drawn").at.1
        };
        for child in trace.children(NodeId::ROOT) {
            let path = trace.path(child);
            let name = spec.game.of_move(&path, Lang::En).expect("it has one");
            let visits = trace.at(442).visits(child);
            let visits = format!("{} / {}", visits.w, visits.n);
            let [name_at, visits_at] = [&name, &visits]
                .map(|words| text(words).unwrap_or_else(|| panic!("{words} at {stage:?}")));
            assert!(height(child) < name_at && name_at < visits_at, "{name}");
            assert!(visits_at + 2.0 < stage.height, "{name}: {visits_at}");
        }
    }
}

#[test]
fn on_a_small_stage_a_choice_stands_alone_with_boards_and_columns_that_can_be_compared() {
    let (spec, trace) = recording(
        r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./..x"},"algorithm":{"kind":"mcts","iterations":60}}"#,
    );
    for stage in [Size::new(390.0, 430.0), Size::new(540.0, 330.0)] {
        let plan = Plan::new(&trace, &spec.game, stage, Part::default());
        let frame = Frame::whole(&plan);
        let scene = compose(trace.at(442), &spec.game, &frame, options(&spec), &[]);
        let spot = |node: NodeId| scene.spots.iter().find(|spot| spot.node == node).copied();
        let root = spot(NodeId::ROOT).expect("the root is drawn");
        let children: Vec<Spot> = trace.children(NodeId::ROOT).filter_map(spot).collect();
        assert_eq!(
            scene.spots.len(),
            1 + children.len(),
            "nothing is below the choice"
        );
        for child in &children {
            assert!(
                child.reach.0 >= 16.0 && root.reach.0 >= child.reach.0,
                "{child:?}"
            );
            // The columns stand between the two rows.
            assert!(
                child.at.1 - root.at.1 >= stage.height / 2.0,
                "{child:?} of {root:?}"
            );
        }
    }
}
