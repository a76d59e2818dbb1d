//! The words that people see: each message is in every language with the same gaps, some code says it, and none stands in Rust.
#[path = "../../src/locales/build/catalogue.rs"]
mod catalogue;
#[path = "../../src/locales/build/language.rs"]
mod language;

use catalogue::{File, Message, Room, read};
use language::Language;
use plyscope::lang::words::{page, scene};
use plyscope::lang::{Lang, Part, Say, Saying, Sentence};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
}

/// The sources, each with its path below `src`, without tests.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(ROOT).join("src");
    let mut paths = Vec::new();
    files(&root, "rs", &mut paths);
    let source = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source is text");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let name = path.strip_prefix(&root).expect("it lies below");
        (name.to_string_lossy().replace('\\', "/"), code.to_owned())
    };
    paths.into_iter().map(source).collect()
}

/// The messages of two files.
fn messages(english: &str, chinese: &str) -> Result<Room, Vec<String>> {
    let file = |path, text| File { path, text };
    read(&[file("en.ftl", english), file("zh.ftl", chinese)])
}

fn refused(english: &str, chinese: &str) -> Vec<String> {
    messages(english, chinese).expect_err("these files are refused")
}

/// The name of a message in Rust: a constant, or a struct where there are gaps.
fn name(message: &Message) -> String {
    if message.gaps.is_empty() && message.counts.is_empty() {
        return message.name.to_uppercase().replace('-', "_");
    }
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    message.name.split('-').map(capital).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut said = HashSet::new();
    for (_, code) in sources() {
        for (at, _) in code.match_indices("::") {
            let room = code[..at].rsplit(|letter| !is_word(letter)).next();
            let name = code[at + 2..].split(|letter| !is_word(letter)).next();
            said.insert((
                room.unwrap_or_default().to_owned(),
                name.unwrap_or_default().to_owned(),
            ));
        }
    }
    let mut paths = Vec::new();
    files(&Path::new(ROOT).join("src/locales/en"), "ftl", &mut paths);
    assert!(paths.len() > 8);
    let mut unused = Vec::new();
    for path in paths {
        let room = path.file_stem().expect("it has a name").to_string_lossy();
        if room == "language" {
            continue;
        }
        let texts: Vec<(&str, String)> = Lang::ALL
            .iter()
            .map(|lang| {
                let path = format!("{ROOT}/src/locales/{}/{room}.ftl", lang.code());
                (lang.code(), fs::read_to_string(path).unwrap_or_default())
            })
            .collect();
        let files: Vec<File> = texts
            .iter()
            .map(|(path, text)| File { path, text })
            .collect();
        let room_read = read(&files).expect("the files are good");
        assert_eq!(room_read.missing, [""; 0], "{room}");
        let all = room_read.messages;
        let is_said = |message: &Message| message.texts.iter().all(|text| !text.is_empty());
        assert!(
            all.iter().all(is_said),
            "{room} has a message without words"
        );
        let names = all.iter().map(|message| (room.to_string(), name(message)));
        unused.extend(names.filter(|name| !said.contains(name)));
    }
    assert!(unused.is_empty(), "no code says {unused:?}");
}

#[test]
fn no_chinese_stands_in_rust() {
    let is_chinese = |letter: char| matches!(letter, '\u{3400}'..='\u{9fff}');
    let found: Vec<String> = sources()
        .into_iter()
        .filter(|(_, code)| code.contains(is_chinese))
        .map(|(path, _)| path)
        .collect();
    assert!(
        found.is_empty(),
        "move the words of {found:?} to src/locales"
    );
}

