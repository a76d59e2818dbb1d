//! Fifty-five programs in the manner of what people write, right and wrong, as they were recorded: what must be said of each.

use plyscope::check::{Kind, Returns, Style, Verdict, check};
use plyscope::game::any::AnyGame;
use plyscope::search::{CutRule, Event};
use plyscope::transcript::read;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

use super::walked;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/own")
}

fn judged(name: &str) -> Verdict {
    let text = fs::read_to_string(folder().join(format!("{name}.jsonl"))).expect("it was recorded");
    let transcript = read(&text).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
    check(&transcript)
}

fn expected() -> Vec<(String, Value)> {
    let text = fs::read_to_string(folder().join("expected.json")).expect("it is there");
    let all: Value = serde_json::from_str(&text).expect("JSON");
    let all = all.as_object().expect("an object");
    all.iter()
        .map(|(name, said)| (name.clone(), said.clone()))
        .collect()
}

/// Writes a path as the list has it: on a board by cells, in a tree by the numbers of children.
fn node(game: &AnyGame, path: &[u16]) -> String {
    let mut at = game.clone();
    let mut names = Vec::new();
    for &choice in path {
        let ways = at.ways();
        let cell = ways[usize::from(choice)].first().copied();
        names.push(cell.unwrap_or(choice).to_string());
        at.play(choice);
    }
    if names.is_empty() {
        "root".to_owned()
    } else {
        names.join(".")
    }
}

fn words(value: &Value) -> Vec<String> {
    let items = value.as_array().expect("a list").iter();
    items
        .map(|item| item.as_str().expect("a word").to_owned())
        .collect()
}

#[test]
fn every_right_program_is_the_same_as_the_book_with_its_conventions() {
    let mut count = 0;
    for (name, said) in expected()
        .into_iter()
        .filter(|(_, said)| said["right"] == true)
    {
        let verdict = judged(&name);
        assert_eq!(verdict.kind, Kind::Same, "{name}: {:?}", verdict.first());
        assert_ne!(verdict.is_right, Some(false), "{name}");
        let wanted = &said["conventions"];
        if let Some(found) = &verdict.mcts {
            let c = &wanted["c"];
            let ends = [c[0].as_f64(), c[1].as_f64()].map(|end| end.expect("a number"));
            // The list has 60 iterations' interval, rounded; each is inside the other but for that.
            assert!(
                found.c.0 <= ends[1] && ends[0] <= found.c.1,
                "{name}: {:?} {ends:?}",
                found.c
            );
            assert!(found.c.1 - found.c.0 < 0.05, "{name}: {:?}", found.c);
            assert_eq!(words(&wanted["view"]), [found.view.word()], "{name}");
            assert_eq!(words(&wanted["select"]), [found.mode.word()], "{name}");
            assert_eq!(wanted["expand"][0] == "all", found.expands_all, "{name}");
            assert_eq!(
                found.reward.0,
                wanted["reward"][0].as_f64().expect("a number"),
                "{name}"
            );
            assert_eq!(
                found.reward.1,
                wanted["reward"][1].as_f64().expect("a number"),
                "{name}"
            );
            assert_eq!(
                wanted["formula"][0].as_str().expect("a word").contains('2'),
                found.has_two,
                "{name}"
            );
            for rule in words(&wanted["final"]) {
                assert!(found.finals.contains(&rule.as_str()), "{name}: {rule}");
            }
        } else {
            let all = &verdict.conventions;
            let negamax = words(&wanted["style"]) == ["negamax"];
            assert!(
                all.iter()
                    .any(|one| (one.style == Style::Negamax) == negamax),
                "{name}"
            );
            for (word, cut) in [
                ("none", None),
                ("ge", Some(CutRule::Ge)),
                ("gt", Some(CutRule::Gt)),
            ] {
                let has = all.iter().any(|one| one.cut == cut);
                assert_eq!(
                    has,
                    words(&wanted["cut"]).contains(&word.to_owned()),
                    "{name}: {word}"
                );
            }
            for (word, returns) in [
                ("soft", Returns::Soft),
                ("hard", Returns::Hard),
                ("clipped", Returns::Clipped),
            ] {
                // What the list names must be found; more may fit a short run.
                if words(&wanted["returns"]).contains(&word.to_owned()) {
                    assert!(
                        all.iter().any(|one| one.returns == returns),
                        "{name}: {word}"
                    );
                }
            }
        }
        count += 1;
    }
    assert_eq!(count, 24);
}

