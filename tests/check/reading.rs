//! What a transcript may be, and what is said of one that is not.

use plyscope::check::{Kind, check};
use plyscope::lang::{Lang, Say};
use plyscope::transcript::{End, Said, Where, is_transcript, read, unpacked};
use proptest::prelude::*;
use std::fs;

const RUN: &str = r#"{"e":"run","transcript":1,"game":{"kind":"tree","tree":[[3,5],[2,9]]}}"#;

fn sample() -> String {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/own/ok_pair_soft.jsonl"
    );
    fs::read_to_string(path).expect("it was recorded")
}

fn refusal(text: &str) -> String {
    let refused = read(text).map(|_| ()).expect_err(text);
    assert!(!refused.say(Lang::Zh).is_empty());
    refused.say(Lang::En)
}

#[test]
fn a_refusal_names_the_line_and_what_was_found() {
    let with = |line: &str| format!("{RUN}\n{line}\n{{\"e\":\"answer\",\"return\":1}}\n");
    for (line, said) in [
        (
            r#"{"e":"enter","state":[3,}"#,
            "line 2, column 25: this is not JSON: expected a number",
        ),
        (
            r#"{"e":"entre"}"#,
            "line 2: e: expected \"run\" or \"enter\"",
        ),
        (
            r#"{"e":"enter","alhpa":3}"#,
            "line 2: alhpa: this field is unknown here",
        ),
        (
            r#"{"e":"exit","return":3}"#,
            "line 2: an \"exit\" without an \"enter\" before it",
        ),
        (r#"{"e":"enter","line":-1}"#, "line 2: line: expected"),
        (
            r#"{"e":"iteration","path":3}"#,
            "line 2: path: expected a list",
        ),
        (RUN, "line 2: expected one \"run\" line"),
        ("[1,2]", "line 2: expected an object"),
    ] {
        let found = refusal(&with(line));
        assert!(found.contains(said), "{line}: {found}");
    }
    assert!(refusal("").contains("\"transcript\": 1"));
    assert!(refusal("{\"e\":\"enter\"}\n").contains("line 1"));
    assert!(refusal("{\"e\":\"run\",\"transcript\":2}\n").contains("version"));
}

#[test]
fn limits_are_told_with_their_line() {
    let deep = format!("{RUN}\n{}", "{\"e\":\"enter\"}\n".repeat(257));
    assert!(refusal(&deep).contains("line 258: expected at most 256 calls"));
    let long = format!(
        "{RUN}\n{{\"e\":\"note\",\"text\":\"{}\"}}\n{{\"e\":\"search\"}}\n",
        "x".repeat(1 << 20)
    );
    assert!(refusal(&long).contains("line 2: a line has at most 1024 kilobytes"));
    let many = format!("{RUN}\n{}", "{\"e\":\"search\"}\n".repeat(1_000_000));
    assert!(refusal(&many).contains("line 1000001"));
    let wide = format!(
        "{RUN}\n{{\"e\":\"enter\"}}\n{}",
        "{\"e\":\"enter\",\"move\":0}\n{\"e\":\"exit\"}\n".repeat(1_001)
    );
    assert!(refusal(&wide).contains("line 2003: expected at most 1000 calls made from one call"));
    let outside = "{\"e\":\"enter\"}\n{\"e\":\"exit\"}\n".repeat(1_001);
    assert!(
        refusal(&format!("{{\"e\":\"run\",\"transcript\":1}}\n{outside}")).contains("line 2002")
    );
    assert!(read(&format!("{RUN}\n{outside}")).is_ok());
    let path = format!(
        "{RUN}\n{{\"e\":\"iteration\",\"path\":[{}0]}}\n",
        "0,".repeat(256)
    );
    assert!(refusal(&path).contains("line 2: expected at most 256 moves in a path"));
    let brackets = format!(
        "{RUN}\n{{\"e\":\"enter\",\"state\":{}1{}}}\n{{}}\n",
        "[".repeat(400),
        "]".repeat(400)
    );
    assert!(refusal(&brackets).contains("line 2"));
}

#[test]
fn what_is_packed_is_limited_after_it_is_unpacked() {
    let packed = |text: &[u8]| {
        let mut bytes = vec![0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3];
        bytes.extend(b"run.jsonl\0");
        bytes.extend(miniz_oxide::deflate::compress_to_vec(text, 6));
        bytes.extend([0; 8]);
        bytes
    };
    let text = sample();
    let bytes = packed(text.as_bytes());
    let read_again = unpacked(&bytes).expect("it is whole");
    assert_eq!(read_again, text);
    let refused = unpacked(&packed(&vec![b' '; (64 << 20) + 1])).expect_err("too long");
    assert!(refused.say(Lang::En).contains("64 megabytes"));
    let cut = &packed(text.as_bytes())[..200];
    assert!(
        unpacked(cut)
            .expect_err("cut")
            .say(Lang::En)
            .contains("damaged")
    );
    assert!(
        unpacked(&[0xff, 0xfe, 0x41])
            .expect_err("no text")
            .say(Lang::En)
            .contains("not a text")
    );
}

#[test]
fn what_a_program_returns_is_kept_as_it_is() {
    let text = format!(
        "{RUN}\n{}",
        [
            r#"{"e":"enter"}"#,
            r#"{"e":"enter","move":0,"alpha":-Infinity,"beta":Infinity}"#,
            r#"{"e":"exit","return":NaN}"#,
            r#"{"e":"enter","move":1}"#,
            r#"{"e":"exit","return":null}"#,
            r#"{"e":"exit","error":"KeyError: /home/somebody/search.py\u0007"}"#,
        ]
        .join("\n")
    );
    let transcript = read(&text).expect("it is good");
    assert_eq!(transcript.calls[1].alpha, Some(f64::NEG_INFINITY));
    assert!(
        matches!(&transcript.calls[1].end, End::Returned(Said::Number(number)) if number.is_nan())
    );
    assert_eq!(transcript.calls[2].end, End::Returned(Said::Nothing));
    assert_eq!(
        transcript.calls[0].end,
        End::Raised("KeyError: ~/search.py".to_owned())
    );
    assert_eq!(transcript.calls[2].at, Where::Move(Said::Number(1.0)));
}

#[test]
fn boards_are_read_as_programs_keep_them() {
    let boards = [
        [r#""XO..X..O.""#, r#""XOX.X..O.""#],
        [
            r#"["X","O"," "," ","X"," "," ","O"," "]"#,
            r#"["X","O","X"," ","X"," "," ","O"," "]"#,
        ],
        ["[1,-1,0,0,1,0,0,-1,0]", "[1,-1,1,0,1,0,0,-1,0]"],
        ["[1,2,0,0,1,0,0,2,0]", "[1,2,1,0,1,0,0,2,0]"],
        [
            r#"[["x","o","_"],["_","x","_"],["_","o","_"]]"#,
            r#"[["x","o","x"],["_","x","_"],["_","o","_"]]"#,
        ],
        [r#"["XO.",".X.",".O."]"#, r#"["XOX",".X.",".O."]"#],
        [
            r#"[["X","O",null],[null,"X",null],[null,"O",null]]"#,
            r#"[["X","O","X"],[null,"X",null],[null,"O",null]]"#,
        ],
        [r#""XO.\n.X.\n.O.""#, r#""XOX\n.X.\n.O.""#],
    ];
    for [start, next] in boards {
        let text = format!(
            "{{\"e\":\"run\",\"transcript\":1,\"game\":{{\"kind\":\"tic-tac-toe\"}},\"start\":{start}}}\n\
             {{\"e\":\"enter\",\"state\":{start}}}\n{{\"e\":\"enter\",\"state\":{next}}}\n"
        );
        let transcript = read(&text).unwrap_or_else(|refusal| panic!("{start}: {refusal:?}"));
        let verdict = check(&transcript);
        assert_eq!(verdict.walk.visits.len(), 2, "{start}");
        assert_eq!(verdict.walk.path(1), Some(vec![0]), "{start}");
        assert!(!verdict.walk.visits[1].is_misplaced, "{start}");
    }
    let refused = refusal(
        "{\"e\":\"run\",\"transcript\":1,\"game\":{\"kind\":\"tic-tac-toe\"},\"start\":\"XXXX.....\"}\n",
    );
    assert!(
        refused.contains("no game reaches this start: XXXX....."),
        "{refused}"
    );
}

#[test]
fn nothing_is_called_the_same_where_nothing_was_compared() {
    let start = format!("{RUN}\n{{\"e\":\"enter\"}}\n{{\"e\":\"exit\",\"return\":5}}\n");
    assert_ne!(check(&read(&start).expect("good")).kind, Kind::Same);
    let nothing = check(&read(RUN).expect("good"));
    assert_eq!(nothing.kind, Kind::TooLittle);
}

#[test]
fn a_transcript_is_known_by_its_first_line() {
    assert!(is_transcript(&sample()));
    assert!(is_transcript("\u{feff} {\"transcript\":1,\"e\":\"run\"}\n"));
    for other in [
        "[[3,5],[2,9]]",
        "{\"game\":{\"kind\":\"nim\"}}",
        "",
        "1. e4 e5",
    ] {
        assert!(!is_transcript(other), "{other}");
    }
}

proptest! {
    #![proptest_config(crate::truth::cases::cases(2_000))]

    #[test]
    fn a_text_that_ends_anywhere_is_good_up_to_there(share in 0.0..1.0_f64) {
        let text = sample();
        let run = text.find('\n').expect("lines") + 1;
        let end = run + ((text.len() - run) as f64 * share) as usize;
        let part: String = text.chars().take(end).collect();
        let transcript = read(&part).unwrap_or_else(|refusal| panic!("{end}: {refusal:?}"));
        let verdict = check(&transcript);
        prop_assert!(verdict.differences.is_empty(), "{end}: {:?}", verdict.first());
    }

    #[test]
    fn no_damage_to_a_transcript_makes_the_reader_fall(place in 0.0..1.0_f64, letter in any::<char>(), drop in 0..200_usize) {
        let mut letters: Vec<char> = sample().chars().collect();
        let at = (letters.len() as f64 * place) as usize;
        letters[at] = letter;
        letters.drain(at..(at + drop).min(letters.len()));
        let text: String = letters.into_iter().collect();
        if let Ok(transcript) = read(&text) {
            let verdict = check(&transcript);
            for lang in Lang::ALL {
                let _ = (verdict.sentence(&transcript, lang), verdict.found(lang), verdict.limits(&transcript, lang));
                if let Some(first) = verdict.first() {
                    let _ = (verdict.place(first), verdict.is(&first.got, first, lang), verdict.is(&first.expected, first, lang));
                }
            }
        }
    }
}
