//! Every reader under damaged input: good texts are cut, repeated, mixed with others and with words of
//! their grammar. Nothing makes a reader panic; a refusal has words in both languages; what is read is
//! written and read again as the same. `PLYSCOPE_FUZZ_SECONDS` says how long each test goes on.
mod corpus;
mod damage;

use corpus::lines;
use damage::{bytes, fuzz};
use plyscope::app::state::action::{EditAction, Search, Step, ViewAction};
use plyscope::app::state::lab::{Lab, Surroundings};
use plyscope::app::state::link::{Way, asks_for_graph, in_language, tag};
use plyscope::app::state::page::borders::Borders;
use plyscope::app::state::page::{Place, Theme};
use plyscope::app::state::play;
use plyscope::app::state::search::code::Code;
use plyscope::app::state::search::deck::Stops;
use plyscope::app::state::search::edit::{Field, Number, WishField};
use plyscope::app::state::search::setting::{Control, settings};
use plyscope::app::state::search::step_units::Direction;
use plyscope::exercise::{Answer, Exercise, Sheet, grade};
use plyscope::game::any::{AnyGame, GameId};
use plyscope::game::tree::edit::Part;
use plyscope::lang::{Lang, Say};
use plyscope::lesson::find::Query;
use plyscope::paper::{Paper, html, tex};
use plyscope::play::Record;
use plyscope::play::table::Table;
use plyscope::search::{decode, encoded};
use plyscope::spec::{Refusal, Spec, from_link, to_link};
use plyscope::trace::{NodeId, Perspective};
use plyscope::worker::{Request, run, work};
use std::rc::Rc;

/// Asserts that a refusal has words in both languages, on one line each.
fn assert_said(refusal: &(impl Say + ?Sized), input: &str) {
    let said = [Lang::En, Lang::Zh].map(|lang| refusal.say(lang));
    for text in &said {
        assert!(
            !text.is_empty() && !text.contains('\n'),
            "{input:?}: {text:?}"
        );
    }
    let is_chinese = |letter: char| ('一'..='龥').contains(&letter);
    assert!(said[1].chars().any(is_chinese), "{input:?}: {}", said[1]);
}

/// Asserts that what was written is read as the same.
fn assert_again(again: Result<String, Refusal>, said: &str, input: &str) {
    assert_eq!(again.ok().as_deref(), Some(said), "{input:?}");
}

/// Returns what was read; of a refusal asserts that it has words.
fn good<T>(read: Result<T, Refusal>, input: &str) -> Option<T> {
    read.map_err(|refusal| assert_said(&refusal, input)).ok()
}

#[test]
fn specs() {
    fuzz(&corpus::specs(), |text| {
        let Some(spec) = good(Spec::read(text), text) else {
            return;
        };
        let said = spec.write();
        assert_again(Spec::read(&said).map(|again| again.write()), &said, text);
        assert_again(
            from_link(&to_link(&spec)).map(|again| again.write()),
            &said,
            text,
        );
    });
}

#[test]
fn links() {
    fuzz(&corpus::links(), |text| {
        let _ = good(from_link(text), text);
        let _ = (
            Way::of(text),
            Code::asked(text),
            asks_for_graph(text),
            tag(text),
        );
        let _ = in_language(text, Lang::Zh);
        if let Some(record) = Record::from_link(text) {
            let _ = good(record, text);
        }
    });
}

#[test]
fn positions_of_every_game() {
    fuzz(&corpus::games(), |text| {
        for id in GameId::ALL {
            match id.read(text, None) {
                Err(refusal) => assert_said(&*refusal, text),
                Ok(game) => {
                    let again = id.read(&game.text(), Some(&game));
                    let said = again.as_ref().map(AnyGame::text).ok();
                    assert_eq!(said, Some(game.text()), "{id:?} {text:?}");
                    let _ = (game.choices(), game.picture(), game.ways().len());
                }
            }
        }
        // A file of another program, as it is dropped on the page.
        let id = GameId::of_text(text);
        if let Ok((mut game, choices)) = id.read_line(text) {
            assert!(
                choices.into_iter().all(|choice| game.play(choice)),
                "{text:?}"
            );
            assert_eq!(id.read(text, None).ok(), Some(game), "{text:?}");
        }
    });
}

#[test]
fn games_and_matches_that_are_kept() {
    fuzz(&corpus::records(), |text| {
        if let Some(record) = good(Record::read(text), text) {
            let said = record.write();
            assert_again(Record::read(&said).map(|again| again.write()), &said, text);
            assert!(record.at <= record.moves.len());
        }
        if let Some((play, insights)) = good(play::read(text), text) {
            let said = play::write(&play, &insights);
            assert_again(
                play::read(&said).map(|(play, insights)| play::write(&play, &insights)),
                &said,
                text,
            );
        }
        if let Some(table) = good(Table::read(text), text) {
            let said = table.write();
            assert_again(Table::read(&said).map(|again| again.write()), &said, text);
        }
        let _ = Borders::read(text).write();
    });
}

