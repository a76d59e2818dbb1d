//! One term for one thing: the words that were given up, each with the one in its place, stand neither in the page nor in the notes nor on
//! paper nor in the help of the commands.

use std::fs;
use std::path::Path;

/// Words that were given up, and what is said instead.
const GIVEN_UP: [(&str, &str, &str); 22] = [
    ("en", "hold Max", "limit Max to"),
    ("en", "Min hold ", "limit Max to"),
    ("en", "best child (soft)", "fail-soft"),
    ("en", "β (hard)", "fail-hard"),
    ("en", "s is over", "s is terminal"),
    ("en", "as wished", "with given properties"),
    ("en", "upright", "vertically"),
    ("en", "may be said again", "may be repeated"),
    ("en", "How far one press", "Step size"),
    ("zh", "精确值", "准确值"),
    ("zh", "播放条", "播放栏"),
    ("zh", "进度条", "步骤条"),
    ("zh", "走入", "走进"),
    ("zh", "走到此处", "走进该节点"),
    ("zh", "走到这里的一方", "走进该节点的一方"),
    ("zh", "尚未到达", "尚未访问"),
    ("zh", "无路可走", "没有走法"),
    ("zh", "完全二叉树", "满二叉树"),
    ("zh", "我们的写法", "本讲义的写法"),
    ("zh", "如双陆棋", "西洋双陆棋"),
    ("zh", "学生名", "学号"),
    ("zh", "逐个决定", "逐个决策"),
];

/// The texts of a folder with an ending, with their paths.
fn texts(folder: &str, ending: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let paths = entries.map(|entry| entry.expect("a folder can be read").path());
    let of_kind = |path: &Path| path.extension().is_some_and(|found| found == ending);
    paths
        .filter(|path| of_kind(path))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("it is a text");
            (path.display().to_string(), text)
        })
        .collect()
}

#[test]
fn no_word_that_was_given_up_has_come_back() {
    let mut found = Vec::new();
    for lang in ["en", "zh"] {
        let mut all = texts(&format!("src/locales/{lang}"), "ftl");
        all.extend(texts(&format!("www/notes/{lang}"), "html"));
        if lang == "en" {
            all.extend(texts("src/bin/plyscope", "rs"));
        }
        assert!(all.len() > 30, "{lang}: {}", all.len());
        for (path, text) in &all {
            for (_, word, instead) in GIVEN_UP.iter().filter(|(of, ..)| *of == lang) {
                for (index, line) in text.lines().enumerate() {
                    if line.contains(word) {
                        found.push(format!("{path}:{}: {word} → {instead}", index + 1));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn every_word_that_is_said_instead_is_said() {
    for (lang, word, instead) in GIVEN_UP {
        let mut all = texts(&format!("src/locales/{lang}"), "ftl");
        all.extend(texts(&format!("www/notes/{lang}"), "html"));
        all.extend(texts("src/bin/plyscope", "rs"));
        let is_said = all.iter().any(|(_, text)| text.contains(instead));
        assert!(is_said, "{word} gave way to {instead}, which is nowhere");
    }
}