#[test]
fn every_wrong_program_is_found_where_it_is_wrong() {
    let (mut count, mut named) = (0, 0);
    for (name, said) in expected()
        .into_iter()
        .filter(|(_, said)| said["right"] == false)
    {
        let verdict = judged(&name);
        let first = verdict
            .first()
            .unwrap_or_else(|| panic!("{name} is not found"));
        let wanted = &said["first"];
        assert_eq!(
            first.rule.word(),
            wanted["rule"].as_str().expect("a word"),
            "{name}"
        );
        let path = verdict
            .path(first)
            .unwrap_or_else(|| panic!("{name}: {first:?}"));
        assert_eq!(
            node(&verdict.walk.game, &path),
            wanted["node"].as_str().expect("a path"),
            "{name}"
        );
        if let Some(iteration) = wanted["iteration"].as_u64() {
            assert_eq!(u64::from(first.visit), iteration, "{name}");
        }
        let word = wanted["misconception"].as_str().expect("a word");
        assert!(!verdict.slips.is_empty(), "{name} is not explained");
        named += u32::from(verdict.slips.iter().any(|found| found.slip.word == word));
        count += 1;
    }
    assert_eq!(count, 32);
    // Where several explain a run as well, another may be named.
    assert!(
        named >= 30,
        "only {named} have the explanation of their author among theirs"
    );
}

/// No mistake at the nodes of one player changes what chance is worth.
#[test]
fn a_wrong_mean_is_explained_by_a_mistake_about_chance() {
    let slips = judged("bug_chance_twice").slips;
    let words: Vec<&str> = slips.iter().map(|found| found.slip.word).collect();
    assert_eq!(words, ["divided-again"]);
}

#[test]
fn a_search_that_only_works_more_is_not_called_wrong() {
    for name in ["bug_default_window", "bug_mixed_rule"] {
        assert_eq!(judged(name).kind, Kind::MoreWork, "{name}");
    }
    // On these trees the wider windows cost nothing.
    for name in ["bug_parent_only", "bug_root_full_window"] {
        assert_eq!(judged(name).kind, Kind::OtherWindows, "{name}");
    }
    for name in [
        "bug_infinity_at_cut",
        "bug_last_value",
        "bug_bound_as_exact",
    ] {
        assert_eq!(judged(name).kind, Kind::Differs, "{name}");
    }
}

/// The calls of the book's search beside a record whose text is changed.
fn calls_of_book(change: impl Fn(&str) -> String) -> usize {
    let path = folder().join("sample_other_rule.jsonl");
    let text = change(&fs::read_to_string(path).expect("it was recorded"));
    let verdict = check(&read(&text).expect("a record"));
    assert_eq!(verdict.kind, Kind::MoreWork);
    let (_, events) = verdict.book().expect("the book has a search");
    let calls = |event: &&Event| matches!(event, Event::Descend { .. });
    1 + events.iter().filter(calls).count()
}

#[test]
fn a_wrong_program_is_held_against_the_rule_that_its_text_compares_by() {
    // At Min the larger value is taken for β, which never closes a window there.
    let [ge, gt] = [22, 26];
    assert_eq!(calls_of_book(str::to_owned), ge);
    let cut = "if alpha >= beta:";
    for (other, calls) in [
        ("if alpha > beta:", gt),
        ("if beta <= alpha:", ge),
        ("elif (beta < alpha):", gt),
        ("if not v < beta:  # v >= beta", gt),
        ("if v >= beta:", ge),
        ("if v <= alpha:", ge),
        ("if v < alpha:", gt),
        ("while alpha < beta:", ge),
        ("while lo <= hi:", gt),
        // What says nothing, or two things, leaves it to the run, which fits the rarer cuts better.
        ("if is_closed(alpha, beta):", gt),
        ("if alpha < beta:", gt),
        ("# if alpha >= beta:", gt),
        ("if b >= a:", gt),
    ] {
        assert_eq!(
            calls_of_book(|text| text.replace(cut, other)),
            calls,
            "{other}"
        );
    }
    let mixed = calls_of_book(|text| text.replacen(cut, "if alpha > beta:", 1));
    assert_eq!(mixed, gt);
}

#[test]
fn two_written_by_hand_are_the_same_as_the_book() {
    for name in ["sample_alpha_beta", "sample_mcts"] {
        assert_eq!(judged(name).kind, Kind::Same, "{name}");
    }
}

#[test]
fn of_two_searches_in_one_run_the_last_one_is_judged() {
    let text = fs::read_to_string(folder().join("ok_mcts_flip.jsonl")).expect("it was recorded");
    let (run, rest) = text.split_once('\n').expect("lines");
    let twice = format!("{run}\n{rest}{{\"e\":\"search\"}}\n{rest}");
    let verdict = check(&read(&twice).expect("good"));
    assert_eq!(verdict.kind, Kind::Same, "{:?}", verdict.first());
}

#[test]
fn the_book_in_the_order_of_a_right_program_visits_what_it_visits() {
    let mut count = 0;
    for (name, _) in expected()
        .into_iter()
        .filter(|(_, said)| said["right"] == true)
    {
        let verdict = judged(&name);
        let text =
            fs::read_to_string(folder().join(format!("{name}.jsonl"))).expect("it was recorded");
        let transcript = read(&text).expect("good");
        let remembers = transcript.head.cached || name.contains("table");
        let Some((spec, events)) = verdict.book().filter(|_| !remembers) else {
            continue;
        };
        let own = verdict.replay(&transcript).events;
        assert_eq!(walked(&own), walked(&events), "{name}: {}", spec.write());
        count += 1;
    }
    assert!(count >= 14, "only {count} were compared");
}