#[test]
fn bytes_of_a_worker() {
    let events: Vec<Vec<u8>> = lines("kept/searches.txt")
        .filter_map(|line| Spec::read(&line[line.find('{')?..]).ok())
        .take(60)
        .map(|spec| {
            let events: Vec<_> = spec.record(200, 200).0.events().collect();
            encoded(&events)
        })
        .collect();
    bytes(&events, |bytes| {
        if let Some(events) = decode(bytes) {
            // As bytes: what is no number equals nothing.
            let again = decode(&encoded(&events)).map(|events| encoded(&events));
            assert_eq!(again, Some(encoded(&events)));
        }
    });
}

#[test]
fn requests_to_a_worker() {
    fuzz(&corpus::specs(), |text| {
        let request = Request::Search {
            spec: text.to_owned(),
            limit: 50,
        };
        // A clock that runs fast, so that no search takes long.
        let mut now = 0.0;
        let mut clock = || {
            now += 40.0;
            now
        };
        let mut told = 0;
        if Spec::read(text).is_err() {
            work(&request, run, &mut clock, &mut |_| told += 1);
            assert_eq!(told, 1, "a refusal and nothing else: {text:?}");
        }
    });
}

#[test]
fn queries_of_the_search_for_nodes() {
    let opening = Spec::opening();
    let (trace, ..) = opening.record(1_000, 1_000);
    fuzz(&corpus::queries(), |text| match Query::read(text) {
        Ok(query) => {
            let _ = query.find(&trace.end(), &opening.game, &|_| true, Perspective::Max);
        }
        Err(bad) => assert_said(&bad, text),
    });
}

/// Returns a lab with the opening tree, as on a page of its own.
fn lab() -> Rc<Lab> {
    let around = Surroundings {
        place: Place::Page,
        lang: Lang::En,
        theme: Theme::System,
        room: 250_000,
        seed: 7,
    };
    Rc::new(Lab::new(Spec::opening(), around))
}

#[test]
fn texts_typed_into_the_editor_and_the_options() {
    let begun = lab();
    let all = settings(begun.search.lane.run.spec());
    fuzz(&corpus::games(), |text| {
        for (node, part) in [
            (0, Part::Value),
            (1, Part::Name),
            (2, Part::Value),
            (2, Part::Probability),
        ] {
            let actions = [
                ViewAction::Select(Some(NodeId(node))).into(),
                EditAction::Enter {
                    field: Field::Part(part),
                    text: text.to_owned(),
                }
                .into(),
                EditAction::Number(Number::Take(text.to_owned())).into(),
                EditAction::Text(text.to_owned()).into(),
                ViewAction::Find {
                    query: text.to_owned(),
                    direction: Direction::Forward,
                }
                .into(),
                Step::To(u32::MAX).into(),
                EditAction::Travel(Direction::Back).into(),
            ];
            let lab = actions
                .into_iter()
                .fold(Rc::clone(&begun), |lab, action| lab.after(action));
            assert!(lab.search.lane.run.spec().check().is_ok(), "{text:?}");
        }
        for wish in WishField::ALL {
            let entered = EditAction::Enter {
                field: Field::Wish(wish),
                text: text.to_owned(),
            };
            let _ = begun.after(entered.into());
        }
        for setting in &all {
            if let Control::Typed(typed) = &setting.control
                && let Some(spec) = good(typed.read(text), text)
            {
                let _ = begun.after(Search::Load(spec).into());
            }
        }
        let _ = good(Stops::read(Some(text), None), text);
        let _ = good(Stops::read(None, Some(text)), text);
    });
}

#[test]
fn exercises_and_answers() {
    let corpus = corpus::exercises();
    let exercise = Exercise::read(&corpus.texts[0]).expect("it is good");
    let instance = exercise.instance(7).expect("it can be drawn");
    fuzz(&corpus, |text| {
        if let Some(exercise) = good(Exercise::read(text), text) {
            let said = exercise.write();
            assert_again(
                Exercise::read(&said).map(|again| again.write()),
                &said,
                text,
            );
        }
        if let Some(sheet) = good(Sheet::read(text), text)
            && let Some(instances) = good(sheet.variant(7), text)
            && let Some(paper) = good(Paper::new(&sheet, &instances, Lang::Zh), text)
        {
            let papers = [paper];
            assert!(html(&papers, true, Lang::Zh).ends_with("</html>\n"));
            assert!(tex(&papers, false, Lang::Zh).ends_with("\\end{document}\n"));
        }
        if let Some(answer) = good(Answer::read(text), text) {
            let said = answer.write();
            assert_again(Answer::read(&said).map(|again| again.write()), &said, text);
            for one in &answer.tries {
                let points = grade(&instance, &one.answers);
                assert!(
                    points
                        .iter()
                        .all(|grade| (0.0..=grade.max).contains(&grade.score)),
                    "{text:?}"
                );
            }
        }
    });
}
