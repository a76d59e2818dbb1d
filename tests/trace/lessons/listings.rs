//! Pseudo-code: every event lights one line, and the procedures are those of a textbook.

use super::*;
use plyscope::lesson::Listing;

/// Trees in which a player moves twice running, and games whose options are crossed with each other: listings differ in every one.
fn crossed() -> Vec<Spec> {
    let twice = r#"{"max":[{"max":[{"min":[1,-1],"estimate":-1},-1],"estimate":1},{"min":[{"min":[-1,1],"estimate":1},{"max":[-1,1],"estimate":-1}],"estimate":-1}]}"#;
    let games = [
        format!(r#"{{"kind":"tree","tree":{twice}}}"#),
        r#"{"kind":"nim","heaps":[2,2,1]}"#.to_owned(),
        r#"{"kind":"tic-tac-toe","position":"xo./.x./..."}"#.to_owned(),
    ];
    let depths = [
        "",
        r#","depth":1"#,
        r#","depth":2"#,
        r#","depth":4,"deepening":true"#,
    ];
    let returns = ["", r#","returns":"hard""#, r#","returns":"clipped""#];
    let others = [
        "",
        r#","cut":"gt","order":"killer""#,
        r#","order":"shuffle""#,
    ];
    let mut algorithms = vec![r#"{"kind":"win-lose"}"#.to_owned()];
    for depth in depths {
        for playouts in ["", r#","evaluation":{"kind":"playouts","count":2}"#] {
            algorithms.push(format!(
                r#"{{"kind":"minimax"{}{playouts}}}"#,
                depth.split(",\"deep").next().unwrap_or("")
            ));
            for (returns, other) in returns
                .iter()
                .flat_map(|one| others.map(|other| (one, other)))
            {
                for table in ["", r#","table":true"#] {
                    algorithms.push(format!(
                        r#"{{"kind":"alpha-beta"{depth}{playouts}{returns}{other}{table}}}"#
                    ));
                }
            }
        }
    }
    for depth in [r#","depth":2"#, r#","depth":4"#] {
        algorithms.push(format!(r#"{{"kind":"expectimax"{depth}}}"#));
        algorithms.push(format!(
            r#"{{"kind":"expectimax"{depth},"prune":true,"bounds":[-1,1]}}"#
        ));
    }
    let written = |game: &String| {
        let spec = |algorithm: &String| format!(r#"{{"game":{game},"algorithm":{algorithm}}}"#);
        algorithms.iter().map(spec).collect::<Vec<_>>()
    };
    let pig = r#"{"game":{"kind":"pig","goal":20},"algorithm":{"kind":"expectimax","depth":4}}"#;
    let all = games.iter().flat_map(written).chain([pig.to_owned()]);
    all.filter_map(|text| Spec::read(&text).ok())
        .filter(|spec| spec.check().is_ok())
        .collect()
}

#[test]
fn every_event_lights_one_line_and_every_line_is_lit_by_some_event() {
    let (mut lit, mut under_way, mut all) = (HashSet::new(), HashSet::new(), HashSet::new());
    for spec in groups().into_iter().flatten().chain(crossed()) {
        let (trace, listing) = (recording(&spec), spec.listing());
        // The same words in two algorithms are two lines.
        let name = |line: usize| {
            (
                std::mem::discriminant(&spec.algorithm),
                line_of(&listing, line),
            )
        };
        all.extend((0..listing.lines.len()).map(name));
        assert_eq!(listing.lit(&trace.at(0)), None, "nothing has happened yet");
        let mut lines = HashSet::new();
        for step in 1..=trace.len() {
            lines.insert(listing.lit(&trace.at(step)).unwrap_or_else(|| {
                panic!(
                    "step {step} of {} lights no line: {:?}",
                    spec.write(),
                    trace.event(step)
                )
            }));
        }
        for line in lines {
            lit.insert(name(line));
            under_way.extend(listing.under_way(line).into_iter().map(name));
        }
    }
    // A procedure that moves the node v along hands it back, which is no event.
    let is_last = |line: &&(_, [String; 2])| line.1[1] == "return v";
    let dark: Vec<_> = all.difference(&lit).filter(|line| !is_last(line)).collect();
    let never: Vec<_> = dark
        .iter()
        .filter(|line| !under_way.contains(line))
        .collect();
    assert!(never.is_empty(), "never lit: {never:#?}");
    for (_, [_, text]) in dark {
        let opens = text.ends_with(':');
        let calls = text.contains("VALUE(") || text.contains("(v") || text.contains("WINS(s)");
        assert!(opens || calls, "{text} is carried out by no event");
    }
}

#[test]
fn a_procedure_is_its_head_and_the_lines_below_it_and_together_they_are_the_listing() {
    for spec in groups().into_iter().flatten().chain(crossed()) {
        let listing = spec.listing();
        let mut from = 0;
        while from < listing.lines.len() {
            let procedure = listing.procedure_around(from);
            assert_eq!(procedure.start, from, "{}", spec.write());
            assert_eq!(listing.lines[from].indent, 0);
            for line in procedure.clone() {
                assert_eq!(listing.procedure_around(line), procedure);
                assert_eq!(listing.lines[line].indent == 0, line == from);
            }
            from = procedure.end;
        }
    }
}

/// A line with the name of the procedure it stands in.
fn line_of(listing: &Listing, line: usize) -> [String; 2] {
    let header = listing.lines[..=line]
        .iter()
        .rev()
        .find(|above| above.indent == 0)
        .expect("a listing begins at the margin");
    let text = header.text(Lang::En);
    let name = text.split('(').next();
    [
        name.unwrap_or_default().to_owned(),
        listing.lines[line].text(Lang::En),
    ]
}

#[test]
fn a_procedure_tests_for_the_end_first_and_hands_its_window_down() {
    let lines = |algorithm: Algorithm, text: &str| -> Vec<String> {
        let listing = Spec::new(tree(text, Player::Max), algorithm).listing();
        listing
            .lines
            .iter()
            .map(|line| line.text(Lang::En))
            .collect()
    };
    let alternating = lines(alpha_beta(None), OPENING);
    let max = alternating
        .iter()
        .position(|line| line == "MAX-VALUE(s, α, β):");
    let procedure = &alternating[max.expect("Max has a procedure")..];
    assert_eq!(procedure[1], "if s is terminal: return UTILITY(s)");
    assert_eq!(procedure[2], "v ← −∞");
    assert_eq!(procedure[4], "v ← max(v, MIN-VALUE(c, α, β))");
    assert_eq!(alternating[1], "v ← MAX-VALUE(s, −∞, +∞)");
    // A player who moves twice running is not asked for the other's procedure.
    let twice = lines(alpha_beta(None), r#"{"max":[{"max":[1,2]},{"min":[3,4]}]}"#);
    assert!(
        !twice.iter().any(|line| line.contains("max(v, MIN-VALUE")),
        "{twice:#?}"
    );
    assert!(
        twice.contains(&"v ← max(v, VALUE(c, α, β))".to_owned()),
        "{twice:#?}"
    );
}

#[test]
fn a_bound_in_the_table_answers_by_the_sign_by_which_a_node_is_cut() {
    for (rule, answer) in [
        ("ge", "(t is EXACT, or LOWER ≥ β, or UPPER ≤ α): return t"),
        ("gt", "(t is EXACT, or LOWER > β, or UPPER < α): return t"),
    ] {
        let json = format!(
            r#"{{"game":{{"kind":"tic-tac-toe"}},"algorithm":{{"kind":"alpha-beta","table":true,"cut":"{rule}"}}}}"#
        );
        let listing = Spec::read(&json).expect("the spec is good").listing();
        let lines = listing.lines.iter().map(|line| line.text(Lang::En));
        let answers = lines.filter(|line| line.contains(answer)).count();
        assert_eq!(answers, 2, "{rule}");
    }
}

#[test]
fn the_line_of_a_leaf_stands_in_the_procedure_that_looks_at_it() {
    let spec = Spec::new(tree("[[5,[6,1]],2]", Player::Max), minimax(None));
    let (trace, listing) = (recording(&spec), spec.listing());
    let leaves =
        (1..=trace.len()).filter(|step| matches!(trace.event(*step), Some(Event::Evaluate { .. })));
    let procedures: Vec<String> = leaves
        .map(|step| {
            let line = listing
                .lit(&trace.at(step))
                .expect("every event lights a line");
            let [procedure, text] = line_of(&listing, line);
            assert_eq!(text, "if s is terminal: return UTILITY(s)");
            procedure
        })
        .collect();
    assert_eq!(
        procedures,
        ["MAX-VALUE", "MIN-VALUE", "MIN-VALUE", "MIN-VALUE"]
    );
}

#[test]
fn every_listing_is_written_in_both_languages_and_fits_beside_the_tree() {
    for group in groups() {
        for line in group[0].listing().lines {
            for lang in Lang::ALL {
                let text = line.text(lang);
                assert!(
                    !text.is_empty() && text.trim() == text && width(&text) <= 40.0,
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn values_stand_beside_the_lines_of_the_node_in_question() {
    let spec = Spec::new(tree(OPENING, Player::Max), alpha_beta(None));
    let (trace, listing) = (recording(&spec), spec.listing());
    let cut = trace.landmarks().cuts[0];
    let values = listing.values(&trace.at(cut), &|node| format!("node {}", node.0));
    assert_eq!(values.len(), listing.lines.len());
    let shown: Vec<String> = values
        .into_iter()
        .flatten()
        .map(|value| value.replace('\u{a0}', " "))
        .collect();
    assert_eq!(shown, ["s = node 4", "v = 2", "β = 2", "5 ≥ 2"]);
}

#[test]
fn at_the_heads_of_monte_carlo_procedures_stand_the_constant_and_the_sums_of_the_credited_node() {
    let results = r#"{"game":{"kind":"tree","tree":[[0,1],[1,1]]},"algorithm":{"kind":"mcts","iterations":8}}"#;
    let spec = Spec::read(results).expect("the spec is good");
    let (trace, listing) = (recording(&spec), spec.listing());
    let mut credited = 0;
    for step in 1..=trace.len() {
        let moment = trace.at(step);
        let values = listing.values(&moment, &|_| String::new());
        let mut expected = vec![("SELECT(v):".to_owned(), "c ≈ 1.414".to_owned())];
        if matches!(moment.event(), Some(Event::Credit { .. })) {
            let visits = moment.visits(moment.subject());
            let sums = format!("n = {}, w = {}", visits.n, visits.w);
            expected.push(("BACKPROPAGATE(v, r):".to_owned(), sums));
            credited += 1;
        }
        let told: Vec<_> = listing
            .lines
            .iter()
            .zip(values)
            .filter_map(|(line, value)| Some((line.text(Lang::En), value?.replace('\u{a0}', " "))))
            .collect();
        assert_eq!(told, expected, "step {step}");
    }
    assert!(credited > 8, "{credited}");
}
