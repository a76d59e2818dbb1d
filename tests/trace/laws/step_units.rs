//! Step units lead to the steps that their names promise.

use super::*;

#[test]
fn strides_go_on_and_come_back() {
    for spec in specs() {
        let trace = recording(&spec);
        // A step unit to landmarks of which the recording has none stays where it is.
        let marks = trace.landmarks();
        let stays = |step_unit: &StepUnit| {
            (*step_unit == StepUnit::Cut && marks.cuts.is_empty())
                || (*step_unit == StepUnit::Best && marks.bests.is_empty())
                || (*step_unit == StepUnit::Iteration && marks.stages().is_empty())
        };
        assert!(
            STRIDES
                .iter()
                .filter(|step_unit| stays(step_unit))
                .all(|step_unit| trace.next(0, *step_unit) == 0)
        );
        for step_unit in STRIDES.into_iter().filter(|step_unit| !stays(step_unit)) {
            for step in (0..=trace.len()).step_by((trace.len() as usize / 400).max(1)) {
                let (next, previous) =
                    (trace.next(step, step_unit), trace.previous(step, step_unit));
                assert!(
                    next > step || step == trace.len(),
                    "{step_unit:?} at {step}"
                );
                assert!(previous < step || step == 0);
                assert!(
                    trace.previous(next, step_unit) <= step,
                    "{step_unit:?} from {step} to {next} and back goes not beyond {step}"
                );
                assert!(
                    trace.next(previous, step_unit) >= step,
                    "{step_unit:?} back to {previous} and on reaches {step} again"
                );
            }
        }
    }
}

#[test]
fn every_cut_and_every_iteration_is_reached_by_its_stride() {
    for spec in specs() {
        let trace = recording(&spec);
        let is_cut = |event: &Event| matches!(event, Event::Cutoff { .. });
        let begins = |event: &Event| matches!(event, Event::Begin { .. });
        for (step_unit, wanted) in [
            (StepUnit::Cut, &is_cut as &dyn Fn(&Event) -> bool),
            (StepUnit::Iteration, &begins),
        ] {
            let steps: Vec<u32> = (1..)
                .zip(trace.events())
                .filter(|(_, event)| wanted(event))
                .map(|(step, _)| step)
                .collect();
            if steps.is_empty() {
                continue;
            }
            let on = std::iter::successors(Some(0), |step| {
                Some(trace.next(*step, step_unit)).filter(|next| next > step)
            });
            let mut on: Vec<u32> = on.skip(1).collect();
            assert_eq!(
                on.pop(),
                Some(trace.len()),
                "the last step_unit leads to the end"
            );
            assert_eq!(on, steps);
            let back = std::iter::successors(Some(trace.len()), |step| {
                Some(trace.previous(*step, step_unit)).filter(|next| next < step)
            });
            let mut back: Vec<u32> = back.skip(1).collect();
            assert_eq!(back.pop(), Some(0));
            back.reverse();
            assert_eq!(back, steps);
        }
    }
}

#[test]
fn a_stride_to_a_new_best_move_stops_where_the_best_move_of_the_root_changes() {
    for spec in specs() {
        let trace = recording(&spec);
        let best = |step: u32| trace.at(step).best(NodeId::ROOT);
        let changes: Vec<u32> = (1..=trace.len())
            .filter(|&step| best(step).is_some() && best(step) != best(step - 1))
            .collect();
        let on = std::iter::successors(Some(0), |step| {
            Some(trace.next(*step, StepUnit::Best)).filter(|next| next > step)
        });
        let on: Vec<u32> = on.skip(1).filter(|step| *step < trace.len()).collect();
        let inner: Vec<u32> = changes
            .into_iter()
            .filter(|step| *step < trace.len())
            .collect();
        assert_eq!(on, inner, "{}", spec.called());
    }
}

#[test]
fn over_passes_a_subtree_and_out_leaves_it() {
    let tree = notation::read("[[5,6],[2,1],[3,2]]", Player::Max).expect("well-formed");
    let trace = recording(&Spec::new(tree, Algorithm::Minimax(Minimax::default())));
    let entered = trace.next(1, StepUnit::Event);
    assert_eq!(trace.path(trace.cursor(entered)), [0]);
    let opened = entered + 1;
    let first_leaf_done = trace.next(opened, StepUnit::Over);
    assert_eq!(
        trace.path(trace.cursor(first_leaf_done)),
        [0],
        "over stays at the node"
    );
    let out = trace.next(opened, StepUnit::Out);
    assert_eq!(trace.cursor(out), NodeId::ROOT);
    assert!(matches!(
        trace.event(out),
        Some(Event::Return { score: 5.0 })
    ));
}

#[test]
fn landmarks_are_counted_up_to_a_step() {
    let spec = &specs()[2];
    let trace = recording(spec);
    for step in 0..=trace.len() {
        let moment = trace.at(step);
        let cuts = trace
            .events()
            .take(step as usize)
            .filter(|event| matches!(event, Event::Cutoff { .. }))
            .count();
        assert_eq!(Landmarks::count(&trace.landmarks().cuts, step), cuts);
        assert_eq!(
            trace.landmarks().nodes(step),
            nodes(&trace)
                .filter(|node| moment.is_reached(*node))
                .count()
        );
    }
}
