//! A program's own search in the page: how it is opened, stepped, told and left, and what a refused record changes.

use super::*;
use plyscope::app::state::action::GalleryAction;
use plyscope::app::state::dropped::dropped;
use plyscope::app::state::keys::Focus;
use plyscope::app::state::own::program::Told;
use plyscope::app::state::own::{Own, Request};
use plyscope::app::state::page::Notice;
use plyscope::check::Kind;
use plyscope::exercise::{FAULTS, Template};
use plyscope::trace::State;
use std::fs;
use std::path::PathBuf;

fn record(name: &str) -> String {
    let path = format!("{}/tests/data/own/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("it was recorded")
}

fn opened(name: &str) -> Rc<Lab> {
    lab().after(dropped(&record(name), Lang::En))
}

fn own(lab: &Lab) -> &Own {
    lab.own_run().expect("the run is shown")
}

fn at(lab: &Rc<Lab>, step: u32) -> Rc<Lab> {
    lab.after(Step::To(step).into())
}

#[test]
fn a_dropped_record_stands_at_the_first_difference_or_at_the_end() {
    let wrong = opened("bug_default_window");
    assert_eq!(own(&wrong).verdict.kind, Kind::MoreWork);
    assert!(own(&wrong).is_there());
    assert_eq!(
        own(&wrong).sentence(Lang::En),
        "Call 5: your program calls minimax at leaf\u{a0}6 with α\u{a0}=\u{a0}−∞, β\u{a0}=\u{a0}+∞. Here the book has: α\u{a0}=\u{a0}5, β\u{a0}=\u{a0}+∞."
    );
    let right = opened("ok_pair_soft");
    assert_eq!(own(&right).verdict.kind, Kind::Same);
    assert!(own(&right).is_at_end());
    assert_eq!(
        own(&right).sentence(Lang::En),
        "Your program returned 7 at A."
    );
}

/// Opens the records of all programs.
fn recorded() -> impl Iterator<Item = (PathBuf, Own)> {
    let folder = format!("{}/tests/data/own", env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(folder).expect("there are records");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let records = paths.filter(|path| path.extension().is_some_and(|end| end == "jsonl"));
    records.map(|path| {
        let text = fs::read_to_string(&path).expect("a text");
        let own =
            Own::open(&text, 1_000_000).unwrap_or_else(|refusal| panic!("{path:?}: {refusal:?}"));
        (path, own)
    })
}

/// In a run of iterations no line compares bounds.
#[test]
fn the_lines_that_are_lit_are_lines_of_the_program() {
    for (path, mut own) in recorded() {
        let source = own.transcript.head.source.as_ref();
        let lines = source.map_or(0, |source| source.text.lines().count());
        let compares = own.comparing_line();
        assert!(
            compares.is_none_or(|line| line as usize <= lines),
            "{path:?}"
        );
        for step in 0..=own.total().min(400) {
            own.go(step);
            assert!(
                own.lit().is_none_or(|line| line < lines),
                "{path:?} at {step}"
            );
        }
    }
}

#[test]
fn every_step_of_every_recorded_program_is_told_in_both_languages() {
    let mut count = 0;
    for (path, mut own) in recorded() {
        let most = own.total().min(400);
        for step in 0..=most {
            own.go(step);
            for lang in Lang::ALL {
                assert!(!own.sentence(lang).trim().is_empty(), "{path:?} at {step}");
            }
        }
        assert!(own.total() > 0, "{path:?}");
        count += 1;
    }
    assert_eq!(count, 59);
}

#[test]
fn a_node_has_the_number_that_the_program_returned_and_no_other() {
    // The last child's value is returned: 4 at F, where the book has 7.
    let lab = opened("bug_last_value");
    let own = own(&lab);
    let trace = own.lane.run.trace();
    let node = trace.find(&[0, 1]).expect("F is in the tree");
    let moment = trace.at(own.lane.shown_step());
    let number = moment.number(node).expect("it returned a number");
    assert_eq!(number.value, 4.0);
    // Nothing is concluded from it: it is no bound.
    assert_eq!(number.relation, plyscope::search::Relation::Exact);
}

#[test]
fn moves_that_the_program_left_out_are_cut_and_no_others() {
    let lab = opened("ok_pair_soft");
    let own = own(&lab);
    let trace = own.lane.run.trace();
    let end = trace.end();
    let cut = |path: &[u16]| end.state(trace.find(path).expect("outlined")) == State::Cut;
    assert!(cut(&[0, 1, 1]));
    assert!(!cut(&[0, 1, 0]));
}

#[test]
fn a_refused_record_says_where_and_leaves_everything_as_it_was() {
    let before = opened("ok_pair_soft");
    let bad = record("bug_last_value").replacen("\"e\":\"exit\"", "\"e\":\"exti\"", 1);
    let after = before.after(dropped(&bad, Lang::En));
    assert_eq!(own(&after), own(&before));
    let Some(Notice::Told(told)) = &after.page.notice else {
        panic!("nothing is told: {:?}", after.page.notice);
    };
    assert!(told.contains("line"), "{told}");
    assert!(told.contains("\"exti\""), "{told}");
}

#[test]
fn the_keys_step_the_run_and_lead_out_of_it() {
    let lab = at(&opened("bug_default_window"), 3);
    let key = |lab: &Rc<Lab>, name: &str| keys::pressed(lab, name, Focus::Lab);
    assert_eq!(own(&key(&lab, "ArrowRight")).at, 4);
    assert_eq!(own(&key(&lab, "ArrowLeft")).at, 2);
    assert_eq!(own(&key(&lab, "Home")).at, 0);
    assert!(own(&key(&lab, "d")).is_there());
    let left = key(&lab, "Escape");
    assert!(left.own_run().is_none());
    assert_eq!(left.search.lane.run.spec().game, lab.bar_spec().game);
}

#[test]
fn what_leads_elsewhere_hides_the_run() {
    let lab = opened("ok_pair_soft");
    let elsewhere = lab.after(dropped("[[3,5],[2,9]]", Lang::En));
    assert!(elsewhere.own_run().is_none());
    let gallery = lab.after(GalleryAction::Gallery.into());
    assert!(gallery.own_run().is_none());
    assert!(lab.after(Request::There.into()).own_run().is_some());
}

#[test]
fn the_book_beside_it_stands_at_the_same_node_or_where_it_leaves_it_out() {
    let lab = opened("bug_default_window").after(Request::Beside.into());
    let (book, is_visited) = own(&lab).beside().expect("the book is there");
    assert!(is_visited);
    assert_eq!(book.selected, own(&lab).lane.selected);
    let trace = book.run.trace();
    assert_eq!(Some(trace.cursor(book.shown_step())), book.selected);
    // The program goes on to leaves that the book leaves out.
    let all = own(&lab).total();
    let unseen = (0..=all).filter(|step| {
        let lab = at(&lab, *step);
        own(&lab)
            .beside()
            .is_some_and(|(_, is_visited)| !is_visited)
    });
    assert!(unseen.count() > 0);
    assert!(own(&lab.after(Request::Beside.into())).beside().is_none());
    // Where there is no book to compare with, none is offered.
    let mcts = opened("bug_mcts_half");
    assert!(!own(&mcts).has_book());
    assert!(own(&mcts.after(Request::Beside.into())).beside().is_none());
}

#[test]
fn a_negamax_has_its_own_numbers_in_the_tree_and_beside_it() {
    use plyscope::trace::Perspective;
    let lab = opened("bug_no_minus").after(Request::Beside.into());
    let lane = &own(&lab).lane;
    assert_eq!(lane.perspective(), Perspective::Mover);
    let (book, _) = own(&lab).beside().expect("the book is there");
    assert_eq!(book.perspective(), Perspective::Mover);
    // The program returned −5 at the leaf 5, where Min would move: that is how it is written there.
    let trace = lane.run.trace();
    let leaf = trace.find(&[0, 0, 0]).expect("it is in the tree");
    let number = trace.end().number(leaf).expect("it returned a number");
    assert_eq!(number.value, 5.0, "recordings keep Max's numbers");
    assert_eq!(
        opened("ok_pair_soft")
            .own_run()
            .expect("shown")
            .lane
            .perspective(),
        Perspective::Max
    );
}

#[test]
fn the_line_that_makes_the_call_is_lit_where_only_one_does() {
    let lab = opened("ok_pair_soft");
    let source = own(&lab).transcript.head.source.clone().expect("a source");
    let line = |step: u32| {
        let lab = at(&lab, step);
        let lit = own(&lab).lit().expect("a line");
        source
            .text
            .lines()
            .nth(lit)
            .expect("it is there")
            .to_owned()
    };
    // The first call comes from outside: there its function begins.
    assert!(line(1).trim_start().starts_with("def "), "{}", line(1));
    // Every other one comes from the line in the other function that makes it.
    for step in 2..5 {
        assert!(!line(step).contains("def "), "{}", line(step));
        assert!(line(step).contains("value("), "{}", line(step));
    }
}

#[test]
fn leaves_and_calls_are_counted_beside_those_of_the_book() {
    let lab = opened("bug_default_window");
    let [[leaves, calls], [of_book, _]] = own(&lab).counts.expect("there is a book");
    assert!(leaves > of_book, "{leaves} {of_book}");
    assert_eq!(calls as usize, own(&lab).transcript.calls.len());
    let there = own(&lab).extra.expect("a node too many");
    let lab = lab.after(Request::Extra.into());
    assert_eq!(own(&lab).at, there);
    let lab = lab.after(Request::Beside.into());
    let (_, is_visited) = own(&lab).beside().expect("the book is there");
    assert!(!is_visited);
    // Whoever does what the book does visits no node that it leaves out.
    let lab = opened("ok_pair_soft");
    let [yours, book] = own(&lab).counts.expect("there is a book");
    assert_eq!(yours, book);
    assert_eq!(own(&lab).extra, None);
}

fn told(transcript: Option<String>) -> Action {
    let told = Told {
        transcript,
        ..Told::default()
    };
    Request::Told(Rc::new(told)).into()
}

#[test]
fn what_the_editor_runs_is_shown_and_what_fails_leaves_the_run_before() {
    let lab = lab().after(told(Some(record("ok_pair_soft"))));
    assert!(own(&lab).is_edited);
    let failed = lab.after(told(Some("{\"e\":\"run\"".to_owned())));
    assert_eq!(own(&failed).verdict.kind, Kind::Same);
    assert!(failed.page.notice.is_some());
    let nothing = lab.after(told(None));
    assert_eq!(own(&nothing).verdict.kind, Kind::Same);
}

#[test]
fn a_start_has_the_tree_of_the_lab_and_every_wrong_line_stands_in_the_book() {
    let game = lab().search.lane.run.spec().game.clone();
    let book = Template::AlphaBeta.text(&game);
    for number in 0..FAULTS.len() {
        assert_ne!(Template::Fault(number).text(&game), book, "{number}");
    }
    assert!(!Template::Gap.text(&game).contains("break"));
    let lab = lab().after(dropped("[[5,6],[2,1]]", Lang::En));
    let text = Template::Minimax.text(&lab.search.lane.run.spec().game);
    assert!(text.contains("tree = [[5, 6], [2, 1]]\n"), "{text}");
}

fn tried(names: &[&str]) -> Action {
    let records: Vec<String> = names.iter().map(|name| record(name)).collect();
    Request::Tried(records.into()).into()
}

#[test]
fn a_run_that_is_right_on_its_own_tree_leads_to_the_first_one_that_is_not() {
    let lab = lab().after(told(Some(record("ok_pair_soft"))));
    let right = lab.after(tried(&["ok_negamax_soft", "ok_plain_minimax"]));
    let elsewhere = own(&right).elsewhere.as_ref().expect("it was tried");
    assert_eq!((elsewhere.count, &elsewhere.smallest), (2, &None));
    let wrong = lab.after(tried(&[
        "ok_negamax_soft",
        "bug_last_value",
        "bug_wrong_bound",
    ]));
    let small = wrong.after(Request::Smallest.into());
    assert_eq!(own(&small).verdict.kind, Kind::Differs);
    assert_eq!(
        own(&small)
            .transcript
            .head
            .source
            .as_ref()
            .map(|it| &*it.name),
        Some("bug_last_value.py")
    );
    let back = small.after(Request::Back.into());
    assert_eq!(own(&back), own(&wrong));
}

#[test]
fn a_run_that_is_wrong_leads_only_to_a_smaller_tree_with_the_same_mistake() {
    let lab = lab().after(told(Some(record("bug_last_value"))));
    // Its own tree is not smaller, and another rule is another mistake.
    let tried = lab.after(tried(&["bug_last_value", "bug_default_window"]));
    let elsewhere = own(&tried).elsewhere.as_ref().expect("it was tried");
    assert_eq!((elsewhere.count, &elsewhere.smallest), (2, &None));
    // What another record says is not about this one.
    let other = opened("ok_pair_soft").after(self::tried(&["bug_last_value"]));
    assert_eq!(own(&other).elsewhere, None);
}

#[test]
fn the_line_that_compares_the_bounds_is_named_where_cuts_are_wrong() {
    let text = record("bug_wrong_bound");
    let lab = lab().after(dropped(&text, Lang::En));
    let line = own(&lab).comparing_line().map(|line| line as usize);
    let source = own(&lab).transcript.head.source.as_ref().expect("a text");
    let named = line.and_then(|line| source.text.lines().nth(line - 1));
    assert!(named.is_none_or(|text| text.contains("alpha") && text.contains("beta")));
    let window = opened("bug_default_window");
    assert_eq!(own(&window).comparing_line(), None);
    assert!(own(&window).first_node(Lang::Zh).is_some());
}