#[test]
fn a_message_that_a_language_lacks_is_named_with_its_place_and_said_in_english() {
    let room = messages("first = one\nsecond = two\n", "second = 二\n").expect("it is no mistake");
    assert_eq!(room.missing, ["en.ftl:1: first is missing in zh.ftl"]);
    let texts = format!("{:?}", room.messages[0].texts);
    assert_eq!(texts, r#"[[Text("one")], [Text("one")]]"#);
}

#[test]
fn a_message_that_english_lacks_is_refused_with_its_place() {
    assert_eq!(
        refused("second = two\n", "second = 二\nthird = 三\n"),
        ["zh.ftl:2: third is not in en.ftl"]
    );
}

#[test]
fn other_gaps_than_in_english_are_refused() {
    assert_eq!(
        refused("of = { $at } of { $all }\n", "of = 第 { $at } 个\n"),
        [r#"zh.ftl:1: of has the arguments {"at"}, in en.ftl {"all", "at"}"#]
    );
    let chosen = "of = { $count ->\n    [one] one\n   *[other] { $count }\n }\n";
    assert!(messages(chosen, "of = 几个\n").is_ok());
}

#[test]
fn a_message_given_twice_and_unreadable_lines_are_refused() {
    let refused = refused("one = 1\none = 2\n", "one = 1\nnot a message\n");
    assert!(
        refused.contains(&"en.ftl:1: one is there twice".to_owned()),
        "{refused:?}"
    );
    assert!(
        refused
            .iter()
            .any(|reason| reason.starts_with("zh.ftl:2: ")),
        "{refused:?}"
    );
}

#[test]
fn what_is_not_used_of_fluent_is_refused() {
    for text in [
        "-brand = Plyscope\n",
        "one = { -brand }\n",
        "one = { NUMBER($count) }\n",
        "one = One\n    .title = First\n",
        "Capital = One\n",
        "one = { $type }\n",
        "one = { $count ->\n    [few] some\n   *[other] many\n }\n",
    ] {
        assert!(messages(text, text).is_err(), "{text}");
    }
}

#[test]
fn a_count_chooses_the_words() {
    let cut = |count| scene::NotSearched { count };
    assert_eq!(cut(1).say(Lang::En), "1 move not searched");
    assert_eq!(cut(2).say(Lang::En), "2 moves not searched");
    assert_eq!(cut(1).say(Lang::Zh), "1 种走法未搜");
}

#[test]
fn a_gap_keeps_what_fills_it() {
    let sentence = page::MatchOf { at: 3, all: 12 };
    assert_eq!(sentence.say(Lang::Zh), "第 3 个，共 12 个");
    let mut parts = Vec::new();
    sentence.put(Lang::En, &mut |part| {
        parts.push(match part {
            Part::Text(words) => Err(words.to_owned()),
            Part::Gap(number) => Ok(*number),
        });
    });
    assert_eq!(parts, [Ok(3), Err(" of ".to_owned()), Ok(12)]);
}

fn facts(text: &str) -> Result<Language, Vec<String>> {
    Language::read("qq", text)
}

#[test]
fn a_language_says_what_is_to_be_known_of_it() {
    let whole = "tag = qq\nshort = Qq\nswitch = Qq\ndirection = rtl\nspace = { \" \" }\nlist = ,\nnotes = en\n";
    let written = language::code(&[facts(whole).expect("nothing is missing")]);
    for part in ["Qq,", "direction: \"rtl\"", "code: \"qq\""] {
        assert!(written.contains(part), "{written}");
    }
    let refused = |text: &str| facts(text).err().unwrap_or_default();
    assert_eq!(
        refused(&whole.replace("tag = qq\n", "")),
        ["src/locales/qq/language.ftl: tag is missing"]
    );
    assert_eq!(
        refused(&whole.replace("rtl", "up")),
        ["src/locales/qq/language.ftl: direction is \"up\"; write ltr or rtl"]
    );
    assert!(refused(&(whole.to_owned() + "colour = red\n"))[0].contains("colour is unknown"));
    assert!(Language::read("q/q", whole).is_err());
}

#[test]
fn a_tag_is_that_of_the_language_with_which_it_begins() {
    for tag in ["zh", "zh-CN", "ZH-hant-TW", "zh_TW"] {
        assert_eq!(Lang::of_tag(tag), Lang::Zh, "{tag}");
    }
    for tag in ["", "en", "en-GB", "zhu", "fr", "z"] {
        assert_eq!(Lang::of_tag(tag), Lang::En, "{tag}");
    }
    assert!(
        Lang::ALL
            .iter()
            .all(|lang| Lang::of_code(lang.code()) == Some(*lang))
    );
}

#[test]
fn what_is_kept_is_said_in_each_language_later() {
    let sentence = page::MatchOf {
        at: "x",
        all: scene::NotSearched { count: 2 },
    };
    let kept = sentence.keep();
    for lang in Lang::ALL {
        assert_eq!(kept.say(lang), sentence.say(lang));
    }
    let sent = serde_json::to_string(&kept).expect("it can be sent");
    assert_eq!(
        serde_json::from_str::<Saying>(&sent).expect("and read"),
        kept
    );
}

#[test]
fn a_table_of_another_build_is_refused() {
    let table = Lang::Zh
        .table()
        .expect("a program outside of a browser has all words");
    assert_eq!(Lang::Zh.take(table), Ok(()));
    for wrong in ["", "[]", "{}", "[[\"one\"]]", &table[..table.len() - 1]] {
        assert!(Lang::Zh.take(wrong).is_err(), "{wrong:.20}");
    }
}
