//! The built-in exercises: each can be read, drawn and answered, and every learning goal of the notes has two at least.
use plyscope::exercise::{Exercise, Sheet, Source, code, grade, model, total};
use plyscope::export::inline::{Drawing, legible_width};
use plyscope::lang::Lang;
use plyscope::lesson::Labels;
use plyscope::scene::Size;
use plyscope::trace::{Kind, NodeId};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("www").join(name)
}

/// Of each chapter the exercises of each goal, in the order in which the chapter names its goals.
fn goals() -> BTreeMap<String, Vec<Vec<String>>> {
    let text = fs::read_to_string(folder("exercises/goals.json")).expect("it is there");
    serde_json::from_str(&text).expect("lists of names by chapter")
}

fn sheet(chapter: &str) -> Sheet {
    let path = folder("exercises").join(chapter).with_extension("json");
    let text = fs::read_to_string(&path).expect(chapter);
    Sheet::read(&text).unwrap_or_else(|refusal| panic!("{}: {refusal}", path.display()))
}

/// How many goals a chapter of the notes names.
fn named(lang: &str, chapter: &str) -> usize {
    let path = folder("notes")
        .join(lang)
        .join(chapter)
        .with_extension("html");
    let text = fs::read_to_string(&path).expect(chapter);
    let (_, rest) = text
        .split_once("<div class=\"goals\">")
        .expect("it has goals");
    let (goals, _) = rest.split_once("</div>").expect("they end");
    goals.matches("<li>").count()
}

#[test]
fn every_exercise_says_how_hard_it_is_and_its_code_does_not_depend_on_it() {
    let mut levels = BTreeSet::new();
    for chapter in goals().keys() {
        for exercise in sheet(chapter).exercises {
            let level = exercise.level;
            assert!(level.is_some(), "{}", exercise.id);
            levels.insert(level);
            let other = Exercise {
                level: None,
                ..exercise.clone()
            };
            assert_ne!(exercise.write(), other.write());
            assert_eq!(code(&exercise), code(&other), "{}", exercise.id);
        }
    }
    assert_eq!(levels, [Some(1), Some(2), Some(3)].into());
}

#[test]
fn every_learning_goal_has_two_exercises() {
    let goals = goals();
    let mut files: Vec<String> = fs::read_dir(folder("exercises"))
        .expect("it is there")
        .map(|entry| entry.expect("it can be read").path())
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| name != "goals")
        .collect();
    files.sort();
    assert_eq!(files, goals.keys().cloned().collect::<Vec<String>>());
    let mut count = 0;
    for (chapter, goals) in &goals {
        for lang in ["en", "zh"] {
            assert_eq!(named(lang, chapter), goals.len(), "{lang} {chapter}");
        }
        for goal in goals {
            assert!(goal.len() >= 2, "{chapter}: {goal:?}");
        }
        let told: BTreeSet<&String> = goals.iter().flatten().collect();
        let sheet = sheet(chapter);
        let there: BTreeSet<&String> = sheet.exercises.iter().map(|one| &one.id).collect();
        assert_eq!(told, there, "{chapter}");
        assert_eq!(
            there.len(),
            sheet.exercises.len(),
            "{chapter}: a name is there twice"
        );
        count += there.len();
    }
    assert!(count >= 40, "{count}");
}

#[test]
fn every_exercise_has_both_languages_and_full_marks_for_its_model_answer() {
    for chapter in goals().keys() {
        for exercise in sheet(chapter).exercises {
            let text = exercise.text.as_ref().expect(&exercise.id);
            let [english, chinese] = [Lang::En, Lang::Zh].map(|lang| text.text(lang));
            let is_chinese = |letter: char| matches!(letter, '\u{4e00}'..='\u{9fff}');
            assert!(
                !english.contains(is_chinese) && english.len() > 20,
                "{english}"
            );
            assert!(chinese.contains(is_chinese), "{chinese}");
            assert_eq!(Exercise::read(&exercise.write()).as_ref(), Ok(&exercise));
            for seed in [0, 1, 2, 3, 1_000_003] {
                let instance = exercise.instance(seed).unwrap_or_else(|refusal| {
                    panic!("{} with seed {seed}: {refusal}", exercise.id)
                });
                let answer = model(&instance);
                assert!(answer.iter().any(|fields| !fields.is_empty()));
                let (score, max) = total(&grade(&instance, &answer));
                assert!(
                    (score - max).abs() < 1e-9,
                    "{} {seed}: {score}",
                    exercise.id
                );
            }
        }
    }
}

#[test]
fn every_drawn_exercise_has_a_variant_for_each_of_many_seeds() {
    for chapter in goals().keys() {
        for exercise in sheet(chapter).exercises {
            if matches!(exercise.source, Source::Given(_)) {
                continue;
            }
            let refused: Vec<(u64, String)> = (0..200)
                .filter_map(|seed| Some((seed, exercise.instance(seed).err()?.to_string())))
                .collect();
            assert_eq!(refused, [], "{}", exercise.id);
        }
    }
}

#[test]
fn on_a_phone_of_any_width_every_leaf_of_a_tree_has_its_number_and_every_inner_node_its_name() {
    for (chapter, goals) in goals() {
        let all = sheet(&chapter).exercises;
        let drawn = all
            .iter()
            .filter(|exercise| goals.iter().flatten().any(|id| *id == exercise.id))
            .flat_map(|exercise| (0..12).filter_map(|seed| exercise.instance(seed).ok()))
            .filter(|instance| instance.spec.game.is_explicit() && instance.spec.mcts().is_none());
        for instance in drawn {
            let (spec, trace) = (&instance.spec, &instance.trace);
            let nodes = || (0..trace.size() as u32).map(NodeId);
            let leaves = nodes()
                .filter(|node| trace.kind(*node) == Kind::Leaf)
                .count();
            let inner = nodes().filter(|node| trace.kind(*node) != Kind::Leaf);
            let names: Vec<String> = inner
                .filter_map(|node| spec.game.of_node(&trace.path(node)))
                .collect();
            for width in (280..420).step_by(20).map(f64::from) {
                let size = Size::new(width, 400.0);
                let width = legible_width(spec, trace, size, 1_200.0);
                let drawing =
                    Drawing::to_fill_in(spec, trace, 0, Size::new(width, 400.0), Lang::En);
                let id = &instance.exercise.id;
                let texts = drawing.markup.matches("<text").count();
                assert!(
                    texts >= leaves,
                    "{id} at {width}: {texts} texts, {leaves} leaves"
                );
                for name in &names {
                    let is_drawn = drawing.markup.contains(&format!(">{name}<"));
                    assert!(is_drawn, "{id} at {width}: {name} has no room");
                }
            }
        }
    }
}
